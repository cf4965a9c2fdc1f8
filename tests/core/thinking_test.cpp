#include "bots/levels.h"
#include "bots/rollout.h"
#include "bots/static_evaluation.h"
#include "game/game.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

namespace storeys::test::thinking_test {

namespace {

std::vector<Action> gameOf(const std::string& variant, const std::string& level, int players, std::uint64_t seed)
{
    const std::vector<std::string> names{"a", "b", "c", "d"};
    Game game({bookOf(variant), {names.begin(), names.begin() + players}, 3});
    const auto bot = makeBot(level, seed);
    std::vector<Action> actions;
    while (!game.isOver()) {
        actions.push_back(bot->choose(viewOf(game.position(), game.position().turn), {}));
        EXPECT_FALSE(game.take(actions.back()));
    }
    return actions;
}

} // namespace

TEST(ThinkingBots, PlayWholeLegalGamesTheSameForTheSameSeed)
{
    for (const std::string level : {"expert", "master"}) {
        EXPECT_EQ(gameOf("stack8", level, 2, 4), gameOf("stack8", level, 2, 4)) << level;
        EXPECT_FALSE(gameOf("stack10", level, 3, 4).empty());
        EXPECT_FALSE(gameOf("stack8", level, 1, 4).empty());
    }
}

TEST(ThinkingBots, PlayTheFlatGame)
{
    EXPECT_FALSE(gameOf("cross15", "expert", 2, 1).empty());
}

// All that can be drawn is alike but for the tiles given away, so only these can make a difference.
TEST(Simulation, LetsExchangedTilesBeDrawnAgain)
{
    const auto book = bookOfWords("stack10", {"XX"});
    const Tile given = Tile::of('S' - 'A');
    Position position = positionOf(book, emptyBoard(book->variant), "SSSSSSS");
    position.seats.push_back(Seat{Rack::ofUnknown(7), Points(0)});
    SeatView view = viewOf(position, 0);
    view.bag = Bag::ofUnknown(23);
    view.unseen = {};
    view.unseen['X' - 'A'] = 30;
    LeaveTable values;
    values.single[given.kind()] = 10;
    const std::vector<Candidate> candidates{{std::nullopt, std::vector<Tile>(7, given), 0}, Candidate()};
    RandomSource random(1);
    const SimulationBudget budget{2, 1, 64, 100};
    for (const Judged& judged : simulate(view, values, candidates, budget, random, {}))
        EXPECT_EQ(judged.standardError > 0, !judged.candidate.isPass());
}

TEST(Simulation, TakesASingleSampleAsItIs)
{
    const SeatView view = viewOf(Game({bookOf("stack8"), {"a", "b"}, 3}).position(), 0);
    const LeaveTable values;
    const SimulationBudget budget{2, 2, 3, 2};
    RandomSource random(1), same(1);
    const auto judged = simulate(view, values, staticCandidates(view, values), budget, random, {});
    ASSERT_EQ(judged.size(), 2u);
    const StaticEvaluation judge(*view.book, values, view.unseen);
    Rollout rollout(view, judge);
    (void)same.next(); // for mixing exchanged tiles into the bag
    const SampledTiles sampled = sampleHidden(view, same);
    for (const Judged& one : judged) {
        rollout.reset(sampled);
        rollout.perform(one.candidate);
        rollout.playOn(budget.turns);
        EXPECT_EQ(one.rollouts, 1);
        EXPECT_NEAR(one.candidate.equity, rollout.standing(), 1e-9);
    }
}

} // namespace storeys::test::thinking_test
