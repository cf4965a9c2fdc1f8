// The one game whose plays and scores the published rules print, on both boards.

#include "support/test_game.h"

#include "record/board_text.h"
#include "rules/legality.h"
#include "rules/scoring.h"

#include <gtest/gtest.h>

namespace storeys::test::worked_example_test {

namespace {

struct Figure
{
    const char* play; // on the board of ten
    std::vector<std::pair<std::string, int>> words;
    int score;
};

const std::vector<Figure> figures{
    {"5D MOOD", {{"MOOD", 8}}, 8},
    {"G5 .EAR", {{"DEAR", 8}}, 8},
    {"6F N.T", {{"NET", 6}, {"ON", 4}}, 10},
    {"5D W...", {{"WOOD", 5}}, 5},
    {"G5 L..P", {{"LEAP", 6}, {"WOOL", 6}}, 12},
    {"8F SNACK", {{"SNACK", 7}, {"LEAN", 7}}, 14},
    {"I3 PLUS", {{"PLUS", 8}, {"NETS", 8}}, 16},
};

std::vector<std::pair<std::string, int>> wordsOf(const PlayScore& score, const Alphabet& alphabet)
{
    std::vector<std::pair<std::string, int>> words;
    for (const ScoredWord& scored : score.words)
        words.emplace_back(alphabet.spell(scored.word.letters()), scored.points.value);
    return words;
}

// Plays the figures moved by rows and columns.
void playAll(const std::string& variant, int rows, int columns)
{
    Position position = positionOf(bookOf(variant), emptyBoard(bookOf(variant)->variant), "");
    for (const Figure& figure : figures) {
        Play play = playOf(position, figure.play);
        play.kept.clear();
        position.seats[0].rack = Rack();
        for (Placement& placement : play.placements) {
            placement.square = {placement.square.row + rows, placement.square.column + columns};
            position.seats[0].rack.add(placement.tile);
        }
        ASSERT_EQ(judged(position, play), "") << figure.play;
        const PlayScore score = scoreOf(position, play);
        EXPECT_EQ(wordsOf(score, position.variant().tiles.alphabet), figure.words);
        EXPECT_EQ(score.total(), Points(figure.score)) << figure.play;
        takeUnjudged(position, play);
    }
    EXPECT_EQ(position.seats[0].points, Points(73));
}

} // namespace

TEST(WorkedExample, ScoresAsPrintedOnTheBoardOfTen)
{
    playAll("stack10", 0, 0);
}

TEST(WorkedExample, ScoresAsPrintedOnTheBoardOfEight)
{
    playAll("stack8", -1, -2);
}

TEST(WorkedExample, BoardTextAfterWoodIsAsTheFormatSays)
{
    Position position = positionOf(bookOf("stack10"), "10/10/10/10/3MOOD3/10/10/10/10/10", "W");
    takeUnjudged(position, playOf(position, "5D W..."));
    EXPECT_EQ(boardText(position.board, position.variant().tiles.alphabet), "10/10/10/10/3(MW)OOD3/10/10/10/10/10");
}

} // namespace storeys::test::worked_example_test
