#include "game/game.h"
#include "moves/generator.h"
#include "rules/legality.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

namespace storeys::test {

namespace {

// A game in challenge mode in which the player to move has just played something across the start: a word of the
// lexicon, or the first tiles of the rack as they come, which make none.
Game afterFirstPlay(const std::string& variant, bool good, int players = 2)
{
    std::vector<std::string> names{"a", "b", "c"};
    names.resize(players);
    const auto book = good ? bookOf(variant, {"mode=challenge"}) : bookOfWords(variant, {"ZZZ"}, {"mode=challenge"});
    Game game({book, names, 3});
    const Position& start = game.position();
    Play play;
    if (good) {
        play = allPlays(*book, start.board, start.toMove().rack).front().toPlay();
    } else {
        const int middle = start.board.rows() / 2;
        const auto tiles = start.toMove().rack.tiles();
        play.placements = {{{middle, middle}, tiles[0]}, {{middle, middle + 1}, tiles[1]}};
    }
    EXPECT_FALSE(game.take(play));
    return game;
}

} // namespace

TEST(Challenge, IsForOpponentsOfTheLastPlayInChallengeModeOnly)
{
    Game game = afterFirstPlay("stack10", true);
    const int mover = game.turns().back().seat;
    EXPECT_FALSE(game.mayChallenge(mover));
    EXPECT_TRUE(game.mayChallenge(1 - mover));
    EXPECT_FALSE(game.take(Pass{}));
    EXPECT_FALSE(game.mayChallenge(mover));
    EXPECT_FALSE(game.mayChallenge(1 - mover));
    Game dictionary({bookOf("stack10"), {"a", "b"}, 3});
    const Position& start = dictionary.position();
    EXPECT_FALSE(dictionary.take(allPlays(*start.book, start.board, start.toMove().rack).front().toPlay()));
    EXPECT_FALSE(dictionary.mayChallenge(0));
    EXPECT_FALSE(dictionary.mayChallenge(1));
}

TEST(Challenge, OfABadPlayGivesTilesAndPointsBackAndTheSamePlayerPlaysAgain)
{
    Game game = afterFirstPlay("stack10", false);
    const Position before = game.positionBefore(0);
    const auto bad = game.challenge(1 - before.turn);
    ASSERT_TRUE(bad);
    EXPECT_EQ(bad->words.size(), 1u);
    EXPECT_EQ(game.position().board, before.board);
    EXPECT_EQ(game.position().seats, before.seats);
    EXPECT_EQ(game.position().turn, before.turn);
    EXPECT_EQ(game.position().bag.size(), before.bag.size());
    EXPECT_TRUE(game.turns().back().withdrawal);
    EXPECT_FALSE(game.mayChallenge(1 - before.turn));
}

TEST(Challenge, OfABadPlayLeavesToPlayAgainOrToPassButNotToExchange)
{
    Game game = afterFirstPlay("stack10", false);
    ASSERT_TRUE(game.challenge(1 - game.turns().back().seat));
    EXPECT_FALSE(canExchange(game.position()));
    EXPECT_EQ(mostExchanged(game.position()), 0);
    const Exchange exchange{{game.position().toMove().rack.tiles()[0]}};
    EXPECT_EQ(game.take(exchange)->kind, Violation::Kind::PlayWithdrawn);
    EXPECT_FALSE(game.take(Pass{}));
    EXPECT_TRUE(canExchange(game.position()));
}

TEST(Challenge, OfAGoodPlayChangesNothingInStackingGames)
{
    Game game = afterFirstPlay("stack10", true);
    const Position now = game.position();
    EXPECT_FALSE(game.challenge(now.turn));
    EXPECT_EQ(game.position(), now);
    EXPECT_EQ(game.turns().size(), 1u);
}

TEST(Challenge, OfABadPlayCostsTheTurnInCrosswordGames)
{
    Game game = afterFirstPlay("cross15", false);
    const int mover = game.turns().back().seat;
    EXPECT_TRUE(game.challenge(1 - mover));
    EXPECT_TRUE(game.position().board.isEmpty());
    EXPECT_EQ(game.position().turn, 1 - mover);
}

TEST(Challenge, InVainCostsTheChallengerTheNextTurnInCrosswordGames)
{
    Game game = afterFirstPlay("cross15", true);
    const int mover = game.turns().back().seat;
    EXPECT_FALSE(game.challenge(1 - mover));
    EXPECT_EQ(game.position().turn, mover);
    ASSERT_EQ(game.turns().size(), 2u);
    EXPECT_TRUE(std::holds_alternative<Pass>(game.turns()[1].action));
}

TEST(Challenge, InVainByALaterSeatCostsThatSeatsTurnWhenItComes)
{
    Game game = afterFirstPlay("cross15", true, 3);
    const int mover = game.turns().back().seat;
    const int later = (mover + 2) % 3;
    EXPECT_FALSE(game.challenge(later));
    EXPECT_EQ(game.position().turn, (mover + 1) % 3);
    const Position& now = game.position();
    EXPECT_FALSE(game.take(Exchange{{now.toMove().rack.tiles().front()}}));
    EXPECT_EQ(game.position().turn, mover); // the later seat has been passed over
    EXPECT_EQ(game.turns().back().seat, later);
}

TEST(Challenge, WithdrawnPlaysCanBeUndone)
{
    Game game = afterFirstPlay("stack10", false);
    const Position played = game.position();
    game.challenge(played.turn);
    EXPECT_TRUE(game.undo());
    EXPECT_EQ(game.position(), played);
    EXPECT_TRUE(game.mayChallenge(played.turn));
}

} // namespace storeys::test
