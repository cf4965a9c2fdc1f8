#include "table/choices/game_choices.h"

#include "bots/levels.h"
#include "rules/variant_reader.h"
#include "table/choices/start_choices.h"
#include "table/settings/settings.h"
#include "table/text/error_text.h"
#include "table/text/lexicon_text.h"
#include "table/text/mini_board_text.h"
#include "table/text/player_name.h"
#include "table/view/game_rows.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace storeys {

namespace {

class DesignText
{
    Q_DECLARE_TR_FUNCTIONS(DesignText)

public:
    // "": nobody has lost.
    static QString by(const QString& name)
    {
        return name.isEmpty() ? tr("Design the next board")
                              : sentenceOf(name, tr("You design the next board"), tr("%1 designs the next board"));
    }
};

} // namespace

GameChoices::GameChoices(DataPlace data, LiveGame& live, TurnFlow& flow, Notices& notices)
    : m_data(std::move(data)), m_live(live), m_flow(flow), m_notices(notices)
{
    for (const auto change : {&LiveGame::started, &LiveGame::left})
        connect(&live, change, this, &GameChoices::lastSetupChanged);
    connect(&live, &LiveGame::changed, this, &GameChoices::nextDesignChanged);
}

// ---- what can be chosen

QVariantList GameChoices::variants() const
{
    return variantChoices(m_data, ownVariants());
}

OwnVariants GameChoices::ownVariants() const
{
    QStringList others = m_openedVariants;
    others += savedLastSetup().value("variant").toString();
    if (m_live.isThere())
        others += startOfVariant(m_live.position().variant(), m_data);
    return storeys::ownVariants(m_variantFolder, others, m_data);
}

QString GameChoices::listedVariant(const QString& start) const
{
    const auto variant = variantOfStart(start, m_data);
    if (!variant)
        return GameStart().variant;
    if (m_data.isBuiltIn(*variant))
        return QString::fromStdString(variant->id);
    for (const OwnVariants::Listed& own : ownVariants().listed)
        if (own.variant.text == variant->text)
            return own.start;
    return start;
}

QString GameChoices::openVariant(const QString& file)
{
    const QString whole = QFileInfo(file).absoluteFilePath();
    const auto variant = variantOfStart(whole, m_data);
    if (!variant)
        return errorText(variant.error());
    m_openedVariants.removeAll(whole);
    m_openedVariants += whole;
    emit variantsChanged();
    return {};
}

void GameChoices::lookForVariantsIn(const QString& folder)
{
    m_variantFolder = folder;
    emit variantsChanged();
}

QVariantList GameChoices::levels() const
{
    QVariantList list;
    for (const std::string& level : botLevels()) {
        const QString id = QString::fromStdString(level);
        list += QVariantMap{
            {"id", id}, {"name", levelName(id)}, {"note", levelNote(id)}, {"usual", id == GameStart::usualLevel}};
    }
    return list;
}

QVariantList GameChoices::lexicons() const
{
    return lexiconChoices(m_data);
}

QString GameChoices::wordsLanguage()
{
    return wordsLanguageText();
}

QVariantMap GameChoices::clocks() const
{
    return clockChoices();
}

QVariantMap GameChoices::lastSetup() const
{
    const QVariantMap saved = savedLastSetup();
    QVariantMap setup = saved.isEmpty() ? GameStart::usual().toMap() : saved;
    QVariantList players;
    for (const QVariant& entry : setup.value("players").toList()) {
        QVariantMap player = entry.toMap();
        player["name"] = shownName(player.value("name").toString());
        players += player;
    }
    setup["players"] = players;
    setup["variant"] = listedVariant(setup.value("variant", GameStart().variant).toString());
    return setup;
}

// ---- boards of mini boards

