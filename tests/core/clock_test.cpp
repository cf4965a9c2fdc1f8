#include "game/game_clock.h"
#include "messages/messages.h"

#include <gtest/gtest.h>

namespace storeys::test::clock_test {

namespace {

using namespace std::chrono_literals;
using Time = GameClock::Time;

// A clock and the time it goes by.
struct Timed
{
    explicit Timed(std::string_view rules, int seats = 2)
        : clock(*ClockRules::read(rules), seats, [this] { return now; })
    {}
    Timed(const Timed&) = delete;

    void turn(int seat, Time length)
    {
        clock.start(seat);
        now += length;
        clock.finishTurn();
    }

    Time now = 5h;
    GameClock clock;
};

} // namespace

TEST(Clock, RulesAreReadBackAsTheyAreWritten)
{
    for (const char* text : {"total=1500 at-zero=points", "total=60 increment=10 at-zero=game",
                             "turn=30 at-zero=points", "turn=60 at-zero=game pauses=no", "turn=86400 at-zero=game"})
        EXPECT_EQ(ClockRules::read(text)->text(), text);
}

TEST(Clock, RulesThatMakeNoSenseAreErrorsThatNameTheWord)
{
    for (const char* text :
         {"total=0", "total=x", "total=90000", "turn=", "total=9 increment=-1", "total=9 at-zero=never",
          "total=9 pauses=some", "total=1,2", "total=99999999999999999999"}) {
        const auto rules = ClockRules::read(text);
        ASSERT_FALSE(rules) << text;
        EXPECT_NE(message(rules.error()).find("#clock"), std::string::npos);
    }
    EXPECT_FALSE(ClockRules::read(""));
    EXPECT_FALSE(ClockRules::read("by the old clock on the wall"));
}

TEST(Clock, OnlyThePlayerToMoveLosesTime)
{
    Timed timed("total=100 at-zero=points");
    timed.turn(0, 30s);
    timed.now += 1h; // nobody's
    timed.clock.start(1);
    timed.now += 5s;
    EXPECT_EQ(timed.clock.left(0), 70s);
    EXPECT_EQ(timed.clock.left(1), 95s);
}

TEST(Clock, ATurnTakenGainsTheIncrement)
{
    Timed timed("total=100 increment=10 at-zero=points");
    timed.turn(0, 30s);
    EXPECT_EQ(timed.clock.left(0), 80s);
    EXPECT_EQ(timed.clock.left(1), 100s);
}

TEST(Clock, EveryTurnHasItsOwnTimeWhereThatWasAgreed)
{
    Timed timed("turn=60 at-zero=points");
    timed.turn(0, 50s);
    EXPECT_EQ(timed.clock.left(0), 60s);
    EXPECT_EQ(timed.clock.minutesOver(0), 0);
}

TEST(Clock, NoTimeIsLostWhileItIsHeld)
{
    Timed timed("total=100 at-zero=points");
    timed.clock.start(0);
    timed.now += 10s;
    timed.clock.hold(true);
    timed.now += 1h;
    EXPECT_EQ(timed.clock.left(0), 90s);
    timed.clock.hold(true);
    timed.clock.hold(false);
    timed.now += 10s;
    EXPECT_EQ(timed.clock.left(0), 80s);
}

TEST(Clock, APauseIsCountedAndCostsNoTime)
{
    Timed timed("total=100 at-zero=points");
    timed.clock.pause(); // nobody's time runs
    EXPECT_FALSE(timed.clock.isPaused());
    timed.clock.start(0);
    timed.clock.pause();
    timed.clock.pause();
    timed.now += 1h;
    timed.clock.hold(true);
    timed.clock.hold(false);
    EXPECT_EQ(timed.clock.left(0), 100s);
    timed.clock.goOn();
    timed.now += 10s;
    EXPECT_EQ(timed.clock.left(0), 90s);
    EXPECT_EQ(timed.clock.pauses(), 1);
    const auto later = GameClock::read(timed.clock.text(), 2, [] { return Time(0); });
    ASSERT_TRUE(later);
    EXPECT_EQ(later->pauses(), 1);
}

TEST(Clock, NobodyPausesWherePlayersAgreedOnNone)
{
    Timed timed("total=100 at-zero=points pauses=no");
    timed.clock.start(0);
    timed.clock.pause();
    timed.now += 10s;
    EXPECT_EQ(timed.clock.left(0), 90s);
    EXPECT_EQ(timed.clock.pauses(), 0);
}

TEST(Clock, EveryMinuteBegunBeyondZeroCostsTenPoints)
{
    Timed timed("total=100 increment=30 at-zero=points");
    timed.clock.start(0);
    timed.now += 100s;
    EXPECT_EQ(timed.clock.penalty(0), Points(0));
    timed.now += 1ms;
    EXPECT_EQ(timed.clock.penalty(0), Points(10));
    timed.now += 60s;
    EXPECT_EQ(timed.clock.penalty(0), Points(20));
    timed.clock.finishTurn(); // the increment buys nothing back
    EXPECT_EQ(timed.clock.penalty(0), Points(20));
    EXPECT_EQ(timed.clock.penalty(1), Points(0));
    EXPECT_FALSE(timed.clock.loser());
}

TEST(Clock, WhatTimeCostsHasALimit)
{
    Timed timed("total=100 at-zero=points");
    timed.clock.start(0);
    timed.now += std::chrono::hours(24 * 365);
    EXPECT_EQ(timed.clock.penalty(0), Points(100'000));
}

TEST(Clock, MinutesBeyondZeroAddUpOverTurns)
{
    Timed timed("turn=60 at-zero=points");
    timed.turn(0, 61s);
    timed.turn(0, 59s);
    timed.turn(0, 60s + 61s);
    EXPECT_EQ(timed.clock.penalty(0), Points(30));
}

TEST(Clock, WhoeverIsAtZeroLosesWhereThatWasAgreed)
{
    for (const char* rules : {"total=60 increment=60 at-zero=game", "turn=60 at-zero=game"}) {
        Timed timed(rules, 3);
        timed.turn(0, 59s);
        EXPECT_FALSE(timed.clock.loser());
        timed.clock.start(2);
        timed.now += 60s;
        EXPECT_EQ(timed.clock.loser(), 2);
        timed.clock.finishTurn(); // too late
        EXPECT_EQ(timed.clock.loser(), 2);
        EXPECT_EQ(timed.clock.penalty(2), Points(0));
    }
}

TEST(Clock, GoesOnFromWhatTheRecordSays)
{
    Timed timed("total=100 increment=5 at-zero=points", 3);
    timed.turn(0, 30s);
    timed.turn(1, 170s);
    timed.clock.start(2);
    timed.now += 1s;
    const std::string text = timed.clock.text();
    EXPECT_EQ(text, "total=100 increment=5 at-zero=points left-ms=75000,-65000,99000 over=0,2,0");
    const auto later = GameClock::read(text, 3, [] { return Time(0); });
    ASSERT_TRUE(later);
    EXPECT_EQ(later->text(), text);
    EXPECT_EQ(later->penalty(1), Points(20));
}

TEST(Clock, RecordsThatDontFitTheGameAreErrors)
{
    const auto now = [] { return Time(0); };
    for (const char* rest :
         {"left-ms=1", "left-ms=1,2,3", "left-ms=a,b", "over=-1,0", "over=1,", "left-ms=99999999999999999,1"})
        EXPECT_FALSE(GameClock::read(std::string("total=9 ") + rest, 2, now)) << rest;
    EXPECT_TRUE(GameClock::read("total=9 moon=full left-ms=1,2", 2, now));
}

} // namespace storeys::test::clock_test
