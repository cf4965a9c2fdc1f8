#pragma once

#include "lexicon/lexicon.h"
#include "rules/bag.h"
#include "rules/rack.h"
#include "rules/variant.h"

#include <memory>
#include <optional>
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
    int exchanges = 0; // made so far
    int turnsOwed = 0; // that pass by the seat when they come, for failed challenges
    Reserve reserve{};
    PlayerClass playerClass = PlayerClass::Rookie;
    int turnsTaken = 0;  // also by passes, exchanges and turns lost; not by a play that is withdrawn and may be mended
    Points timeCharge{}; // taken off when the game is counted, never negative
    bool operator==(const Seat&) const = default;
};

// A game between two turns, complete: two equal positions go on equally. A value of a few kilobytes. Events change it
// (rules/turn.h); a record whose racks are known in part fills in what it shows.
struct Position
{
    RuleBookPtr book;
    Board board;
    std::vector<Seat> seats; // in playing order round the table
    Bag bag;
    Reserve pile;
    CardTable cards{};
    int turn = 0;       // seat to move
    int extraTurns = 0; // of that seat, after this one
    int passesInARow = 0;
    bool playWithdrawn = false;     // just now, by the seat to move: it plays again or passes
    std::optional<int> outOfTime{}; // the seat that has lost by the clock

    [[nodiscard]] const Variant& variant() const { return book->variant; }
    [[nodiscard]] const HouseRules& houseRules() const { return book->houseRules; }
    [[nodiscard]] const Seat& toMove() const { return seats[turn]; }

    bool operator==(const Position&) const = default;
};

} // namespace storeys
