#include "bots/turn_review.h"

#include "bots/levels.h"
#include "game/game.h"
#include "support/random_game.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace storeys::test {

namespace {

TurnReview reviewOf(const Game& game, std::size_t n)
{
    RandomSource random(1);
    const Transition& turn = game.turns()[n];
    return reviewTurn(viewOf(game.positionBefore(n), turn.seat), turn, RackValues(), reviewThinking(), random, {});
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

TEST(TurnReview, FindsAtLeastWhatWasDone)
{
    for (const char* variant : {"stack10", "stack8", "cross15"})
        for (const int players : {1, 2, 3}) {
            const Game game = afterTurns(bookOf(variant), How::Best, 4, players);
            for (std::size_t n = 0; n < game.turns().size(); ++n) {
                const TurnReview review = reviewOf(game, n);
                EXPECT_GE(review.loss, 0) << variant << players << n;
                if (!game.turns()[n].placed.empty()) { // there was something to play
                    EXPECT_FALSE(review.best.isPass()) << variant << players << n;
                }
            }
        }
}

TEST(TurnReview, SeesThatPassingOrAPoorPlayLosesPoints)
{
    const Game passed = afterTurns(bookOf("stack10"), How::Pass, 1);
    EXPECT_GT(reviewOf(passed, 0).loss, 2);
    const Game poor = afterTurns(bookOf("cross15"), How::Worst, 1);
    EXPECT_GT(reviewOf(poor, 0).loss, 2);
    EXPECT_NE(reviewOf(poor, 0).best.score(), poor.turns().front().score.total());
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
        const Transition& turn = game.turns()[n];
        if (turn.withdrawal)
            continue;
        const TurnReview review =
            reviewTurn(viewOf(game.positionBefore(n), turn.seat), turn, RackValues(), quick, random, {});
        EXPECT_GE(review.loss, 0);
    }
}

TEST(TurnReview, StopsWhenItIsTold)
{
    const Game game = afterTurns(bookOf("stack10"), How::Best, 3);
    std::stop_source stop;
    stop.request_stop();
    RandomSource random(1);
    Thinking endless = reviewThinking();
    endless.simulation.playouts = 1'000'000'000;
    const TurnReview review = reviewTurn(viewOf(game.positionBefore(2), game.turns()[2].seat), game.turns()[2],
                                         RackValues(), endless, random, stop.get_token());
    EXPECT_GE(review.loss, 0);
}

} // namespace storeys::test
