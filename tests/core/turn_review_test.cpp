#include "bots/analysis.h"

#include "bots/levels.h"
#include "game/game.h"
#include "rules/legality.h"
#include "support/random_game.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace storeys::test {

namespace {

TurnReview reviewOf(const Game& game, std::size_t n)
{
    RandomSource random(1);
    const Turn& turn = game.turns()[n];
    return reviewTurn(viewOf(game.positionBefore(n), turn.seat), turn, LeaveTable(), reviewThinking(), random, {});
}

// The player to move does this with the best or the worst play, or passes.
enum class How { Best, Worst, Pass };
Game afterTurns(const RuleBookPtr& book, How how, int turns, int players = 2)
{
    Game game({book, std::vector<std::string>(players, "a"), 5});
    for (; turns > 0 && !game.isOver(); --turns) {
        const Position& now = game.position();
        auto plays = allPlays(*book, now.board, now.toMove().rack);
        std::ranges::sort(plays, {}, &FoundPlay::score);
        if (how == How::Pass || plays.empty())
            EXPECT_FALSE(game.take(Pass{}));
        else
            EXPECT_FALSE(game.take((how == How::Best ? plays.back() : plays.front()).toPlay()));
    }
    return game;
}

} // namespace

TEST(TurnReview, TakingTheBestThatItFoundLosesNextToNothing)
{
    for (const char* variant : {"stack10", "stack8", "cross15"})
        for (const int players : {1, 2, 3})
            for (const int turns : {0, 3}) {
                const auto book = bookOf(variant);
                const Game greedy = afterTurns(book, How::Best, turns + 1, players);
                const TurnReview review = reviewOf(greedy, turns);
                Game better = afterTurns(book, How::Best, turns, players);
                ASSERT_FALSE(better.take(review.best.action())) << variant << players << turns;
                const TurnReview again = reviewOf(better, turns);
                EXPECT_LT(again.loss, 0.5) << variant << players << turns; // other candidates share the playouts
                EXPECT_NEAR(again.value, review.value, 0.5) << variant << players << turns;
            }
}

TEST(TurnReview, LosesWhatTheBestGainsMoreThanThePlayTaken)
{
    const auto book = bookOf("stack10");
    const Game poor = afterTurns(book, How::Worst, 3);
    const TurnReview review = reviewOf(poor, 2);
    const Turn& turn = poor.turns()[2];
    const Thinking none{}; // the static value alone decides: every candidate keeps its own
    RandomSource random(1);
    const SeatView view = viewOf(poor.positionBefore(2), turn.seat);
    const TurnReview quick = reviewTurn(view, turn, LeaveTable(), none, random, {});
    double taken = 0;
    for (const Candidate& candidate : staticCandidates(view, LeaveTable()))
        if (candidate.play && candidate.play->toPlay().placements == std::get<Play>(turn.action).placements)
            taken = candidate.equity;
    EXPECT_DOUBLE_EQ(quick.loss, quick.value - taken);
    EXPECT_GT(review.loss, 0);
}

TEST(TurnReview, SeesThatPassingOrAPoorPlayLosesPoints)
{
    const Game passed = afterTurns(bookOf("stack10"), How::Pass, 1);
    EXPECT_GT(reviewOf(passed, 0).loss, 2);
    const Game poor = afterTurns(bookOf("cross15"), How::Worst, 1);
    EXPECT_GT(reviewOf(poor, 0).loss, 2);
    EXPECT_NE(reviewOf(poor, 0).best.score(), poor.turns().front().score().total());
}

TEST(TurnReview, JudgesEveryKindOfTurnOfAnyGame)
{
    const auto book = bookOf("stack8", {"mode=challenge"});
    const Game game = randomGame(book, 2, 11);
    ASSERT_GT(game.turns().size(), 5u);
    Thinking quick = reviewThinking();
    quick.simulation = {4, 1, 32, 2};
    quick.preEndgame = {3, 60, 12, 2};
    RandomSource random(1);
    for (std::size_t n = 0; n < game.turns().size(); ++n) {
        const Turn& turn = game.turns()[n];
        if (turn.isWithdrawal())
            continue;
        const TurnReview review =
            reviewTurn(viewOf(game.positionBefore(n), turn.seat), turn, LeaveTable(), quick, random, {});
        EXPECT_FALSE(violationOf(game.positionBefore(n), review.best.action())) << n;
        if (review.best.action() == turn.action) {
            EXPECT_EQ(review.loss, 0) << n;
        }
    }
}

TEST(TurnReview, StopsWhenItIsTold)
{
    const Game game = afterTurns(bookOf("stack10"), How::Best, 3);
    std::stop_source stop;
    stop.request_stop();
    RandomSource random(1);
    Thinking endless = reviewThinking();
    endless.simulation.rollouts = 1'000'000'000;
    const Turn& turn = game.turns()[2];
    const SeatView view = viewOf(game.positionBefore(2), turn.seat);
    const TurnReview review = reviewTurn(view, turn, LeaveTable(), endless, random, stop.get_token());
    EXPECT_TRUE(std::isfinite(review.loss)); // and it came back
}

} // namespace storeys::test
