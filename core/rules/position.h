#pragma once

#include "lexicon/lexicon.h"
#include "rules/bag.h"
#include "rules/rack.h"
#include "rules/transition.h"
#include "rules/variant.h"

#include <memory>
#include <vector>

namespace storeys {

// All that a game is judged by: the variant, what the players agreed on, and the words. Shared by every position of a
// game and never changed.
struct RuleBook
{
    Variant variant;
    HouseRules houseRules;
    LexiconPtr lexicon;
};
using RuleBookPtr = std::shared_ptr<const RuleBook>;

struct Seat
{
    Rack rack;
    Points points;
    int exchanges = 0;      // made so far
    bool losesTurn = false; // the next turn is a pass, for a challenge in vain
    bool operator==(const Seat&) const = default;
};

// A game between two turns, complete: two equal positions go on equally. A value of a few kilobytes.
struct Position
{
    RuleBookPtr book;
    Board board;
    std::vector<Seat> seats; // in playing order round the table
    Bag bag;
    int turn = 0; // seat to move
    int passesInARow = 0;
    bool playWithdrawn = false; // just now, by the seat to move: it plays again or passes

    [[nodiscard]] const Variant& variant() const { return book->variant; }
    [[nodiscard]] const HouseRules& houseRules() const { return book->houseRules; }
    [[nodiscard]] const Seat& toMove() const { return seats[turn]; }

    // Becomes the position after an action that is legal, and says what happened on the way.
    void take(Action action, Transition* transition = nullptr);
    // That position, while this stays as it is.
    [[nodiscard]] Position after(Action action, Transition* transition = nullptr) const;
    // This is the position after a play: what it becomes when the play is withdrawn after a challenge, given the
    // position before it and what it drew. The tiles drawn go back to the bag, and the same player plays again or,
    // where that is the penalty, has lost the turn.
    [[nodiscard]] Position withoutPlay(const Position& before, const std::vector<Tile>& drawn) const;

    bool operator==(const Position&) const = default;
};

} // namespace storeys
