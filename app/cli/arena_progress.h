#pragma once

#include <chrono>
#include <cstdint>

namespace storeys::cli {

// A progress bar on standard error: games played, and an estimate of the time left. On a terminal it is redrawn in
// place; elsewhere it is a new line every ten seconds. Callers count in pairs of games.
class ArenaProgress
{
public:
    ArenaProgress(std::int64_t played, std::int64_t total);
    // Draws at most five times a second, so call it as often as you like.
    void show(std::int64_t played);
    void end(std::int64_t played);

private:
    using Clock = std::chrono::steady_clock;
    void draw(std::int64_t played) const;

    std::int64_t m_before; // pairs played before this run
    std::int64_t m_total;  // pairs in all
    bool m_terminal;
    Clock::time_point m_start = Clock::now();
    Clock::time_point m_shown = m_start;
};

} // namespace storeys::cli
