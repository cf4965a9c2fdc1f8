#pragma once

#include "base/compiler.h"
#include "moves/board_grid.h"
#include "moves/cross_check.h"
#include "moves/line.h"
#include "rules/position.h"

#include <array>
#include <optional>
#include <span>

namespace storeys {

// What crosses a square on its way along the other line through it.
template<class Scoring>
struct Crossing
{
    LetterMask fitting = 0;      // letters with which the crossing word is good
    typename Scoring::Sum sum{}; // of its other squares
    bool tacksOn = false;        // the word would be just a plural: two letters or more before, ending here
};

// The words along one line of a board, as the squares see them that they go through or end at. Asked from the first
// square on, so that what a run of letters comes to is found once for all its squares.
template<class Scoring>
class CrossingWords
{
public:
    CrossingWords(const RuleBook& book, const Scoring& scoring, const BoardGrid& grid, CrossChecks& checks,
                  Direction direction, int index)
        : m_words(book.lexicon->words), m_plural(book.variant.pluralLetter), m_scoring(scoring), m_grid(grid),
          m_checks(checks), m_occupied(grid.occupied().of(direction, index)),
          m_step(direction == Direction::Across ? BoardGrid::across : BoardGrid::down),
          m_origin(Surface::slot(direction == Direction::Across ? Square{index, 0} : Square{0, index}))
    {}

    static_assert(CrossChecks::longestRun >= Board::maxSide);

    // Of a square next to an occupied one of the line.
    [[nodiscard]] STOREYS_INLINE Crossing<Scoring> at(int place)
    {
        const auto [before, behind] = RunAround(m_occupied, place);
        const bool isOccupied = m_occupied >> place & 1;
        Crossing<Scoring> crossing;
        if (!isOccupied && before > 0 && behind > 0) {
            const auto lettersBefore = add(place - before, before, crossing.sum);
            const auto lettersBehind = add(place + 1, behind, crossing.sum);
            crossing.fitting = lettersThatFit(m_words, lettersBefore, lettersBehind);
        } else {
            const int first = isOccupied || before > 0 ? place - before : place + 1;
            if (m_first != first) {
                m_first = first;
                m_sum = {};
                m_fitting = m_checks.along(m_words, add(first, before + isOccupied + behind, m_sum));
            }
            crossing.fitting = m_fitting[place - first + 1];
            crossing.sum = m_sum;
            if (isOccupied)
                m_scoring.lift(crossing.sum, m_grid.top(slot(place)), Height(m_grid.height(slot(place))));
        }
        crossing.tacksOn = m_plural && behind == 0 && before >= 2 && m_grid.top(slot(place - 1)).letter() != *m_plural;
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
    CrossChecks& m_checks;
    Line::Cells m_occupied;
    int m_step; // from a slot of the line to the next
    int m_origin;
    std::array<Letter, Board::maxSide> m_letters;
    // Of the run seen last.
    int m_first = -1;
    typename Scoring::Sum m_sum;
    std::span<const LetterMask> m_fitting; // from the square before it on
};

} // namespace storeys
