#include "table/game_table.h"

#include "table/settings/settings.h"

namespace storeys {

namespace {

// The board to show before the first game: the one of the variant that was chosen last.
BoardShape shapeBefore(const DataPlace& data)
{
    const QVariantMap saved = savedLastSetup();
    const QString last = saved.value("variant", GameStart().variant).toString();
    auto variant = variantOfStart(last, data, saved.value("language").toString());
    if (!variant)
        variant = variantOfStart(GameStart().variant, data);
    const int seats = std::min(static_cast<int>(saved.value("players").toList().size()), mostSeats);
    return variant ? BoardShape(*variant, variant->houseRules, seats) : BoardShape();
}

} // namespace

GameTable::GameTable(DataPlace data, std::chrono::milliseconds pause, GameClock::Now now)
    : m_data(std::move(data)), m_live(m_data, std::move(now)), m_flow(m_live, m_notices, pause),
      m_view(m_live, m_flow, shapeBefore(m_data))
{}

void GameTable::keepIn(const StorePlaces& places)
{
    m_notices.reportDamage(settingsProblem());
    m_records.keepIn(places);
    m_results.keepIn(places.records);
    m_choices.lookForVariantsIn(places.records + "/variants");
    m_analysis.keepIn(places.records + "/reviews", m_disk,
                      [this] { return TableNote::fingerprint(m_records.recordText()); });
    m_progress.keepIn(places.records + "/progress.json");
}

void GameTable::retell()
{
    m_view.retell();
    m_cards.retell();
    m_speech.retell();
    emit m_flow.changed();
    emit m_away.stateChanged();
    emit m_hint.changed();
    m_analysis.retell();
    emit m_progress.changed();
    emit m_lesson.changed();
    emit m_retry.changed();
    emit m_notices.changed();
    emit m_notices.settingsChanged();
    emit m_records.changed();
    m_results.retell();
    m_choices.retell();
    m_records.shelf()->retell();
}

} // namespace storeys
