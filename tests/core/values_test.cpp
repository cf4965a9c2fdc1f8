#include "base/random_source.h"
#include "bots/static_evaluation.h"
#include "messages/messages.h"
#include "support/random_game.h"
#include "support/scratch_folder.h"
#include "support/test_game.h"

#include <cmath>
#include <gtest/gtest.h>

namespace storeys::test::values_test {

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

// Values of all kinds and pairs, thousandths as in files.
LeaveTable anyValues(RandomSource& random)
{
    const auto any = [&] { return (static_cast<double>(random.below(20'001)) - 10'000) / 1000; };
    LeaveTable values;
    for (int one = 0; one < tileKinds; ++one) {
        values.single[one] = any();
        for (int other = 0; other <= one; ++other)
            values.pair[one][other] = values.pair[other][one] = any();
    }
    for (double& size : values.bySize)
        size = any();
    return values;
}

// The first tiles of a shuffled bag.
Rack drawn(const RuleBook& book, int count, RandomSource& random)
{
    std::vector<Tile> bag = tilesOf(book.variant.tiles.counts);
    random.shuffle(std::span(bag));
    bag.resize(count);
    return Rack(bag);
}

Result<LeaveTable> readBack(const std::string& text, const TileSet& tiles)
{
    return LeaveTable::read(ScratchFolder().write("values.json", text), tiles);
}

} // namespace

TEST(LeaveTable, AreReadAsTheyWereWritten)
{
    const auto book = bookOf("stack10");
    const TileSet& tiles = book->variant.tiles;
    const LeaveTable values = someValues();
    const auto read = readBack(values.toJson(tiles), tiles);
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
        const auto read = readBack(text, tiles);
        ASSERT_FALSE(read) << text;
        EXPECT_NE(message(read.error()).find("values.json"), std::string::npos);
    }
    EXPECT_FALSE(LeaveTable::read("/nowhere/at/all.json", tiles));
}

TEST(LeaveTable, WithAValueBeyondTheBoundsOfTheSearchIsRefusedWithItsPlace)
{
    const auto book = bookOf("stack10");
    const TileSet& tiles = book->variant.tiles;
    const auto complaint = [&](const LeaveTable& values) {
        const auto read = readBack(values.toJson(tiles), tiles);
        if (read)
            return std::string();
        const std::string said = message(read.error());
        return said.substr(said.find(": "));
    };
    LeaveTable values = someValues();
    values.single[0] = -200;
    values.pair[0][18] = values.pair[18][0] = 200;
    EXPECT_EQ(complaint(values), "");
    values.bySize[7] = 201;
    EXPECT_EQ(complaint(values), ": /by_size/7: must be -200 to 200, not 201.0");
    values.pair[0][18] = values.pair[18][0] = -200.5;
    EXPECT_EQ(complaint(values), ": /pairs/AS: must be -200 to 200, not -200.5");
    values.single[0] = 1e9;
    EXPECT_EQ(complaint(values), ": /single/A: must be -200 to 200, not 1000000000.0");
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
    EXPECT_EQ(leaves.of(kept, 10), billionths(20 + tiles + drawn));
    EXPECT_EQ(leaves.of(kept, 0), billionths(tiles));
}

TEST(LeavesOfRack, AreWorthWhatEachIsWorthByItself)
{
    RandomSource random(1);
    for (const char* variant :
         {"stack10", "stack8", "cross15", "blanks-blockers", "bust-out", "hyper-race", "free-for-all", "surprise"}) {
        const auto book = bookOf(variant);
        const LeaveTable values = anyValues(random);
        const StaticEvaluation judge(*book, values, book->variant.tiles.counts);
        for (int n = 0; n < 1250; ++n) {
            const int size = 1 + static_cast<int>(random.below(WorthOfLeft::mostTiles + 2)); // some do not fit
            Rack rack = drawn(*book, size, random);
            if (n % 4 == 0) {
                rack.remove(rack.tiles().front());
                rack.add(Tile::blank());
            }
            const int bag = static_cast<int>(random.below(12));
            const LeavesOfRack leaves(judge, rack, bag);
            const std::vector<Tile> tiles = rack.tiles();
            for (int i = 0; i < 10; ++i) {
                const std::uint32_t given = random.below(1u << size);
                Rack leave = rack;
                FoundPlay play; // of these tiles, and of a blank that is not on the rack
                play.placed = given << 1 | 1;
                play.tiles[0] = Tile::reserveAs(0);
                for (int tile = 0; tile < size; ++tile)
                    if (given >> tile & 1) {
                        leave.remove(tiles[tile]);
                        play.tiles[tile + 1] = tiles[tile].isBlank() ? Tile::blankAs(3) : tiles[tile];
                    }
                ASSERT_EQ(leaves.afterGiving(given), judge.worthOf(leave, bag)) << variant << " " << n;
                ASSERT_EQ(leaves.after(play), judge.worthOf(leave, bag)) << variant << " " << n;
            }
        }
    }
}

// Positions of random games with the racks of the games, and with one or two blanks on them.
TEST(StaticEvaluation, FindsItsBestPlayWithoutLookingForAll)
{
    RandomSource random(1);
    Generator generator;
    std::vector<FoundPlay> plays;
    for (const char* variant :
         {"stack10", "stack8", "cross15", "blanks-blockers", "bust-out", "hyper-race", "surprise"}) {
        const auto book = bookOf(variant);
        const LeaveTable values = anyValues(random);
        int looked = 0;
        for (std::uint64_t seed = 0; looked < 1450; ++seed) {
            const Game game = randomGame(book, 2, seed);
            for (std::size_t turn = 0; turn < game.turns().size(); ++turn, ++looked) {
                Position position = game.positionBefore(turn);
                if (looked % 3 == 0)
                    position = withBlanks(position, 1 + looked % 2);
                Seat& own = position.seats[position.turn];
                own.reserve.blanks = book->variant.hasReserve() && looked % 5 < 2 ? 1 + looked % 2 : 0;
                const StaticEvaluation judge(*book, values, viewOf(position, position.turn).unseen);
                Mover mover = moverOf(position, position.turn);
                const int bag = position.bag.size();
                const FoundPlay* found = judge.bestOf(generator, book, position.board, mover, bag, plays);
                mover.reserveBlanks = std::min(mover.reserveBlanks, 1);
                const auto all = allPlays(*book, position.board, mover);
                const FoundPlay* best = judge.best(all, mover.rack, bag);
                ASSERT_EQ(found != nullptr, best != nullptr) << variant << " " << seed << " " << turn;
                if (found) {
                    ASSERT_EQ(*found, *best) << variant << " " << seed << " " << turn;
                }
            }
        }
    }
}

TEST(StaticEvaluation, TilesLeftCostNothingInASoloGameWithoutAPenalty)
{
    for (const bool costs : {false, true}) {
        const auto book = bookOf("stack10", {costs ? "solo-penalty=on" : "solo-penalty=off"});
        Position position = randomPosition(book, 3, false);
        position.bag = Bag();
        position.turn = 0;
        position.seats.resize(1);
        bool hasPassed = false;
        for (const Candidate& candidate : staticCandidates(viewOf(position, 0), {})) {
            hasPassed = hasPassed || candidate.isPass();
            if (!costs) {
                EXPECT_NEAR(candidate.equity, candidate.score().value, 0.01);
            } else if (candidate.isPass()) {
                EXPECT_LT(candidate.equity, -1);
            }
        }
        EXPECT_TRUE(hasPassed);
    }
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

} // namespace storeys::test::values_test