QVariantMap GameChoices::board(const QString& start, const QString& layout) const
{
    const auto variant = variantOfStart(start, m_data);
    if (!variant || variant->miniBoards.empty())
        return {};
    const auto laid = composed(*variant, layout.toStdString());
    const Variant& shown = laid ? *laid : *variant;
    return {{"layout", QString::fromStdString(shown.layout)},
            {"name", layoutName(shown.miniBoards, shown.layout)},
            {"shape", QVariant::fromValue(BoardShape(shown, shown.houseRules, shown.mostPlayers))}};
}

void GameChoices::design(const QString& start, const QString& layout, const QVariantMap& houseRules)
{
    const auto variant = variantOfStart(start, m_data);
    if (!variant)
        return;
    HouseRules rules = variant->houseRules;
    for (const auto& [name, value] : houseRules.asKeyValueRange())
        (void)rules.set(name.toStdString(), value.toString().toStdString());
    m_layoutDraft.begin(*variant, layout, rules);
}

std::optional<int> GameChoices::loser() const
{
    if (!m_live.isOver())
        return std::nullopt;
    const std::vector<GameResult::Line>& seats = m_live.game()->result()->seats;
    std::optional<int> last;
    for (int seat = 0; seat < static_cast<int>(seats.size()); ++seat)
        if (!seats[seat].wins && (!last || seats[seat].total < seats[*last].total))
            last = seat;
    return last;
}

QString GameChoices::nextDesign() const
{
    if (!m_live.isOver() || m_live.position().variant().miniBoards.empty())
        return {};
    const auto seat = loser();
    return DesignText::by(seat ? shownName(m_live.game()->setup().players[*seat]) : QString());
}

void GameChoices::designNext()
{
    if (!m_live.isThere())
        return;
    const Variant& variant = m_live.position().variant();
    m_layoutDraft.begin(variant, QString::fromStdString(variant.layout), m_live.position().houseRules());
    if (const auto seat = loser(); seat && !m_live.kinds()[*seat].isPerson())
        m_layoutDraft.random();
}

// ---- starting

QString GameChoices::newGame(const QVariantMap& setup)
{
    const GameStart chosen = GameStart::fromMap(setup);
    const QString problem = start(chosen);
    if (!problem.isEmpty())
        return problem;
    QVariantMap kept = chosen.toMap();
    if (const QVariantMap before = savedLastSetup(); !chosen.layout && before.contains("layout"))
        kept["layout"] = before["layout"];
    emit remembered(saveLastSetup(kept));
    return {};
}

QString GameChoices::start(const GameStart& start)
{
    auto setup = setupOf(start, m_data);
    if (!setup)
        return setup.error();
    std::vector<SeatKind> kinds;
    for (const GameStart::Seat& seat : start.seats)
        kinds.push_back({seat.level});
    m_flow.begin({Game(*std::move(setup)), std::move(kinds), start.clock ? start.clock->text() : std::string()});
    return {};
}

GameStart GameChoices::same() const
{
    const auto& clock = m_live.clock()->clock();
    return GameStart::like(*m_live.game(), m_live.kinds(), clock ? std::optional(clock->rules()) : std::nullopt,
                           m_data);
}

QString GameChoices::again()
{
    return m_live.isThere() ? startAgain(same()) : QString();
}

QString GameChoices::againOn(const QString& layout)
{
    if (!m_live.isThere())
        return {};
    GameStart next = same();
    next.layout = layout;
    const QString problem = startAgain(next);
    if (problem.isEmpty()) {
        QVariantMap setup = savedLastSetup();
        if (setup.isEmpty())
            setup = GameStart::usual().toMap();
        setup["layout"] = layout;
        emit remembered(saveLastSetup(setup));
    }
    return problem;
}

QString GameChoices::startAgain(const GameStart& same)
{
    const QString problem = start(same);
    if (!problem.isEmpty())
        m_notices.tell(Telling([this, same] {
            const auto setup = setupOf(same, m_data);
            return setup ? QString() : setup.error();
        }));
    return problem;
}

void GameChoices::retell()
{
    m_layoutDraft.retell();
    emit nextDesignChanged();
    emit variantsChanged();
    emit lastSetupChanged();
    emit retold();
}

} // namespace storeys
