#pragma once

#include "bots/bot.h"
#include "teaching/puzzle.h"

#include <memory>

namespace storeys {

// Which puzzles are wanted.
struct PuzzleWish
{
    std::vector<PuzzleKind> kinds; // empty: all kinds of the game
};

// Makes a puzzle from games that casual computer players play with ordinary words. The kind is drawn from those wished
// for that the game has; the same seed with only that kind as the wish makes the same puzzle, on every machine. At most one puzzle
// comes from a game. Thread-safe. None if `stop` is up, or if a few hundred games have none of the wished kinds.
[[nodiscard]] std::optional<Puzzle> makePuzzle(const RuleBookPtr& book,
                                               const std::shared_ptr<const BotKnowledge>& knowledge,
                                               const PuzzleWish& wish, std::uint64_t seed, const StopSign& stop);

// A puzzle of that kind on this position, whose book has all words of the game; none if the position has none. `seed` also
// chooses among several squares or tiles.
[[nodiscard]] std::optional<Puzzle> puzzleAt(const SeatView& view, const BotKnowledge& knowledge, PuzzleKind kind,
                                             std::uint64_t seed);

// The book with the words that keys are made of: ordinary ones that are not offensive.
[[nodiscard]] RuleBookPtr wordsOfKeys(const BotKnowledge& knowledge, const RuleBookPtr& book);

// ---- what makes a position a puzzle

namespace puzzle_limits {

inline constexpr int mostCovering = 4;  // Cover: 1 to this many plays
inline constexpr int mostRewriting = 3; // Rewrite: 1 to this many plays
inline constexpr int leastRewritten = 2;
inline constexpr int height = 5; // Five
inline constexpr int mostBuilding = 5;
inline constexpr int lead = 3; // the most points: ahead of the next play by this much
inline constexpr int leastChoice = 3;

} // namespace puzzle_limits

} // namespace storeys
