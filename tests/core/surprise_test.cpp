// Mini boards laid on the board, and stars joined.

#include "messages/messages.h"
#include "moves/generator.h"
#include "rules/scoring.h"
#include "rules/variant_reader.h"
#include "support/random_game.h"
#include "support/test_game.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>

namespace storeys::test::surprise_test {

namespace {

using json = nlohmann::ordered_json;

Variant laid(const std::string& layout)
{
    return *composed(bookOf("surprise")->variant, layout);
}

std::vector<std::string> rowsOf(const Variant& variant)
{
    return json::parse(variant.text)["board"];
}

std::string complaintAbout(const std::string& layout)
{
    const auto variant = composed(bookOf("surprise")->variant, layout);
    return variant ? "" : message(variant.error());
}

// The squares of the tiles that hang together with this one, across and down.
std::set<Square> groupOf(const Board& board, Square from)
{
    std::set<Square> group;
    std::vector<Square> open{from};
    while (!open.empty()) {
        const Square s = open.back();
        open.pop_back();
        if (board.isOccupied(s) && group.insert(s).second)
            for (const Square near :
                 {Square{s.row - 1, s.column}, {s.row + 1, s.column}, {s.row, s.column - 1}, {s.row, s.column + 1}})
                open.push_back(near);
    }
    return group;
}

// The same bonus, counted from the group that the play makes.
int expectedBonus(const Position& before, const Play& play)
{
    Board board = before.board;
    for (const Placement& p : play.placements)
        board.put(p.square, p.tile);
    std::set<std::set<Square>> joined;
    for (const Square s : groupOf(board, play.placements.front().square))
        if (before.board.isOccupied(s) && before.variant().kindOf(s).start)
            joined.insert(groupOf(before.board, s));
    return joined.size() > 1 ? 10 : 0;
}

} // namespace

TEST(Layout, LaysMiniBoardsOnTheBoard)
{
    EXPECT_EQ(rowsOf(laid("")), rowsOf(bookOf("cross15")->variant));
    const auto rows = rowsOf(laid("1a@1A 6b@12L"));
    EXPECT_EQ(rows[0], "d.dd...T...d..T");
    EXPECT_EQ(rows[1], ".S...t...t...D.");
    EXPECT_EQ(rows[2], "d.d...d.d...D..");
    EXPECT_EQ(rows[11], "d..D...d...Q..w");
    EXPECT_EQ(rows[14], "T..d...T...w..d");
}

TEST(Layout, TurnsThemClockwiseAndPutsLaterOnesOnTop)
{
    const auto once = rowsOf(laid("6ar1@1A"));
    EXPECT_EQ(once[0].substr(0, 4), "d..T");
    EXPECT_EQ(once[1].substr(0, 4), "..D.");
    EXPECT_EQ(once[3].substr(0, 4), "t..d");
    EXPECT_EQ(rowsOf(laid("6ar2@1A"))[0].substr(0, 4), "t..d");
    EXPECT_EQ(rowsOf(laid("6ar3@1A"))[0].substr(0, 4), "d..t");
    const auto narrow = rowsOf(laid("4br1@1A")); // three wide, five high
    EXPECT_EQ(narrow[0].substr(0, 4), "q.qd");
    EXPECT_EQ(narrow[4].substr(0, 4), "q.q.");
    EXPECT_EQ(rowsOf(laid("6a@1A 1b@2B"))[1].substr(0, 5), ".w.q.");
}

TEST(Layout, MayBeChangedAndReadAgain)
{
    const Variant variant = laid("3a@5D 7b@10K");
    const auto again = readVariantData(variant.data);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->text, variant.text);
    EXPECT_EQ(again->squares, variant.squares);
    EXPECT_EQ(again->layout, "3a@5D 7b@10K");
    EXPECT_EQ(composed(*again, "")->squares, bookOf("cross15")->variant.squares);
}

TEST(Layout, IsReadAndWritten)
{
    const auto read = readLayout("3a@5D 7br1@10K 12b@15O");
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, (std::vector<LaidMiniBoard>{{3, 0, 0, {4, 3}}, {7, 1, 1, {9, 10}}, {12, 1, 0, {14, 14}}}));
    EXPECT_EQ(layoutText(*read), "3a@5D 7br1@10K 12b@15O");
    EXPECT_TRUE(readLayout("")->empty());
    EXPECT_EQ(layoutText({}), "");
    EXPECT_EQ(message(readLayout("3a@5D 3").error()), "'3' is no mini board on a square, as 3a@5D or 7br1@10K");
}

