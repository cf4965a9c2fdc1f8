// What records say of the clock.

#include "messages/messages.h"
#include "record/read_game.h"
#include "record/write_game.h"
#include "support/judged_record.h"
#include "support/random_game.h"
#include "support/test_game.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace storeys::test::gcg_time_test {

namespace {

const RecordDetails clockDetails{.clock = "total=60 at-zero=points left-ms=-1,-70000 over=1,2"};

Result<Game, RecordError> rebuilt(const std::string& text, const RuleBookPtr& book)
{
    return rebuildGame(readGcg(text), book);
}

} // namespace

TEST(RecordedTime, WhatTheClockTakesOffIsTheLastThingCounted)
{
    for (const char* variant : {"stack8", "cross15"}) {
        const auto book = bookOf(variant);
        Game game = randomGame(book, 2, 4);
        const auto before = game.result()->seats;
        game.chargeTime({Points(10), Points(20)});
        const std::string text = gcgText(recordOf(game, clockDetails));
        EXPECT_NE(text.find("(time) -20 " + std::to_string(before[1].total.value - 20)), std::string::npos);
        const FollowedGame replayed = replay(readGcg(text), book);
        EXPECT_FALSE(replayed.error) << message(replayed.error->error);
        EXPECT_EQ(replayed.totals[0], before[0].total - Points(10));
        EXPECT_EQ(replayed.totals[1], before[1].total - Points(20));
        const Result<Game, RecordError> again = rebuilt(text, book);
        ASSERT_TRUE(again);
        EXPECT_EQ(again->result()->seats[1].timePenalty, Points(20));
        EXPECT_EQ(gcgText(recordOf(*again, clockDetails)), text);
    }
}

TEST(RecordedTime, NothingIsTakenOffWithoutAClockOrBeforeTheEnd)
{
    const auto book = bookOf("stack8");
    Game game = randomGame(book, 2, 4);
    game.chargeTime({Points(10), Points(0)});
    const std::string text = gcgText(recordOf(game, clockDetails));
    EXPECT_NE(complaint(without(text, "#clock"), book).find("#clock"), std::string::npos);
    std::string early = gcgText(recordOf(randomGame(book, 2, 4, 3), clockDetails));
    early.insert(early.find("#rack1"), ">a:  (time) -10 -10\n");
    EXPECT_NE(complaint(early, book), "");
}

TEST(RecordedTime, WhoeverPaysForTimeMayLoseTheWin)
{
    Game game = randomGame(bookOf("stack8"), 3, 4);
    const auto winner = [&] {
        return std::ranges::find(game.result()->seats, true, &GameResult::Line::wins) - game.result()->seats.begin();
    };
    std::vector<Points> penalties(3);
    const auto first = winner();
    penalties[first] = Points(500);
    game.chargeTime(penalties);
    EXPECT_NE(winner(), first);
    game.chargeTime({Points(0), Points(0), Points(0)});
    EXPECT_EQ(winner(), first);
}

TEST(RecordedTime, AGameLostOnTimeIsARecordThatStops)
{
    const auto book = bookOf("stack8");
    Game game = randomGame(book, 3, 4, 12);
    ASSERT_FALSE(game.isOver());
    const Position stopped = game.position();
    const auto leader = std::ranges::max_element(stopped.seats, {}, &Seat::points) - stopped.seats.begin();
    game.loseOnTime(static_cast<int>(leader));
    EXPECT_TRUE(game.isOver());
    EXPECT_FALSE(game.result()->seats[leader].wins);
    for (int seat = 0; seat < 3; ++seat)
        EXPECT_EQ(game.result()->seats[seat].total, stopped.seats[seat].points);
    EXPECT_TRUE(game.take(Pass{}));
    const Result<Game, RecordError> again = rebuilt(gcgText(recordOf(game)), book);
    ASSERT_TRUE(again);
    EXPECT_FALSE(again->isOver());
    EXPECT_EQ(again->position(), stopped);
}

TEST(TimeEvents, AreUndoneWithTheLastTurn)
{
    const auto book = bookOf("stack8");
    for (const int turns : {12, 1000}) {
        Game game = randomGame(book, 2, 4, turns);
        const Position before = game.positionBefore(game.turns().size() - 1);
        if (game.isOver())
            game.chargeTime({Points(10), Points(20)});
        else
            game.loseOnTime(1);
        ASSERT_FALSE(game.lateEvents().empty());
        ASSERT_NE(game.position(), game.positionBefore(game.turns().size()));
        ASSERT_TRUE(game.undo());
        EXPECT_FALSE(game.isOver());
        EXPECT_TRUE(game.lateEvents().empty());
        EXPECT_EQ(game.position(), before);
    }
}

TEST(TimeEvents, LeadFromThePositionAfterTheLastTurnToNow)
{
    Game game = randomGame(bookOf("cross15"), 3, 4);
    game.chargeTime({Points(10), Points(0), Points(20)});
    Position position = game.positionBefore(game.turns().size());
    for (const Event& event : game.lateEvents())
        apply(position, event);
    EXPECT_EQ(position, game.position());
    EXPECT_EQ(position.seats[2].timeCharge, Points(20));
    EXPECT_EQ(game.lateEvents().size(), 2u);
}

TEST(TimeEvents, StayWhenTheLastPlayIsChallengedInVainAndGoWhenItIsTakenBack)
{
    int failed = 0, withdrawn = 0;
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
        Game game = randomGame(bookOf("stack8", {"mode=challenge", "challenge-penalty=points-5"}), 2, seed);
        if (!game.isOver() || !game.openPlay() || !game.mayChallenge(1 - game.openPlay()->seat))
            continue;
        const int challenger = 1 - game.openPlay()->seat;
        const Points total = game.result()->seats[challenger].total;
        game.chargeTime({Points(10), Points(20)});
        const Points charged = game.result()->seats[challenger].timePenalty;
        if (game.challenge(challenger)) {
            ++withdrawn;
            EXPECT_TRUE(game.lateEvents().empty());
            EXPECT_EQ(game.position().seats[challenger].timeCharge, Points(0));
        } else {
            ++failed;
            EXPECT_EQ(game.result()->seats[challenger].total, total - charged - Points(5));
            EXPECT_EQ(game.result()->seats[challenger].timePenalty, charged);
        }
    }
    EXPECT_GT(failed + withdrawn, 0);
}

} // namespace storeys::test::gcg_time_test
