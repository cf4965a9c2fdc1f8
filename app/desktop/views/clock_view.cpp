#include "desktop/views/clock_view.h"

namespace storeys {

namespace {

constexpr int tickTime = 100; // ms; often enough that no second is skipped
constexpr std::chrono::seconds nearZero{10};

GameClock::Time systemTime()
{
    return std::chrono::duration_cast<GameClock::Time>(std::chrono::steady_clock::now().time_since_epoch());
}

// Seconds are rounded up, so that 0:00 is shown when there is nothing left.
QString timeText(GameClock::Time left)
{
    const auto magnitude = std::abs(left.count());
    const auto seconds = left.count() > 0 ? (magnitude + 999) / 1000 : magnitude / 1000;
    const QString sign = left.count() < 0 && seconds > 0 ? QStringLiteral("−") : QString();
    return QString("%1%2:%3").arg(sign).arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

} // namespace

ClockView::ClockView(GameClock::Now now, QObject* parent) : QObject(parent), m_now(now ? std::move(now) : systemTime)
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
    holdOrGoOn();
    emit heldChanged();
}

void ClockView::setCovered(bool covered)
{
    m_covered = covered;
    holdOrGoOn();
}

void ClockView::setShowing(bool showing)
{
    m_showing = showing;
    holdOrGoOn();
}

void ClockView::holdOrGoOn()
{
    if (m_clock)
        m_clock->hold(m_held || m_covered || m_showing);
}

std::optional<Error> ClockView::set(const std::string& text, int seats)
{
    m_clock.reset();
    m_tick.stop();
    m_isUp = false;
    if (!text.empty()) {
        auto clock = GameClock::read(text, seats, m_now);
        if (!clock)
            return clock.error();
        m_clock.emplace(*std::move(clock));
        holdOrGoOn();
    }
    emit changed();
    return std::nullopt;
}

void ClockView::start(int seat)
{
    if (!m_clock)
        return;
    m_clock->start(seat);
    m_tick.start();
    tick();
}

void ClockView::finishTurn()
{
    if (m_clock)
        m_clock->finishTurn();
    tick();
}

void ClockView::stop()
{
    m_tick.stop();
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

void ClockView::tick()
{
    if (QStringList now = times(); now != m_shown) {
        m_shown = std::move(now);
        emit changed();
    }
    if (!m_clock || m_isUp)
        return;
    if (const auto seat = m_clock->loser()) {
        m_isUp = true;
        emit timeUp(*seat);
    }
}

} // namespace storeys
