#include "bots/levels.h"
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

} // namespace storeys::test::thinking_test
