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

// The bonus for playing all tiles of a rack at once, and where that may be possible. The bonus exceeds the score of
// most plays, so bounds that include it rule out little; but usually there is no word of exactly the rack's letters and
// the letters that would be kept.
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
    // The bonus that bounds must include everywhere: with blanks on the rack nothing can be ruled out.
    [[nodiscard]] int sureBingo() const { return m_filter ? 0 : m_bonus; }
    // The bonus that bounds must include where mayFit() is true.
    [[nodiscard]] int possibleBingo() const { return m_filter ? m_bonus : 0; }
    // Whether a word beginning at the cell may use all tiles; the cell before must be empty. Call only if
    // possibleBingo() is not 0.
    [[nodiscard]] bool mayFit(const Line& line, int start) const
    {
        int tries = 0;
        return m_filter && mayFit(line, start, m_size, m_sum, tries);
    }

private:
    static constexpr int mostTries = 200;

    // The same with the cells before `cell` settled, `left` tiles still to be put down, and the sum of the letters of
    // the rack and of the kept cells. Returns true once there are too many ways to try.
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
    std::uint64_t m_sum = 0; // sum of the rack's letters
};

// ---- bounds of a line

// Upper bounds for the score of a rack on a line with a word that begins at a given cell; no play exceeds them, so a
// search for the best plays can skip the rest (the shadow plays of Macondo and MAGPIE, adapted to stacks, where scores
// depend on heights rather than letters). The bounds ignore which words exist: they are the best score over all ways to
// keep and cover cells from that cell to where a word can end. Computed from the end of the line backwards, for every
// number of tiles that may be left.
template<class Scoring>
class ShadowBound;

// The part of the bounds that depends on the rack and is the same for all lines. Only for racks without blanks of the
// reserve.
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
    // The cells on which a tile of the rack can be put.
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
    std::array<int, mostOnRack + 1> worthOf{}; // the worth of the n best tiles together

private:
    [[nodiscard]] static int worthOfBlank(const Scoring& scoring)
    {
        int worth = 0;
        for (int letter = 0; letter < maxLetters; ++letter)
            worth = std::max(worth, scoring.worth(Tile::blankAs(static_cast<Letter>(letter))));
        return worth;
    }
};

// For each cell of a line, the most that a word beginning there can score, without a possible bingo.
class BoundByStart
{
public:
    // The cells where a word can begin; the other functions are valid only for these.
    [[nodiscard]] Line::Cells starts() const { return m_starts; }
    // The starts from which all tiles of the rack may be played; none if there is no possible bingo.
    [[nodiscard]] Line::Cells startsForAll() const { return m_startsForAll; }
    [[nodiscard]] int at(int start) const { return m_points[start]; }
    // The maximum over all starts of the line.
    [[nodiscard]] int anywhere() const { return m_most; }

    // Calls pointsFrom(cell) for every cell, from the last one back. `covered` holds the cells on which a tile of the
    // rack can be put. No branch depends on what lies where: the processor could not predict it.
    template<class Scoring, class PointsFrom>
    STOREYS_INLINE void set(const Line& line, const RackBound<Scoring>& rack, Line::Cells covered,
                            PointsFrom pointsFrom)
    {
        const Line::Cells starts = line.starts(rack.size);
        const Line::Cells passable = covered | line.occupied;
        Line::Cells forAll = 0;
        int most = std::numeric_limits<int>::min();
        int room = 0; // tiles that can be placed from the cell on
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

// Stacking games: heights add up, and every tile put down adds one. Flat words are counted separately.
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

    // A row of points, indexed by the number of tiles left.
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

        // A word may end where nothing follows; with 0 tiles left, all tiles are placed. Points are stored with the
        // offset `zero`, so that the 0 that is shifted in (nothing can be covered without a tile) means "impossible".
        constexpr int zero = -Most::none;
        const std::array<Row, 2> ends{Row::of(0), Row::of(zero) + Row::first(rack.sureBingo)};
        Row stacked = ends[1], flat = ends[1]; // the best continuation, or the end of the word
        const auto goOn = [&](const Row& rest, int keep, int cover) {
            return larger(rest + Row::of(keep), rest.movedOn() + Row::of(cover));
        };
        m_most.set(line, rack, covered, [&](int i) {
            stacked = goOn(stacked, most.keptStacked[i], putStacked[i]);
            flat = goOn(flat, most.keptFlat[i], putFlat[i]);
            const int points = larger(stacked, flat)[rack.size] - zero; // the higher of both bounds, without the base
                                                                        // on
            const Row& end = ends[!line.isOccupied(i)];
            stacked = larger(stacked, end);
            flat = larger(flat, end);
            return points;
        });
    }

    BoundByStart m_most;
};

// Crossword games: the values on the board plus the rack's best values on the best letter premiums, all times the word
// premiums. Only empty cells are covered, so the tiles left decide how far a word can reach, and the longest word
// scores most.
template<>
class ShadowBound<CrosswordScoring>
{
public:
    void fill(const CrosswordScoring& scoring, const RackBound<CrosswordScoring>& rack,
              const ScoredLine<CrosswordScoring>& line)
    {
        Ways stop; // the word may end here; with 0 tiles left, all tiles are placed
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
        std::int16_t kept = 0;   // values that lie on the board
        std::int16_t value = 0;  // those values and the rack's, on their premiums
        std::int16_t factor = 1; // word factor, of up to nine triple words in one play
        std::int16_t gain = 0;   // points of crossing words
        std::int8_t tiles = 0;   // tiles put down
        std::int8_t letterFactor = 1;
    };
    using Ways = std::array<Way, mostOnRack + 1>; // index: tiles left

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
