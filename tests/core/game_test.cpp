#include "bots/simple_bots.h"
#include "game/game.h"
#include "moves/generator.h"
#include "rules/legality.h"
#include "support/test_game.h"

#include <gtest/gtest.h>
#include <numeric>

namespace storeys::test::game_test {

namespace {

Game newGame(int players, std::uint64_t seed = 1, const std::vector<std::string>& houseRules = {})
{
    std::vector<std::string> names;
    for (int i = 0; i < players; ++i)
        names.push_back("p" + std::to_string(i));
    return Game({bookOf("stack10", houseRules), names, seed});
}

int tilesIn(const Position& position)
{
    int count = position.bag.size() + position.board.tileCount();
    for (const Seat& seat : position.seats)
        count += seat.rack.size();
    return count;
}

Action anyPlay(const Game& game)
{
    return allPlays(*game.setup().book, game.position().board, game.position().toMove().rack).front().toPlay();
}

Exchange firstTile(const Game& game)
{
    return Exchange{{game.position().toMove().rack.tiles().front()}};
}

std::optional<Violation::Kind> kindOf(const std::optional<Violation>& violation)
{
    return violation ? std::optional(violation->kind) : std::nullopt;
}

void playToTheEnd(Game& game, std::uint64_t seed)
{
    SimpleBot bot(seed, SimpleBot::Takes::Best);
    while (!game.isOver())
        ASSERT_FALSE(game.take(bot.choose(viewOf(game.position(), game.position().turn), {})));
}

} // namespace

TEST(StartDraw, TheLetterNearestToTheBeginningStarts)
{
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const StartDraw draw = newGame(3, seed).startDraw();
        const auto& last = draw.rounds.back();
        for (const auto& drawn : last)
            EXPECT_LE(last[0].seat == draw.first ? last[0].tile : Tile::of(0), drawn.tile);
        const auto winner = std::ranges::find(last, draw.first, &StartDraw::Drawn::seat);
        ASSERT_NE(winner, last.end());
        EXPECT_EQ(std::ranges::count(last, winner->tile, &StartDraw::Drawn::tile), 1);
    }
}

TEST(StartDraw, ThoseWhoTieDrawAgain)
{
    bool sawTie = false;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const StartDraw draw = newGame(4, seed).startDraw();
        for (std::size_t i = 1; i < draw.rounds.size(); ++i) {
            const auto& before = draw.rounds[i - 1];
            const Tile best = std::ranges::min(before, {}, &StartDraw::Drawn::tile).tile;
            EXPECT_EQ(std::ranges::count(before, best, &StartDraw::Drawn::tile), std::ssize(draw.rounds[i]));
            sawTie = true;
        }
    }
    EXPECT_TRUE(sawTie);
}

TEST(Game, DealsSevenToEverybody)
{
    for (int players = 1; players <= 4; ++players) {
        const Game game = newGame(players);
        for (const Seat& seat : game.position().seats)
            EXPECT_EQ(seat.rack.size(), 7);
        EXPECT_EQ(game.position().bag.size(), 100 - 7 * players);
        EXPECT_EQ(game.position().turn, game.startDraw().first);
    }
}

TEST(Game, TheSameSeedDealsTheSameGame)
{
    Game one = newGame(2, 77);
    Game other = newGame(2, 77);
    playToTheEnd(one, 5);
    playToTheEnd(other, 5);
    EXPECT_EQ(one.turns().size(), other.turns().size());
    EXPECT_EQ(one.position().board, other.position().board);
    EXPECT_NE(newGame(2, 78).position().seats[0].rack, newGame(2, 77).position().seats[0].rack);
}

TEST(Game, NoTileIsEverLostOrMade)
{
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Game game = newGame(1 + static_cast<int>(seed) % 4, seed);
        playToTheEnd(game, seed);
        for (std::size_t i = 0; i <= game.turns().size(); ++i)
            EXPECT_EQ(tilesIn(game.positionBefore(i)), 100);
    }
}

TEST(Game, APlayScoresDrawsUpAndPassesTheTurn)
{
    Game game = newGame(2);
    const int first = game.position().turn;
    const Action action = anyPlay(game);
    ASSERT_FALSE(game.take(action));
    EXPECT_EQ(game.position().turn, 1 - first);
    EXPECT_EQ(game.position().seats[first].rack.size(), 7);
    EXPECT_EQ(game.turns()[0].drawn().size(), std::get<Play>(action).placements.size());
    EXPECT_EQ(game.position().seats[first].points, game.turns()[0].score().total());
}

TEST(Game, AnIllegalPlayChangesNothing)
{
    Game game = newGame(2);
    const Position before = game.position();
    EXPECT_EQ(kindOf(game.take(Play{})), Violation::Kind::NoTiles);
    EXPECT_EQ(game.position(), before);
    EXPECT_TRUE(game.turns().empty());
}

TEST(Game, AnExchangedTileGoesBackAndAnotherComes)
{
    Game game = newGame(2);
    const Position before = game.position();
    const Exchange exchange = firstTile(game);
    ASSERT_FALSE(game.take(exchange));
    EXPECT_EQ(game.position().bag.size(), before.bag.size());
    Rack expected = before.toMove().rack;
    expected.remove(exchange.tiles[0]);
    expected.add(game.turns()[0].drawn().at(0));
    EXPECT_EQ(game.position().seats[before.turn].rack, expected);
}

