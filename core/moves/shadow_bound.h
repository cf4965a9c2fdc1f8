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
// the letters of the board that would be kept.
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
    // The bonus if bounds must include it everywhere, otherwise 0. They must if nothing can be ruled out: with blanks,
    // or with fewer tiles than AnagramFilter::minLength.
    [[nodiscard]] int sureBingo() const { return m_filter ? 0 : m_bonus; }
    // The bonus if bounds must include it only where mayFit() is true, otherwise 0.
    [[nodiscard]] int possibleBingo() const { return m_filter ? m_bonus : 0; }
    // Whether a word that begins at cell `start` may use all tiles of the rack; the cell before `start` must be empty.
    // Call only if possibleBingo() is not 0.
    [[nodiscard]] bool mayFit(const Line& line, int start) const
    {
        int tries = 0;
        return m_filter && mayFit(line, start, m_size, m_sum, tries);
    }

private:
    static constexpr int mostTries = 200;

    // Whether all tiles may be used once the cells before `cell` are decided, with `left` tiles still to be put down;
    // `sum` is the AnagramFilter sum of the rack's letters and of those on the board that the word keeps so far. Gives
    // up after mostTries failed tries and returns true, to be safe.
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
    std::uint64_t m_sum = 0; // AnagramFilter sum of the rack's letters
};

// ---- bounds of a line

// Upper bounds for what a rack can score on a line with a word that begins at a given cell. No play exceeds them, so a
// search for the best plays can skip cells whose bounds are too low (the shadow plays of Macondo and MAGPIE, adapted to
// stacks, where scores depend on heights rather than letters). The bounds ignore which words exist: they are the best
// score over all ways to keep and cover cells from the given cell to one where a word can end. If leaves count too,
// each end also adds the value of the best leave with the number of tiles left there, as in Macondo and MAGPIE.
template<class Scoring>
class ShadowBound;

// The part of the shadow bounds that depends on the rack and is the same for all lines. Only for racks without reserve
// blanks.
template<class Scoring>
struct RackBound
{
    // mostLeft[n]: the most points that n tiles left on the rack can add; 0 beyond the array.
    template<std::size_t sizes>
    RackBound(const Scoring& scoring, const Rack& rack, const RackTiles& tiles, const BingoBound& bingo,
              const std::array<int, sizes>& mostLeft)
        : usable(tiles.all().usable()), size(tiles.all().size()), possibleBingo(bingo.possibleBingo())
    {
        std::ranges::transform(mostLeft, atEnd.begin(), [](int points) { return static_cast<std::int16_t>(points); });
        atEnd[0] = static_cast<std::int16_t>(atEnd[0] + bingo.sureBingo());
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
    int possibleBingo;
    // atEnd[n]: the most points that are added at the end of a word with n tiles left: for these tiles and, if n is 0,
    // BingoBound::sureBingo().
    std::array<std::int16_t, mostOnRack + 1> atEnd{};
    std::array<int, mostOnRack + 1> worthOf{}; // worthOf[n]: the worth of the n best tiles together

private:
    [[nodiscard]] static int worthOfBlank(const Scoring& scoring)
    {
        int worth = 0;
        for (int letter = 0; letter < maxLetters; ++letter)
            worth = std::max(worth, scoring.worth(Tile::blankAs(static_cast<Letter>(letter))));
        return worth;
    }
};

// For each cell of a line, the most that a word beginning there can score, without BingoBound::possibleBingo().
class BoundByStart
{
public:
    // The cells where a word can begin; at() is valid only for these.
    [[nodiscard]] Line::Cells starts() const { return m_starts; }
    // The starts from which all tiles of the rack may be played; none if BingoBound::possibleBingo() is 0.
    [[nodiscard]] Line::Cells startsForAll() const { return m_startsForAll; }
    [[nodiscard]] int at(int start) const { return m_points[start]; }
    // The maximum over all starts of the line.
    [[nodiscard]] int anywhere() const { return m_most; }

