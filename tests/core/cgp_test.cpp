#include "record/board_text.h"

#include "messages/messages.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

namespace storeys::test::cgp_test {

namespace {

// From the description of the notation: an endgame of which both racks are known.
constexpr const char* endgame =
    "5BERGS5/4PA3U5/2QAID3R5/3BEE3F2S2/1P1ET2VIATIC2/MA1TAW3c2H2/ES3IS2E2A2/AT1FOLIA4V2/LI1L1EX1E6/1N1O1D2N2Y3/"
    "1GNU2C1JETE3/2ER2OHO2N3/2O3GOY6/1INDOW1U7/4DORR7 IKLMTZ/AEINRU? 0/0 0 lex OSPD1;";
const std::string bare = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";

class Cgp : public testing::Test
{
protected:
    [[nodiscard]] Result<CgpPosition> read(const std::string& text) const { return readCgp(text, book->variant, 1); }
    [[nodiscard]] std::string written(const CgpPosition& position) const { return cgpText(position, alphabet()); }
    [[nodiscard]] std::string error(const std::string& text) const
    {
        const auto position = read(text);
        return position ? "" : message(position.error());
    }
    [[nodiscard]] const Alphabet& alphabet() const { return book->variant.tiles.alphabet; }

    RuleBookPtr book = bookOf("cross15");
};

} // namespace

TEST_F(Cgp, IsReadAsMacondoWritesIt)
{
    const auto position = read(endgame);
    ASSERT_TRUE(position);
    EXPECT_EQ(position->board.tileAt({5, 9}, 0), Tile::blankAs(*alphabet().letterOf("C")));
    ASSERT_EQ(position->racks.size(), 2u);
    EXPECT_EQ(rackText(position->racks[0].rack, alphabet()), "IKLMTZ");
    EXPECT_EQ(rackText(position->racks[1].rack, alphabet()), "AEINRU?");
    EXPECT_EQ(written(*position) + " lex OSPD1;", endgame);
}

TEST_F(Cgp, AnyWhiteSpaceSeparatesItsParts)
{
    const auto position = read(bare + "    AEINRST/  \t 12/0\t0    lex    CSW21;");
    ASSERT_TRUE(position);
    EXPECT_EQ(written(*position), bare + " AEINRST/ 12/0 0");
    EXPECT_TRUE(isCgp(bare + "\tAEINRST/"));
}

TEST_F(Cgp, ComesBackAsItWas)
{
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Position position = randomPosition(book, seed, false);
        const auto points = static_cast<int>(seed);
        const CgpPosition given{
            position.board, {{position.toMove().rack, {}}, {}}, {Points(points), Points(-3)}, points % 6};
        const std::string text = written(given);
        ASSERT_TRUE(isCgp(text));
        const auto again = read(text);
        ASSERT_TRUE(again) << text;
        EXPECT_EQ(again->board, given.board) << text;
        EXPECT_EQ(again->racks[0].rack, given.racks[0].rack) << text;
        EXPECT_TRUE(again->racks[1].rack.isEmpty()) << text;
        EXPECT_EQ(again->points, given.points) << text;
        EXPECT_EQ(again->scoreless, given.scoreless) << text;
    }
}

TEST_F(Cgp, HasAnyNumberOfPlayersAndNeedNotKnowTheirRacks)
{
    EXPECT_EQ(read(bare + " /AB/ 12/-5/0 3")->racks.size(), 3u);
    EXPECT_EQ(read(bare + " AB 12 0")->points, std::vector{Points(12)});
    EXPECT_EQ(read(bare + " / 0/0 5 lm -2; cr anything;\n")->scoreless, 5);
    EXPECT_EQ(written(*read(bare + " /AB/ 12/-5/0 3")), bare + " /AB/ 12/-5/0 3");
}

TEST_F(Cgp, MayBeABoardAndARack)
{
    EXPECT_FALSE(isCgp(bare + "\n"));
    EXPECT_EQ(rackText(read(bare + " CAT")->racks.at(0).rack, alphabet()), "ACT");
    EXPECT_EQ(written(*read(bare + " CAT")), bare + " ACT");
}

TEST_F(Cgp, PutsTilesOfSeveralLettersInBrackets)
{
    const RuleBookPtr stacks = bookOf("stack8");
    const Alphabet& tiles = stacks->variant.tiles.alphabet;
    const std::string rest = "/8/8/8/8/8/8";
    const auto position = readCgp("8/1[QU]A[B](TQ)3" + rest + " AQ[QU]", stacks->variant, 5);
    ASSERT_TRUE(position) << message(position.error());
    EXPECT_EQ(position->board.top({1, 1}), Tile::of(*tiles.letterOf("Q")));
    EXPECT_EQ(cgpText(*position, tiles), "8/1[QU]AB(T[QU])3" + rest + " A[QU][QU]");
    EXPECT_EQ(read("[a]14" + bare.substr(2) + " A")->board.top({0, 0}), Tile::blankAs(*alphabet().letterOf("A")));
}

TEST_F(Cgp, RefusesWhatItCannotBeWithTheReason)
{
    const std::string fields = "a position needs a board, racks, points and a number of scoreless turns, with a space "
                               "between, such as '15/.../15 AEINRST/ 0/0 0'";
    EXPECT_EQ(error(bare), fields);
    EXPECT_EQ(error(bare + " A/B 0/0"), fields);
    EXPECT_EQ(error("15/15 A/B 0/0 0"), "the board has 2 rows, not 15");
    EXPECT_EQ(error("14_" + bare.substr(2) + " A/B 0/0 0"), "board row 1, character 3: '_' is not a tile in this game");
    EXPECT_EQ(error("(AB)14" + bare.substr(2) + " A/B 0/0 0"), "board row 1, character 3: the stack is higher than 1");
    EXPECT_EQ(error("[CH]14" + bare.substr(2) + " A/B 0/0 0"), "'[CH]' is not a tile in this game");
    EXPECT_EQ(error(bare + " [A/B 0/0 0"), "'[A' is not a tile in this game");
    EXPECT_EQ(error("15[]" + bare.substr(2) + " A/B 0/0 0"), "'[]' is not a tile in this game");
    EXPECT_EQ(error(bare + " ABCDEFGH/ 0/0 0"), "rack 'ABCDEFGH' has more than 7 tiles");
    EXPECT_EQ(error(bare + " ab/ 0/0 0"), "rack 'ab': 'a' is not a tile in this game");
    EXPECT_EQ(error(bare + " A/B 0/0/0 0"), "the position has points for 3 players, but racks for 2");
    EXPECT_EQ(error(bare + " A/B 0/x 0"), "'x' is not a whole number");
    EXPECT_EQ(error(bare + " A/B 0/ 0"), "'' is not a whole number");
    EXPECT_EQ(error(bare + " A/B 0/0 lex"), "'lex' is not a whole number");
    EXPECT_EQ(error(bare + " A/B 0/0 -1"), "'-1' is not a whole number");
    EXPECT_EQ(error(bare + " A/B 0/99999999999 0"), "'99999999999' is not a whole number");
}

} // namespace storeys::test::cgp_test
