#pragma once

#include "lexicon/lexicon.h"
#include "rules/bag.h"
#include "rules/rack.h"
#include "rules/variant.h"

#include <memory>
#include <optional>
#include <vector>

namespace storeys {

// What the rules of a game depend on: the variant, the house rules and the lexicon. All positions of a game share one
// rule book, which never changes.
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
    int exchanges = 0; // made so far by the seat
    int turnsOwed = 0; // turns that the seat will lose, by challenges or cards
    Reserve reserve{};
    PlayerClass playerClass = PlayerClass::Rookie;
    int turnsTaken = 0;  // includes passes, exchanges and lost turns, but not a withdrawn play that the player may
                         // replace
    Points timeCharge{}; // subtracted from the final total, never negative
    bool operator==(const Seat&) const = default;
};

// The complete state of a game between two turns. From equal positions, equal actions lead to equal games. A value of a
// few kilobytes. In a game, only events change it (rules/turn.h). Reading a record also fills in what the record shows.
struct Position
{
    RuleBookPtr book;
    Board board;
    std::vector<Seat> seats; // in playing order
    Bag bag;
    Reserve pile;
    CardTable cards{};
    int turn = 0;       // the seat to move
    int extraTurns = 0; // extra turns of the seat to move, after this turn
    int passesInARow = 0;
    bool playWithdrawn = false;     // the last play of the seat to move was just withdrawn: it plays again or passes
    std::optional<int> forfeiter{}; // the seat that lost by the clock or resigned, and so can't win

    [[nodiscard]] const Variant& variant() const { return book->variant; }
    [[nodiscard]] const HouseRules& houseRules() const { return book->houseRules; }
    [[nodiscard]] const Seat& toMove() const { return seats[turn]; }
    [[nodiscard]] int seatCount() const { return static_cast<int>(seats.size()); }

    bool operator==(const Position&) const = default;
};

} // namespace storeys
