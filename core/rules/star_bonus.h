#pragma once

#include "rules/position.h"

#include <array>
#include <cstdint>
#include <span>

namespace storeys {

// The bonus for a play that makes one group of tiles, across and down, of two or more that each hold a star: a start
// square. Nothing where the game has no such bonus or the players play without.
[[nodiscard]] inline Points starBonus(const RuleBook& book)
{
    return book.houseRules.starBonus ? book.variant.starBonus : Points(0);
}

// The groups of a board that hold a star.
class StarGroups
{
public:
    StarGroups(const Variant& variant, const Board& board);

    [[nodiscard]] int count() const { return m_count; }
    // Whether tiles on these squares, which are one group, join two or more.
    [[nodiscard]] bool areJoinedBy(std::span<const Square> squares) const;

private:
    void spread(const Board& board, Square from);

    std::array<std::uint8_t, Board::maxSide * Board::maxSide> m_groups{}; // by Surface::slot(), from 1; 0 for none
    int m_count = 0;
};

} // namespace storeys
