#pragma once

#include "bots/bot.h"
#include "moves/generator.h"

#include <cstdint>
#include <optional>

namespace storeys {

// The rest of a game of two with an empty bag, where each player knows what the other holds.
struct Endgame
{
    RuleBookPtr book;
    Board board;
    Rack mover;
    Rack other;
    int passesInARow = 0; // before the mover's turn
    int seat = 0;         // of the mover
};

struct EndgameAnswer
{
    std::optional<FoundPlay> play; // none: passing
    // How many points more than the other the mover makes from here to the end, the tiles left included.
    int spread = 0;
    bool exact = false;     // nothing was cut off
    std::int64_t nodes = 0; // positions whose plays were generated
};

// The spread, of the tiles left alone, for the mover's opponent, who has just ended the game by going out or passing.
[[nodiscard]] int spreadOfEnding(const Endgame& endgame);

// The best turn for the mover when both play on as well as they can: negamax with alpha-beta bounds, deepened turn by
// turn, with a table of the positions met (board, racks, side, passes), the plays that score most looked at first.
// Beyond the depth both take what brings most at once, to the end, which gives a value without a guess. When the budget
// of nodes runs out, or it is told to stop, it answers with what the deepest whole search found. At least one node.
[[nodiscard]] EndgameAnswer solveEndgame(const Endgame& endgame, std::int64_t nodeBudget, StopSign stop);

} // namespace storeys
