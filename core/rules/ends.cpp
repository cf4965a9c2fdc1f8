#include "rules/ends.h"

#include "rules/legality.h"
#include "rules/turn_rules.h"

#include <cstdlib>
#include <ranges>

namespace storeys {

namespace {

// The steps across or down from the square to the nearest square of the seat's corner, ignoring walls.
int stepsToCorner(const Variant& variant, Square from, int seats, int seat)
{
    int fewest = Variant::noSteps;
    for (int i = 0; i < variant.rows * variant.columns; ++i) {
        const Square to{i / variant.columns, i % variant.columns};
        if (variant.kindOf(to).corner > 0 && variant.ownerOf(to, seats) == seat)
            fewest = std::min(fewest, std::abs(to.row - from.row) + std::abs(to.column - from.column));
    }
    return fewest;
}

// 0 on an earth (goal) square, otherwise the number of rows from the square's row to the last row, counting both;
// noSteps off the seat's side.
int stepsToEarth(const Variant& variant, Square from, int seats, int seat)
{
    if (variant.ownerOf(from, seats) != seat)
        return Variant::noSteps;
    return variant.kindOf(from).earth ? 0 : variant.rows - from.row;
}

struct GoalEntry
{
    Goal goal;
    std::string_view name;
    int (*steps)(const Variant&, Square from, int seats, int seat);
};

// All goals. To add one, add a line here and its function.
constexpr GoalEntry goalTable[] = {
    {Goal::OwnCorner, "own-corner", stepsToCorner},
    {Goal::OwnEarth, "own-earth", stepsToEarth},
};

} // namespace

std::optional<Goal> goalNamed(std::string_view name)
{
    const auto* entry = lookUp(goalTable, name, &GoalEntry::name);
    return entry ? std::optional(entry->goal) : std::nullopt;
}

std::string_view goalName(Goal goal)
{
    const auto* entry = lookUp(goalTable, goal, &GoalEntry::goal);
    return entry ? entry->name : "";
}

void findGoalSteps(Variant& variant)
{
    const auto* entry = lookUp(goalTable, variant.goal, &GoalEntry::goal);
    if (!entry)
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
    const int seats = position.seatCount();
    for (int seat = 0; seat < seats && position.variant().isRace(); ++seat)
        if (distanceToGoal(position.variant(), position.board, seats, seat) == 0)
            return seat;
    return std::nullopt;
}

bool winsAtOnce(const Position& position, const Play& play)
{
    if (!position.variant().isRace())
        return false;
    const auto& steps = position.variant().goalSteps(position.seatCount(), position.turn);
    return std::ranges::any_of(play.placements,
                               [&](const Placement& p) { return steps[position.board.indexOf(p.square)] == 0; });
}

namespace {

bool isOut(const Position& position, PlayProbe&)
{
    return position.bag.isEmpty()
           && std::ranges::any_of(position.seats, [](const Seat& seat) { return seat.rack.isEmpty(); });
}

bool isBlocked(const Position& position, PlayProbe& plays)
{
    const auto hasPlay = [&](int seat) { return plays.hasPlay(position, seat); };
    return needsPlays(position) && std::ranges::none_of(std::views::iota(0, position.seatCount()), hasPlay);
}

bool areRoundsOver(const Position& position, PlayProbe&)
{
    return std::ranges::all_of(position.seats,
                               [&](const Seat& seat) { return seat.turnsTaken >= position.houseRules().rounds; });
}

struct EndEntry
{
    EndCondition end;
    std::string_view name;
    bool (*holds)(const Position&, PlayProbe&);
};

// All ends that the position alone decides. To add one, add a line here and its function.
constexpr EndEntry endTable[] = {
    {EndCondition::Out, "out", isOut},
    {EndCondition::Blocked, "blocked", isBlocked},
    {EndCondition::AllPassed, "all-passed",
     [](const Position& p, PlayProbe&) { return passesEnd(*p.book, p.seatCount(), p.passesInARow); }},
    {EndCondition::Goal, "goal", [](const Position& position, PlayProbe&) { return seatAtGoal(position).has_value(); }},
    {EndCondition::Rounds, "rounds", areRoundsOver},
};

// Marks the winners; a seat that forfeits the game never wins.
void findWinners(GameResult& result, const Position& position)
{
    const auto isAhead = [&](const GameResult::Line& one, const GameResult::Line& other) {
        return one.steps != other.steps
                   ? one.steps < other.steps
                   : beats(position.variant(), {one.total, one.played}, {other.total, other.played});
    };
    auto able = std::views::iota(0, position.seatCount())
                | std::views::filter([&](int seat) { return seat != position.forfeiter; });
    for (const int seat : able)
        result.seats[seat].wins =
            std::ranges::none_of(able, [&](int other) { return isAhead(result.seats[other], result.seats[seat]); });
}

} // namespace

// Nobody can exchange once the bag is empty. A solo player may run out of exchanges before that.
bool needsPlays(const Position& position)
{
    const bool canNobodyExchange = position.bag.isEmpty() || (position.seats.size() == 1 && !canExchange(position));
    return position.houseRules().mode == HouseRules::Mode::Dictionary && canNobodyExchange;
}

bool holds(EndCondition condition, const Position& position, PlayProbe& plays)
{
    // TimeUp, Resigned and Limit are not in the table: the position alone does not decide them.
    const auto* entry = lookUp(endTable, condition, &EndEntry::end);
    return entry && entry->holds(position, plays);
}

std::optional<EndCondition> endNamed(std::string_view name)
{
    const auto* entry = lookUp(endTable, name, &EndEntry::name);
    return entry ? std::optional(entry->end) : std::nullopt;
}

std::optional<EndCondition> endOf(const Position& position, PlayProbe& plays)
{
    for (const EndCondition condition : position.variant().ends)
        if (holds(condition, position, plays))
            return condition;
    return std::nullopt;
}

bool passEndsGame(const Position& position)
{
    return passesEnd(*position.book, position.seatCount(), position.passesInARow + 1);
}

GameResult resultOf(const Position& position, EndCondition reason)
{
    std::vector<TilesLeft> left(position.seats.size()); // stays zero if the game is forfeited
    if (!isForfeit(reason))
        left = settlement(*position.book, position.seats, reason == EndCondition::Out);
    GameResult result{reason, {}};
    for (std::size_t i = 0; i < left.size(); ++i) {
        const Seat& seat = position.seats[i];
        const Points total = seat.points - left[i].loss + left[i].gain - seat.timeCharge;
        result.seats.push_back({seat.points, seat.rack, left[i].loss, left[i].gain, total});
        result.seats.back().timePenalty = seat.timeCharge;
    }
    const int seats = static_cast<int>(left.size());
    for (int seat = 0; seat < seats && position.variant().isRace(); ++seat)
        result.seats[seat].steps = distanceToGoal(position.variant(), position.board, seats, seat);
    findWinners(result, position);
    return result;
}

} // namespace storeys
