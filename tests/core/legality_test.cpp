#include "support/test_game.h"

#include "rules/legality.h"
#include "rules/scoring.h"

#include <gtest/gtest.h>

namespace storeys::test::legality_test {

namespace {

constexpr const char* noBoard = "10/10/10/10/10/10/10/10/10/10";
constexpr const char* mood = "10/10/10/10/3MOOD3/10/10/10/10/10";

struct Judged
{
    const char* name; // of the case, CamelCase
    const char* board;
    const char* rack;
    const char* play;
    const char* code; // "": legal
};

void PrintTo(const Judged& j, std::ostream* out)
{
    *out << j.play << " with " << j.rack << " on " << j.board;
}

class Legality : public testing::TestWithParam<Judged>
{};

} // namespace

TEST_P(Legality, GivesTheFirstRuleBroken)
{
    const Judged& j = GetParam();
    const Position position = positionOf(bookOf("stack10"), j.board, j.rack);
    EXPECT_EQ(judged(position, playOf(position, j.play)), j.code);
}

INSTANTIATE_TEST_SUITE_P(
    Stacking, Legality,
    testing::Values(Judged{"OnlyKeptSquares", mood, "W", "5D ....", "no-tiles"},
                    Judged{"TileNotHeld", mood, "V", "5D W...", "not-on-rack"},
                    Judged{"TileHeldOnceUsedTwice", noBoard, "ON", "5E NON", "not-on-rack"},
                    Judged{"TileNotHeldOffTheBoard", noBoard, "ON", "5Z W", "not-on-rack"},
                    Judged{"BeyondTheLastColumn", noBoard, "ON", "5J ON", "off-board"},
                    Judged{"RowZero", noBoard, "ON", "0D ON", "off-board"},
                    Judged{"KeptSquareOffTheBoard", mood, "S", "5H S...", "off-board"},
                    Judged{"FullStack", "10/10/10/10/3(ABCDE)O5/10/10/10/10/10", "N", "5D N.", "stack-full"},
                    Judged{"SameLetterBeforeGap", mood, "OX", "5E O...X", "same-letter"},
                    Judged{"SameLetterQu", "10/10/10/10/3QO5/10/10/10/10/10", "Q", "5D Q.", "same-letter"},
                    Judged{"KeptSquareIsEmpty", mood, "S", "5D ....S.", "gap"},
                    Judged{"GapBetweenTiles", mood, "ON", "7D O.N", "gap"},
                    Judged{"FirstPlayOfOneTile", noBoard, "A", "1A A", "too-short"},
                    Judged{"FirstPlayBesideTheStart", noBoard, "ON", "4E ON", "start-square"},
                    Judged{"FirstPlayOnTheStart", noBoard, "ON", "5D ON", ""},
                    Judged{"FarFromEverything", mood, "ON", "1A ON", "not-connected"},
                    Judged{"OnlyCornersTouch", mood, "ON", "6H ON", "not-connected"},
                    Judged{"WholeWordCovered", mood, "WENT", "5D WENT", "covers-word"},
                    Judged{"WholeWordCoveredByALongerWord", "10/10/10/10/4OD4/10/10/10/10/10", "WENT", "5D WENT",
                           "covers-word"},
                    Judged{"JustAnS", "10/10/10/10/4WOOD2/10/10/10/10/10", "S", "5I S", "only-plural"},
                    Judged{"BadWord", mood, "X", "5D X...", "not-a-word"},
                    Judged{"BadCrossingWord", mood, "XO", "6E XO", "not-a-word"}),
    [](const auto& entry) { return std::string(entry.param.name); });

TEST(Legality, SaysOfOneTileWhatHoldsWhateverElseIsLaid)
{
    const auto refusal = [](const Position& position, Square square, char symbol) -> std::string_view {
        const Tile tile = Tile::of(*position.variant().tiles.alphabet.letterOf(std::string(1, symbol)));
        const auto violation = refusalOf(position, {square, tile});
        return violation ? codeOf(violation->kind) : "";
    };
    const Position stacked = positionOf(bookOf("stack10"), "10/10/10/10/3(AAAAM)OOD3/10/10/10/10/10", "MOX");
    EXPECT_EQ(refusal(stacked, {4, 3}, 'X'), "stack-full");
    EXPECT_EQ(refusal(stacked, {4, 4}, 'O'), "same-letter");
    EXPECT_EQ(refusal(stacked, {4, 4}, 'X'), "");
    EXPECT_EQ(refusal(stacked, {9, 9}, 'X'), ""); // unconnected yet
    const Position flat = positionOf(bookOf("cross15"), "15/15/15/15/15/15/15/6DO7/15/15/15/15/15/15/15", "DOX");
    EXPECT_EQ(refusal(flat, {7, 6}, 'X'), "stack-full");
}

// Seven by three, walls in the middle, the sides of two seats left and right of them; the lower corners belong to seats.
RuleBookPtr dividedBook()
{
    RuleBook book = *bookOfWords("cross15", {"AT", "TA", "ATE", "EAT"});
    Variant& variant = book.variant;
    variant.rows = 3;
    variant.columns = 7;
    variant.squares.assign(21, {});
    variant.squares[3].wall = variant.squares[10].wall = variant.squares[17].wall = true;
    variant.squares[0].start = variant.squares[6].start = true;
    variant.squares[15].corner = 1;
    variant.squares[20].corner = 4;
    variant.sides.assign(21, 0);
    for (int i = 0; i < 21; ++i)
        variant.sides[i] = i % 7 == 3 ? 0 : i % 7 < 3 ? 1 : 2;
    variant.corners[2] = {4, 1};
    variant.sides[15] = variant.sides[20] = 0;
    variant.findTerritories();
    variant.rules.insert(variant.rules.begin() + 5, {rules::wall, rules::notYours});
    return std::make_shared<RuleBook>(std::move(book));
}

TEST(Legality, WallsAndSquaresOfOthersAreClosed)
{
    Position position = positionOf(dividedBook(), "7/7/7", "ATEATE");
    position.seats.push_back(position.seats[0]);
    const auto code = [&](const char* play) { return judged(position, playOf(position, play)); };
    EXPECT_EQ(code("1A ATE"), "");
    EXPECT_EQ(code("2A ATE"), "start-square");
    EXPECT_EQ(code("1B ATE"), "wall");
    EXPECT_EQ(code("1E ATE"), "not-yours");
    EXPECT_EQ(code("A1 A"), "too-short");
    EXPECT_EQ(code("3B AT"), "not-yours"); // the corner of the second
    position.turn = 1;
    EXPECT_EQ(code("1E ATE"), "");
    EXPECT_EQ(code("1A ATE"), "not-yours");
    EXPECT_EQ(code("G1 ATE"), "not-yours"); // the corner of the first
    position = positionOf(dividedBook(), "ATE4/7/7", "ATEATE");
    position.seats.push_back(position.seats[0]);
    EXPECT_EQ(code("A2 TA"), "not-a-word"); // ATA
    EXPECT_EQ(code("B2 A"), "");
    position.turn = 1; // whose first play is still to come
    EXPECT_EQ(code("2E AT"), "start-square");
    EXPECT_EQ(code("1G A"), "too-short");
    EXPECT_EQ(code("G1 AT"), "");
}

TEST(Legality, WhereStartsStayAPlayOfTwoTilesMayBeginThere)
{
    RuleBook book = *bookOfWords("cross15", {"AT", "TA"});
    book.variant.squares[0].start = true;
    book.variant.findTerritories();
    const auto code = [&](const char* play) {
        const Position position =
            positionOf(std::make_shared<RuleBook>(book), "15/15/15/15/15/15/15/7AT6/15/15/15/15/15/15/15", "ATA");
        return judged(position, playOf(position, play));
    };
    EXPECT_EQ(code("1A AT"), "not-connected");
    book.variant.startsStay = true;
    EXPECT_EQ(code("1A AT"), "");
    EXPECT_EQ(code("1B AT"), "not-connected");
    EXPECT_EQ(code("1A A"), "not-connected");
}

TEST(Legality, TwoTilesOnOneSquareIsItsOwnError)
{
    const Position position = positionOf(bookOf("stack10"), mood, "WE");
    const Play play{{{{4, 3}, Tile::of(22)}, {{4, 3}, Tile::of(4)}}, {}};
    EXPECT_EQ(judged(position, play), "square-twice");
}

TEST(Legality, TilesInTwoRowsAndColumnsAreNotInLine)
{
    const Position position = positionOf(bookOf("stack10"), mood, "WE");
    const Play play{{{{4, 3}, Tile::of(22)}, {{5, 4}, Tile::of(4)}}, {}};
    EXPECT_EQ(judged(position, play), "not-in-line");
}

TEST(PluralRule, AllowsAnSThatBeginsAnotherNewWord)
{
    const auto book = bookOfWords("stack10", {"NET", "NETS", "SO"});
    const Position position = positionOf(book, "10/10/10/10/3NET4/6O3/10/10/10/10", "S");
    EXPECT_EQ(judged(position, playOf(position, "5D ...S")), "");
}

TEST(PluralRule, ForbidsAnSBehindTwoWordsAtOnce)
{
    const auto book = bookOfWords("stack10", {"NET", "NETS", "TO", "TOS"});
    const Position position = positionOf(book, "10/10/6T3/6O3/3NET4/10/10/10/10/10", "S");
    EXPECT_EQ(judged(position, playOf(position, "5D ...S")), "only-plural");
}

TEST(PluralRule, AllowsAnSBehindASingleTile)
{
    const auto book = bookOfWords("stack10", {"NET", "NETS", "OS"});
    const Position position = positionOf(book, "10/10/10/6O3/3NET4/10/10/10/10/10", "S");
    EXPECT_EQ(judged(position, playOf(position, "5D ...S")), "");
}

TEST(PluralRule, AllowsAnSBehindAnS)
{
    const auto book = bookOfWords("stack10", {"GAS", "GASS"});
    const Position position = positionOf(book, "10/10/10/10/3GAS4/10/10/10/10/10", "S");
    EXPECT_EQ(judged(position, playOf(position, "5D ...S")), "");
}

TEST(PluralRule, AllowsAnSOnTopOfAStack)
{
    const auto book = bookOfWords("stack10", {"NETS"});
    const Position position = positionOf(book, "10/10/10/10/3NETT3/10/10/10/10/10", "S");
    EXPECT_EQ(judged(position, playOf(position, "5D ...S")), "");
}

TEST(PluralRule, CanBeTurnedOff)
{
    const auto book = bookOfWords("stack10", {"NET", "NETS"}, {"plural=off"});
    const Position position = positionOf(book, "10/10/10/10/3NET4/10/10/10/10/10", "S");
    EXPECT_EQ(judged(position, playOf(position, "5D ...S")), "");
}

TEST(Violations, NameTheSquaresAndWordsAtFault)
{
    const Position position = positionOf(bookOf("stack10"), mood, "X");
    const auto violation = violationOf(position, playOf(position, "5D X..."));
    ASSERT_TRUE(violation);
    EXPECT_EQ(violation->words, std::vector<std::string>{"XOOD"});
    EXPECT_EQ(violation->squares, (std::vector<Square>{{4, 3}, {4, 4}, {4, 5}, {4, 6}}));
}

TEST(ChallengeMode, LeavesWordsToThePlayers)
{
    const Position position = positionOf(bookOf("stack10", {"mode=challenge"}), mood, "X");
    EXPECT_EQ(judged(position, playOf(position, "5D X...")), "");
}

TEST(Scoring, QuCountsTwoMoreOnlyInAFlatWord)
{
    const auto book = bookOfWords("stack10", {"QUIT", "QUIET"});
    Position position = positionOf(book, noBoard, "QIET");
    EXPECT_EQ(scoreOf(position, playOf(position, "5D QIET")).total(), Points(10));
    position = positionOf(book, "10/10/10/10/3AIET3/10/10/10/10/10", "Q");
    EXPECT_EQ(scoreOf(position, playOf(position, "5D Q...")).total(), Points(5));
}

TEST(Scoring, SevenTilesBringTwentyMore)
{
    const auto book = bookOfWords("stack10", {"WOODLAND", "WOODLAN"});
    const Position position = positionOf(book, noBoard, "WOODLAN");
    EXPECT_EQ(scoreOf(position, playOf(position, "5D WOODLAN")).total(), Points(34));
}

TEST(Scoring, ASharedStackCountsInBothWords)
{
    const auto book = bookOfWords("stack10", {"AT", "TO"});
    const Position position = positionOf(book, "10/10/10/10/4A5/10/10/10/10/10", "TO");
    const PlayScore score = scoreOf(position, Play{{{{4, 5}, Tile::of(19)}, {{5, 5}, Tile::of(14)}}, {}});
    EXPECT_EQ(score.total(), Points(8));
}

} // namespace storeys::test::legality_test
