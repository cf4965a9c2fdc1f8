#pragma once

#include "base/compiler.h"
#include "moves/lanes.h"
#include "moves/rack_left.h"
#include "moves/scored_line.h"
#include "moves/whole_rack.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <limits>

namespace storeys {

// What a rack could at most score on a line with a word that begins at a cell: bounds that no play exceeds, so that a
// search for the best plays can leave out the rest (the shadow plays of Macondo and MAGPIE, carried over to stacks,
// where scores hang on heights rather than letters). They ask for no word: of all ways to keep and cover the cells from
// one cell on, up to where a word can end, they know what the best brings. Worked out from the end of the line, each
// cell from the one behind it, for every number of tiles that may be left there.
template<class Scoring>
class Reach;

// What a rack has to do with it, the same for all lines.
template<class Scoring>
struct RackReach
{
    RackReach(const Scoring& scoring, const Rack& rack, const RackTiles& tiles, const WholeRack& wholeRack)
        : usable(tiles.all().usable()), size(std::min(tiles.all().size(), Board::maxSide)), sureBonus(wholeRack.sureBonus()),
          doubtfulBonus(wholeRack.doubtfulBonus())
    {
        std::array<int, Board::maxSide> worths{};
        int count = 0;
        rack.forEachTile(
            [&](Tile tile) { worths[count++] = tile.isBlank() ? worthOfBlank(scoring) : scoring.worth(tile); });
        std::sort(worths.begin(), worths.end(), std::greater());
        for (int k = 0; k < Board::maxSide; ++k)
            worthOf[k + 1] = worthOf[k] + worths[k];
    }
    [[nodiscard]] int best() const { return worthOf[1]; }
    // The cells that a tile of the rack can be put on.
    [[nodiscard]] STOREYS_INLINE Line::Cells covered(const Line& line) const
    {
        Line::Cells covered = 0;
        for (int i = line.length; i-- > 0;)
            covered = 2 * covered + Line::Cells{(line.cells[i].allowed & usable) != 0};
        return covered;
    }

    LetterMask usable;
    int size;
    int sureBonus;
    int doubtfulBonus;
    std::array<int, Board::maxSide + 1> worthOf{}; // the n best tiles together

private:
    [[nodiscard]] static int worthOfBlank(const Scoring& scoring)
    {
        int worth = 0;
        for (int letter = 0; letter < maxLetters; ++letter)
            worth = std::max(worth, scoring.worth(Tile::blankAs(static_cast<Letter>(letter))));
        return worth;
    }
};

// The most that words can bring that begin at a cell, without a doubtful bonus for the whole rack.
class MostByStart
{
public:
    // Where a word can begin; the rest is known of these only.
    [[nodiscard]] Line::Cells starts() const { return m_starts; }
    // Those from which on all tiles of the rack can be put down; none where there is no doubtful bonus.
    [[nodiscard]] Line::Cells startsForAll() const { return m_startsForAll; }
    [[nodiscard]] int at(int start) const { return m_points[start]; }
    // Of all starts of the line.
    [[nodiscard]] int anywhere() const { return m_most; }

    // Calls pointsFrom(cell) for every cell, from the last one back. `covered`: the cells that a tile of the rack can be
    // put on. Nothing branches on what lies where: of many lines at every turn, nobody can foretell it.
    template<class Scoring, class PointsFrom>
    STOREYS_INLINE void set(const Line& line, const RackReach<Scoring>& rack, Line::Cells covered,
                            PointsFrom pointsFrom)
    {
        const Line::Cells starts = line.starts(rack.size);
        const Line::Cells passable = covered | line.occupied;
        Line::Cells forAll = 0;
        int most = std::numeric_limits<int>::min();
        int room = 0; // tiles that fit from the cell on
        for (int cell = line.length; cell-- > 0;) {
            const int points = pointsFrom(cell);
            m_points[cell] = points;
            most = std::max(most, starts >> cell & 1 ? points : std::numeric_limits<int>::min());
            room = (room + static_cast<int>(covered >> cell & 1)) & -static_cast<int>(passable >> cell & 1);
            forAll = 2 * forAll + Line::Cells{room >= rack.size};
        }
        m_starts = starts;
        m_most = most;
        m_startsForAll = rack.doubtfulBonus != 0 ? starts & forAll : 0;
    }

private:
    std::array<int, Board::maxSide> m_points;
    int m_most;
    Line::Cells m_starts;
    Line::Cells m_startsForAll;
};

// Heights add up, and every tile put down adds one; words that stay flat are counted beside them.
template<>
class Reach<StackedScoring>
{
public:
    STOREYS_FOR_EACH_PROCESSOR void fill(const StackedScoring&, const RackReach<StackedScoring>& rack,
                                         const ScoredLine<StackedScoring>& line)
    {
        if (rack.size < 8)
            fillWith<Lanes<8>>(rack, line);
        else
            fillWith<Lanes<16>>(rack, line);
    }
    [[nodiscard]] const MostByStart& most() const { return m_most; }

private:
    using Most = MostOfCells<StackedScoring>;
    using Cells = Most::Cells;

