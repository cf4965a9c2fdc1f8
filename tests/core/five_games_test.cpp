// The computer players at the five relatives of cross15: they know how to play them to the end, with all that they have.

#include "bots/levels.h"
#include "game/game.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

namespace storeys::test::five_games_test {

namespace {

struct Seen
{
    int yellow = 0; // blanks laid
    int blockersPut = 0;
    int cards = 0;
    int claims = 0;
    int mostClaims = 0; // in one play
};

void note(const Turn& turn, Seen& seen)
{
    for (const PlacedTile& tile : turn.placed())
        seen.yellow += tile.tile.isReserve();
    for (const Event& event : turn.events) {
        if (const auto* moved = std::get_if<event::BlockersMoved>(&event.what))
            seen.blockersPut += static_cast<int>(moved->on.size());
        seen.cards += std::holds_alternative<event::CardDone>(event.what);
    }
    if (const auto* play = std::get_if<Play>(&turn.action)) {
        seen.claims += static_cast<int>(play->claims.size());
        seen.mostClaims = std::max(seen.mostClaims, static_cast<int>(play->claims.size()));
    }
}

// Everybody of that level; every turn is legal and the game ends.
void play(const std::string& variant, const std::string& level, int seats, std::uint64_t seed, Seen& seen)
{
    Game game({bookOf(variant), std::vector<std::string>(static_cast<std::size_t>(seats), level), seed});
    std::vector<std::unique_ptr<Bot>> bots;
    for (int seat = 0; seat < seats; ++seat)
        bots.push_back(makeBot(level, seed + static_cast<std::uint64_t>(seat), nullptr, std::nullopt));
    while (!game.isOver()) {
        const int seat = game.position().turn;
        ASSERT_LT(game.turns().size(), 600u) << variant << ' ' << level;
        ASSERT_FALSE(game.take(bots[static_cast<std::size_t>(seat)]->choose(viewOf(game.position(), seat), {})))
            << variant << ' ' << level << " turn " << game.turns().size();
    }
    for (const Turn& turn : game.turns())
        note(turn, seen);
}

Seen playAll(const std::string& variant)
{
    Seen seen;
    for (const std::string& level : botLevels())
        for (int seats = 2; seats <= (level == "master" ? 2 : bookOf(variant)->variant.mostPlayers); ++seats)
            play(variant, level, seats, 40 + static_cast<std::uint64_t>(seats), seen);
    return seen;
}

} // namespace

TEST(FiveGames, BlanksAndBlockersArePlayed)
{
    const Seen seen = playAll("blanks-blockers");
    EXPECT_GT(seen.yellow, 20);
    EXPECT_GT(seen.blockersPut, 10);
}

TEST(FiveGames, BustOutIsPlayed)
{
    const Seen seen = playAll("bust-out");
    EXPECT_GT(seen.yellow, 20);
    EXPECT_GT(seen.blockersPut, 5);
    EXPECT_GT(seen.cards, 20);
}

TEST(FiveGames, HyperRaceIsPlayed)
{
    const Seen seen = playAll("hyper-race");
    EXPECT_GT(seen.yellow, 10);
    EXPECT_GT(seen.cards, 10);
}

TEST(FiveGames, FreeForAllIsPlayed)
{
    const Seen seen = playAll("free-for-all");
    EXPECT_GT(seen.claims, 50);
    EXPECT_EQ(seen.mostClaims, 3);
}

TEST(FiveGames, SurpriseIsPlayed)
{
    EXPECT_GT(playAll("surprise").yellow, 10);
}

} // namespace storeys::test::five_games_test
