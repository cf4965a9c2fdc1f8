#pragma once

#include "base/compiler.h"
#include "lexicon/word_filters.h"
#include "moves/lanes.h"
#include "moves/left_parts.h"
#include "moves/line.h"
#include "moves/line_score.h"
#include "rules/scoring.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <limits>

namespace storeys {

// ---- all tiles at once

// The bonus for putting all tiles of a rack down at once, and where that may be possible. It is more than most plays
// are worth, so bounds that reckon with it rule out little; but mostly there is no word of just the letters of the rack
// and those that would be kept.
class BingoBound
{
public:
    BingoBound(const RuleBook& book, const Rack& rack)
        : m_bonus(bingoBonus(book.variant, rack.size()).value), m_usable(rack.letters()), m_size(rack.size())
    {
        if (m_bonus == 0 || rack.has(Tile::blank()) || m_size < AnagramFilter::minLength)
            return;
        m_filter = &book.lexicon->words.anagrams();
        for (LetterMask rest = m_usable; rest != 0; rest &= rest - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(rest));
            m_sum += rack.count(letter) * AnagramFilter::sumOf(letter);
        }
    }

    [[nodiscard]] int bonus() const { return m_bonus; }
    // What bounds have to reckon with everywhere: with blanks all is possible.
    [[nodiscard]] int sureBingo() const { return m_filter ? 0 : m_bonus; }
    // What they have to reckon with where mayFit() says so.
    [[nodiscard]] int possibleBingo() const { return m_filter ? m_bonus : 0; }
    // Whether all tiles may go into a word that begins at the cell; nothing lies before it. Only for a possible bingo.
    [[nodiscard]] bool mayFit(const Line& line, int start) const
    {
        int tries = 0;
        return m_filter && mayFit(line, start, m_size, m_sum, tries);
    }

private:
    static constexpr int mostTries = 200;

    // With the cells before settled, `left` tiles still to be put down, and the sum of the rack's letters and of those
    // kept. Rather than try too many ways it says yes.
    [[nodiscard]] bool mayFit(const Line& line, int cell, int left, std::uint64_t sum, int& tries) const
    {
        for (;; ++cell) {
            if (line.length - cell < left)
                return false;
            const Cell& here = line.cells[cell];
            const bool isOccupied = here.topMask != 0;
            if (left == 0 && !isOccupied)
                return m_filter->mayHold(sum) || ++tries > mostTries;
            const bool canPut = left > 0 && (here.crossSet & m_usable) != 0;
            if (!isOccupied && !canPut)
                return false;
            if (isOccupied && canPut && mayFit(line, cell + 1, left - 1, sum, tries))
                return true;
            if (isOccupied)
                sum += AnagramFilter::sumOf(here.top.letter());
            else
                --left;
        }
    }

    int m_bonus;
    LetterMask m_usable;
    int m_size;
    const AnagramFilter* m_filter = nullptr;
    std::uint64_t m_sum = 0; // of the rack's letters
};

// ---- bounds of a line

// What a rack could at most score on a line with a word that begins at a cell: bounds that no play exceeds, so that a
// search for the best plays can leave out the rest (the shadow plays of Macondo and MAGPIE, carried over to stacks,
// where scores hang on heights rather than letters). They ask for no word: of all ways to keep and cover the cells from
// one cell on, up to where a word can end, they know what the best brings. Worked out from the end of the line, each
// cell from the one after it, for every number of tiles that may be left there.
template<class Scoring>
class ShadowBound;

// What a rack has to do with it, the same for all lines. Only for racks without blanks of the reserve.
template<class Scoring>
struct RackBound
{
    RackBound(const Scoring& scoring, const Rack& rack, const RackTiles& tiles, const BingoBound& bingo)
        : usable(tiles.all().usable()), size(tiles.all().size()), sureBingo(bingo.sureBingo()),
          possibleBingo(bingo.possibleBingo())
    {
        std::array<int, mostOnRack> worths{};
        int count = 0;
        rack.forEachTile(
            [&](Tile tile) { worths[count++] = tile.isBlank() ? worthOfBlank(scoring) : scoring.worth(tile); });
        std::sort(worths.begin(), worths.end(), std::greater());
        for (int k = 0; k < mostOnRack; ++k)
            worthOf[k + 1] = worthOf[k] + worths[k];
    }
    [[nodiscard]] int best() const { return worthOf[1]; }
    // The cells that a tile of the rack can be put on.
    [[nodiscard]] STOREYS_INLINE Line::Cells covered(const Line& line) const
    {
        Line::Cells covered = 0;
        for (int i = line.length; i-- > 0;)
            covered = 2 * covered + Line::Cells{(line.cells[i].crossSet & usable) != 0};
        return covered;
    }

