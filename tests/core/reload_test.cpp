// A game that is saved and opened again, after any turn or challenge, is the same game.

#include "bots/levels.h"
#include "record/read_game.h"
#include "record/write_game.h"
#include "support/judged_record.h"
#include "support/random_game.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

namespace storeys::test::reload_test {

namespace {

void expectSame(const Game& game, const Game& again)
{
    ASSERT_EQ(again.turns().size(), game.turns().size());
    for (std::size_t n = 0; n <= game.turns().size(); ++n)
        ASSERT_EQ(again.positionBefore(n), game.positionBefore(n)) << n;
    ASSERT_EQ(again.position(), game.position());
    ASSERT_EQ(again.lateEvents().size(), game.lateEvents().size());
    for (std::size_t n = 0; n < game.turns().size(); ++n) {
        EXPECT_EQ(again.turns()[n].seat, game.turns()[n].seat) << n;
        EXPECT_EQ(again.turns()[n].isLost(), game.turns()[n].isLost()) << n;
        EXPECT_EQ(again.turns()[n].failedChallengers(), game.turns()[n].failedChallengers()) << n;
    }
    for (int seat = 0; seat < game.position().seatCount(); ++seat)
        EXPECT_EQ(again.mayChallenge(seat), game.mayChallenge(seat)) << seat;
    ASSERT_EQ(again.isOver(), game.isOver());
    for (std::size_t seat = 0; game.isOver() && seat < game.result()->seats.size(); ++seat)
        EXPECT_EQ(again.result()->seats[seat].total, game.result()->seats[seat].total) << seat;
    for (std::size_t seat = 0; game.isOver() && seat < game.result()->seats.size(); ++seat)
        EXPECT_EQ(again.result()->seats[seat].wins, game.result()->seats[seat].wins) << seat;
}

void expectReloaded(const Game& game, const RecordDetails& details = {})
{
    const std::string text = gcgText(recordOf(game, details));
    const Result<Game, RecordError> again = rebuildGame(readGcg(text), game.setup().book);
    ASSERT_EQ(complaint(again), "") << text;
    ASSERT_NO_FATAL_FAILURE(expectSame(game, *again)) << text;
}

// As if the clock had come to its end just now: time is charged after the end, and lost before it.
void expectTimeReloaded(Game game)
{
    const int seats = game.position().seatCount();
    const int loser = static_cast<int>(game.turns().size()) % seats;
    std::string left, over;
    for (int seat = 0; seat < seats; ++seat) {
        left += (seat > 0 ? "," : "") + std::string(seat == loser ? "-1" : "60000");
        over += (seat > 0 ? ",0" : "0");
    }
    const bool isOver = game.isOver();
    if (isOver) {
        std::vector<Points> charged(seats);
        charged[loser] = Points(30);
        game.chargeTime(charged);
    } else {
        game.loseOnTime(loser);
    }
    const std::string atZero = isOver ? "points" : "game";
    expectReloaded(game, {.clock = "total=60 at-zero=" + atZero + " left-ms=" + left + " over=" + over});
}

} // namespace

TEST(Reload, GivesTheSameGameAfterEveryTurnAndChallengeUnderEveryPenalty)
{
    std::uint64_t seed = 0;
    int challenges = 0;
    for (const char* variant : {"stack8", "cross15"})
        for (const char* penalty : {"void", "single", "bad-play", "double", "points-5", "points-10"}) {
            const auto book = bookOf(variant, {"mode=challenge", std::string("challenge-penalty=") + penalty});
            for (int players = 2; players <= 4; ++players)
                for (int i = 0; i < 2; ++i) {
                    const Game game = randomGame(book, players, ++seed, 1000, [](const Game& g) {
                        expectReloaded(g);
                        expectTimeReloaded(g);
                    });
                    for (const Turn& turn : game.turns())
                        challenges += turn.isWithdrawal() || !turn.failedChallengers().empty();
                    ASSERT_FALSE(HasFatalFailure()) << variant << ' ' << penalty << ' ' << seed;
                }
        }
    EXPECT_GT(challenges, 700);
}

// In whatever order tiles were chosen for a card.
TEST(Reload, WritesTheSameTextAgain)
{
    int turned = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Game game({bookOf("hyper-race"), {"Ann", "Bo"}, seed});
        const auto bot = makeBot("greedy", seed, nullptr, std::nullopt);
        while (!game.isOver()) {
            Action action = bot->choose(viewOf(game.position(), game.position().turn), {});
            if (auto* choice = std::get_if<CardChoice>(&action); choice && choice->tiles.size() > 1) {
                std::ranges::sort(choice->tiles, std::greater());
                ++turned;
            }
            ASSERT_FALSE(game.take(action));
        }
        const std::string text = gcgText(recordOf(game));
        ASSERT_NO_FATAL_FAILURE(expectReloaded(game));
        EXPECT_EQ(gcgText(recordOf(*rebuildGame(readGcg(text), game.setup().book))), text);
    }
    EXPECT_GT(turned, 3);
}

