#pragma once

#include "bots/endgame.h"
#include "rules/turn_rules.h"

#include <array>
#include <vector>

namespace storeys {

// The position of an endgame while turns are done and undone. Sides are 0 (to move at the start) and 1. Owned by
// the search; turns are undone in reverse order.
class EndgamePosition
{
public:
    explicit EndgamePosition(const Endgame& endgame);

    // What must be remembered to undo a turn.
    struct Before
    {
        Rack rack;
        int loss;
        int passes;
    };

    // ---- turns
    Before doPlay(const FoundPlay& play, int side);
    void undoPlay(const FoundPlay& play, int side, const Before& before);
    Before pass(int side);
    void undoPass(int side, const Before& before);

    // ---- asking
    void plays(int side, std::vector<FoundPlay>& found)
    {
        m_generator.allPlays(m_book, m_board, {m_sides[side].rack, 2, side == 0 ? m_seat : 1 - m_seat}, found);
    }
    [[nodiscard]] bool isOut(int side) const { return m_sides[side].rack.isEmpty(); }
    [[nodiscard]] bool haveAllPassed() const { return passesEnd(*m_book, 2, m_passes); }
    // What the play brings at once: its score, what the side loses less at the end, and, if it goes out, the other's
    // loss.
    [[nodiscard]] int worthOf(const FoundPlay& play, int side) const;
    // Points that the side then gets more than the other when the game ends now.
    [[nodiscard]] int spreadAtEnd(int side) const;
    // Of all that decides how the game goes on, points aside (Zobrist, 1970).
    [[nodiscard]] std::uint64_t key(int side) const;

private:
    struct Side
    {
        Rack rack;
        int loss = 0; // what its rack costs at the end
    };
    [[nodiscard]] int lossOf(const Rack& rack) const;
    [[nodiscard]] std::uint64_t keyOf(Square square) const;

    RuleBookPtr m_book;
    Generator m_generator;
    Board m_board;
    std::array<Side, 2> m_sides;
    int m_seat; // of the first
    int m_passes;
    std::uint64_t m_laid = 0; // key of what was laid since the start
};

} // namespace storeys
