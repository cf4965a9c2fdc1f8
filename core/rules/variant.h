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

// One check of a play. The rules run in the variant's order, and each may rely on the earlier ones.
using Rule = std::optional<Violation> (*)(const Position&, const Play&);

// What is special about a square. The factors count only for the tile that first covers the square. Aligned so that it
// is copied as one machine word: writing it in parts and reading it back as a whole right after stalls the processor.
struct alignas(8) SquareKind
{
    bool start = false;
    bool wall = false;
    std::uint8_t letterFactor = 1;
    std::uint8_t wordFactor = 1;
    std::uint8_t corner = 0; // 1 to 4 if the square belongs to that corner
    bool earth = false;      // whether it is a goal, at the outer end of a player's side; see Goal::OwnEarth
    SquareEffect effect = SquareEffect::None;
    char sign = 0; // the file's character for an effect square or asteroid: squares that act alike may look different
    [[nodiscard]] bool isPremium() const { return letterFactor != 1 || wordFactor != 1; }
    bool operator==(const SquareKind&) const = default;
};

// Lines: tiles in one row or column; all words that they form count. Paths: tiles anywhere, and the player claims one
// to three words, each along a path of neighboring squares; see rules/claim_rules.h.
enum class PlayShape : std::uint8_t { Lines, Paths };

// How words are scored; see rules/scoring.h. Claims: only by the values of the letters. None: a race, in which words
// score nothing.
enum class WordScoring : std::uint8_t { Stacked, Crossword, Claims, None };

// What tiles left at the end cost: a fixed number of points each, or their values, which the player who went out gains.
enum class LeftTiles : std::uint8_t { CountEach, ValuesToWhoWentOut };

// When a game is over; see rules/ends.h. The last three are in no variant: players may agree to lose when their clock runs
// out, one of two may resign, and every game ends at the limits in rules/turn_rules.h.
enum class EndCondition { Out, Blocked, AllPassed, Goal, Rounds, TimeUp, Resigned, Limit };

// Which squares are a seat's goal in a race: a tile on one of them wins. See rules/ends.h.
enum class Goal : std::uint8_t { None, OwnCorner, OwnEarth };

// The language of games that don't name one.
inline constexpr std::string_view english = "en";

// The rules of a game as data: tiles, board, checks and their order, scoring, ends. Read from a file of assets/variants
// and never changed. Code outside core/rules and core/moves should check Features, not which variant it is.
struct Variant
{
    std::string id;
    std::string name;              // shown to players; empty if the file has none
    std::string note;              // a description for players; empty if the file has none
    std::string language{english}; // code of the language of the words; see rules/variant_file.h
    std::string values;            // id of the variant whose fitted values computer players use; by default this one
    TileSet tiles;
    int rackSize = 7;
    int fewestPlayers = 1;
    int mostPlayers = 4; // at most mostSeats

    // ---- board
    int rows = 0;
    int columns = 0;
    std::vector<SquareKind> squares; // index: Board::indexOf()
    bool startsStay = false;         // later plays of two tiles or more need not connect if they cover a start square
    std::vector<MiniBoard> miniBoards;
    std::string layout; // layout of the mini boards, which are in `squares` already; see composed() in
                        // rules/variant_reader.h
    // For each number of players, the corner (1 to 4) that each seat owns; empty if corners belong to nobody.
    std::array<std::vector<int>, mostSeats + 1> corners;
    // The seat whose side the square is on, counted from 1; 0 for none. Index: Board::indexOf(); empty without sides.
    std::vector<std::uint8_t> sides;

    // ---- beside the rack
    Reserve pile;            // at the start of the game
    bool hasClasses = false; // otherwise everybody is a rookie
    [[nodiscard]] bool hasReserve() const { return pile != Reserve{}; }
    // True for squares where no blocker may ever be put. Index: Board::indexOf(); empty in games without blockers.
    std::vector<bool> noBlockers;

