#pragma once

#include "moves/line.h"
#include "rules/legality.h"

#include <bit>
#include <optional>

namespace storeys {

// What is left to check of a word that the searches have found to end somewhere: its letters and the words that cross
// it are good, it is connected, and nothing lies before or behind it.
class EndCheck
{
public:
    explicit EndCheck(const RuleBook& book)
        : m_pluralLetter(book.variant.pluralLetter),
          m_pluralRule(book.houseRules.pluralRule && book.variant.hasRule(rules::onlyPlural)),
          m_coversRule(book.variant.hasRule(rules::coversWord))
    {}

    // Of a word on the cells from `start` to `last`, with tiles put on the cells of `placed`: `tile` on the last one,
    // if there.
    [[nodiscard]] bool isLegal(const Line& line, int start, int last, Line::Cells placed, Tile tile) const
    {
        if ((placed & line.wanted) == 0)
            return false;
        if ((placed & (placed - 1)) == 0) {
            const int only = std::countr_zero(placed);
            // A tile that forms two words was found across.
            const bool foundAcross = line.direction == Direction::Down && (line.crossed >> only & 1);
            return !foundAcross && !line.isFirstPlay() && !(m_pluralRule && only == last && isTackedOn(line, start, last, tile));
        }
        if (m_coversRule)
            for (int w = 0; w < line.wordCount; ++w)
                if ((line.words[w] & ~placed) == 0)
                    return false;
        return true;
    }

private:
    // Whether the only tile, on the last cell, makes no more than plurals; see rules::onlyPlural.
    [[nodiscard]] bool isTackedOn(const Line& line, int start, int last, Tile tile) const
    {
        const Cell& cell = line.cells[last];
        if (cell.topMask != 0 || tile.letter() != m_pluralLetter)
            return false;
        const bool mainTacksOn = last - start >= 2 && line.cells[last - 1].top.letter() != m_pluralLetter;
        return mainTacksOn && (!(line.crossed >> last & 1) || cell.crossTacksOn);
    }

    std::optional<Letter> m_pluralLetter;
    bool m_pluralRule;
    bool m_coversRule;
};

} // namespace storeys
