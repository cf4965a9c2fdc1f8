#pragma once

#include <algorithm>
#include <chrono>
#include <optional>

namespace storeys {

// The part of a seat's time that its line takes, and that its clock is not charged for: the mean round trip, as far as
// the seat has quota. Each turn adds to the quota, so that a line that is only said to be slow wins little.
class Lag
{
public:
    using Time = std::chrono::duration<double, std::milli>;

    static constexpr Time perTurn{200};
    static constexpr Time most{1000};

    // A ping took that long. The time is ours, so the other end can only delay it.
    void measured(Time roundTrip)
    {
        constexpr double weight = 0.1; // of the newest ping
        const Time trip = std::max(roundTrip, Time(0));
        m_mean = m_mean ? (1 - weight) * *m_mean + weight * trip : trip;
    }
    // What the seat is not charged for the turn that it takes.
    [[nodiscard]] std::chrono::milliseconds credit() const
    {
        return std::chrono::floor<std::chrono::milliseconds>(std::min(m_mean.value_or(Time(0)), m_quota));
    }
    // A turn has been taken, and credit() was given.
    void finishTurn() { m_quota = std::min(m_quota - credit() + perTurn, most); }

private:
    std::optional<Time> m_mean;
    Time m_quota = perTurn;
};

} // namespace storeys
