#pragma once

#include "rules/position.h"

#include <optional>
#include <string_view>
#include <vector>

namespace storeys {

// Races: the first player to cover one of their goal squares wins at once. If nobody does, the player whose goal is
// nearest to a tile wins at the end.

// The goal with that name in variant files; none for an unknown name.
[[nodiscard]] std::optional<Goal> goalNamed(std::string_view name);
[[nodiscard]] std::string_view goalName(Goal goal); // "" for Goal::None

// Computes Variant::steps from the board, corners and sides, which must have been read. For a seat without a goal
// square on the board, no step is 0.
void findGoalSteps(Variant& variant);

// The fewest steps (Variant::goalSteps()) from a tile on the board to the seat's goal; Variant::noSteps if no tile lies
// on a square that counts. The variant must have a goal.
[[nodiscard]] int distanceToGoal(const Variant& variant, const Board& board, int seats, int seat);

// The seat that has reached its goal; none if nobody has or the game has no goals.
[[nodiscard]] std::optional<int> seatAtGoal(const Position& position);

// Whether the play, which must be legal, covers a goal square of the seat to move and so wins at once.
[[nodiscard]] bool winsAtOnce(const Position& position, const Play& play);

struct GameResult
{
    struct Line
    {
        Points played; // before subtractions and gains
        Rack left;
        Points subtraction;   // for the seat's own tiles left, never negative
        Points gain;          // from the tiles left on other racks
        Points total;         // may be below zero
        bool wins = false;    // several seats may share the win
        int steps = 0;        // in a race: steps left to the goal; the nearest seat wins, whatever the points
        Points timePenalty{}; // charged for time, never negative; already subtracted from `total`
    };

    EndCondition reason;
    std::vector<Line> seats;
};

// Finds out whether a seat has a legal play, to detect the end of a game. The Generator implements it.
class PlayProbe
{
public:
    virtual ~PlayProbe() = default;
    [[nodiscard]] virtual bool hasPlay(const Position& position, int seat) = 0;
};

// The first of the variant's ends that holds in the position; none if the game goes on. Ends: the bag and a rack are
// empty; needsPlays() holds and nobody has a legal play; everybody passed in succession (in a solo game one pass gives
// up); a seat has reached its goal; all seats have taken as many turns as agreed. Queries `plays` only if needsPlays().
[[nodiscard]] std::optional<EndCondition> endOf(const Position& position, PlayProbe& plays);

// Whether the game goes on only if somebody has a legal play: in dictionary mode, when the bag is empty or a solo
// player may not exchange. In challenge mode any play may be tried.
[[nodiscard]] bool needsPlays(const Position& position);

// The end with that name in variant files; none for an unknown name.
[[nodiscard]] std::optional<EndCondition> endNamed(std::string_view name);

// Whether that end condition holds in the position, whether or not the variant uses it.
[[nodiscard]] bool holds(EndCondition condition, const Position& position, PlayProbe& plays);

// Whether a pass by the seat to move would end the game because everybody passed.
[[nodiscard]] bool passEndsGame(const Position& position);

// Whether a game that ends so is lost by one seat, whatever the points.
[[nodiscard]] inline bool isForfeit(EndCondition reason)
{
    return reason == EndCondition::TimeUp || reason == EndCondition::Resigned;
}

// The result of a game that ends in this position, including points charged for time. If it is a forfeit, nothing is
// subtracted for tiles left, and the seat that forfeits the game can't win.
[[nodiscard]] GameResult resultOf(const Position& position, EndCondition reason);

} // namespace storeys