    std::vector<Card> cards; // the kinds of cards in the deck; index: CardId

    // ---- play
    PlayShape plays = PlayShape::Lines;
    std::vector<Rule> rules;
    std::optional<Letter> pluralLetter; // the letter that the plural rule concerns

    // ---- scoring
    WordScoring scoring = WordScoring::Stacked;
    Points flatTile{};                          // stacked: for each tile of a flat word
    Points stackedTile{};                       // stacked: for every tile in the stacks of any other word
    std::array<Points, maxLetters> flatBonus{}; // stacked: extra for a letter in a flat word
    Points bingoBonus{};                        // for a play that uses a full rack
    Points starBonus{};                         // see starBonus() in rules/scoring.h
    LeftTiles leftTiles = LeftTiles::CountEach;
    Points penaltyPerTile{};  // with CountEach: for each tile left
    bool tieByPlayed = false; // on equal totals, the player with more points before tiles left were counted wins

    // ---- turns and ends
    Goal goal = Goal::None;
    std::vector<EndCondition> ends;
    int soloExchanges = 0;                     // how many exchanges a solo player has
    HouseRules houseRules;                     // the defaults
    std::vector<std::string> houseRuleChoices; // the names of the house rules that players can choose in this game

    // The whole variant as JSON that can be read again: `text` is indented; `data` is one line of ASCII, for records.
    std::string text;
    std::string data;

    // The seat that owns the square in a game of `seats` seats; no other seat may lay tiles there. None if nobody owns
    // it.
    [[nodiscard]] std::optional<int> ownerOf(Square s, int seats) const;
    [[nodiscard]] bool isRace() const { return goal != Goal::None; }
    [[nodiscard]] bool hasPoints() const { return scoring != WordScoring::None; }
    // Whether letters have values, so that words score them.
    [[nodiscard]] bool hasValues() const { return scoring == WordScoring::Crossword || scoring == WordScoring::Claims; }
    // The closed squares and the start squares of the seat, computed when the variant is read.
    [[nodiscard]] const Territory& territory(int seats, int seat) const
    {
        return territories[territories.size() == 1 ? 0 : seats * mostSeats + seat];
    }
    // The number of steps from each square to the seat's goal: 0 on the goal, noSteps if a tile there doesn't count.
    // Index: Board::indexOf(). Only for variants with a goal.
    using Steps = std::vector<std::uint8_t>;
    static constexpr std::uint8_t noSteps = 255;
    [[nodiscard]] const Steps& goalSteps(int seats, int seat) const { return steps[seats * mostSeats + seat]; }
    void findTerritories();
    // Index: seats * mostSeats + seat; a single entry if nobody owns squares.
    std::vector<Territory> territories;
    std::vector<Steps> steps;

    [[nodiscard]] SquareKind kindOf(Square s) const { return squares[s.row * columns + s.column]; }
    [[nodiscard]] bool hasRule(Rule rule) const { return contains(rules, rule); }
    [[nodiscard]] Board emptyBoard() const { return Board(rows, columns); }
};

// The features of a variant that players can see. Views, help and computer players check them and never ask which
// variant it is.
struct Features
{
    bool heights = false;     // tiles may lie on tiles
    bool values = false;      // letters have values, and words score them; otherwise words score by their tiles
    bool premiums = false;    // squares multiply letters or words
    bool blanks = false;      // the bag has tiles that stand for any letter
    bool pieces = false;      // players hold blanks and blockers beside the rack
    bool territories = false; // some squares belong to seats or are walls
    bool cards = false;       // some squares draw a card
    bool claims = false;      // the player claims words along paths
    bool points = true;       // otherwise a race: the player who reaches the goal, or is nearest, wins
    bool pluralRule = false;  // the variant has the plural rule, whether or not it is switched on
};

[[nodiscard]] Features featuresOf(const Variant& variant, const HouseRules& houseRules);

} // namespace storeys
