#pragma once

#include "base/error.h"
#include "bots/knowledge.h"
#include "bots/static_evaluation.h"
#include "rules/seat_view.h"
#include "rules/turn.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

enum class PuzzleKind : std::uint8_t {
    Cover,   // put a tile onto `square`
    OneTile, // change a word with one tile, for the most points
    Rewrite, // change `goal` words in one turn
    Five,    // build a stack as high as `goal`
    UseTile, // score most with `tile` of the rack
    Points,  // score most
};
inline constexpr int puzzleKinds = 6;

// A task on a position of a game: cover that tile, change two words, score most with Qu. It follows from its seed and the
// words of the game. Whether a play solves it is a fact, nothing is sampled.
struct Puzzle
{
    PuzzleKind kind = PuzzleKind::Cover;
    std::uint64_t seed = 0;
    SeatView view; // with all words of the game
    std::optional<Square> square{};
    std::optional<Tile> tile{};
    // The least achievement() that solves the puzzle, the most that ordinary words reach: words, a height or points; 1 for
    // Cover. Where points are asked for, it gives the answer away.
    int goal = 1;
    // All plays with ordinary words that solve the puzzle, none with an offensive word; in the order of the generator.
    std::vector<Candidate> keys{};

    [[nodiscard]] bool asksForPoints() const { return asksForPoints(kind); }
    [[nodiscard]] static bool asksForPoints(PuzzleKind kind)
    {
        return kind == PuzzleKind::OneTile || kind == PuzzleKind::UseTile || kind == PuzzleKind::Points;
    }
};

// The kind as scripts and puzzle texts name it, such as "one-tile".
[[nodiscard]] std::string_view puzzleKindName(PuzzleKind kind);
[[nodiscard]] std::optional<PuzzleKind> puzzleKindNamed(std::string_view name);
// The kinds of puzzles that games with this book have. None if plays are paths, or where pieces, cards or goals decide.
[[nodiscard]] std::vector<PuzzleKind> puzzleKindsOf(const RuleBook& book);

// What a play does of that which is asked, in the unit of Puzzle::goal; none if it does nothing of it. Needs only kind,
// view, square and tile of the puzzle. The play must be legal.
[[nodiscard]] std::optional<int> achievement(const Puzzle& puzzle, const Play& play);

// How good an answer is.
struct PuzzleAnswer
{
    bool solved = false;
    bool beyond = false; // more than was asked for: a rarer word does better than all ordinary ones
    double tried = 0;    // what the answer achieves; 0 if nothing of what is asked
    double best = 0;     // what was asked for or, if that is more, what the answer achieves
};
// Judges the turn by all words of the game: what is as good as the keys solves the puzzle. Only a legal play of good words
// does. The turn is one of the puzzle's view.
[[nodiscard]] PuzzleAnswer judged(const Puzzle& puzzle, const Turn& turn);

} // namespace storeys
