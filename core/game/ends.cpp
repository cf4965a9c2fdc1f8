#include "game/ends.h"

#include "moves/generator.h"
#include "rules/legality.h"

#include <algorithm>

namespace storeys {

namespace {

bool isOut(const Position& position)
{
    return position.bag.isEmpty()
           && std::ranges::any_of(position.seats, [](const Seat& seat) { return seat.rack.isEmpty(); });
}

// With several players an empty bag ends all exchanging; alone, so does the last free exchange.
bool canNobodyExchange(const Position& position)
{
    return position.bag.isEmpty() || (position.seats.size() == 1 && !canExchange(position));
}

bool isBlocked(const Position& position)
{
    if (position.houseRules().mode == HouseRules::Mode::Challenge || !canNobodyExchange(position))
        return false;
    return std::ranges::all_of(position.seats, [&](const Seat& seat) {
        return allPlays(*position.book, position.board, seat.rack).empty();
    });
}

bool haveAllPassed(const Position& position)
{
    return position.passesInARow >= position.houseRules().passRounds * static_cast<int>(position.seats.size());
}

bool holds(EndCondition condition, const Position& position)
{
    switch (condition) {
    case EndCondition::Out: return isOut(position);
    case EndCondition::Blocked: return isBlocked(position);
    case EndCondition::AllPassed: return haveAllPassed(position);
    }
    return false;
}

} // namespace

std::optional<EndCondition> endOf(const Position& position)
{
    for (const EndCondition condition : position.variant().ends)
        if (holds(condition, position))
            return condition;
    return std::nullopt;
}

GameResult resultOf(const Position& position, EndCondition reason)
{
    const bool spared = position.seats.size() == 1 && !position.houseRules().soloPenalty;
    GameResult result{reason, {}};
    for (const Seat& seat : position.seats) {
        const Points off = spared ? Points(0) : seat.rack.size() * position.variant().penaltyPerTile;
        result.seats.push_back({seat.points, seat.rack, off, seat.points - off, false});
    }
    const Points best = std::ranges::max(result.seats, {}, &GameResult::Line::total).total;
    for (GameResult::Line& line : result.seats)
        line.wins = line.total == best;
    return result;
}

} // namespace storeys
