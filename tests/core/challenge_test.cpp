#include "game/game.h"
#include "moves/generator.h"
#include "record/read_game.h"
#include "record/write_game.h"
#include "rules/legality.h"
#include "support/judged_record.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

namespace storeys::test::challenge_test {

namespace {

// A game in challenge mode in which the player to move has just played something across the start: a word of the
// lexicon, or the first tiles of the rack as they come, which make none.
Game afterFirstPlay(const std::string& variant, bool good, int players = 2, const std::string& penalty = "")
{
    std::vector<std::string> names{"a", "b", "c"};
    names.resize(players);
    std::vector<std::string> rules{"mode=challenge"};
    if (!penalty.empty())
        rules.push_back("challenge-penalty=" + penalty);
    const auto book = good ? bookOf(variant, rules) : bookOfWords(variant, {"ZZZ"}, rules);
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
    EXPECT_TRUE(game.turns().back().isWithdrawal());
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

TEST(Challenge, OfABadPlayBreaksARowOfPasses)
{
    const auto book = bookOfWords("stack10", {"ZZZ"}, {"mode=challenge"});
    Game game({book, {"Ann", "Bo"}, 3});
    ASSERT_FALSE(game.take(Pass{}));
    const auto tiles = game.position().toMove().rack.tiles();
    ASSERT_FALSE(game.take(Play{{{{5, 4}, tiles[0]}, {{5, 5}, tiles[1]}}, {}}));
    ASSERT_TRUE(game.challenge(game.position().turn));
    ASSERT_FALSE(game.take(Pass{}));
    EXPECT_FALSE(game.isOver()); // one pass in a row
    ASSERT_FALSE(game.take(Pass{}));
    EXPECT_TRUE(game.isOver());
}

TEST(Challenge, OfAGoodPlayChangesNothingInStackingGamesAndIsRemembered)
{
    Game game = afterFirstPlay("stack10", true);
    const Position now = game.position();
    EXPECT_FALSE(game.challenge(now.turn));
    EXPECT_EQ(game.position(), now);
    EXPECT_EQ(game.turns().size(), 1u);
    EXPECT_EQ(game.turns().back().failedChallengers(), std::vector{now.turn});
    EXPECT_FALSE(game.mayChallenge(now.turn));
}

TEST(Challenge, OfABadPlayCostsTheTurnInCrosswordGames)
{
    Game game = afterFirstPlay("cross15", false);
    const int mover = game.turns().back().seat;
    EXPECT_TRUE(game.challenge(1 - mover));
    EXPECT_TRUE(game.position().board.isEmpty());
    EXPECT_EQ(game.position().turn, 1 - mover);
}

TEST(Challenge, AFailedOneCostsTheChallengerTheNextTurnInCrosswordGames)
{
    Game game = afterFirstPlay("cross15", true);
    const int mover = game.turns().back().seat;
    EXPECT_FALSE(game.challenge(1 - mover));
    EXPECT_EQ(game.position().turn, mover);
    ASSERT_EQ(game.turns().size(), 2u);
    EXPECT_TRUE(std::holds_alternative<Pass>(game.turns()[1].action));
}

TEST(Challenge, AFailedOneByALaterSeatCostsThatSeatsTurnWhenItComes)
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

TEST(Challenge, WhoPaysWithATurnCanBeAgreedOnInEveryGame)
{
    struct Case
    {
        const char* penalty;
        bool badPlayPays;
        bool challengerPays;
    };
    for (const char* variant : {"stack10", "cross15"})
        for (const Case& expected : {Case{"void", false, false}, Case{"single", false, true},
                                     Case{"bad-play", true, false}, Case{"double", true, true}}) {
            Game bad = afterFirstPlay(variant, false, 3, expected.penalty);
            const int mover = bad.turns().back().seat;
            EXPECT_TRUE(bad.challenge((mover + 1) % 3));
            EXPECT_EQ(bad.position().turn != mover, expected.badPlayPays) << variant << expected.penalty;
            Game good = afterFirstPlay(variant, true, 3, expected.penalty);
            const int later = (good.turns().back().seat + 2) % 3;
            EXPECT_FALSE(good.challenge(later));
            EXPECT_EQ(good.position().seats[later].turnsOwed == 1, expected.challengerPays)
                << variant << expected.penalty;
        }
}

TEST(Challenge, AFailedOneCanCostPointsAndNoTurn)
{
    for (const auto& [penalty, points] : {std::pair("points-5", 5), std::pair("points-10", 10)})
        for (const char* variant : {"stack10", "cross15"}) {
            Game game = afterFirstPlay(variant, true, 2, penalty);
            Position expected = game.position();
            expected.seats[expected.turn].points -= Points(points);
            EXPECT_FALSE(game.challenge(expected.turn));
            EXPECT_EQ(game.position(), expected) << variant;
            Game bad = afterFirstPlay(variant, false, 2, penalty);
            const int mover = bad.turns().back().seat;
            EXPECT_TRUE(bad.challenge(1 - mover));
            EXPECT_EQ(bad.position().turn == mover, std::string(variant) == "stack10");
            EXPECT_EQ(bad.position().seats[1 - mover].points, Points(0));
        }
}

TEST(Challenge, AFailedOneAfterTheLastPlayIsPaidInPointsToo)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Game game({bookOf("stack8", {"mode=challenge", "challenge-penalty=points-10"}), {"a", "b"}, seed});
        while (!game.isOver()) {
            const Position& now = game.position();
            const auto plays = allPlays(*now.book, now.board, now.toMove().rack);
            ASSERT_FALSE(game.take(plays.empty() ? Action(Pass{}) : plays.front().toPlay()));
        }
        const int challenger = 1 - game.turns().back().seat;
        if (!game.mayChallenge(challenger))
            continue;
        const Points before = game.result()->seats[challenger].total;
        EXPECT_FALSE(game.challenge(challenger));
        ASSERT_TRUE(game.isOver());
        EXPECT_EQ(game.result()->seats[challenger].total, before - Points(10));
        return;
    }
    FAIL() << "no game ended with a play";
}

TEST(Challenge, TheFirstDecidesAtTheTableAndARecordMayTellOfOneByEachOtherSeat)
{
    Game game = afterFirstPlay("cross15", true, 3, "points-10");
    const int mover = game.turns().back().seat;
    const int first = (mover + 1) % 3;
    const int second = (mover + 2) % 3;
    EXPECT_FALSE(game.challenge(first));
    for (int seat = 0; seat < 3; ++seat)
        EXPECT_FALSE(game.mayChallenge(seat)) << seat;
    GameRecord record = recordOf(game, {});
    record.events.back().failedChallenges.push_back({0, second, false});
    const Result<Game, RecordError> told = rebuildGame(readGcg(gcgText(record)), game.setup().book);
    ASSERT_EQ(complaint(told), "");
    EXPECT_EQ(told->turns().back().failedChallengers(), (std::vector{first, second}));
    EXPECT_EQ(told->position().seats[second].points, Points(-10));
    record.events.back().failedChallenges.push_back({0, first, false});
    EXPECT_TRUE(complaint(rebuildGame(readGcg(gcgText(record)), game.setup().book))
                    .ends_with("has already challenged this play"));
}

TEST(Challenge, ATurnThatIsLostIsNoPass)
{
    Game game = afterFirstPlay("cross15", true);
    const int mover = game.turns().back().seat;
    EXPECT_FALSE(game.challenge(1 - mover)); // whose turn is lost at once
    EXPECT_TRUE(game.turns().back().isLost());
    EXPECT_EQ(game.position().passesInARow, 0);
    EXPECT_FALSE(game.take(Pass{}));
    EXPECT_FALSE(game.isOver()); // one pass of two
    EXPECT_FALSE(game.take(Pass{}));
    EXPECT_TRUE(game.isOver());
}

TEST(Challenge, UndoTakesATurnBackWithTheTurnsLostAfterIt)
{
    Game game = afterFirstPlay("cross15", true);
    const Position start = game.positionBefore(0);
    EXPECT_FALSE(game.challenge(1 - game.turns().back().seat));
    ASSERT_EQ(game.turns().size(), 2u);
    EXPECT_TRUE(game.undo());
    EXPECT_TRUE(game.turns().empty());
    EXPECT_EQ(game.position(), start);
}

// Four at a table with racks as given, none to be drawn; Ann begins.
Game prepared(const std::vector<std::string>& racks, const std::vector<std::string>& words)
{
    const auto book = bookOfWords("cross15", words, {"mode=challenge", "challenge-penalty=double"});
    Position start = positionOf(book, emptyBoard(book->variant), racks[0]);
    std::vector<std::string> names{"Ann", "Bo", "Cy", "Di"};
    names.resize(racks.size());
    for (std::size_t seat = 1; seat < racks.size(); ++seat)
        start.seats.push_back(positionOf(book, emptyBoard(book->variant), racks[seat]).seats.front());
    return Game::from({book, names, 1}, start);
}

TEST(Challenge, TwoFailedOnesOweTwoTurns)
{
    Game game = prepared({"HORNA", "FA", "TA", "IA"}, {"HORN", "HA"});
    ASSERT_FALSE(game.take(playOf(game.position(), "8F HORN")));
    EXPECT_FALSE(game.challenge(3));
    ASSERT_FALSE(game.take(playOf(game.position(), "F8 .A")));
    ASSERT_TRUE(game.mayChallenge(3));
    EXPECT_FALSE(game.challenge(3));
    EXPECT_EQ(game.position().seats[3].turnsOwed, 2);
    EXPECT_FALSE(game.take(Pass{}));
    EXPECT_EQ(game.position().turn, 0);
    EXPECT_EQ(game.position().seats[3].turnsOwed, 1);
    for (int seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(game.position().turn, seat);
        EXPECT_FALSE(game.isOver());
        EXPECT_FALSE(game.take(Pass{}));
    }
    EXPECT_TRUE(game.isOver()); // Cy, Ann, Bo and Cy passed: four in a row, whatever was lost between them
}

TEST(Challenge, ATurnThatIsLostLeavesThePlayBeforeItOpen)
{
    Game game = prepared({"HORNA", "ZA", "TA"}, {"HORN"});
    ASSERT_FALSE(game.take(playOf(game.position(), "8F HORN")));
    EXPECT_FALSE(game.challenge(2));
    ASSERT_FALSE(game.take(playOf(game.position(), "F8 .Z"))); // Cy's turn is lost at once
    EXPECT_EQ(game.position().turn, 0);
    EXPECT_TRUE(game.turns().back().isLost());
    ASSERT_TRUE(game.mayChallenge(0));
    EXPECT_TRUE(game.challenge(0));
    EXPECT_FALSE(game.position().board.isOccupied({8, 5}));
    // Bo's turn is lost with the play, and Cy's comes only now.
    ASSERT_EQ(game.turns().size(), 4u);
    EXPECT_TRUE(game.turns()[2].isWithdrawal());
    EXPECT_TRUE(game.turns()[3].isLost());
    EXPECT_EQ(game.turns()[3].seat, 2);
    EXPECT_EQ(game.position().turn, 0);
    EXPECT_EQ(game.position().seats[2].turnsOwed, 0);
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

} // namespace storeys::test::challenge_test
