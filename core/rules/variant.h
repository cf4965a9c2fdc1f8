#pragma once

#include "rules/bag.h"
#include "rules/board.h"
#include "rules/formed_words.h"
#include "rules/house_rules.h"
#include "rules/mini_boards.h"
#include "rules/pieces.h"
#include "rules/violation.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace storeys {

struct Position;

// One check of a play. Rules run in the variant's order, and each may rely on those before it.
using Rule = std::optional<Violation> (*)(const Position&, const Play&);

// What is special about a square. The factors count only for the tile that covers the square first. Aligned so that it
// is copied as one machine word: in pieces, read again at once, it makes the processor wait.
struct alignas(8) SquareKind
{
    bool start = false;
    bool wall = false;
    std::uint8_t letterFactor = 1;
    std::uint8_t wordFactor = 1;
    std::uint8_t corner = 0; // 1 to 4 for a square of that corner
    bool earth = false;      // at the end of a side
    SquareEffect effect = SquareEffect::None;
    char sign = 0; // the character of a file where squares that do the same look different: with an effect, asteroids
    [[nodiscard]] bool isPremium() const { return letterFactor != 1 || wordFactor != 1; }
    bool operator==(const SquareKind&) const = default;
};

// Lines: tiles in a row or column, which form all words they make. Paths: tiles anywhere, and one to three words that
// the player claims, each along a path of neighboring squares; see rules/claim_rules.h.
enum class PlayShape : std::uint8_t { Lines, Paths };

// How words are scored; see rules/scoring.h.
// Claims: by the values of the letters alone. None: a race, in which words bring nothing.
enum class WordScoring : std::uint8_t { Stacked, Crossword, Claims, None };

// What tiles left at the end cost: a fixed number of points each, or their values, which whoever went out gains.
enum class LeftTiles : std::uint8_t { CountEach, ValuesToWhoWentOut };

// When a game is over; see rules/ends.h.
// TimeUp is no variant's: a player agreed to lose with the clock.
enum class EndCondition { Out, Blocked, AllPassed, Goal, Rounds, TimeUp };

// What wins a race: a tile on one of those squares of one's own. See rules/goals.h.
enum class Goal : std::uint8_t { None, OwnCorner, OwnEarth };

// A game's rules as data: which tiles, which board, which checks in which order, which scoring, which ends. Read from
// a file of assets/variants and never changed. Nothing outside core/rules asks which variant it is.
struct Variant
{
    std::string id;
    std::string name;   // for people; empty where its file has none
    std::string note;   // what its file says of it, likewise
    std::string values; // the id of the variant whose fitted values its computer players use: the own one or another
    TileSet tiles;
    int rackSize = 7;
    int fewestPlayers = 1;
    int mostPlayers = 4; // at most mostSeats

    // ---- board
    int rows = 0;
    int columns = 0;
    std::vector<SquareKind> squares; // by Board::indexOf()
    bool startsStay = false;         // later plays may begin on them too, with two tiles or more
    std::vector<MiniBoard> miniBoards;
    std::string layout; // of mini boards, laid on the board already; see composed() in rules/variant_reader.h
    // Which corner each seat owns, by number of players; none where corners belong to nobody.
    std::array<std::vector<int>, mostSeats + 1> corners;
    // The seat whose side a square lies on, from 1, and 0 for nobody's; by Board::indexOf(), empty without sides.
    std::vector<std::uint8_t> sides;

    // ---- beside the rack
    Reserve pile;            // at the start
    bool hasClasses = false; // else everybody is a rookie
    [[nodiscard]] bool hasReserve() const { return pile != Reserve{}; }
    // By Board::indexOf(): where no blocker may be put, tiles aside; empty without blockers.
    std::vector<bool> noBlockers;

    std::vector<Card> cards; // the deck's, by CardId

    // ---- play
    PlayShape plays = PlayShape::Lines;
    std::vector<Rule> rules;
    std::optional<Letter> pluralLetter; // what the plural rule is about

    // ---- scoring
    WordScoring scoring = WordScoring::Stacked;
    Points flatTile{};                          // stacked: a tile of a word that is one high all along
    Points stackedTile{};                       // stacked: every tile of the stacks of any other word
    std::array<Points, maxLetters> flatBonus{}; // stacked: extra for a letter in a word one high all along
    Points bingoBonus{};                        // for a play of as many tiles as a full rack
    Points starBonus{};                         // see rules/star_bonus.h
    LeftTiles leftTiles = LeftTiles::CountEach;
    Points penaltyPerTile{};  // with CountEach: for each tile left
    bool tieByPlayed = false; // equal totals: who had more before tiles left were counted wins

    // ---- turns and ends
    Goal goal = Goal::None;
    std::vector<EndCondition> ends;
    int soloExchanges = 0;                     // a solo player's exchanges
    HouseRules houseRules;                     // where the players agree on nothing else
    std::vector<std::string> houseRuleChoices; // names of those that mean something in this game

    // Its file, whole: JSON that can be read again; and the same in ASCII on one line, for records.
    std::string text;
    std::string data;

    // The seat that owns the square at a table of so many seats: no other seat may lay tiles there.
    [[nodiscard]] std::optional<int> ownerOf(Square s, int seats) const;
    [[nodiscard]] bool isRace() const { return goal != Goal::None; }
    [[nodiscard]] bool hasPoints() const { return scoring != WordScoring::None; }
    // Letters have values, which words bring.
    [[nodiscard]] bool hasValues() const { return scoring == WordScoring::Crossword || scoring == WordScoring::Claims; }
    // Computed when the variant is read; of no meaning before.
    [[nodiscard]] const Territory& territory(int seats, int seat) const
    {
        return territories[territories.size() == 1 ? 0 : seats * mostSeats + seat];
    }
    // How many steps it is from each square to the seat's goal, by Board::indexOf(): 0 on the goal, noSteps where a tile
    // doesn't count. Only with a goal.
    using Steps = std::vector<std::uint8_t>;
    static constexpr std::uint8_t noSteps = 255;
    [[nodiscard]] const Steps& goalSteps(int seats, int seat) const { return steps[seats * mostSeats + seat]; }
    void findTerritories();
    // By seats and seat; one for all where nobody owns squares.
    std::vector<Territory> territories;
    std::vector<Steps> steps;

    [[nodiscard]] SquareKind kindOf(Square s) const { return squares[s.row * columns + s.column]; }
    [[nodiscard]] bool hasRule(Rule rule) const { return std::ranges::find(rules, rule) != rules.end(); }
    [[nodiscard]] Board emptyBoard() const { return Board(rows, columns); }
};

// What a game by these rules has for people to see and to know. Views, help and computer players ask this, and never
// which game it is.
struct Features
{
    bool heights = false;     // tiles may lie on tiles
    bool values = false;      // letters have values, and words bring them; else words bring points by their tiles
    bool premiums = false;    // squares multiply letters or words
    bool blanks = false;      // tiles that stand for any letter
    bool pieces = false;      // blanks and blockers beside the rack
    bool territories = false; // squares that belong to seats, or walls
    bool cards = false;       // squares draw them
    bool claims = false;      // a play names its words, which lie along paths
    bool points = true;       // else a race: who reaches the goal wins, or is nearest
    bool pluralRule = false;  // the game knows a plural letter, whether or not the players keep to its rule
};

[[nodiscard]] Features featuresOf(const Variant& variant, const HouseRules& houseRules);

} // namespace storeys
