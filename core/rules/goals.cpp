#include "rules/goals.h"

#include <algorithm>
#include <cstdlib>

namespace storeys {

namespace {

bool isOwned(const Variant& variant, Square square, int seats, int seat)
{
    return variant.ownerOf(square, seats) == seat;
}

// Across or down to the nearest square of the own corner, walls not regarded.
int stepsToCorner(const Variant& variant, Square from, int seats, int seat)
{
    int fewest = Variant::noSteps;
    for (int i = 0; i < variant.rows * variant.columns; ++i) {
        const Square to{i / variant.columns, i % variant.columns};
        if (variant.kindOf(to).corner > 0 && isOwned(variant, to, seats, seat))
            fewest = std::min(fewest, std::abs(to.row - from.row) + std::abs(to.column - from.column));
    }
    return fewest;
}

// Down the own side: its lowest tile counts.
int stepsToEarth(const Variant& variant, Square from, int seats, int seat)
{
    if (!isOwned(variant, from, seats, seat))
        return Variant::noSteps;
    return variant.kindOf(from).earth ? 0 : variant.rows - from.row;
}

struct GoalEntry
{
    Goal goal;
    std::string_view name;
    int (*steps)(const Variant&, Square from, int seats, int seat);
};

// All goals. A new one is a line here and its function.
constexpr GoalEntry goalTable[] = {
    {Goal::OwnCorner, "own-corner", stepsToCorner},
    {Goal::OwnEarth, "own-earth", stepsToEarth},
};

} // namespace

std::optional<Goal> goalNamed(std::string_view name)
{
    const auto* entry = std::ranges::find(goalTable, name, &GoalEntry::name);
    return entry == std::end(goalTable) ? std::nullopt : std::optional(entry->goal);
}

void findGoalSteps(Variant& variant)
{
    const auto* entry = std::ranges::find(goalTable, variant.goal, &GoalEntry::goal);
    if (entry == std::end(goalTable))
        return;
    variant.steps.assign((mostSeats + 1) * mostSeats, {});
    for (int seats = variant.fewestPlayers; seats <= variant.mostPlayers; ++seats)
        for (int seat = 0; seat < seats; ++seat)
            for (int i = 0; i < variant.rows * variant.columns; ++i)
                variant.steps[seats * mostSeats + seat].push_back(static_cast<std::uint8_t>(
                    entry->steps(variant, {i / variant.columns, i % variant.columns}, seats, seat)));
}

int distanceToGoal(const Variant& variant, const Board& board, int seats, int seat)
{
    const Variant::Steps& steps = variant.goalSteps(seats, seat);
    int fewest = Variant::noSteps;
    for (int i = 0; i < board.squareCount(); ++i)
        if (board.isOccupied(board.squareAt(i)))
            fewest = std::min<int>(fewest, steps[i]);
    return fewest;
}

std::optional<int> seatAtGoal(const Position& position)
{
    const int seats = static_cast<int>(position.seats.size());
    for (int seat = 0; seat < seats && position.variant().goal != Goal::None; ++seat)
        if (distanceToGoal(position.variant(), position.board, seats, seat) == 0)
            return seat;
    return std::nullopt;
}

bool winsAtOnce(const Position& position, const Play& play)
{
    if (position.variant().goal == Goal::None)
        return false;
    const auto& steps = position.variant().goalSteps(static_cast<int>(position.seats.size()), position.turn);
    return std::ranges::any_of(play.placements,
                               [&](const Placement& p) { return steps[position.board.indexOf(p.square)] == 0; });
}

} // namespace storeys
