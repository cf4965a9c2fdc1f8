#include "table/text/variant_text.h"

#include "rules/ends.h"
#include "table/qml.h"

namespace storeys {

namespace {

// The card titles of the built-in variants, listed here only so that they can be translated.
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

// Index: CardEffect.
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

QString rowText(int steps, int rows)
{
    return QString::number(rows - steps + 1);
}

constexpr GoalTexts goalTable[] = {
    {
        .goal = "own-corner",
        .aim = QT_TRANSLATE_NOOP(
            "Table", "It is a race without points: the first player to place a tile on their own corner wins."),
        .places = QT_TRANSLATE_NOOP(
            "Table", "Each player owns a corner, shown by colour and shape. Nobody else can place tiles there."),
        .end = QT_TRANSLATE_NOOP("Table", "You win at once with a tile on your own corner."),
        .youWon = QT_TRANSLATE_NOOP("Table", "You have busted out and win."),
        .otherWon = QT_TRANSLATE_NOOP("Table", "%1 has busted out and wins."),
        .wins = QT_TRANSLATE_NOOP("Table", "Reaches your corner: wins"),
        .distance = [](int steps, int) { return Words::tr("%n step(s) away", nullptr, steps); },
        .nearer =
            [](int steps, int before, int) {
                return before == Variant::noSteps ? Words::tr("%n step(s) to your corner", nullptr, steps)
                       : before == steps          ? Words::tr("%n step(s) to your corner, as before", nullptr, steps)
                                         : Words::tr("%n step(s) to your corner (was %1)", nullptr, steps).arg(before);
            },
    },
    {
        .goal = "own-earth",
        .aim = QT_TRANSLATE_NOOP(
            "Table", "It is a race without points: the first player to come down their side to Earth wins."),
        .places = QT_TRANSLATE_NOOP(
            "Table", "The left half of the board is the first player’s side, the right half the second player’s."),
        .firstWord = QT_TRANSLATE_NOOP(
            "Table", "Your first word must have at least two tiles and cover one of your stations in the top row. "
                     "Every later play must touch a tile on your side. Only you can play on your side."),
        .start = QT_TRANSLATE_NOOP("Table", "Your first word must cover one of your stations."),
        .end =
            QT_TRANSLATE_NOOP("Table", "You win at once with a tile on one of your Earth squares in the bottom row."),
        .youWon = QT_TRANSLATE_NOOP("Table", "You have reached Earth and win."),
        .otherWon = QT_TRANSLATE_NOOP("Table", "%1 has reached Earth and wins."),
        .wins = QT_TRANSLATE_NOOP("Table", "Reaches Earth: wins"),
        .distance = [](int steps,
                       int rows) { return Words::tr("row %1 of %2").arg(rowText(steps, rows), QString::number(rows)); },
        .nearer =
            [](int steps, int before, int rows) {
                const QString row = rowText(steps, rows), last = QString::number(rows);
                return before == Variant::noSteps ? Words::tr("Row %1 of %2").arg(row, last)
                       : before == steps          ? Words::tr("Row %1 of %2, as before").arg(row, last)
                                         : Words::tr("Row %1 of %2 (was %3)").arg(row, last, rowText(before, rows));
            },
    },
};

// The name of a mini board, translated if it comes with the program.
QString miniBoardName(const MiniBoard& board)
{
    static constexpr const char* known[] = {
        QT_TRANSLATE_NOOP("Table", "Button"), QT_TRANSLATE_NOOP("Table", "Patch"),  QT_TRANSLATE_NOOP("Table", "Strip"),
        QT_TRANSLATE_NOOP("Table", "Bench"),  QT_TRANSLATE_NOOP("Table", "Window"), QT_TRANSLATE_NOOP("Table", "Slope"),
        QT_TRANSLATE_NOOP("Table", "Ladder"), QT_TRANSLATE_NOOP("Table", "Plaza"),  QT_TRANSLATE_NOOP("Table", "Frame"),
    };
    const QString name = QString::fromStdString(board.name).simplified();
    const auto* const found = std::ranges::find(known, name, [](const char* each) { return QString(each); });
    return found == std::end(known) ? name : Words::tr(*found); // names in the player's own variants are not translated
}

} // namespace

QString cardTitle(const Card& card)
{
    return QCoreApplication::translate("CardText", card.name.c_str());
}

QString cardText(const Card& card)
{
    const auto sentence = [](CardEffect effect) {
        return QCoreApplication::translate("CardText", effectTable[static_cast<int>(effect)].text);
    };
    return listOf<QStringList>(card.does, sentence).join(u' ');
}

QString cardSign(const Card& card)
{
    return card.does.empty() ? "card" : effectTable[static_cast<int>(card.does.front())].sign;
}

const GoalTexts& goalTexts(const Variant& variant)
{
    static constexpr GoalTexts none{};
    const auto* const found = std::ranges::find(goalTable, goalName(variant.goal), &GoalTexts::goal);
    return found == std::end(goalTable) ? none : *found;
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