// The bag is unknown without the seed, but not what lies beside the racks.
void expectSameReserves(const Game& game)
{
    const std::string text = without(gcgText(recordOf(game, {})), "#seed");
    const Result<Game, RecordError> past = pastGame(readGcg(text), game.setup().book);
    ASSERT_EQ(complaint(past), "") << text;
    ASSERT_EQ(past->turns().size(), game.turns().size());
    for (std::size_t n = 0; n <= game.turns().size(); ++n) {
        const Position& seen = past->positionBefore(n);
        const Position& was = game.positionBefore(n);
        ASSERT_EQ(seen.pile, was.pile) << n;
        ASSERT_EQ(seen.board, was.board) << n;
        for (std::size_t seat = 0; seat < was.seats.size(); ++seat) {
            ASSERT_EQ(seen.seats[seat].reserve, was.seats[seat].reserve) << n;
            ASSERT_EQ(seen.seats[seat].playerClass, was.seats[seat].playerClass) << n;
        }
    }
}

TEST(Reload, GivesWhatLiesBesideTheRacks)
{
    std::uint64_t seed = 100;
    int withdrawn = 0, moved = 0, yellow = 0;
    for (const char* variant : {"blanks-blockers", "surprise", "bust-out", "hyper-race", "free-for-all"})
        for (const char* penalty : {"void", "single", "bad-play", "double", "points-5", "points-10"}) {
            const HouseRules offered = bookOf(variant)->houseRules;
            if (std::ranges::count(offered.valuesHere("challenge-penalty"), penalty) == 0)
                continue;
            const auto book = bookOf(variant, {"mode=challenge", std::string("challenge-penalty=") + penalty});
            for (int players = 2; players <= book->variant.mostPlayers; ++players)
                for (int i = 0; i < 2; ++i) {
                    const Game game = randomGame(book, players, ++seed, 60, [](const Game& g) { expectReloaded(g); });
                    expectSameReserves(game);
                    ASSERT_FALSE(HasFatalFailure()) << variant << ' ' << penalty << ' ' << seed;
                    for (const Turn& turn : game.turns()) {
                        withdrawn += turn.isWithdrawal();
                        for (const PlacedTile& tile : turn.placed())
                            yellow += tile.tile.isReserve();
                        for (const Event& event : turn.events)
                            moved += std::holds_alternative<event::BlockersMoved>(event.what);
                    }
                }
        }
    EXPECT_GT(withdrawn, 50);
    EXPECT_GT(moved, 50);
    EXPECT_GT(yellow, 50);
}

TEST(Reload, SeatsUpToEightAsTheVariantHasThem)
{
    for (const char* name : {"stack10", "cross15"}) {
        RuleBook book = *bookOf(name, {"mode=challenge", "challenge-penalty=single"});
        book.variant.mostPlayers = mostSeats;
        for (int players = 5; players <= mostSeats; ++players) {
            const Game game = randomGame(std::make_shared<RuleBook>(book), players, players, 300,
                                         [](const Game& g) { expectReloaded(g); });
            ASSERT_FALSE(HasFatalFailure()) << name << ' ' << players;
            const ReadGcg read = readGcg(gcgText(recordOf(game, {})));
            EXPECT_EQ(complaint(replay(read, bookOf(name)).error), "line 6: this game is for 1 to 4 players");
        }
        book.variant.fewestPlayers = 2;
        const auto several = std::make_shared<RuleBook>(book);
        const ReadGcg alone = readGcg(gcgText(recordOf(randomGame(bookOf(name), 1, 1, 5, [](const Game&) {}), {})));
        EXPECT_EQ(complaint(replay(alone, several).error), "line 2: this game is for 2 to 8 players");
    }
}

} // namespace storeys::test::reload_test
