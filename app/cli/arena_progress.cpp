#include "cli/arena_progress.h"

#include <cstdio>
#include <string>
#include <unistd.h>

namespace storeys::cli {

namespace {

constexpr int barWidth = 30;

std::string clockText(double seconds)
{
    const auto all = static_cast<long>(seconds + 0.5);
    char text[32];
    std::snprintf(text, sizeof text, "%ld:%02ld:%02ld", all / 3600, all / 60 % 60, all % 60);
    return text;
}

} // namespace

ArenaProgress::ArenaProgress(std::int64_t played, std::int64_t total)
    : m_before(played), m_total(total), m_terminal(isatty(STDERR_FILENO) == 1)
{}

void ArenaProgress::show(std::int64_t played)
{
    const auto now = Clock::now();
    if (now - m_shown < (m_terminal ? std::chrono::milliseconds(200) : std::chrono::seconds(10)))
        return;
    m_shown = now;
    draw(played);
}

void ArenaProgress::end(std::int64_t played)
{
    draw(played);
    if (m_terminal)
        std::fputc('\n', stderr);
}

void ArenaProgress::draw(std::int64_t played) const
{
    const double share = m_total == 0 ? 1 : static_cast<double>(played) / static_cast<double>(m_total);
    const std::chrono::duration<double> spent = Clock::now() - m_start;
    const auto now = static_cast<double>(played - m_before);
    const auto rest = static_cast<double>(m_total - played);
    const std::string left = now > 0 ? clockText(spent.count() / now * rest) : "-:--:--";
    const std::string bar(static_cast<std::size_t>(share * barWidth), '#');
    std::fprintf(stderr, "%s[%-*s] %lld/%lld games, %s left%s", m_terminal ? "\r" : "", barWidth, bar.c_str(),
                 static_cast<long long>(2 * played), static_cast<long long>(2 * m_total), left.c_str(),
                 m_terminal ? "   " : "\n");
    std::fflush(stderr);
}

} // namespace storeys::cli
