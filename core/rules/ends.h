#pragma once

#include "rules/position.h"

#include <optional>
#include <string_view>
#include <vector>

namespace storeys {

// Races: who covers a square of the own goal wins at once; otherwise who is nearest at the end.

// A goal by the name that variant files give it; none for an unknown one.
[[nodiscard]] std::optional<Goal> goalNamed(std::string_view name);
[[nodiscard]] std::string_view goalName(Goal goal); // "" for Goal::None

// Works out Variant::steps; the board, corners and sides must be read. A board without a square of the goal for some
// seat has no steps there that are 0.
void findGoalSteps(Variant& variant);

// The fewest steps from a tile on the board to the seat's goal, Variant::noSteps where no tile counts. The variant must
// have a goal.
[[nodiscard]] int distanceToGoal(const Variant& variant, const Board& board, int seats, int seat);

// Who has reached the goal; nobody in a game without.
[[nodiscard]] std::optional<int> seatAtGoal(const Position& position);

// Whether the play, which is legal, wins at once.
[[nodiscard]] bool winsAtOnce(const Position& position, const Play& play);

// How a game came out, seat by seat.
struct GameResult
{
    struct Line
    {
        Points played; // before anything is taken off
        Rack left;
        Points subtraction;   // for the tiles left, never negative
        Points gain;          // from the tiles left to others
        Points total;         // may be below zero
        bool wins = false;    // equal totals share the win
        int steps = 0;        // from the goal, in a race: the nearest wins, whatever the points
        Points timePenalty{}; // for the clock, never negative; in the total already
    };

    EndCondition reason;
    std::vector<Line> seats;
};

// Says whether a seat has a legal play, for the end of a game. The generator is one.
class PlayProbe
{
public:
    virtual ~PlayProbe() = default;
    [[nodiscard]] virtual bool hasPlay(const Position& position, int seat) = 0;
};

// Which of the variant's ends holds in the position, if any: a player is out with the bag empty; nobody can make a
// legal play any more and nothing can be exchanged (in dictionary mode only: in challenge mode any play may be tried);
// everybody passed one after the other; a player has reached the goal; all have had their rounds. Alone, one pass is giving up. Asks for plays when the bag is empty.
[[nodiscard]] std::optional<EndCondition> endOf(const Position& position, PlayProbe& plays);

// Whether only a legal play keeps the game going: no play may be tried without, and nothing can be exchanged any more.
[[nodiscard]] bool needsPlays(const Position& position);

// An end by the name that variant files give it; none for an unknown one.
[[nodiscard]] std::optional<EndCondition> endNamed(std::string_view name);

// Whether that end holds, asked by itself.
[[nodiscard]] bool holds(EndCondition condition, const Position& position, PlayProbe& plays);

// Whether a pass of the seat to move would be the last one of a game that ends because everybody passed.
[[nodiscard]] bool passEndsGame(const Position& position);

// The result of a game that ends in this position, time that was charged included. When time is up nothing is taken off
// for tiles left, and the seat that ran out of it can't win.
[[nodiscard]] GameResult resultOf(const Position& position, EndCondition reason);

} // namespace storeys
