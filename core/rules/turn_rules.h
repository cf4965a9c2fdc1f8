#pragma once

#include "rules/position.h"

#include <span>
#include <vector>

namespace storeys {

// Small rules about turns and ends that need no position. They serve legality checks, turns, records and the
// simulations of computer players.

// ---- turns

// Whether `inARow` consecutive passes end the game, in games that end when everybody passes. In a solo game one pass
// gives up, whatever the house rules.
[[nodiscard]] inline bool passesEnd(const RuleBook& book, int seats, int inARow)
{
    return inARow >= (seats == 1 ? 1 : book.houseRules.passRounds * seats);
}

// The most tiles that a seat may exchange in one turn, 0 if none; `made` counts its earlier exchanges.
[[nodiscard]] int mostExchanged(const RuleBook& book, int seats, int tilesOnRack, int tilesInBag, int made);

// The number of tiles to draw for a full rack, as far as the bag has them.
[[nodiscard]] inline int drawnUp(const Variant& variant, int tilesOnRack, int tilesInBag)
{
    return std::min(std::max(variant.rackSize - tilesOnRack, 0), tilesInBag);
}

// Whether the seat has nothing to play with, so that it passes without being asked.
[[nodiscard]] inline bool hasNothing(const Seat& seat)
{
    return seat.rack.isEmpty() && seat.reserve.blanks == 0;
}

// ---- the limits of a game

// No real game comes near these limits. A game ends at either, so that its record can be read again; see
// record/limits.h.
struct GameLimits
{
    static constexpr std::size_t turns = 9'900; // including lost turns, withdrawals and choices for cards
    static constexpr Points points{990'000};    // of a player; a score that would lead beyond them is reduced
};

// Whether a game after that many turns is at a limit.
[[nodiscard]] bool isAtLimit(const Position& position, std::size_t turns);

// ---- tiles left at the end

// The points that the tiles left on a rack cost at the end, in a game of `players` players.
[[nodiscard]] Points lossFor(const RuleBook& book, int players, const Rack& rack);

// Whether the player who goes out gains the points that the others lose.
[[nodiscard]] inline bool gainsByGoingOut(const Variant& variant)
{
    return variant.leftTiles == LeftTiles::ValuesToWhoWentOut;
}

// Whether of players with equal totals the one with more points before tiles left were counted wins.
[[nodiscard]] inline bool breaksTies(const Variant& variant)
{
    return variant.tieByPlayed;
}

// The points that a seat loses and gains for tiles left; neither is negative.
struct TilesLeft
{
    Points loss;
    Points gain; // from the tiles left on other racks
    bool operator==(const TilesLeft&) const = default;
};
// The loss and gain of each seat; `out`: the game ends because a player with an empty rack has gone out.
[[nodiscard]] std::vector<TilesLeft> settlement(const RuleBook& book, std::span<const Seat> seats, bool out);

// ---- who wins

// A seat's points at the end of a game.
struct FinalPoints
{
    Points total;
    Points played; // before tiles left were counted
};
// Whether the first points beat the second: by the total or, where the variant breaks ties so, by the points played.
[[nodiscard]] bool beats(const Variant& variant, const FinalPoints& one, const FinalPoints& other);
// The part of the win that the seat has, 0 … 1: seats that nobody beats share it. Not for races, and regardless of the
// clock.
[[nodiscard]] double winShare(const Variant& variant, std::span<const FinalPoints> ends, int seat);

// ---- challenges

// What a challenge costs the side that was wrong. Set by the house rule challenge-penalty.
struct ChallengeCost
{
    bool badPlayLosesTurn = false; // the player of a withdrawn play loses the turn; otherwise plays again
    bool failedLosesTurn = false;  // the challenger of a good play loses the next turn
    Points failedPoints{};         // points that the challenger of a good play loses

    [[nodiscard]] bool failedIsFree() const { return !failedLosesTurn && failedPoints == Points(0); }
};

// What a challenge costs by the house rules. If they make failed challenges cost points, the penalty of the variant
// decides whether a bad play loses the turn.
[[nodiscard]] ChallengeCost challengeCost(const RuleBook& book);

} // namespace storeys
