#pragma once

#include <array>
#include <bit>
#include <chrono>
#include <cstdint>

namespace storeys::arena {

// A histogram of times from 32 ns to about ten hours, in bins of about 3 %, so that a million games take no more memory
// than one. Other times count in the first or last bin.
class Histogram
{
public:
    static constexpr int bins = 40 * 32;

    void add(std::chrono::nanoseconds time) { ++m_counts[binOf(time)]; }
    // The time, in microseconds, below which that share (0 … 1) of all times lies; 0 if there are none.
    [[nodiscard]] double quantile(double share) const
    {
        std::uint64_t total = 0;
        for (const std::uint64_t count : m_counts)
            total += count;
        double left = share * static_cast<double>(total);
        for (int bin = 0; bin < bins && total > 0; ++bin)
            if ((left -= static_cast<double>(m_counts[bin])) <= 0)
                return middleOf(bin) / 1000;
        return 0;
    }

    [[nodiscard]] const std::array<std::uint64_t, bins>& counts() const { return m_counts; }
    [[nodiscard]] std::array<std::uint64_t, bins>& counts() { return m_counts; }

private:
    // 32 bins per doubling, from 32 ns on.
    [[nodiscard]] static int binOf(std::chrono::nanoseconds time)
    {
        const auto ns = static_cast<std::uint64_t>(time.count() < 32 ? 32 : time.count());
        const int doubling = static_cast<int>(std::bit_width(ns)) - 6;
        const int bin = doubling * 32 + static_cast<int>(ns >> doubling) - 32;
        return bin < bins ? bin : bins - 1;
    }
    [[nodiscard]] static double middleOf(int bin)
    {
        return (32.5 + bin % 32) * static_cast<double>(std::uint64_t{1} << (bin / 32));
    }

    std::array<std::uint64_t, bins> m_counts{};
};

} // namespace storeys::arena
