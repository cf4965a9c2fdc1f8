#include "bots/static_evaluation.h"
#include "messages/messages.h"
#include "support/test_game.h"

#include <cmath>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

namespace storeys::test {

namespace {

LeaveTable someValues()
{
    LeaveTable values;
    values.single[0] = 1.5;
    values.single[18] = 4;
    values.pair[0][18] = values.pair[18][0] = 0.5;
    values.pair[0][0] = -2;
    values.bySize[7] = 20;
    values.risk = {1, 2, 3};
    values.win = {12.5, 20, 3};
    values.madeBy = "by hand";
    return values;
}

std::filesystem::path written(const std::string& text)
{
    const auto path = std::filesystem::temp_directory_path() / "storeys_values_test.json";
    std::ofstream(path) << text;
    return path;
}

} // namespace

TEST(LeaveTable, AreReadAsTheyWereWritten)
{
    const auto book = bookOf("stack10");
    const TileSet& tiles = book->variant.tiles;
    const LeaveTable values = someValues();
    const auto read = LeaveTable::read(written(values.toJson(tiles)), tiles);
    ASSERT_TRUE(read) << message(read.error());
    EXPECT_EQ(read->single, values.single);
    EXPECT_EQ(read->pair, values.pair);
    EXPECT_EQ(read->bySize, values.bySize);
    EXPECT_EQ(read->risk, values.risk);
    EXPECT_EQ(read->win, values.win);
    EXPECT_EQ(read->madeBy, values.madeBy);
}

TEST(LeaveTable, OfADamagedFileAreRefusedWithItsName)
{
    const auto book = bookOf("stack10");
    const TileSet& tiles = book->variant.tiles;
    for (const std::string text : {"", "{}", "[1]", R"({"single":{"A":"x"}})"}) {
        const auto read = LeaveTable::read(written(text), tiles);
        ASSERT_FALSE(read) << text;
        EXPECT_NE(message(read.error()).find("storeys_values_test.json"), std::string::npos);
    }
    EXPECT_FALSE(LeaveTable::read("/nowhere/at/all.json", tiles));
}

TEST(LeaveEvaluation, CountKeptTilesAndWhatTheDrawWillBringOnTheMean)
{
    const LeaveTable values = someValues();
    std::array<int, tileKinds> unseen{};
    unseen[0] = unseen[18] = 1; // an A and an S, one of which is drawn
    const LeaveEvaluation leaves(values, unseen, 7);
    const Rack kept({Tile::of(0), Tile::of(18), Tile::of(1), Tile::of(1), Tile::of(1), Tile::of(1)});
    const double tiles = 1.5 + 4 + 0.5;
    const double drawn = (1.5 + 4) / 2 + (-2 + 0.5) / 2 + 0.5 / 2;
    EXPECT_NEAR(leaves.of(kept, 10), 20 + tiles + drawn, 1e-9);
    EXPECT_NEAR(leaves.of(kept, 0), tiles, 1e-9);
}

TEST(StaticEvaluation, ListsEveryPlayAndPassingBestFirst)
{
    const auto book = bookOf("stack10");
    Position position = randomPosition(book, 3, false);
    position.bag = Bag(); // nothing to exchange
    const SeatView view = viewOf(position, 0);
    const auto candidates = staticCandidates(view, someValues());
    EXPECT_EQ(candidates.size(), allPlays(*book, view.board, view.own().rack).size() + 1);
    for (std::size_t i = 1; i < candidates.size(); ++i)
        EXPECT_GE(candidates[i - 1].equity, candidates[i].equity);
}

} // namespace storeys::test
