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

// The cross set of a square (Appel and Jacobson, 1988): the letters that make a word with those before and after it,
// one or more together.
[[nodiscard]] LetterMask crossSet(const WordGraph& words, std::span<const Letter> before,
                                  std::span<const Letter> after);

// The cross sets of all squares along a run of letters, made together and remembered by the letters: who needs
// one of them mostly needs the others too, and in games, more so in many games played on from one position, the same
// runs come again and again. Asked with one graph only, between two calls of forget().
class CrossSets
{
public:
    static constexpr std::size_t longestRun = Board::maxSide;

    void forget() { ++m_generation; }
    // The letters that make a word with a run of 1 to longestRun: put before it, in place of each of its letters in
    // turn, and after it. There until the next call.
    [[nodiscard]] std::span<const LetterMask> along(const WordGraph& words, std::span<const Letter> run);

private:
    // Longer runs are rare and not remembered.
    static constexpr std::size_t mostLetters = 11;
    static constexpr int placeBits = 12;

    struct alignas(64) Known
    {
        std::uint64_t run = 0; // its letters, and how many
        std::uint32_t generation = 0;
        std::array<LetterMask, mostLetters + 2> sets;
    };
    static_assert(sizeof(Known) == 64, "a line of the processor's cache");

    // What comes later takes the place of what was there.
    std::vector<Known> m_known = std::vector<Known>(std::size_t{1} << placeBits);
    std::uint32_t m_generation = 1;
    std::array<LetterMask, longestRun + 2> m_ofLongRun;
};

// ---- the words that cross

// What crosses a square on its way along the other line through it.
template<class Scoring>
struct CrossWord
{
    LetterMask letters = 0;      // letters with which the crossing word is good
    typename Scoring::Sum sum{}; // of its other squares
    bool addsPlural = false;     // the word would be just a plural: two letters or more before, ending here
};

// The words along one line of a board, as the squares see them that they go through or end at. Asked from the first
// square on, so that what a run of letters comes to is found once for all its squares.
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

    // Of a square next to an occupied one of the line.
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
    // Adds up a run of occupied squares and returns their letters.
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
    int m_step; // from a slot of the line to the next
    int m_origin;
    std::array<Letter, Board::maxSide> m_letters;
    // Of the run seen last.
    int m_first = -1;
    typename Scoring::Sum m_sum;
    std::span<const LetterMask> m_sets; // from the square before it on
};

} // namespace storeys
