#pragma once

#include <chrono>
#include <cstdint>

namespace storeys::cli {

// A bar on standard error that says how many pairs are played and how long the rest will take. On a terminal it is
// redrawn in place, elsewhere a line is added now and then.
class ArenaProgress
{
public:
    ArenaProgress(std::int64_t played, std::int64_t total);
    // To be called often.
    void show(std::int64_t played);
    void end(std::int64_t played);

private:
    using Clock = std::chrono::steady_clock;
    void draw(std::int64_t played) const;

    std::int64_t m_before; // played when it began
    std::int64_t m_total;
    bool m_terminal;
    Clock::time_point m_start = Clock::now();
    Clock::time_point m_shown = m_start;
};

} // namespace storeys::cli