    // Sets the bound of every cell, the most points of a play that starts there, to pointsFrom(cell), from the last cell
    // back. `covered`: the cells on which a tile of the rack can be put. No branch depends on which cells are occupied,
    // as the processor could not predict it.
    template<class Scoring, class PointsFrom>
    STOREYS_INLINE void set(const Line& line, const RackBound<Scoring>& rack, Line::Cells covered,
                            PointsFrom pointsFrom)
    {
        const Line::Cells starts = line.starts(rack.size);
        const Line::Cells passable = covered | line.occupied;
        Line::Cells forAll = 0;
        int most = std::numeric_limits<int>::min();
        int room = 0; // number of tiles that can be placed from the cell on without a gap
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

// Stacking games: the heights of a word's stacks add up, and every tile put down adds one. Flat words, without any
// stack, get bounds of their own.
template<>
class ShadowBound<StackedScoring> : public BoundByStart
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

private:
    using Most = CellBounds<StackedScoring>;
    using Cells = Most::Cells;

    // A `Row` holds points; lane n is for n tiles left.
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

        // A word may end where no occupied cell follows. Points are stored with the offset `zero`, so that 0 means
        // "impossible": movedOn() puts a 0 into lane 0, because no cell can be covered without a tile.
        constexpr int zero = -Most::none;
        const std::array<Row, 2> ends{Row::of(0), Row::of(zero) + Row::from(rack.atEnd)};
        // The most points of the rest of a word that has a stack, and of one without; at first those of the word's end.
        Row stacked = ends[1], flat = ends[1];
        const auto goOn = [&](const Row& rest, int keep, int cover) {
            return larger(rest + Row::of(keep), rest.movedOn() + Row::of(cover));
        };
        set(line, rack, covered, [&](int i) {
            stacked = goOn(stacked, most.keptStacked[i], putStacked[i]);
            flat = goOn(flat, most.keptFlat[i], putFlat[i]);
            const int points = larger(stacked, flat)[rack.size] - zero; // the higher bound, without the offset
            const Row& end = ends[!line.isOccupied(i)];
            stacked = larger(stacked, end);
            flat = larger(flat, end);
            return points;
        });
    }
};

// The bound for crossword games: the values of the board's tiles in the word plus the rack's best tile values on the
// best letter premium, all times the word premiums. Only empty cells are covered, so the start of a word and the number
// of its tiles decide where it ends.
template<>
class ShadowBound<CrosswordScoring> : public BoundByStart
{
public:
    void fill(const CrosswordScoring& scoring, const RackBound<CrosswordScoring>& rack,
              const ScoredLine<CrosswordScoring>& line)
    {
        const Line::Cells covered = rack.covered(line);
        const Line::Cells starts = line.starts(rack.size);
        set(line, rack, covered, [&](int start) {
            return starts >> start & 1 ? mostFrom(start, scoring, rack, line, covered) : impossible;
        });
    }

private:
    static constexpr int impossible = std::numeric_limits<std::int16_t>::min();

    [[nodiscard]] static int mostFrom(int start, const CrosswordScoring& scoring,
                                      const RackBound<CrosswordScoring>& rack, const ScoredLine<CrosswordScoring>& line,
                                      Line::Cells covered)
    {
        const int anchor = line.anchorFrom(start);
        int kept = 0;   // values of the tiles kept on the board
        int tiles = 0;  // tiles put down
        int factor = 1; // product of the word factors
        int letterFactor = 1;
        int crossing = 0; // points of crossing words
        int most = impossible;
        for (int cell = start; cell < line.length; ++cell) {
            if (line.isOccupied(cell)) {
                kept += scoring.worth(line.cells[cell].top);
            } else if (tiles < rack.size && (covered >> cell & 1)) {
                ++tiles;
                letterFactor = std::max<int>(letterFactor, line.kinds[cell].letterFactor);
                factor *= line.kinds[cell].wordFactor;
                crossing += line.most.crossing[cell].with(rack.best());
            } else {
                break;
            }
            if (cell >= anchor && !line.isOccupied(cell + 1)) {
                const int points = (kept + rack.worthOf[tiles] * letterFactor) * factor + crossing;
                most = std::max(most, points + rack.atEnd[rack.size - tiles]);
            }
        }
        return most;
    }
};

} // namespace storeys
