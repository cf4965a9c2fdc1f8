#pragma once

#include <cstdint>
#include <span>
#include <utility>

namespace storeys {

inline constexpr std::uint64_t mixingStep = 0x9e3779b97f4a7c15;

// A hash that spreads numbers evenly over all 64-bit values: mixed(n), mixed(n + mixingStep), … is the sequence of
// splitmix64 (Steele, Lea and Flood, 2014).
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t number)
{
    number += mixingStep;
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9;
    number = (number ^ (number >> 27)) * 0x94d049bb133111eb;
    return number ^ (number >> 31);
}

// Seeded random numbers, the same on every platform: xoshiro256** (Blackman and Vigna, 2018), with its state filled
// from the seed by splitmix64. A copy of a source yields the same numbers, so positions can be replayed.
class RandomSource
{
public:
    explicit RandomSource(std::uint64_t seed = 0);

    [[nodiscard]] std::uint64_t next();
    // A number from 0 to bound-1, each equally likely (Lemire's method, 2019); bound must be at least 1.
    [[nodiscard]] std::uint32_t below(std::uint32_t bound);
    // A number from 0 up to but not including 1, evenly distributed in steps of 2^-24.
    [[nodiscard]] double share() { return below(1u << 24) / static_cast<double>(1u << 24); }

    // Shuffles the items (Fisher and Yates). std::shuffle differs between standard libraries.
    template<class T>
    void shuffle(std::span<T> items)
    {
        for (std::size_t n = items.size(); n > 1; --n)
            std::swap(items[n - 1], items[below(static_cast<std::uint32_t>(n))]);
    }

    bool operator==(const RandomSource&) const = default;

private:
    std::uint64_t m_state[4];
};

} // namespace storeys
