#include "table/game/clock_view.h"

namespace storeys {

namespace {

constexpr int tickTime = 100; // ms; often enough that no second is skipped
constexpr std::chrono::seconds nearZero{10};
constexpr std::chrono::seconds little{30};
constexpr std::chrono::seconds worthNoted{5};

GameClock::Time systemTime()
{
    return std::chrono::duration_cast<GameClock::Time>(std::chrono::steady_clock::now().time_since_epoch());
}

// Rounds seconds up while there is time, so that 0:00 means that no time is left.
QString timeText(GameClock::Time left)
{
    const auto magnitude = std::abs(left.count());
    const auto seconds = left.count() > 0 ? (magnitude + 999) / 1000 : magnitude / 1000;
    const QString sign = left.count() < 0 && seconds > 0 ? QStringLiteral("−") : QString();
    return QString("%1%2:%3").arg(sign, QString::number(seconds / 60),
                                  QString::number(seconds % 60).rightJustified(2, '0'));
}

} // namespace

ClockView::ClockView(GameClock::Now now) : m_now(now ? std::move(now) : systemTime)
{
    m_tick.setInterval(tickTime);
    connect(&m_tick, &QTimer::timeout, this, &ClockView::tick);
}

QStringList ClockView::times() const
{
    QStringList texts;
    for (int seat = 0; m_clock && seat < m_clock->seats(); ++seat)
        texts += timeText(m_clock->left(seat));
    return texts;
}

QList<bool> ClockView::late() const
{
    QList<bool> seats;
    for (int seat = 0; m_clock && seat < m_clock->seats(); ++seat)
        seats += m_clock->left(seat) <= nearZero;
    return seats;
}

void ClockView::setHeld(bool held)
{
    if (m_held == held)
        return;
    m_held = held;
    if (m_clock)
        m_clock->hold(held);
    emit changed();
}

void ClockView::setPaused(bool paused)
{
    if (!m_clock || paused == isPaused())
        return;
    if (paused)
        m_clock->pause();
    else
        m_clock->goOn();
    if (paused == isPaused())
        emit changed();
}

std::optional<Error> ClockView::set(const std::string& text, int seats)
{
    m_clock.reset();
    m_tick.stop();
    m_isUp = false;
    m_warning = Warning::None;
    std::optional<Error> problem;
    if (!text.empty()) {
        if (auto clock = GameClock::read(text, seats, m_now)) {
            m_clock.emplace(*std::move(clock));
            m_clock->hold(m_held);
        } else {
            problem = clock.error();
        }
    }
    emit changed();
    return problem;
}

void ClockView::goOnFrom(const std::string& text)
{
    if (!m_clock || text.empty())
        return;
    if (auto clock = GameClock::read(text, m_clock->seats(), m_now);
        clock && clock->rules().text() == m_clock->rules().text()) {
        m_clock.emplace(*std::move(clock));
        m_clock->hold(m_held);
        tick();
    }
}

void ClockView::start(int seat)
{
    if (!m_clock)
        return;
    m_clock->start(seat);
    m_noted = m_clock->left(seat);
    m_watched.reset();
    m_warning = Warning::None;
    m_tick.start();
    tick();
}

void ClockView::finishTurn()
{
    m_warning = Warning::None;
    if (m_clock)
        m_clock->finishTurn();
    tick();
}

void ClockView::stop()
{
    m_tick.stop();
    m_warning = Warning::None;
    if (m_clock)
        m_clock->stop();
    tick();
}

std::vector<Points> ClockView::penalties(int seats) const
{
    std::vector<Points> points;
    for (int seat = 0; seat < seats; ++seat)
        points.push_back(m_clock ? m_clock->penalty(seat) : Points(0));
    return points;
}

QString ClockView::warning() const
{
    if (!m_clock || m_warning == Warning::None)
        return {};
    if (m_warning == Warning::Little)
        return tr("%n second(s) left.", nullptr, static_cast<int>(little.count()));
    return m_clock->rules().atZero == ClockRules::AtZero::LoseGame
               ? tr("Time is up.")
               : tr("Time is up. Each minute or part of a minute costs %n point(s).", nullptr,
                    ClockRules::pointsPerMinute);
}

// Warns when the time left has come down to half a minute or to zero. Asks for the clock to be saved every 5 s.
void ClockView::watchTime()
{
    const auto seat = m_clock->running();
    if (!seat)
        return;
    const GameClock::Time left = m_clock->left(*seat);
    const GameClock::Time before = m_watched.value_or(left);
    m_watched = left;
    const bool isUp = before > GameClock::Time(0) && left <= GameClock::Time(0);
    if (isUp || (before > little && left <= little)) {
        m_warning = isUp ? Warning::Up : Warning::Little;
        emit changed();
        emit warned(*seat);
    }
    if (m_noted - left >= worthNoted) {
        m_noted = left;
        emit worthNoting();
    }
}

void ClockView::tick()
{
    if (QStringList now = times(); now != m_shown) {
        m_shown = std::move(now);
        emit changed();
    }
    if (!m_clock || m_isUp)
        return;
    watchTime();
    if (const auto seat = m_clock->loser()) {
        m_isUp = true;
        emit timeUp(*seat);
    }
}

} // namespace storeys