    LetterMask usable;
    int size;
    int sureBingo;
    int possibleBingo;
    std::array<int, mostOnRack + 1> worthOf{}; // the n best tiles together

private:
    [[nodiscard]] static int worthOfBlank(const Scoring& scoring)
    {
        int worth = 0;
        for (int letter = 0; letter < maxLetters; ++letter)
            worth = std::max(worth, scoring.worth(Tile::blankAs(static_cast<Letter>(letter))));
        return worth;
    }
};

// The most that words can bring that begin at a cell, without a possible bingo.
class BoundByStart
{
public:
    // Where a word can begin; the rest is known of these only.
    [[nodiscard]] Line::Cells starts() const { return m_starts; }
    // Those from which on all tiles of the rack can be put down; none where there is no possible bingo.
    [[nodiscard]] Line::Cells startsForAll() const { return m_startsForAll; }
    [[nodiscard]] int at(int start) const { return m_points[start]; }
    // Of all starts of the line.
    [[nodiscard]] int anywhere() const { return m_most; }

    // Calls pointsFrom(cell) for every cell, from the last one back. `covered`: the cells that a tile of the rack can
    // be put on. Nothing branches on what lies where: of many lines at every turn, nobody can foretell it.
    template<class Scoring, class PointsFrom>
    STOREYS_INLINE void set(const Line& line, const RackBound<Scoring>& rack, Line::Cells covered,
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
        m_startsForAll = rack.possibleBingo != 0 ? starts & forAll : 0;
    }

private:
    std::array<int, Board::maxSide> m_points;
    int m_most;
    Line::Cells m_starts;
    Line::Cells m_startsForAll;
};

// Heights add up, and every tile put down adds one; words that stay flat are counted beside them.
template<>
class ShadowBound<StackedScoring>
{
public:
    STOREYS_FOR_EACH_PROCESSOR void fill(const StackedScoring&, const RackBound<StackedScoring>& rack,
                                         const ScoredLine<StackedScoring>& line)
    {
        if (rack.size < 8)
            fillWith<Lanes<8>>(rack, line);
        else
            fillWith<Lanes<16>>(rack, line);
    }
    [[nodiscard]] const BoundByStart& most() const { return m_most; }

private:
    using Most = CellBounds<StackedScoring>;
    using Cells = Most::Cells;

    // A row: points by the number of tiles left.
    template<class Row>
    STOREYS_INLINE void fillWith(const RackBound<StackedScoring>& rack, const ScoredLine<StackedScoring>& line)
    {
        const Most& most = line.most;
        const Line::Cells covered = rack.covered(line);
        const Cells best = Cells::of(rack.best());
        const Cells crossing = most.perWorth * best;
        const Cells none = Cells::of(Most::none);
        const Cells putStacked = either(covered, most.putStacked + crossing, none);
        const Cells putFlat = either(covered, most.putFlat + crossing + best, none);

        // A word may end where nothing follows; with no tile left all are put down. Points are counted from `zero`
        // on, so that the 0 that comes in where a row moves on, as nothing is covered without a tile, is like none.
        constexpr int zero = -Most::none;
        const std::array<Row, 2> ends{Row::of(0), Row::of(zero) + Row::first(rack.sureBingo)};
        Row stacked = ends[1], flat = ends[1]; // what follows, or the end
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

    BoundByStart m_most;
};

// The values that lie there, the best values of the rack on the best letter premium, all times the word premiums.
// Nothing is covered but empty cells, so tiles left decide how far a word can go, and the farthest brings most.
template<>
class ShadowBound<CrosswordScoring>
{
public:
    void fill(const CrosswordScoring& scoring, const RackBound<CrosswordScoring>& rack,
              const ScoredLine<CrosswordScoring>& line)
    {
        Ways stop; // a word may end; with no tile left all are put down
        stop[0].gain = static_cast<std::int16_t>(rack.sureBingo);
        Ways ways = stop; // from the next cell on
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
    [[nodiscard]] const BoundByStart& most() const { return m_most; }

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
    using Ways = std::array<Way, mostOnRack + 1>; // by tiles left

    [[nodiscard]] static Way kept(Way way, int worth)
    {
        way.kept = static_cast<std::int16_t>(way.kept + worth);
        way.value = static_cast<std::int16_t>(way.value + worth);
        return way;
    }
    [[nodiscard]] static Way withTile(Way way, SquareKind kind, CrossingPoints crossing,
                                      const RackBound<CrosswordScoring>& rack)
    {
        ++way.tiles;
        way.letterFactor = std::max(way.letterFactor, static_cast<std::int8_t>(kind.letterFactor));
        way.value = static_cast<std::int16_t>(way.kept + rack.worthOf[way.tiles] * way.letterFactor);
        way.factor = static_cast<std::int16_t>(way.factor * kind.wordFactor);
        way.gain = static_cast<std::int16_t>(way.gain + crossing.with(rack.best()));
        return way;
    }

    BoundByStart m_most;
};

} // namespace storeys
