#include "game/ends.h"

#include "rules/legality.h"
#include "rules/tiles_left.h"

#include <algorithm>
#include <utility>

namespace storeys {

namespace {

bool isOut(const Position& position)
{
    return position.bag.isEmpty()
           && std::ranges::any_of(position.seats, [](const Seat& seat) { return seat.rack.isEmpty(); });
}

bool isBlocked(const Position& position, Generator& generator)
{
    if (!needsPlays(position))
        return false;
    return std::ranges::none_of(
        position.seats, [&](const Seat& seat) { return generator.hasPlay(position.book, position.board, seat.rack); });
}

// Passes in a row that end the game.
int allPasses(const Position& position)
{
    return position.houseRules().passRounds * static_cast<int>(position.seats.size());
}

bool haveAllPassed(const Position& position)
{
    return position.passesInARow >= allPasses(position);
}

void giveToWhoWentOut(GameResult& result)
{
    Points sum;
    for (const GameResult::Line& line : result.seats)
        sum += line.subtraction;
    for (GameResult::Line& line : result.seats) {
        if (!line.left.isEmpty())
            continue;
        line.gain = sum;
        line.total += sum;
    }
}

} // namespace

// With several players an empty bag ends all exchanging; alone, so does the last free exchange.
bool needsPlays(const Position& position)
{
    const bool canNobodyExchange = position.bag.isEmpty() || (position.seats.size() == 1 && !canExchange(position));
    return position.houseRules().mode == HouseRules::Mode::Dictionary && canNobodyExchange;
}

bool holds(EndCondition condition, const Position& position, Generator& generator)
{
    switch (condition) {
    case EndCondition::Out: return isOut(position);
    case EndCondition::Blocked: return isBlocked(position, generator);
    case EndCondition::AllPassed: return haveAllPassed(position);
    case EndCondition::TimeUp: return false; // for the clock to say
    }
    return false;
}

std::optional<EndCondition> endOf(const Position& position, Generator& generator)
{
    for (const EndCondition condition : position.variant().ends)
        if (holds(condition, position, generator))
            return condition;
    return std::nullopt;
}

std::optional<EndCondition> endOf(const Position& position)
{
    Generator once;
    return endOf(position, once);
}

bool passEndsGame(const Position& position)
{
    return position.passesInARow + 1 >= allPasses(position);
}

GameResult resultOf(const Position& position, EndCondition reason)
{
    const Variant& variant = position.variant();
    GameResult result{reason, {}};
    for (const Seat& seat : position.seats) {
        const Points off = reason == EndCondition::TimeUp
                               ? Points(0)
                               : lossFor(*position.book, static_cast<int>(position.seats.size()), seat.rack);
        result.seats.push_back({seat.points, seat.rack, off, Points(0), seat.points - off});
    }
    if (gainsByGoingOut(variant) && reason == EndCondition::Out)
        giveToWhoWentOut(result);
    findWinners(result, variant);
    return result;
}

void findWinners(GameResult& result, const Variant& variant, std::optional<int> loser)
{
    const auto rank = [&](int seat) {
        const GameResult::Line& line = result.seats[seat];
        return std::pair(line.total, variant.tieByPlayed ? line.played : Points(0));
    };
    std::vector<int> able;
    for (int seat = 0; seat < static_cast<int>(result.seats.size()); ++seat) {
        result.seats[seat].wins = false;
        if (seat != loser)
            able.push_back(seat);
    }
    if (able.empty())
        return;
    const auto best = rank(std::ranges::max(able, {}, rank));
    for (const int seat : able)
        result.seats[seat].wins = rank(seat) == best;
}

} // namespace storeys