TEST(Game, OnlyOneTileIsExchangedUnlessTheHouseRuleSaysOtherwise)
{
    Game one = newGame(2);
    const auto tiles = one.position().toMove().rack.tiles();
    EXPECT_EQ(kindOf(one.take(Exchange{{tiles[0], tiles[1]}})), Violation::Kind::ExchangeCount);
    Game any = newGame(2, 1, {"exchange=any"});
    EXPECT_FALSE(any.take(Exchange{{tiles[0], tiles[1]}}));
}

TEST(Game, UndoTakesTurnsBackOneByOne)
{
    Game game = newGame(3, 9);
    const Position start = game.position();
    playToTheEnd(game, 9);
    EXPECT_TRUE(game.isOver());
    while (!game.turns().empty())
        EXPECT_TRUE(game.undo());
    EXPECT_FALSE(game.undo());
    EXPECT_FALSE(game.isOver());
    EXPECT_EQ(game.position(), start);
}

TEST(Ends, AllPassingOneAfterTheOtherEndsTheGame)
{
    Game game = newGame(2);
    EXPECT_FALSE(passEndsGame(game.position()));
    EXPECT_FALSE(game.take(Pass{}));
    EXPECT_FALSE(game.isOver());
    EXPECT_TRUE(passEndsGame(game.position()));
    EXPECT_FALSE(game.take(Pass{}));
    ASSERT_TRUE(game.isOver());
    EXPECT_EQ(game.result()->reason, EndCondition::AllPassed);
    for (const auto& line : game.result()->seats) {
        EXPECT_EQ(line.subtraction, Points(35));
        EXPECT_EQ(line.total, Points(-35)); // below zero is allowed
        EXPECT_TRUE(line.wins);             // equal totals share the win
    }
    EXPECT_EQ(kindOf(game.take(Pass{})), Violation::Kind::GameOver);
}

TEST(Ends, AnExchangeIsNotAPass)
{
    Game game = newGame(2);
    EXPECT_FALSE(game.take(Pass{}));
    EXPECT_FALSE(game.take(firstTile(game)));
    EXPECT_FALSE(game.take(Pass{}));
    EXPECT_FALSE(game.isOver());
    EXPECT_FALSE(game.take(Pass{}));
    EXPECT_TRUE(game.isOver());
}

TEST(Ends, APlayerWithoutTilesAndAnEmptyBagEndTheGame)
{
    bool sawOut = false;
    for (std::uint64_t seed = 0; seed < 20 && !sawOut; ++seed) {
        Game game = newGame(2, seed);
        playToTheEnd(game, seed);
        if (game.result()->reason != EndCondition::Out)
            continue;
        sawOut = true;
        EXPECT_TRUE(game.position().bag.isEmpty());
        EXPECT_TRUE(game.position().seats[game.turns().back().seat].rack.isEmpty());
    }
    EXPECT_TRUE(sawOut);
}

TEST(Ends, ABlockedBoardEndsTheGameOnlyWithAnEmptyBag)
{
    const auto book = bookOfWords("stack10", {"ON"});
    Position position = positionOf(book, "10/10/10/10/4ON4/10/10/10/10/10", "X");
    position.seats.push_back({Rack({Tile::of(25)}), Points(0)});
    EXPECT_EQ(endOf(position), EndCondition::Blocked);
    position.bag = Bag({Tile::of(0)}, RandomSource(1));
    EXPECT_FALSE(endOf(position));
}

TEST(Ends, InChallengeModeABlockedBoardIsForThePlayersToNotice)
{
    const auto book = bookOfWords("stack10", {"ON"}, {"mode=challenge"});
    Position position = positionOf(book, "10/10/10/10/4ON4/10/10/10/10/10", "X");
    position.seats.push_back({Rack({Tile::of(25)}), Points(0)});
    EXPECT_FALSE(endOf(position));
}

TEST(Solo, FiveExchangesAreFreeAndThenNoMore)
{
    Game game = newGame(1);
    for (int i = 0; i < 5; ++i)
        ASSERT_FALSE(game.take(firstTile(game)));
    EXPECT_EQ(kindOf(game.take(firstTile(game))), Violation::Kind::ExchangesUsedUp);
}

TEST(Solo, OnePassGivesUp)
{
    Game game = newGame(1);
    EXPECT_FALSE(game.take(Pass{}));
    EXPECT_TRUE(game.isOver());
    EXPECT_EQ(game.result()->seats[0].total, Points(-35));
}

TEST(Solo, TilesLeftCostNothingWhereTheHouseRuleSaysSo)
{
    Game game = newGame(1, 1, {"solo-penalty=off"});
    EXPECT_FALSE(game.take(Pass{}));
    EXPECT_EQ(game.result()->seats[0].total, Points(0));
}

TEST(Solo, EndsWhenNoPlayAndNoExchangeIsPossible)
{
    const auto book = bookOfWords("stack10", {"ON"});
    Position position = positionOf(book, "10/10/10/10/4ON4/10/10/10/10/10", "X");
    position.bag = Bag({Tile::of(0)}, RandomSource(1));
    EXPECT_FALSE(endOf(position));
    position.seats[0].exchanges = 5;
    EXPECT_EQ(endOf(position), EndCondition::Blocked);
}

TEST(Game, AlonePassingOnceGivesUpWhateverThePassesOfOthersNeed)
{
    Game game({bookOf("stack10", {"pass-rounds=2"}), {"Ann"}, 1});
    EXPECT_TRUE(passEndsGame(game.position()));
    ASSERT_FALSE(game.take(Pass{}));
    ASSERT_TRUE(game.isOver());
    EXPECT_EQ(game.result()->reason, EndCondition::AllPassed);
}

} // namespace storeys::test::game_test
