#pragma once

#include <algorithm>
#include <chrono>
#include <optional>
#include <stop_token>

namespace storeys {

// When to stop thinking: when somebody says so, or when the time is up. Bots look at it between small pieces of work.
// Without a time limit nothing depends on how fast the machine is. Cheap to ask and to copy.
class StopSign
{
public:
    using Clock = std::chrono::steady_clock;

    // Never up.
    StopSign() = default;
    StopSign(std::stop_token told) : m_told(std::move(told)) {}

    // Also up once so much time has passed from now on, if that is sooner.
    [[nodiscard]] StopSign within(std::chrono::milliseconds time) const
    {
        StopSign sign = *this;
        const Clock::time_point end = Clock::now() + time;
        sign.m_end = m_end ? std::min(*m_end, end) : end;
        return sign;
    }
    [[nodiscard]] bool isUp() const { return m_told.stop_requested() || (m_end && Clock::now() >= *m_end); }

private:
    std::stop_token m_told;
    std::optional<Clock::time_point> m_end;
};

} // namespace storeys
