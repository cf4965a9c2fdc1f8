#include "bots/endgame.h"
#include "bots/endgame_table.h"
#include "rules/ends.h"
#include "rules/legality.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace storeys::test {

namespace {

// By how much the player to move is ahead at the end when both do their best, found by trying every turn to every
// end, by the rules of the game itself.
int exhaustive(const Position& position)
{
    const int mover = position.turn;
    if (const auto end = endOf(position)) {
        const auto seats = resultOf(position, *end).seats;
        return seats[mover].total.value - seats[1 - mover].total.value;
    }
    int best = -exhaustive(after(position, Pass()));
    for (const FoundPlay& play : allPlays(position))
        best = std::max(best, -exhaustive(after(position, play.toPlay())));
    return best;
}

// The same with bounds, which larger racks need, for as long as there are positions left to look at.
int bounded(const Position& position, int alpha, int beta, int& left)
{
    const int mover = position.turn;
    if (const auto end = endOf(position)) {
        const auto seats = resultOf(position, *end).seats;
        return seats[mover].total.value - seats[1 - mover].total.value;
    }
    std::vector<FoundPlay> plays = allPlays(position);
    std::ranges::stable_sort(plays, std::ranges::greater(), &FoundPlay::score);
    int best = -100'000;
    for (std::size_t i = 0; i <= plays.size() && --left > 0 && best < beta; ++i) {
        const Action action = i < plays.size() ? Action(plays[i].toPlay()) : Action(Pass());
        best = std::max(best, -bounded(after(position, action), -beta, -std::max(alpha, best), left));
    }
    return best;
}

Rack someRack(const Variant& variant, RandomSource& random, std::uint32_t most)
{
    const auto all = variant.tiles.all();
    Rack rack;
    for (auto n = 1 + random.below(most); n > 0; --n)
        rack.add(all[random.below(static_cast<std::uint32_t>(all.size()))]);
    return rack;
}

// A position of two players with small racks, of at most so many tiles, and an empty bag.
Position endgamePosition(const RuleBookPtr& book, std::uint64_t seed, std::uint32_t most = 3,
                         std::uint32_t mostOther = 2)
{
    Position position = randomPosition(book, seed, false);
    RandomSource random(seed);
    position.bag = Bag();
    const Rack first = someRack(book->variant, random, most);
    const Rack second = someRack(book->variant, random, mostOther);
    position.seats = {Seat{first, Points(0), 0}, Seat{second, Points(0), 0}};
    position.turn = 0;
    position.passesInARow = 0;
    return position;
}

// Each position is solved by itself, and with a small table that all positions share.
void expectExact(const RuleBookPtr& book, std::uint64_t firstSeed, int count)
{
    EndgameTable shared(100);
    for (std::uint64_t seed = firstSeed; count > 0; ++seed) {
        const Position position = endgamePosition(book, seed);
        if (position.board.isEmpty() || endOf(position))
            continue;
        --count;
        const EndgameAnswer answer = solveEndgame(position, 1'000'000, {});
        ASSERT_TRUE(answer.exact) << seed;
        EXPECT_EQ(answer.spread, exhaustive(position)) << seed;
        const Action action = answer.play ? Action(answer.play->toPlay()) : Action(Pass());
        EXPECT_EQ(-exhaustive(after(position, action)), answer.spread) << seed;
        for (int time = 0; time < 2; ++time) {
            const EndgameAnswer again = solveEndgame(position, 1'000'000, {}, shared);
            EXPECT_EQ(again.spread, answer.spread) << seed;
            EXPECT_EQ(again.play, answer.play) << seed;
        }
    }
}

} // namespace

TEST(Endgame, EqualsExhaustiveSearchOnStackingBoards)
{
    expectExact(bookOf("stack10"), 1, 100);
    expectExact(bookOf("stack8"), 1, 60);
}

TEST(Endgame, EqualsExhaustiveSearchOnFlatBoards)
{
    expectExact(bookOf("cross15"), 1, 40);
}

TEST(Endgame, EqualsExhaustiveSearchWithTwoRoundsOfPasses)
{
    expectExact(bookOf("stack10", {"pass-rounds=2"}), 500, 10);
}

TEST(Endgame, EqualsASearchWithoutATableWithUpToFourTilesEach)
{
    for (const RuleBookPtr& book :
         {bookOf("stack10"), bookOf("stack10", {"pass-rounds=2"}), bookOf("stack8"), bookOf("cross15")}) {
        int checked = 0;
        for (std::uint64_t seed = 900; checked < 75; ++seed) {
            const Position position = endgamePosition(book, seed, 4, 4);
            if (position.board.isEmpty() || endOf(position))
                continue;
            int left = 20'000;
            const int spread = bounded(position, -100'000, 100'000, left);
            if (left <= 0)
                continue; // takes too long
            ++checked;
            const EndgameAnswer answer = solveEndgame(position, 10'000'000, {});
            ASSERT_TRUE(answer.exact) << seed;
            EXPECT_EQ(answer.spread, spread) << seed;
        }
    }
}

TEST(Endgame, AnswersWithALegalTurnHoweverSmallTheBudget)
{
    const Position position = endgamePosition(bookOf("stack10"), 3);
    for (const std::int64_t nodes : {0, 1, 2, 5, 20}) {
        const EndgameAnswer answer = solveEndgame(position, nodes, {});
        const Action action = answer.play ? Action(answer.play->toPlay()) : Action(Pass());
        EXPECT_FALSE(violationOf(position, action));
        EXPECT_FALSE(answer.exact && nodes < 2);
    }
}

// The second search needs only what the first one has left in the table.
TEST(Endgame, ATableKeepsWhatEarlierSearchesFound)
{
    const RuleBookPtr book = bookOf("stack10");
    std::int64_t first = 0, again = 0, next = 0, nextAlone = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Position position = endgamePosition(book, seed);
        if (position.board.isEmpty() || endOf(position))
            continue;
        EndgameTable table(100'000);
        const EndgameAnswer answer = solveEndgame(position, 1'000'000, {}, table);
        first += answer.nodes;
        again += solveEndgame(position, 1'000'000, {}, table).nodes;
        const Position then = after(position, answer.play ? Action(answer.play->toPlay()) : Action(Pass()));
        if (endOf(then))
            continue;
        nextAlone += solveEndgame(then, 1'000'000, {}).nodes;
        next += solveEndgame(then, 1'000'000, {}, table).nodes;
    }
    EXPECT_LT(4 * again, first);
    EXPECT_LT(2 * next, nextAlone);
}

} // namespace storeys::test
