#pragma once

#include "base/compiler.h"
#include "lexicon/word_graph.h"
#include "moves/line.h"
#include "rules/position.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace storeys {

// ---- cross sets

// The cross set of a square (Appel and Jacobson, 1988): the letters that form a word together with the letters directly
// before and after the square, of which there must be at least one.
[[nodiscard]] LetterMask crossSet(const WordGraph& words, std::span<const Letter> before,
                                  std::span<const Letter> after);

// Computes the cross sets of all squares along a run of letters at once and caches them by the run. A caller that needs
// one of these sets usually needs the others, and the same runs recur in games, and even more in simulations from one
// position. Between two calls of forget() all calls must use the same graph.
class CrossSets
{
public:
    static constexpr std::size_t longestRun = Board::maxSide;

    void forget() { ++m_generation; }
    // For a run of 1 to longestRun letters, the sets of letters that form a word with it: put before the run, in place
    // of each of its letters in turn, and after it. Valid until the next call.
    [[nodiscard]] std::span<const LetterMask> along(const WordGraph& words, std::span<const Letter> run);

private:
    // Longer runs are rare and are not cached.
    static constexpr std::size_t mostLetters = 11;
    static constexpr int placeBits = 12;

    struct alignas(64) Known
    {
        std::uint64_t run = 0; // the letters of the run and their number
        std::uint32_t generation = 0;
        std::array<LetterMask, mostLetters + 2> sets;
    };
    static_assert(sizeof(Known) == 64, "a line of the processor's cache");

    // A hash table in which a new entry replaces the one in its place.
    std::vector<Known> m_known = std::vector<Known>(std::size_t{1} << placeBits);
    std::uint32_t m_generation = 1;
    std::array<LetterMask, longestRun + 2> m_ofLongRun;
};

// ---- the words that cross

// The word that crosses a square of a line, seen from that line.
template<class Scoring>
struct CrossWord
{
    LetterMask letters = 0;      // letters that complete the crossing word
    typename Scoring::Sum sum{}; // score sum of the crossing word's other squares
    bool addsPlural = false;     // a plural letter put here would only be appended: it would end the crossing word,
                                 // after two or more letters that do not end in a plural letter
};

// The words along one line of a board, seen as the crossing words of the squares in these words and at their ends. Call
// at() for the places in order, so that each run of letters is looked up only once.
template<class Scoring>
class CrossWords
{
public:
    CrossWords(const RuleBook& book, const Scoring& scoring, const BoardGrid& grid, CrossSets& crossSets,
               Direction direction, int index)
        : m_words(book.lexicon->words), m_plural(book.variant.pluralLetter), m_scoring(scoring), m_grid(grid),
          m_crossSets(crossSets), m_occupied(grid.occupied().of(direction, index)),
          m_step(direction == Direction::Across ? BoardGrid::across : BoardGrid::down),
          m_origin(Surface::slot(direction == Direction::Across ? Square{index, 0} : Square{0, index}))
    {}

    // The crossing word at a place on the line. That place or the place before or after it must be occupied.
    [[nodiscard]] STOREYS_INLINE CrossWord<Scoring> at(int place)
    {
        const auto [before, after] = RunAround(m_occupied, place);
        const bool isOccupied = m_occupied >> place & 1;
        CrossWord<Scoring> crossing;
        if (!isOccupied && before > 0 && after > 0) {
            const auto lettersBefore = add(place - before, before, crossing.sum);
            const auto lettersAfter = add(place + 1, after, crossing.sum);
            crossing.letters = crossSet(m_words, lettersBefore, lettersAfter);
        } else {
            const int first = isOccupied || before > 0 ? place - before : place + 1;
            if (m_first != first) {
                m_first = first;
                m_sum = {};
                m_sets = m_crossSets.along(m_words, add(first, before + isOccupied + after, m_sum));
            }
            crossing.letters = m_sets[place - first + 1];
            crossing.sum = m_sum;
            if (isOccupied)
                m_scoring.lift(crossing.sum, m_grid.top(slot(place)), Height(m_grid.height(slot(place))));
        }
        crossing.addsPlural =
            m_plural && after == 0 && before >= 2 && m_grid.top(slot(place - 1)).letter() != *m_plural;
        return crossing;
    }

private:
    [[nodiscard]] int slot(int place) const { return m_origin + place * m_step; }
    // Adds a run of occupied squares to the sum and returns the letters of the run.
    [[nodiscard]] STOREYS_INLINE std::span<const Letter> add(int first, int count, typename Scoring::Sum& sum)
    {
        for (int place = first; place < first + count; ++place) {
            const Tile top = m_grid.top(slot(place));
            m_letters[place] = top.letter();
            m_scoring.keep(sum, top, Height(m_grid.height(slot(place))));
        }
        return std::span<const Letter>(m_letters).subspan(first, count);
    }

    const WordGraph& m_words;
    std::optional<Letter> m_plural;
    const Scoring& m_scoring;
    const BoardGrid& m_grid;
    CrossSets& m_crossSets;
    Line::Cells m_occupied;
    int m_step; // distance between neighboring slots of the line
    int m_origin;
    std::array<Letter, Board::maxSide> m_letters;
    // The run that was looked up last: its first place (-1: none yet), its score and its cross sets.
    int m_first = -1;
    typename Scoring::Sum m_sum;
    std::span<const LetterMask> m_sets; // from the square before the run to the square after it
};

} // namespace storeys
