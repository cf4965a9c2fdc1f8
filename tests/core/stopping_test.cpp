// Thinking ends when it is told to or its time is up, with the best so far. How soon is printed, not asserted: other
// programs may be in the way. A thinker that did not look would work for years here.

#include "bots/analysis.h"
#include "bots/endgame.h"
#include "bots/levels.h"
#include "game/game.h"
#include "rules/legality.h"
#include "support/test_game.h"

#include <gtest/gtest.h>
#include <iostream>
#include <limits>
#include <thread>

namespace storeys::test::stopping_test {

namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;
constexpr int forYears = std::numeric_limits<int>::max();

// A game of two, greedily played on until so few tiles are left in the bag.
Position playedTo(const std::string& variant, int left)
{
    Game game({bookOf(variant, {}, "standard"), {"a", "b"}, 5});
    const auto bot = makeBot("greedy", 1);
    while (game.position().bag.size() > left && !game.isOver())
        EXPECT_FALSE(game.take(bot->choose(viewOf(game.position(), game.position().turn), {})));
    EXPECT_FALSE(game.isOver());
    return game.position();
}

Position middle(const std::string& variant)
{
    return playedTo(variant, 50);
}

Position ending(const std::string& variant)
{
    return playedTo(variant, 0);
}

std::vector<Position> positions()
{
    return {middle("stack10"), playedTo("stack10", 7), playedTo("stack10", 2), ending("stack10"),
            middle("cross15"), playedTo("cross15", 7), playedTo("cross15", 2), ending("cross15")};
}

// All that a level does, many times over.
Thinking endless(const std::string& level)
{
    Thinking thinking = readBotSpec(level)->thinking;
    thinking.simulation.certainty = thinking.preEndgame.certainty = 1000; // nothing is given up
    thinking.simulation.rollouts = thinking.preEndgame.rollouts = forYears;
    thinking.endgameNodes *= 1'000'000'000;
    thinking.smallBagNodes *= 1'000'000'000;
    return thinking;
}

std::shared_ptr<const BotKnowledge> knowledgeOf(const Variant& variant)
{
    auto values = LeaveTable::read(std::string(STOREYS_DATA_DIR) + "/values/" + variant.id + ".json", variant.tiles);
    EXPECT_TRUE(values);
    return std::make_shared<BotKnowledge>(*std::move(values));
}

// Levels that only look at plays are what they are.
std::unique_ptr<Bot> endlessBot(const std::string& level, const Variant& variant)
{
    const Thinking thinking = endless(level);
    if (thinking.simulation.candidates == 0)
        return makeBot(level, 1, knowledgeOf(variant));
    return std::make_unique<ThinkingBot>(1, thinking, knowledgeOf(variant));
}

// Thinks without end and tells after a while that it is enough; how long the answer then took.
Milliseconds answerAfterStop(const std::string& level, const Position& position)
{
    const auto bot = endlessBot(level, position.variant());
    std::stop_source source;
    StopSign::Clock::time_point told;
    std::jthread teller([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(40));
        told = StopSign::Clock::now();
        source.request_stop();
    });
    const Action action = bot->choose(viewOf(position, position.turn), source.get_token());
    const auto answered = StopSign::Clock::now();
    teller.join();
    EXPECT_FALSE(violationOf(position, action)) << level;
    return answered - told;
}

// Thinks until it is stopped, with nothing to show for it.
struct Brooding : Bot
{
    Action choose(const SeatView&, StopSign stop) override
    {
        while (!stop.isUp())
            std::this_thread::yield();
        return Pass{};
    }
};

} // namespace

TEST(Stopping, EveryLevelAnswersSoonAfterItIsTold)
{
    const std::vector<Position> all = positions();
    for (const std::string& level : botLevels())
        for (const Position& position : all) {
            const Milliseconds taken = answerAfterStop(level, position);
            std::cout << level << ", " << position.variant().id << ", " << position.bag.size()
                      << " in the bag: " << std::max(taken.count(), 0.0) << " ms after the stop\n";
        }
}

TEST(Stopping, WhoIsToldBeforehandAnswersAllTheSame)
{
    std::stop_source source;
    source.request_stop();
    const std::vector<Position> all = positions();
    for (const std::string& level : botLevels())
        for (const Position& position : all) {
            const Action action = makeBot(level, 1)->choose(viewOf(position, position.turn), source.get_token());
            EXPECT_FALSE(violationOf(position, action)) << level;
        }
}

TEST(Stopping, WhoIsToldBeforehandDoesNextToNoWork)
{
    std::stop_source source;
    source.request_stop();
    RandomSource random(1);
    for (const Position& position : {middle("stack10"), middle("cross15")}) {
        const auto judged = analyse(viewOf(position, position.turn), {}, endless("master"), random, source.get_token());
        ASSERT_FALSE(judged.empty());
        for (const Judged& one : judged)
            EXPECT_EQ(one.rollouts, 0);
    }
    EXPECT_LT(solvedAlone(ending("stack10"), forYears, source.get_token()).nodes, 5);
}

TEST(Stopping, ATimeLimitEndsATurn)
{
    const SeatView view = viewOf(middle("stack10"), 0);
    const ChallengePolicy none(1, {}, std::make_shared<BotKnowledge>());
    LevelBot limited({std::make_unique<Brooding>(), nullptr, nullptr}, 1, none, std::chrono::milliseconds(5));
    EXPECT_EQ(limited.choose(view, {}), Action(Pass{}));
    // Whoever asks may still be the first to stop.
    std::stop_source source;
    source.request_stop();
    LevelBot patient({std::make_unique<Brooding>(), nullptr, nullptr}, 1, none, std::nullopt);
    EXPECT_EQ(patient.choose(view, source.get_token()), Action(Pass{}));
}

TEST(Stopping, TheSoonerOfTwoLimitsCounts)
{
    using namespace std::chrono_literals;
    EXPECT_FALSE(StopSign().isUp());
    EXPECT_FALSE(StopSign().within(24h).isUp());
    EXPECT_TRUE(StopSign().within(0ms).isUp());
    EXPECT_TRUE(StopSign().within(0ms).within(24h).isUp());
    EXPECT_TRUE(StopSign().within(24h).within(0ms).isUp());
}

TEST(Stopping, AnAnalysisGoesByItsTime)
{
    RandomSource random(1);
    const Position position = middle("stack10");
    const auto judged = analyse(viewOf(position, position.turn), {}, endless("expert"), random,
                                StopSign().within(std::chrono::milliseconds(50)));
    ASSERT_FALSE(judged.empty());
    EXPECT_LT(judged.front().rollouts, forYears / 1000);
}

} // namespace storeys::test::stopping_test
