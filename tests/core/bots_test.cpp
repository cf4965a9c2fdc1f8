#include "bots/levels.h"
#include "game/game.h"
#include "moves/generator.h"
#include "rules/scoring.h"
#include "support/test_game.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace storeys::test::bots_test {

namespace {

std::vector<Action> actionsOf(const std::string& level, std::uint64_t seed)
{
    Game game({bookOf("stack8"), {"a", "b"}, 3});
    const auto bot = makeBot(level, seed);
    while (!game.isOver())
        EXPECT_FALSE(game.take(bot->choose(viewOf(game.position(), game.position().turn), {})));
    std::vector<Action> actions;
    for (const Turn& turn : game.turns())
        actions.push_back(turn.action);
    return actions;
}

} // namespace

TEST(Bots, UnknownLevelsAreNotMade)
{
    EXPECT_EQ(makeBot("champion", 1), nullptr);
    for (const std::string& level : botLevels())
        EXPECT_NE(makeBot(level, 1), nullptr) << level;
}

TEST(Bots, PlayWholeLegalGamesTheSameForTheSameSeed)
{
    for (const std::string level : {"random", "beginner", "casual", "greedy", "skilled"}) {
        EXPECT_EQ(actionsOf(level, 4), actionsOf(level, 4)) << level;
        // Skilled players always take what they think best.
        EXPECT_EQ(actionsOf(level, 4) == actionsOf(level, 5), level == "skilled") << level;
    }
}

TEST(Bots, GreedyTakesTheHighestScore)
{
    const auto book = bookOf("stack10");
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Position position = randomPosition(book, seed, false);
        const auto plays = allPlays(*book, position.board, position.toMove().rack);
        if (plays.empty())
            continue;
        const Action action = makeBot("greedy", seed)->choose(viewOf(position, 0), {});
        EXPECT_EQ(scoreOf(position, std::get<Play>(action)).total(),
                  std::ranges::max(plays, {}, &FoundPlay::score).score);
    }
}

// Where words are paths, each of these has been exchanged, although there are many plays: the search for the best of
// them was cut short before it had found any.
TEST(Bots, ClaimAWordWhereverThereIsOne)
{
    const RuleBookPtr book = bookOf("free-for-all", {}, builtInLexicon());
    const std::string board = emptyBoard(book->variant);
    for (const char* rack : {"HILNSTT", "EMPRVX?", "ABDLNPT", "AIINOOZ"})
        for (const char* level : {"beginner", "casual", "skilled", "expert"}) {
            const Position position = positionOf(book, board, rack);
            const Action action = makeBot(level, 1)->choose(viewOf(position, 0), {});
            EXPECT_TRUE(std::holds_alternative<Play>(action)) << rack << ' ' << level;
        }
}

TEST(Bots, ExchangeOrPassWhereThereIsNoPlay)
{
    const auto book = bookOfWords("stack10", {"ON"});
    Position position = positionOf(book, "10/10/10/10/4ON4/10/10/10/10/10", "XZ");
    EXPECT_TRUE(std::holds_alternative<Pass>(makeBot("greedy", 1)->choose(viewOf(position, 0), {})));
    position.bag = Bag({Tile::of(0)}, RandomSource(1));
    EXPECT_TRUE(std::holds_alternative<Exchange>(makeBot("greedy", 1)->choose(viewOf(position, 0), {})));
}

TEST(Bots, EndAGameThatNoWordFits)
{
    Game game({bookOfWords("stack10", {"ZZZZZZ"}), {"a", "b"}, 1});
    const auto one = makeBot("random", 1);
    const auto two = makeBot("greedy", 2);
    for (int turn = 0; turn < 100 && !game.isOver(); ++turn) {
        Bot& bot = game.position().turn == 0 ? *one : *two;
        ASSERT_FALSE(game.take(bot.choose(viewOf(game.position(), game.position().turn), {})));
    }
    EXPECT_TRUE(game.isOver());
}

TEST(SeatView, ShowsNothingOfOtherRacksButTheirSize)
{
    const Game game({bookOf("stack10"), {"a", "b"}, 8});
    const SeatView view = viewOf(game.position(), 0);
    EXPECT_EQ(view.own().rack, game.position().seats[0].rack);
    EXPECT_EQ(view.seats[1].rack, Rack::ofUnknown(7));
    int unseen = 0;
    for (const int count : view.unseen)
        unseen += count;
    EXPECT_EQ(unseen, 93); // the bag and the other rack, not told apart
}

TEST(SeatView, TellsHowManyHavePassedInARow)
{
    Game game({bookOf("stack10", {"pass-rounds=2"}), {"a", "b"}, 8});
    EXPECT_EQ(viewOf(game.position(), 1).passesInARow, 0);
    EXPECT_FALSE(game.take(Pass{}));
    EXPECT_FALSE(game.take(Pass{}));
    EXPECT_FALSE(game.take(Pass{}));
    EXPECT_EQ(viewOf(game.position(), 1).passesInARow, 3);
}

} // namespace storeys::test::bots_test
