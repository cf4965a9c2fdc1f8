#include "bots/levels.h"
#include "game/game.h"
#include "support/test_game.h"

#include <chrono>
#include <gtest/gtest.h>
#include <thread>

namespace storeys::test {

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

using Milliseconds = std::chrono::duration<double, std::milli>;

// How long after the stop the answer came; the shortest of some tries, since other programs may be in the way.
Milliseconds answerAfterStop(const std::string& level, const SeatView& view)
{
    Milliseconds shortest{1e9};
    for (int attempt = 0; attempt < 5; ++attempt) {
        std::stop_source source;
        std::chrono::steady_clock::time_point told;
        std::jthread teller([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(3));
            told = std::chrono::steady_clock::now();
            source.request_stop();
        });
        const Action action = makeBot(level, 1)->choose(view, source.get_token());
        const auto answered = std::chrono::steady_clock::now();
        teller.join();
        EXPECT_FALSE(action.valueless_by_exception());
        shortest = std::min(shortest, Milliseconds(answered - told));
    }
    return shortest;
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

TEST(ThinkingBots, StopWithinFiftyMilliseconds)
{
    const auto book = bookOf("stack10", {}, "standard");
    const Position middle = randomPosition(book, 7, false);
    Position ending = middle;
    ending.seats.push_back(Seat{Rack({Tile::of(0), Tile::of(4), Tile::of(18)}), Points(0), 0});
    for (const std::string& level : botLevels()) {
        EXPECT_LT(answerAfterStop(level, viewOf(middle, 0)), Milliseconds(50)) << level;
        EXPECT_LT(answerAfterStop(level, viewOf(ending, 0)), Milliseconds(50)) << level;
    }
}

} // namespace storeys::test
