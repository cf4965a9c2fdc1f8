#include "teaching/puzzle.h"

#include "rules/formed_words.h"
#include "rules/legality.h"
#include "rules/scoring.h"
#include "teaching/puzzle_maker.h"

#include <algorithm>
#include <array>

namespace storeys {

namespace {

constexpr std::array<std::string_view, puzzleKinds> names{"cover", "one-tile", "rewrite", "five", "use-tile", "points"};

int pointsOf(const Position& position, const Play& play)
{
    return scoreOf(position, play).total().value;
}

// The number of words on the board that the play turns into others.
int rewritten(const Board& board, const Play& play)
{
    std::size_t count = 0;
    for (const FormedWord& word : formedWords(board, play))
        count += formerWords(board, word).size();
    return static_cast<int>(count);
}

int highest(const Board& before, const Play& play)
{
    int highest = 0;
    for (const Placement& placed : play.placements)
        highest = std::max(highest, before.height(placed.square).value + 1);
    return highest;
}

bool uses(const Play& play, Tile tile)
{
    return std::ranges::any_of(play.placements,
                               [&](const Placement& placed) { return placed.tile.unplayed() == tile; });
}

std::optional<int> positive(int achieved)
{
    return achieved > 0 ? std::optional(achieved) : std::nullopt;
}

} // namespace

std::string_view puzzleKindName(PuzzleKind kind)
{
    return names[static_cast<std::size_t>(kind)];
}

std::optional<PuzzleKind> puzzleKindNamed(std::string_view name)
{
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<PuzzleKind>(found - names.begin()));
}

std::vector<PuzzleKind> puzzleKindsOf(const RuleBook& book)
{
    const Features game = featuresOf(book.variant, book.houseRules);
    if (!game.points || game.pieces || game.cards || game.claims)
        return {};
    if (!game.heights)
        return {PuzzleKind::UseTile, PuzzleKind::Points};
    std::vector<PuzzleKind> kinds{PuzzleKind::Cover, PuzzleKind::OneTile, PuzzleKind::Rewrite,
                                  PuzzleKind::Five,  PuzzleKind::UseTile, PuzzleKind::Points};
    if (puzzle_limits::height > book.houseRules.stackLimit)
        std::erase(kinds, PuzzleKind::Five);
    return kinds;
}

std::optional<int> achievement(const Puzzle& puzzle, const Play& play)
{
    const Board& board = puzzle.view.board;
    switch (puzzle.kind) {
    case PuzzleKind::Cover: return positive(play.at(*puzzle.square) != nullptr);
    case PuzzleKind::OneTile:
        if (play.placements.size() != 1 || rewritten(board, play) == 0)
            return std::nullopt;
        return pointsOf(puzzle.view, play);
    case PuzzleKind::Rewrite: return positive(rewritten(board, play));
    case PuzzleKind::Five: return positive(highest(board, play));
    case PuzzleKind::UseTile:
        if (!uses(play, *puzzle.tile))
            return std::nullopt;
        return pointsOf(puzzle.view, play);
    case PuzzleKind::Points: return pointsOf(puzzle.view, play);
    }
    return std::nullopt;
}

PuzzleAnswer judged(const Puzzle& puzzle, const Turn& turn)
{
    PuzzleAnswer answer{.best = static_cast<double>(puzzle.goal)};
    const auto* play = std::get_if<Play>(&turn.action);
    // In challenge mode plays with bad words are legal.
    if (!play || violationOf(puzzle.view, *play) || badWords(puzzle.view, *play))
        return answer;
    const std::optional<int> achieved = achievement(puzzle, *play);
    if (!achieved)
        return answer;
    answer.tried = *achieved;
    answer.solved = *achieved >= puzzle.goal;
    answer.beyond = *achieved > puzzle.goal;
    answer.best = std::max(answer.best, answer.tried);
    return answer;
}

} // namespace storeys
