#pragma once

#include "bots/bot.h"
#include "moves/generator.h"
#include "rules/turn_rules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace storeys {

// Endgames are positions of two with an empty bag, in which each player knows what the other holds. The mover is the seat
// to move.

struct EndgameAnswer
{
    std::optional<FoundPlay> play; // none: passing
    // How many points more than the other the mover makes from here to the end, the tiles left included.
    int spread = 0;
    bool exact = false;     // nothing was cut off
    std::int64_t nodes = 0; // positions whose plays were generated
};

// The spread, of the tiles left alone, for the mover's opponent, who has just ended the game by going out or passing.
[[nodiscard]] int spreadOfEnding(const Position& position);

// The best turn for the mover when both play on as well as they can: negamax with alpha-beta bounds, deepened turn by
// turn, with a table of the positions met (board, racks, side, passes), the plays that score most looked at first.
// Beyond the depth both take what brings most at once, to the end, which gives a value without a guess. When the budget
// of nodes runs out, or it is told to stop, it answers with what the deepest whole search found. At least one node.
[[nodiscard]] EndgameAnswer solveEndgame(const Position& position, std::int64_t nodeBudget, StopSign stop);

// The position of an endgame while turns are done and undone. Sides are 0 (to move at the start) and 1. Owned by
// the search; turns are undone in reverse order.
class EndgamePosition
{
public:
    explicit EndgamePosition(const Position& position);

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
