#include "table/choices/game_choices.h"

#include "bots/levels.h"
#include "table/choices/start_choices.h"
#include "table/settings/settings.h"
#include "table/text/error_text.h"
#include "table/text/lexicon_text.h"
#include "table/text/player_name.h"
#include "table/view/game_rows.h"

#include <QFileInfo>

namespace storeys {

GameChoices::GameChoices(DataPlace data, LiveGame& live, TurnFlow& flow, Notices& notices)
    : m_data(std::move(data)), m_live(live), m_flow(flow), m_notices(notices)
{
    for (const auto change : {&LiveGame::started, &LiveGame::left})
        connect(&live, change, this, &GameChoices::lastSetupChanged);
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

// ---- starting

QString GameChoices::newGame(const QVariantMap& setup)
{
    const GameStart chosen = GameStart::fromMap(setup);
    const QString problem = start(chosen);
    if (problem.isEmpty())
        emit remembered(saveLastSetup(chosen.toMap()));
    return problem;
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

QString GameChoices::again()
{
    if (!m_live.isThere())
        return {};
    const auto& clock = m_live.clock()->clock();
    const GameStart same =
        GameStart::like(*m_live.game(), m_live.kinds(), clock ? std::optional(clock->rules()) : std::nullopt, m_data);
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
    emit variantsChanged();
    emit lastSetupChanged();
    emit retold();
}

} // namespace storeys