TEST(Layout, CanBeLookedAtWithoutAStar)
{
    const Variant surprise = bookOf("surprise")->variant;
    const auto sketch = sketched(surprise, "2a@7G");
    ASSERT_TRUE(sketch);
    EXPECT_EQ(sketch->layout, "2a@7G");
    EXPECT_TRUE(std::ranges::none_of(sketch->squares, &SquareKind::start));
    for (const char* layout : {"", "3a@5D 7br1@10K"})
        EXPECT_EQ(sketched(surprise, layout)->squares, laid(layout).squares);
    EXPECT_FALSE(sketched(surprise, "8a@12A"));
    EXPECT_EQ(message(sketched(bookOf("cross15")->variant, "").error()), "this game has no mini boards");
}

TEST(Layout, IsRefusedWithPlaceAndReason)
{
    EXPECT_EQ(complaintAbout("3a@5D 3b@10K"), "/layout: mini board 3 appears twice");
    EXPECT_EQ(complaintAbout("10a@5D"), "/layout: there is no mini board 10");
    for (const char* off : {"1a@14A", "1a@1N", "1a@99Z", "4ar1@12A"})
        EXPECT_EQ(complaintAbout(off), "/layout: '" + std::string(off) + "' does not lie within the board");
    for (const char* bad : {"3", "3a", "3c@5D", "a@5D", "3a@", "3a@D5", "3a@5", "3ar4@5D", "3ar0@5D", "3ar@5D", "3a@5d",
                            "-3a@5D", "3a@0D", "3a@5D,", "99999999999a@5D", "3a@5DD"})
        EXPECT_EQ(complaintAbout(bad),
                  "/layout: '" + std::string(bad) + "' is no mini board on a square, as 3a@5D or 7br1@10K");
    EXPECT_EQ(complaintAbout("3a@5D  7b@10K"), "/layout: '' is no mini board on a square, as 3a@5D or 7br1@10K");
    EXPECT_EQ(complaintAbout("2a@7G"), "/layout: no-star: no star can be seen");
    EXPECT_EQ(complaintAbout("2a@7G 1a@1A"), "");
    EXPECT_EQ(message(composed(bookOf("cross15")->variant, "").error()), "this game has no mini boards");
}

TEST(StarBonus, IsForJoiningGroupsThatEachHoldAStar)
{
    RuleBook book = *bookOfWords("surprise", {"AT", "TEA", "ATE", "AA", "TAT"});
    book.variant = laid("1a@7C"); // stars on D8 and H8
    const auto shared = std::make_shared<RuleBook>(book);
    const auto bonus = [&](const char* row, const char* play) {
        const Position position =
            positionOf(shared, "15/15/15/15/15/15/15/" + std::string(row) + "/15/15/15/15/15/15/15", "ATE");
        return scoreOf(position, playOf(position, play)).starBonus.value;
    };
    EXPECT_EQ(bonus("3AT1TA7", "8D ..E.."), 10);
    EXPECT_EQ(bonus("4AT1AT6", "8E ..E.."), 0); // one star
    EXPECT_EQ(bonus("3AT10", "8D ..E"), 0);
    EXPECT_EQ(bonus("5AT8", "8D AT.."), 0); // covers the star itself
    RuleBook without = book;
    without.houseRules.starBonus = false;
    const Position position =
        positionOf(std::make_shared<RuleBook>(without), "15/15/15/15/15/15/15/3AT1TA7/15/15/15/15/15/15/15", "ATE");
    EXPECT_EQ(scoreOf(position, playOf(position, "8D ..E..")).starBonus, Points(0));
}

TEST(StarBonus, IsWhatTheGroupsOfTheBoardSay)
{
    const auto book = bookOf("surprise");
    int joined = 0;
    std::vector<FoundPlay> best;
    Generator generator;
    for (std::uint64_t seed = 1; seed <= 60; ++seed)
        (void)randomGame(book, 2, seed, 25, [&](const Game& game) {
            const Position& position = game.position();
            Points most;
            for (const FoundPlay& found :
                 allPlays(*book, position.board, withFewBlanks(moverOf(position, position.turn)))) {
                const Play play = found.toPlay();
                const PlayScore score = scoreOf(position, play);
                ASSERT_EQ(score.starBonus.value, expectedBonus(position, play));
                ASSERT_EQ(score.total(), found.score);
                joined += score.starBonus != Points(0);
                most = std::max(most, found.score);
            }
            generator.bestPlays(book, position.board, withFewBlanks(moverOf(position, position.turn)), best);
            ASSERT_EQ(best.empty() ? Points(0) : best.front().score, most);
        });
    EXPECT_GT(joined, 200);
}

} // namespace storeys::test::surprise_test
