// What happened between two states of one game, as the game itself and as a seat that follows it can tell.

#include "game/game_change.h"
#include "record/read_game.h"
#include "record/write_game.h"
#include "support/judged_record.h"
#include "support/random_game.h"
#include "support/test_game.h"

#include <cstdlib>
#include <gtest/gtest.h>

namespace storeys::test::game_change_test {

namespace {

using Kind = GameChange::Kind;

// How many games of each kind; `STOREYS_GAMES=20` for more than the usual.
int gamesOfEach()
{
    const char* const games = std::getenv("STOREYS_GAMES");
    return games ? std::atoi(games) : 1;
}

std::size_t failedChallenges(const Game& game)
{
    std::size_t all = 0;
    for (const Turn& turn : game.turns())
        all += turn.failedChallengers().size();
    return all;
}

// What was done last to the random game.
Kind kindOf(const Game& before, const Game& after)
{
    if (failedChallenges(before) != failedChallenges(after))
        return Kind::ChallengeFailed;
    const auto isWithdrawal = [](const Game& game) { return std::ranges::count_if(game.turns(), &Turn::isWithdrawal); };
    return isWithdrawal(before) != isWithdrawal(after) ? Kind::Withdrawn : Kind::Taken;
}

Game followed(const Game& game, const RuleBookPtr& book, Seats seats)
{
    auto seen = followedGame(readGcg(seatRecordOf(game, {}, seats).text()), book);
    EXPECT_EQ(complaint(seen), "");
    return *std::move(seen);
}

// The states of a random game: after the deal, and after each turn and challenge.
std::vector<Game> statesOf(const RuleBookPtr& book, int players, std::uint64_t seed)
{
    std::vector<Game> states;
    (void)randomGame(book, players, seed, 40, [&](const Game& game) { states.push_back(game); });
    return states;
}

template<class Look>
void eachGame(const Look& look)
{
    std::uint64_t seed = 0;
    for (const char* variant :
         {"stack10", "stack8", "cross15", "blanks-blockers", "bust-out", "hyper-race", "free-for-all", "surprise"})
        for (const char* mode : {"mode=dictionary", "mode=challenge"})
            for (int n = 0; n < gamesOfEach(); ++n) {
                const auto book = bookOf(variant, {mode});
                const int players = std::clamp(2 + n % 3, book->variant.fewestPlayers, book->variant.mostPlayers);
                look(book, statesOf(book, players, ++seed));
            }
}

} // namespace

TEST(GameChange, IsWhatWasDone)
{
    std::map<Kind, int> kinds;
    eachGame([&](const RuleBookPtr& book, const std::vector<Game>& states) {
        for (std::size_t n = 0; n + 1 < states.size() && !HasFailure(); ++n) {
            const Game &before = states[n], &after = states[n + 1];
            const GameChange change = changeBetween(before, after);
            EXPECT_EQ(change.kind, kindOf(before, after)) << gcgText(recordOf(after));
            ++kinds[change.kind];
            if (change.kind == Kind::Taken)
                EXPECT_EQ(change.turn, static_cast<int>(before.turns().size()));
            else if (change.kind == Kind::Withdrawn)
                EXPECT_TRUE(after.turns()[static_cast<std::size_t>(change.turn)].isWithdrawal());
            else
                EXPECT_EQ(after.turns()[static_cast<std::size_t>(change.turn)].failedChallengers().back(), change.seat);
            EXPECT_EQ(changeBetween(after, after), GameChange(Kind::None, static_cast<int>(after.turns().size())));
            for (const Seats seats : {Seats(0), onlySeat(0), onlySeat(1)})
                EXPECT_EQ(changeBetween(followed(before, book, seats), followed(after, book, seats)), change)
                    << gcgText(recordOf(after));
        }
    });
    for (const Kind kind : {Kind::Taken, Kind::Withdrawn, Kind::ChallengeFailed})
        EXPECT_GT(kinds[kind], 5) << static_cast<int>(kind);
}

TEST(GameChange, KnowsAnUndoneTurnAndOneThatEndsTheGame)
{
    eachGame([&](const RuleBookPtr& book, const std::vector<Game>& states) {
        const Game& game = states.back();
        Game undone = game;
        if (HasFailure() || !undone.undo())
            return;
        const int left = static_cast<int>(undone.turns().size());
        EXPECT_EQ(changeBetween(game, undone), GameChange(Kind::Undone, left));
        EXPECT_EQ(changeBetween(followed(game, book, 1), followed(undone, book, 1)), GameChange(Kind::Undone, left));
        if (undone.isOver())
            return;
        Game lost = undone;
        lost.loseOnTime(1);
        EXPECT_EQ(changeBetween(undone, lost), GameChange(Kind::Forfeited, left, 1));
        EXPECT_EQ(changeBetween(followed(undone, book, 1), lost), GameChange(Kind::Forfeited, left, 1));
    });
}

// News may be missed: whatever state follows, every turn before the first that differs is the same.
TEST(GameChange, LeavesTheTurnsBeforeItAsTheyWere)
{
    int several = 0;
    eachGame([&](const RuleBookPtr&, const std::vector<Game>& states) {
        for (const std::size_t step : {2u, 5u})
            for (std::size_t n = 0; n + step < states.size(); n += step)
                for (const bool isBack : {false, true}) {
                    const Game &before = states[isBack ? n + step : n], &after = states[isBack ? n : n + step];
                    const GameChange change = changeBetween(before, after);
                    EXPECT_NE(change.kind, Kind::None);
                    several += change.kind == Kind::Several;
                    const auto common = static_cast<std::size_t>(change.turn);
                    ASSERT_LE(common, std::min(before.turns().size(), after.turns().size()));
                    for (std::size_t turn = 0; turn < common; ++turn) {
                        EXPECT_EQ(before.turns()[turn].events.size(), after.turns()[turn].events.size());
                        EXPECT_EQ(before.positionBefore(turn).board, after.positionBefore(turn).board);
                    }
                }
    });
    EXPECT_GT(several, 50);
}

} // namespace storeys::test::game_change_test
