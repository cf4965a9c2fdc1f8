#include "teaching/puzzle_maker.h"

#include "bots/levels.h"
#include "game/game.h"
#include "moves/generator.h"

#include <algorithm>
#include <numeric>

namespace storeys {

namespace {

using namespace puzzle_limits;

constexpr int mostGames = 400; // for one kind; where it is rare, one game in twenty has it

bool isIn(std::ptrdiff_t count, int least, int most)
{
    return count >= least && count <= most;
}

// The plays of a position, each with what it achieves of a task.
class Achieved
{
public:
    Achieved(const Puzzle& puzzle, const std::vector<FoundPlay>& plays) : m_plays(plays)
    {
        for (const FoundPlay& play : plays)
            m_values.push_back(achievement(puzzle, play.toPlay()));
    }

    [[nodiscard]] int most() const { return std::ranges::max(m_values).value_or(0); } // none is less than any value
    [[nodiscard]] std::ptrdiff_t count(int least) const
    {
        return std::ranges::count_if(m_values, [&](const auto& value) { return value && *value >= least; });
    }
    [[nodiscard]] std::ptrdiff_t size() const
    {
        return std::ranges::count_if(m_values, &std::optional<int>::has_value);
    }
    // The puzzle with that goal, and all plays that reach it as keys.
    [[nodiscard]] Puzzle withKeys(Puzzle puzzle, int goal) const
    {
        puzzle.goal = goal;
        for (std::size_t n = 0; n < m_plays.size(); ++n)
            if (m_values[n] && *m_values[n] >= goal)
                puzzle.keys.push_back({m_plays[n], {}, static_cast<double>(m_plays[n].score.value)});
        return puzzle;
    }

private:
    const std::vector<FoundPlay>& m_plays;
    std::vector<std::optional<int>> m_values;
};

using MaybePuzzle = std::optional<Puzzle>;

// The puzzle with its goal and keys, if the plays make it one: few enough of them solve it, or one stands out.
MaybePuzzle completed(const Puzzle& puzzle, const std::vector<FoundPlay>& plays)
{
    if (plays.empty())
        return std::nullopt;
    const Achieved achieved(puzzle, plays);
    const auto solvedBy = [&](int goal, int most) -> MaybePuzzle {
        return isIn(achieved.count(goal), 1, most) ? MaybePuzzle(achieved.withKeys(puzzle, goal)) : std::nullopt;
    };
    switch (puzzle.kind) {
    case PuzzleKind::Cover: return solvedBy(puzzle.goal, mostCovering);
    case PuzzleKind::Five: return solvedBy(height, mostBuilding);
    case PuzzleKind::Rewrite: return solvedBy(std::max(achieved.most(), leastRewritten), mostRewriting);
    case PuzzleKind::OneTile:
    case PuzzleKind::UseTile:
    case PuzzleKind::Points: break;
    }
    const int best = achieved.most();
    if (achieved.size() < leastChoice || achieved.count(best - lead + 1) > 1)
        return std::nullopt;
    return achieved.withKeys(puzzle, best);
}

// The first of the tasks, in random order, that makes a puzzle. `ask` puts one of the `things` into a puzzle.
template<class Thing>
MaybePuzzle firstOf(std::vector<Thing> things, std::optional<Thing> Puzzle::*asked, Puzzle puzzle,
                    const std::vector<FoundPlay>& plays, RandomSource random)
{
    random.shuffle(std::span(things));
    for (const Thing& thing : things) {
        puzzle.*asked = thing;
        if (MaybePuzzle made = completed(puzzle, plays))
            return made;
    }
    return std::nullopt;
}

std::vector<Square> occupied(const Board& board)
{
    std::vector<Square> squares;
    for (int index = 0; index < board.squareCount(); ++index)
        if (board.isOccupied(board.squareAt(index)))
            squares.push_back(board.squareAt(index));
    return squares;
}

// The letters on the rack, each once. A blank is no task of its own: it stands for any of them.
std::vector<Tile> letters(const Rack& rack)
{
    std::vector<Tile> tiles;
    for (int letter = 0; letter < maxLetters; ++letter)
        if (rack.count(letter) > 0)
            tiles.push_back(Tile::ofKind(letter));
    return tiles;
}

// A game of two casual players, who know only ordinary words. None if stopped.
std::optional<Game> casualGame(const RuleBookPtr& book, const std::shared_ptr<const BotKnowledge>& knowledge,
                               RandomSource& random, const StopSign& stop)
{
    const Variant& variant = book->variant;
    const int seats = std::clamp(2, variant.fewestPlayers, variant.mostPlayers);
    Game game({book, std::vector<std::string>(static_cast<std::size_t>(seats)), random.next()});
    std::vector<std::unique_ptr<Bot>> bots;
    for (int seat = 0; seat < seats; ++seat) // without a time limit: the game must not depend on the machine
        bots.push_back(makeBot("casual", random.next(), knowledge, std::nullopt));
    while (!game.isOver()) {
        if (stop.isUp())
            return std::nullopt;
        const int seat = game.position().turn;
        if (game.take(bots[static_cast<std::size_t>(seat)]->choose(viewOf(game.position(), seat), stop)))
            break;
    }
    return game;
}

// A puzzle of that kind from the first of many games that has one.
MaybePuzzle madeOf(PuzzleKind kind, const RuleBookPtr& book, const std::shared_ptr<const BotKnowledge>& knowledge,
                   std::uint64_t seed, const StopSign& stop)
{
    RandomSource random(mixed(seed) + static_cast<std::uint64_t>(kind));
    const RuleBookPtr decent = knowledge->decent(book);
    for (int n = 0; n < mostGames; ++n) {
        const std::optional<Game> game = casualGame(decent, knowledge, random, stop);
        if (!game)
            return std::nullopt;
        std::vector<std::size_t> turns(game->turns().size());
        std::iota(turns.begin(), turns.end(), std::size_t{0});
        random.shuffle(std::span(turns)); // else most puzzles would have few tiles on the board
        for (const std::size_t turn : turns) {
            if (stop.isUp())
                return std::nullopt;
            const Position& position = game->positionBefore(turn);
            SeatView view = viewOf(position, position.turn);
            view.book = book;
            if (MaybePuzzle made = puzzleAt(view, *knowledge, kind, seed))
                return made;
        }
    }
    return std::nullopt;
}

} // namespace

RuleBookPtr wordsOfKeys(const BotKnowledge& knowledge, const RuleBookPtr& book)
{
    return knowledge.upTo(commonLevel, knowledge.decent(book));
}

MaybePuzzle puzzleAt(const SeatView& view, const BotKnowledge& knowledge, PuzzleKind kind, std::uint64_t seed)
{
    const Puzzle puzzle{.kind = kind, .seed = seed, .view = view};
    const RandomSource random(seed);
    const auto plays = allPlays(*wordsOfKeys(knowledge, view.book), view.board, moverOf(view, view.seat));
    if (kind == PuzzleKind::Cover)
        return firstOf(occupied(view.board), &Puzzle::square, puzzle, plays, random);
    if (kind == PuzzleKind::UseTile)
        return firstOf(letters(view.own().rack), &Puzzle::tile, puzzle, plays, random);
    return completed(puzzle, plays);
}

MaybePuzzle makePuzzle(const RuleBookPtr& book, const std::shared_ptr<const BotKnowledge>& knowledge,
                       const PuzzleWish& wish, std::uint64_t seed, const StopSign& stop)
{
    std::vector<PuzzleKind> kinds = puzzleKindsOf(*book);
    if (!wish.kinds.empty())
        std::erase_if(kinds, [&](PuzzleKind kind) { return !contains(wish.kinds, kind); });
    RandomSource(seed).shuffle(std::span(kinds));
    for (const PuzzleKind kind : kinds)
        if (MaybePuzzle made = madeOf(kind, book, knowledge, seed, stop))
            return made;
    return std::nullopt;
}

} // namespace storeys
