// The flat crossword game: premium squares, blanks, its end and its challenges.

#include "game/game.h"
#include "moves/generator.h"
#include "record/play_text.h"
#include "rules/legality.h"
#include "rules/scoring.h"
#include "support/brute_force.h"
#include "support/test_game.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace storeys::test::crossword_test {

namespace {

constexpr const char* noBoard = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";

class Crossword : public testing::Test
{
protected:
    [[nodiscard]] Position position(const std::string& board, const std::string& rack) const
    {
        return positionOf(book, board, rack);
    }
    [[nodiscard]] int scoreAt(const std::string& board, const std::string& rack, const std::string& play) const
    {
        const Position p = position(board, rack);
        EXPECT_EQ(judged(p, playOf(p, play)), "") << play;
        return scoreOf(p, playOf(p, play)).total().value;
    }

    RuleBookPtr book = bookOfWords("cross15", {"HORN", "FARM", "FARMS", "PASTE", "MOB", "NOT", "BE", "BIT", "PI", "AT",
                                               "AS", "QAT", "QI", "TRAINED", "ON", "NO"});
};

} // namespace

TEST_F(Crossword, WorkedExampleScoresAsPrinted)
{
    const std::vector<std::pair<std::string, int>> plays{
        {"8F HORN", 14}, {"H6 FA.M", 9}, {"10F PASTE", 25}, {"9H .OB", 16}, {"11E BIT", 16}};
    Position now = position(noBoard, "");
    int total = 0;
    for (const auto& [text, score] : plays) {
        const Play play = playOf(now, text);
        now.seats[0].rack = Rack();
        for (const Placement& placement : play.placements)
            now.seats[0].rack.add(placement.tile);
        ASSERT_EQ(judged(now, play), "") << text;
        EXPECT_EQ(scoreOf(now, play).total(), Points(score)) << text;
        takeUnjudged(now, play);
        total += score;
    }
    EXPECT_EQ(now.seats[0].points, Points(total));
}

TEST_F(Crossword, FirstPlayCoversTheCentreWithTwoLettersOrMore)
{
    EXPECT_EQ(judged(position(noBoard, "ON"), playOf(position(noBoard, "ON"), "8G ON")), "");
    EXPECT_EQ(judged(position(noBoard, "ON"), playOf(position(noBoard, "ON"), "8I ON")), "start-square");
    EXPECT_EQ(judged(position(noBoard, "ON"), playOf(position(noBoard, "ON"), "8H O")), "too-short");
}

TEST_F(Crossword, TilesNeverStack)
{
    const Position p = position("15/15/15/15/15/15/15/6ON7/15/15/15/15/15/15/15", "N");
    EXPECT_EQ(judged(p, playOf(p, "8G N.")), "stack-full");
}

TEST_F(Crossword, ABlankScoresNothingButItsSquaresWordPremiumCounts)
{
    EXPECT_EQ(scoreAt(noBoard, "ON", "8G ON"), 4);
    EXPECT_EQ(scoreAt(noBoard, "O?", "8G On"), 2);
}

TEST_F(Crossword, ABlankNeedsABlankOnTheRack)
{
    const Position p = position(noBoard, "ON");
    EXPECT_EQ(judged(p, playOf(p, "8G On")), "not-on-rack");
}

TEST_F(Crossword, PremiumsCountOnlyForTheTileThatCoversThem)
{
    const std::string horn = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15";
    EXPECT_EQ(scoreAt(horn, "O", "I8 .O"), 3); // NO down: the N lay there before, the O covers a double letter
}

TEST_F(Crossword, SevenTilesBringFiftyMore)
{
    EXPECT_EQ(scoreAt(noBoard, "TRAINED", "8D TRAINED"), 2 * (8 + 1) + 50); // D on the double letter square
}

TEST_F(Crossword, AnOrdinaryQNeedsNoU)
{
    EXPECT_EQ(scoreAt(noBoard, "QI", "8G QI"), 22);
}

TEST_F(Crossword, EveryUseOfABlankIsItsOwnPlay)
{
    const auto plays = allPlays(*book, position(noBoard, "ON?").board, position(noBoard, "ON?").toMove().rack);
    std::set<std::string> texts;
    for (const FoundPlay& found : plays)
        EXPECT_TRUE(
            texts.insert(playText(position(noBoard, "").board, found.toPlay(), book->variant.tiles.alphabet)).second);
    for (const char* text : {"8H ON", "8H On", "8H oN", "8H NO", "8H Qi"})
        EXPECT_EQ(texts.contains(text), std::string(text) != "8H Qi") << text;
}

TEST_F(Crossword, GeneratorFindsWhatTryingEveryPlacementFinds)
{
    const auto words = bookOf("cross15");
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Position p = randomPosition(words, seed, false);
        while (p.seats[0].rack.size() > 2)
            p.seats[0].rack.remove(p.seats[0].rack.tiles().front());
        std::vector<BrutePlay> found;
        for (const FoundPlay& play : allPlays(*words, p.board, p.toMove().rack))
            found.push_back({playText(p.board, play.toPlay(), words->variant.tiles.alphabet), play.score.value});
        std::ranges::sort(found);
        EXPECT_EQ(found, exhaustivePlays(p)) << seed;
    }
}

TEST_F(Crossword, WhoGoesOutGainsTheValuesOfTheOthersTiles)
{
    Position end = position("15/15/15/15/15/15/15/6ON7/15/15/15/15/15/15/15", "");
    end.seats = {Seat{Rack(), Points(10)}, Seat{Rack({Tile::of(16), Tile::of(0)}), Points(40)},
                 Seat{Rack({Tile::blank()}), Points(3)}};
    EXPECT_EQ(endOf(end), EndCondition::Out);
    const GameResult result = resultOf(end, EndCondition::Out);
    EXPECT_EQ(result.seats[0].total, Points(21));
    EXPECT_EQ(result.seats[1].total, Points(29));
    EXPECT_EQ(result.seats[2].total, Points(3));
    EXPECT_TRUE(result.seats[1].wins);
}

TEST_F(Crossword, ATieGoesToWhoHadMoreBeforeTheTilesLeft)
{
    Position end = position("15/15/15/15/15/15/15/6ON7/15/15/15/15/15/15/15", "");
    end.seats = {Seat{Rack({Tile::of(0)}), Points(10)}, Seat{Rack({Tile::of(1)}), Points(12)}};
    const GameResult result = resultOf(end, EndCondition::AllPassed);
    EXPECT_EQ(result.seats[0].total, result.seats[1].total);
    EXPECT_FALSE(result.seats[0].wins);
    EXPECT_TRUE(result.seats[1].wins);
}

TEST_F(Crossword, ExchangesTakeAnyNumberThatTheBagHolds)
{
    Position p = position(noBoard, "ABC");
    p.bag = Bag({Tile::of(3), Tile::of(4)}, RandomSource(1));
    EXPECT_EQ(mostExchanged(p), 2);
    EXPECT_FALSE(violationOf(p, Exchange{{Tile::of(0), Tile::of(1)}}));
    EXPECT_EQ(violationOf(p, Exchange{{Tile::of(0), Tile::of(1), Tile::of(2)}})->kind, Violation::Kind::BagTooSmall);
}

} // namespace storeys::test::crossword_test
