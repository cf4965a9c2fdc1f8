#include "table/text/variant_text.h"

#include "table/qml.h"

#include <algorithm>

namespace storeys {

namespace {

// The titles in the built-in variants, listed once more so that they can be translated.
[[maybe_unused]] constexpr const char* titles[] = {
    // bust-out
    QT_TRANSLATE_NOOP("CardText", "Lamp on a hook"),
    QT_TRANSLATE_NOOP("CardText", "Spare batteries"),
    QT_TRANSLATE_NOOP("CardText", "Dead battery"),
    QT_TRANSLATE_NOOP("CardText", "Loose rubble"),
    QT_TRANSLATE_NOOP("CardText", "Cave-in"),
    QT_TRANSLATE_NOOP("CardText", "Crowbar"),
    QT_TRANSLATE_NOOP("CardText", "All clear"),
    QT_TRANSLATE_NOOP("CardText", "The dog is asleep"),
    QT_TRANSLATE_NOOP("CardText", "False alarm"),
    QT_TRANSLATE_NOOP("CardText", "Wrong tunnel"),
    QT_TRANSLATE_NOOP("CardText", "Caught in the light"),
    QT_TRANSLATE_NOOP("CardText", "New plan"),
    QT_TRANSLATE_NOOP("CardText", "Whispered hint"),
    QT_TRANSLATE_NOOP("CardText", "Empty pockets"),
    QT_TRANSLATE_NOOP("CardText", "Mix-up in the dark"),
    // hyper-race
    QT_TRANSLATE_NOOP("CardText", "Solar wind"),
    QT_TRANSLATE_NOOP("CardText", "Stardust"),
    QT_TRANSLATE_NOOP("CardText", "Fuel leak"),
    QT_TRANSLATE_NOOP("CardText", "Slingshot"),
    QT_TRANSLATE_NOOP("CardText", "Full thrust"),
    QT_TRANSLATE_NOOP("CardText", "Wormhole"),
    QT_TRANSLATE_NOOP("CardText", "Radio silence"),
    QT_TRANSLATE_NOOP("CardText", "Magnetic storm"),
    QT_TRANSLATE_NOOP("CardText", "Engine stalls"),
    QT_TRANSLATE_NOOP("CardText", "Long way round"),
    QT_TRANSLATE_NOOP("CardText", "New course"),
    QT_TRANSLATE_NOOP("CardText", "Quick repair"),
    QT_TRANSLATE_NOOP("CardText", "Supply ship"),
    QT_TRANSLATE_NOOP("CardText", "Cargo dumped"),
    QT_TRANSLATE_NOOP("CardText", "Crossed signals"),
};

struct EffectEntry
{
    const char* sign;
    const char* text;
};

// By CardEffect.
constexpr EffectEntry effectTable[] = {
    {"blank", QT_TRANSLATE_NOOP("CardText", "Take a yellow blank from the pile.")},
    {"give-back", QT_TRANSLATE_NOOP("CardText", "Give back one yellow blank if you have one.")},
    {"blocker", QT_TRANSLATE_NOOP("CardText", "Take a blocker from the pile.")},
    {"lift", QT_TRANSLATE_NOOP("CardText", "You may take one blocker off the board.")},
    {"again", QT_TRANSLATE_NOOP("CardText", "You have another turn after this one.")},
    {"skip-next", QT_TRANSLATE_NOOP("CardText", "The next player loses a turn.")},
    {"pause", QT_TRANSLATE_NOOP("CardText", "You lose your next turn.")},
    {"change", QT_TRANSLATE_NOOP("CardText", "You may change up to three of your tiles.")},
    {"fresh", QT_TRANSLATE_NOOP("CardText", "Draw a fresh rack from the bag; then your old tiles go in.")},
    {"swap-racks", QT_TRANSLATE_NOOP("CardText", "Swap racks with the next player; then both draw up. Reserves stay.")},
};
static_assert(std::size(effectTable) == cardEffectNames.size());

} // namespace

QString cardTitle(const Card& card)
{
    return QCoreApplication::translate("CardText", card.name.c_str());
}

QString cardText(const Card& card)
{
    QStringList sentences;
    for (const CardEffect effect : card.does)
        sentences += QCoreApplication::translate("CardText", effectTable[static_cast<int>(effect)].text);
    return sentences.join(u' ');
}

QString cardSign(const Card& card)
{
    return card.does.empty() ? "card" : effectTable[static_cast<int>(card.does.front())].sign;
}

QString miniBoardName(const MiniBoard& board)
{
    static constexpr const char* known[] = {
        QT_TRANSLATE_NOOP("Table", "Button"), QT_TRANSLATE_NOOP("Table", "Patch"),  QT_TRANSLATE_NOOP("Table", "Strip"),
        QT_TRANSLATE_NOOP("Table", "Bench"),  QT_TRANSLATE_NOOP("Table", "Window"), QT_TRANSLATE_NOOP("Table", "Slope"),
        QT_TRANSLATE_NOOP("Table", "Ladder"), QT_TRANSLATE_NOOP("Table", "Plaza"),  QT_TRANSLATE_NOOP("Table", "Frame"),
    };
    const QString name = QString::fromStdString(board.name).simplified();
    const auto* const found = std::ranges::find(known, name, [](const char* each) { return QString(each); });
    return found == std::end(known) ? name : Words::tr(*found); // names in the player's own variants stay
}

QString miniBoardLabel(const MiniBoard& board, int side)
{
    return QString("%1%2 %3").arg(QString::number(board.number), side == 0 ? "a" : "b", miniBoardName(board)).trimmed();
}

QString layoutName(const std::vector<MiniBoard>& boards, const std::string& layout)
{
    QStringList names;
    if (const auto all = readLayout(layout))
        for (const LaidMiniBoard& laid : *all)
            if (const auto board = std::ranges::find(boards, laid.number, &MiniBoard::number); board != boards.end())
                names += miniBoardLabel(*board, laid.side);
    return names.isEmpty() ? Words::tr("No mini boards") : names.join(Words::tr(", ", "between mini boards in a list"));
}

} // namespace storeys
