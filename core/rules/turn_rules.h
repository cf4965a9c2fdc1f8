#pragma once

#include "rules/position.h"

#include <span>
#include <vector>

namespace storeys {

// The small rules of turns and ends, on plain numbers: the judge, the position, the computer players' own states of a
// game and the records all ask these.

// ---- turns

// Whether that many passes in a row are the last of a game that ends because everybody passed. Alone, one pass is
// giving up, whatever the players agreed on.
[[nodiscard]] inline bool passesEnd(const RuleBook& book, int seats, int inARow)
{
    return inARow >= (seats == 1 ? 1 : book.houseRules.passRounds * seats);
}

// How many tiles a seat may exchange in one turn at most, 0 where none; it has made that number of exchanges before.
[[nodiscard]] int mostExchanged(const RuleBook& book, int seats, int tilesOnRack, int tilesInBag, int made);

// How many tiles are drawn to fill a rack up.
[[nodiscard]] inline int drawnUp(const Variant& variant, int tilesOnRack, int tilesInBag)
{
    return std::min(std::max(variant.rackSize - tilesOnRack, 0), tilesInBag);
}

// Whether the seat holds nothing to play with: it passes without being asked.
[[nodiscard]] inline bool hasNothing(const Seat& seat)
{
    return seat.rack.isEmpty() && seat.reserve.blanks == 0;
}

// ---- tiles left at the end

// What the tiles left on a rack cost at the end of a game of that many players.
[[nodiscard]] Points lossFor(const RuleBook& book, int players, const Rack& rack);

// Whether the player who goes out gains what the others lose.
[[nodiscard]] inline bool gainsByGoingOut(const Variant& variant)
{
    return variant.leftTiles == LeftTiles::ValuesToWhoWentOut;
}

// What a rack brings at the end; neither is ever negative.
struct TilesLeft
{
    Points loss;
    Points gain; // from the tiles left to others
    bool operator==(const TilesLeft&) const = default;
};
// Seat by seat; `out`: the game ends because a player has gone out, whose rack is empty.
[[nodiscard]] std::vector<TilesLeft> settlement(const RuleBook& book, std::span<const Seat> seats, bool out);

// ---- challenges

// What a challenge costs in a game, by the house rule challenge-penalty.
struct ChallengeCost
{
    bool badPlayLosesTurn = false; // a play that is withdrawn; else the same player plays again
    bool failedLosesTurn = false;  // a player who challenged a good play loses the next turn
    Points failedPoints{};         // or these points

    [[nodiscard]] bool failedIsFree() const { return !failedLosesTurn && failedPoints == Points(0); }
};

// Where points are paid for failed challenges, a bad play costs what it costs by the variant's own rules.
[[nodiscard]] ChallengeCost challengeCost(const RuleBook& book);

} // namespace storeys
