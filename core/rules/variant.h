#pragma once

#include "rules/formed_words.h"
#include "rules/house_rules.h"
#include "rules/tile_set.h"
#include "rules/violation.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace storeys {

struct Position;
struct Variant;
struct WordTally;

// One check of a play. Rules run in the variant's order, and each may rely on those before it.
using Rule = std::optional<Violation> (*)(const Position&, const Play&);

// What one word is worth, from the sums over its squares.
using WordScoring = Points (*)(const Variant&, const WordTally&);

enum class SquareKind : std::uint8_t { Plain, Start };

// When a game is over; see game/ends.h.
enum class EndCondition { Out, Blocked, AllPassed };

// A game's rules as data: which tiles, which board, which checks in which order, which scoring, which ends. Read from
// a file of assets/variants and never changed. Nothing outside core/rules asks which variant it is.
struct Variant
{
    std::string id;
    TileSet tiles;
    int rackSize = 7;

    // ---- board
    int rows = 0;
    int columns = 0;
    std::vector<SquareKind> squares; // by Board::indexOf()

    // ---- play
    std::vector<Rule> rules;
    std::optional<Letter> pluralLetter; // what the plural rule is about

    // ---- scoring
    WordScoring scoreWord = nullptr;
    Points flatTile{};                          // stacking: a tile of a word that is one high all along
    Points stackedTile{};                       // stacking: every tile of the stacks of any other word
    std::array<Points, maxLetters> flatBonus{}; // stacking: extra for a letter in a word one high all along
    Points allTilesBonus{};                     // for a play of as many tiles as a full rack
    Points penaltyPerTile{};                    // taken off at the end for each tile left

    // ---- turns and ends
    std::vector<EndCondition> ends;
    int soloExchanges = 0; // a solo player's exchanges
    HouseRules houseRules; // where the players agree on nothing else

    [[nodiscard]] SquareKind kindOf(Square s) const { return squares[s.row * columns + s.column]; }
    [[nodiscard]] bool hasRule(Rule rule) const { return std::ranges::find(rules, rule) != rules.end(); }
    [[nodiscard]] Board emptyBoard() const { return Board(rows, columns); }
};

} // namespace storeys
