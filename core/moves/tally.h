#pragma once

#include "rules/scoring.h"

#include <cstdint>

namespace storeys {

// What a play comes to while a search puts it together cell by cell: its main word and the words that cross it, without
// the bonus for all tiles. Numbers that are only ever added lie side by side in one machine word, so that a cell adds
// them all at once.
template<class Scoring>
class Tally;

template<>
class Tally<StackedScoring>
{
public:
    // What a cell adds, made once with the cell.
    struct Gain
    {
        std::int64_t kept = 0;     // if its top is kept
        std::int64_t put = 0;      // if a tile worth nothing is put there
        std::int64_t perWorth = 0; // and for every point that the tile is worth
    };
    // `crossing`: of the word that crosses there; no top where the height is 0.
    [[nodiscard]] static Gain gainOf(const StackedScoring& scoring, Tile top, Height height, SquareKind,
                                     CrossingPoints crossing)
    {
        StackedScoring::Sum kept, put;
        if (height.value > 0)
            scoring.keep(kept, top, height);
        const bool staysFlat = height.value == 0;
        put.tiles = height.value + 1;
        put.flat = staysFlat ? 0 : StackedScoring::notFlat;
        return {packed(kept, 0), packed(put, crossing.base), packed({0, staysFlat}, crossing.perWorth)};
    }

    // Without a branch, for where nobody can tell beforehand.
    void add(const Gain& gain, bool put, int worth)
    {
        m_all += gain.kept + ((gain.put + gain.perWorth * worth - gain.kept) & -std::int64_t{put});
    }
    void keep(const Gain& gain) { m_all += gain.kept; }
    void put(const Gain& gain, int worth) { m_all += gain.put + gain.perWorth * worth; }

    [[nodiscard]] int points(const StackedScoring& scoring) const
    {
        return scoring.points({static_cast<int>(m_all >> tilesFrom & 0xffff), static_cast<int>(m_all >> flatFrom)})
               + static_cast<int>(m_all & 0xffffff);
    }

private:
    // Crossing points in the lowest bits, then tiles, and on top what can be below zero.
    static constexpr int tilesFrom = 24;
    static constexpr int flatFrom = 40;
    [[nodiscard]] static std::int64_t packed(StackedScoring::Sum sum, int crossing)
    {
        return (std::int64_t{sum.flat} << flatFrom) + (std::int64_t{sum.tiles} << tilesFrom) + crossing;
    }

    std::int64_t m_all = 0;
};

template<>
class Tally<CrosswordScoring>
{
public:
    struct Gain
    {
        std::int64_t kept = 0;
        std::int64_t put = 0;
        std::int64_t perWorth = 0;
        int factor = 1; // if a tile is put there
    };
    [[nodiscard]] static Gain gainOf(const CrosswordScoring& scoring, Tile top, Height height, SquareKind kind,
                                     CrossingPoints crossing)
    {
        return {packed(height.value > 0 ? scoring.worth(top) : 0, 0), packed(0, crossing.base),
                packed(kind.letterFactor, crossing.perWorth), kind.wordFactor};
    }

    void add(const Gain& gain, bool put, int worth)
    {
        m_all += gain.kept + ((gain.put + gain.perWorth * worth - gain.kept) & -std::int64_t{put});
        m_factor *= put ? gain.factor : 1;
    }
    void keep(const Gain& gain) { m_all += gain.kept; }
    void put(const Gain& gain, int worth)
    {
        m_all += gain.put + gain.perWorth * worth;
        m_factor *= gain.factor;
    }
    // For a tile put down as if there were no premium: as it is on that kind of square.
    void addPremium(SquareKind kind, int worth)
    {
        m_all += worth * (kind.letterFactor - 1);
        m_factor *= kind.wordFactor;
    }

    [[nodiscard]] int points(const CrosswordScoring& scoring) const
    {
        return scoring.points({static_cast<int>(m_all & 0xffffffff), m_factor}) + static_cast<int>(m_all >> 32);
    }

private:
    // Crossing points in the upper half.
    [[nodiscard]] static std::int64_t packed(int value, int crossing) { return value + (std::int64_t{crossing} << 32); }

    std::int64_t m_all = 0;
    int m_factor = 1;
};

} // namespace storeys