    // A row: points by the number of tiles left.
    template<class Row>
    STOREYS_INLINE void fillWith(const RackReach<StackedScoring>& rack, const ScoredLine<StackedScoring>& line)
    {
        const Most& most = line.most;
        const Line::Cells covered = rack.covered(line);
        const Cells best = Cells::of(rack.best());
        const Cells crossing = most.perWorth * best;
        const Cells none = Cells::of(Most::none);
        const Cells putStacked = either(covered, most.putStacked + crossing, none);
        const Cells putFlat = either(covered, most.putFlat + crossing + best, none);

        // A word may end where nothing lies behind; with no tile left all are put down. Points are counted from `zero`
        // on, so that the 0 that comes in where a row moves on, as nothing is covered without a tile, is like none.
        constexpr int zero = -Most::none;
        const std::array<Row, 2> ends{Row::of(0), Row::of(zero) + Row::first(rack.sureBonus)};
        Row stacked = ends[1], flat = ends[1]; // what lies behind, or the end
        const auto goOn = [&](const Row& rest, int keep, int cover) {
            return larger(rest + Row::of(keep), rest.movedOn() + Row::of(cover));
        };
        m_most.set(line, rack, covered, [&](int i) {
            stacked = goOn(stacked, most.keptStacked[i], putStacked[i]);
            flat = goOn(flat, most.keptFlat[i], putFlat[i]);
            const int points = larger(stacked, flat)[rack.size] - zero; // from the cell on, stacked or flat
            const Row& end = ends[!line.isOccupied(i)];
            stacked = larger(stacked, end);
            flat = larger(flat, end);
            return points;
        });
    }

    MostByStart m_most;
};

// The values that lie there, the best values of the rack on the best letter premium, all times the word premiums.
// Nothing is covered but empty cells, so tiles left decide how far a word can go, and the farthest brings most.
template<>
class Reach<CrosswordScoring>
{
public:
    void fill(const CrosswordScoring& scoring, const RackReach<CrosswordScoring>& rack,
              const ScoredLine<CrosswordScoring>& line)
    {
        Ways stop; // a word may end; with no tile left all are put down
        stop[0].gain = static_cast<std::int16_t>(rack.sureBonus);
        Ways ways = stop; // from the cell behind on
        const Line::Cells covered = rack.covered(line);
        m_most.set(line, rack, covered, [&](int i) {
            const Cell& cell = line.cells[i];
            if (cell.topMask != 0) {
                for (int left = 0; left <= rack.size; ++left)
                    ways[left] = kept(ways[left], scoring.worth(cell.top));
            } else if (covered >> i & 1) {
                for (int left = rack.size; left > 0; --left)
                    ways[left] = withTile(ways[left - 1], line.kinds[i], line.most.crossing[i], rack);
                ways[0] = stop[0];
            } else {
                ways = stop;
            }
            const Way& way = ways[rack.size];
            return way.value * way.factor + way.gain;
        });
    }
    [[nodiscard]] const MostByStart& most() const { return m_most; }

private:
    struct Way
    {
        std::int16_t kept = 0;   // values that lie there
        std::int16_t value = 0;  // those and the rack's on their premiums
        std::int16_t factor = 1; // of up to nine triple words in one play
        std::int16_t gain = 0;   // crossing words
        std::int8_t tiles = 0;   // put down
        std::int8_t letterFactor = 1;
    };
    using Ways = std::array<Way, Board::maxSide + 1>; // by tiles left

    [[nodiscard]] static Way kept(Way way, int worth)
    {
        way.kept = static_cast<std::int16_t>(way.kept + worth);
        way.value = static_cast<std::int16_t>(way.value + worth);
        return way;
    }
    [[nodiscard]] static Way withTile(Way way, SquareKind kind, CrossingPoints crossing,
                                      const RackReach<CrosswordScoring>& rack)
    {
        ++way.tiles;
        way.letterFactor = std::max(way.letterFactor, static_cast<std::int8_t>(kind.letterFactor));
        way.value = static_cast<std::int16_t>(way.kept + rack.worthOf[way.tiles] * way.letterFactor);
        way.factor = static_cast<std::int16_t>(way.factor * kind.wordFactor);
        way.gain = static_cast<std::int16_t>(way.gain + crossing.with(rack.best()));
        return way;
    }

    MostByStart m_most;
};

} // namespace storeys
