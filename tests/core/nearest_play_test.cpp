// The legal play nearest to tiles that break a rule.

#include "moves/nearest_play.h"

#include "moves/generator.h"
#include "record/play_text.h"
#include "rules/legality.h"
#include "rules/scoring.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <tuple>

namespace storeys::test::nearest_play_test {

namespace {

const std::string mood = "10/10/10/10/3MOOD3/10/10/10/10/10";

// The nearest play as text, or "" if there is none.
std::string nearest(const Position& position, const std::string& laid)
{
    const Play play = playOf(position, laid);
    EXPECT_NE(judged(position, play), "") << laid << " is legal itself";
    const auto found = nearestLegal(position, play);
    if (!found)
        return "";
    EXPECT_EQ(judged(position, *found), "");
    return playText(position.board, *found, position.variant().tiles.alphabet);
}

// How far a play is from what was laid, as the header says: edits, rare words, way, points lost. None if it is not near.
using Difference = std::tuple<int, bool, int, int>;
std::optional<Difference> differenceOf(const std::vector<Placement>& laid, const std::vector<Placement>& play,
                                       bool rare, int score)
{
    const auto isIn = [](const Placement& one, const std::vector<Placement>& all, int down = 0, int right = 0) {
        return std::ranges::find(all, Placement{{one.square.row + down, one.square.column + right}, one.tile})
               != all.end();
    };
    bool isShifted = false;
    for (const auto& [down, right] : {std::pair(0, 1), {0, -1}, {1, 0}, {-1, 0}})
        isShifted = isShifted || (laid.size() == play.size() && std::ranges::all_of(laid, [&](const Placement& one) {
                                      return isIn(one, play, down, right);
                                  }));
    std::vector<Placement> left, instead;
    std::ranges::copy_if(laid, std::back_inserter(left), [&](const Placement& one) { return !isIn(one, play); });
    std::ranges::copy_if(play, std::back_inserter(instead), [&](const Placement& one) { return !isIn(one, laid); });
    const bool isSwapped = left.size() == 2 && instead.size() == 2 && isIn({left[0].square, left[1].tile}, instead)
                           && isIn({left[1].square, left[0].tile}, instead);
    const int edits = isShifted || isSwapped ? 1 : static_cast<int>(std::max(left.size(), instead.size()));
    const auto kept = std::ranges::count_if(laid, [&](const Placement& one) {
        return std::ranges::find(play, one.square, &Placement::square) != play.end();
    });
    if (edits > std::clamp(static_cast<int>(laid.size()) - 1, 1, 2) || (2 * kept < std::ssize(laid) && !isShifted))
        return std::nullopt;
    int way = 0;
    for (const Placement& from : left) {
        int least = 0;
        for (const Placement& to : instead)
            if (const int steps =
                    std::abs(from.square.row - to.square.row) + std::abs(from.square.column - to.square.column);
                to.tile == from.tile && (least == 0 || steps < least))
                least = steps;
        way += least;
    }
    return Difference{edits, rare, way, -score};
}

// That of the nearest of all legal plays.
std::optional<Difference> leastOf(const Position& position, const Play& laid, bool commonFirst)
{
    std::optional<Difference> least;
    for (const FoundPlay& found : allPlays(position))
        if (const auto difference =
                differenceOf(laid.placements, found.toPlay().placements,
                             commonFirst && hasRareWord(position, found.toPlay()), found.score.value);
            difference && (!least || *difference < *least))
            least = difference;
    return least;
}

// A legal play with a tile or two changed, moved or left out; may be no draft, as two tiles lie on one square.
Play spoilt(const Position& position, Play play, RandomSource& random)
{
    const auto any = [&](auto count) { return static_cast<int>(random.below(static_cast<std::uint32_t>(count))); };
    const auto tiles = position.toMove().rack.tiles();
    for (int edits = 1 + any(2); edits > 0 && !play.placements.empty() && !tiles.empty(); --edits) {
        Placement& one = play.placements[any(play.placements.size())];
        const int what = any(4);
        if (what == 0)
            one.square = {one.square.row + any(3) - 1, one.square.column + any(3) - 1};
        else if (what == 1)
            std::swap(one.tile, play.placements.front().tile);
        else if (const Tile tile = tiles[any(tiles.size())]; what == 2)
            one.tile = tile.isBlank() ? Tile::blankAs(static_cast<Letter>(any(26))) : tile;
        else
            play.placements.erase(play.placements.begin() + any(play.placements.size()));
    }
    return play;
}

Position afterMood(const std::string& rack, const std::vector<std::string>& words)
{
    return positionOf(bookOfWords("stack10", words), mood, rack);
}

} // namespace

TEST(NearestPlay, LeavesATileOut)
{
    const Position position = afterMood("WZ", {"MOOD", "WOOD"});
    EXPECT_EQ(nearest(position, "5D W...Z"), "5D W...");
}

TEST(NearestPlay, IsNoneOnceItIsCalledOff)
{
    const Position position = afterMood("WZ", {"MOOD", "WOOD"});
    std::stop_source stop;
    EXPECT_TRUE(nearestLegal(position, playOf(position, "5D W...Z"), false, stop.get_token()));
    stop.request_stop();
    EXPECT_FALSE(nearestLegal(position, playOf(position, "5D W...Z"), false, stop.get_token()));
}

TEST(NearestPlay, AddsATile)
{
    const Position position = afterMood("DEAR", {"MOOD", "DEAR"});
    EXPECT_EQ(nearest(position, "G5 .EA"), "G5 .EAR");
}

TEST(NearestPlay, MovesATileByOne)
{
    const Position position = afterMood("W", {"MOOD", "WOOD"});
    EXPECT_EQ(nearest(position, "5C W"), "5D W...");
}

TEST(NearestPlay, SwapsTwoTiles)
{
    const Position position = afterMood("DEAR", {"MOOD", "DEAR"});
    EXPECT_EQ(nearest(position, "G5 .AER"), "G5 .EAR");
}

TEST(NearestPlay, ShiftsTheWholePlayByOne)
{
    const Position position =
        positionOf(bookOfWords("stack10", {"WOOD"}), emptyBoard(bookOf("stack10")->variant), "WOOD");
    EXPECT_EQ(nearest(position, "4D WOOD"), "5D WOOD");
}

TEST(NearestPlay, TakesTheBetterOfEquals)
{
    const Position position = afterMood("EARSX", {"MOOD", "DEAR", "DEARS", "DEAX"});
    EXPECT_EQ(nearest(position, "G5 .EAXS"), "G5 .EARS");
}

TEST(NearestPlay, IsNoneWhereTooMuchIsWrong)
{
    const Position position = afterMood("DEARXZ", {"MOOD", "DEAR"});
    EXPECT_EQ(nearest(position, "A1 XZ"), "");
    EXPECT_EQ(nearest(afterMood("Z", {"MOOD"}), "5D Z..."), "");
}

// One tile for another is little, but not where the other lies elsewhere.
TEST(NearestPlay, IsNoneElsewhere)
{
    const Position position = afterMood("WZ", {"MOOD", "WOOD"});
    EXPECT_EQ(nearest(position, "H5 Z"), "");
    EXPECT_EQ(nearest(position, "5F Z"), "");
    EXPECT_EQ(nearest(position, "5D Z..."), "5D W...");
}

TEST(NearestPlay, KeepsHalfOfTheSquares)
{
    const Position position = afterMood("DEARXZ", {"MOOD", "DE"});
    EXPECT_EQ(nearest(position, "G5 .EXZ"), ""); // two of three would go
    EXPECT_EQ(nearest(position, "G5 .EX"), "G5 .E");
}

TEST(NearestPlay, GivesABlankAnotherLetter)
{
    const Position position =
        positionOf(bookOfWords("cross15", {"CAT", "COT"}), emptyBoard(bookOf("cross15")->variant), "C?T");
    EXPECT_EQ(nearest(position, "8G CuT").substr(0, 3), "8G ");
}

TEST(NearestPlay, IsTheNearestOfAll)
{
    int near = 0, common = 0;
    for (const char* variant : {"stack8", "cross15", "blanks-blockers"}) {
        const RuleBookPtr book = bookOf(variant, {}, "standard");
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Position position = randomPosition(book, seed, seed % 3 == 2);
            if (book->variant.hasReserve())
                position.seats[position.turn].reserve.blanks = 2;
            const auto plays = allPlays(position);
            RandomSource random(seed);
            for (int n = 0; n < 10 && !plays.empty(); ++n) {
                const Play legal = plays[random.below(static_cast<std::uint32_t>(plays.size()))].toPlay();
                const Play laid = spoilt(position, legal, random);
                const std::string fault = judged(position, laid);
                if (fault.empty() || fault == "no-tiles" || fault == "not-on-rack" || fault == "square-twice")
                    continue;
                const bool commonFirst = n % 2 == 0;
                const auto found = nearestLegal(position, laid, commonFirst);
                const auto least = leastOf(position, laid, commonFirst);
                ASSERT_EQ(found.has_value(), least.has_value()) << variant << ' ' << seed;
                if (!found)
                    continue;
                EXPECT_EQ(judged(position, *found), "");
                const bool rare = hasRareWord(position, *found);
                EXPECT_EQ(differenceOf(laid.placements, found->placements, commonFirst && rare,
                                       scoreOf(position, *found).total().value),
                          least)
                    << variant << ' ' << seed;
                ++near;
                common += !rare && hasRareWord(position, *nearestLegal(position, laid));
            }
        }
    }
    EXPECT_GT(near, 300);
    EXPECT_GT(common, 10); // where it makes a difference
}

// With so many blanks there are more plays than memory holds.
TEST(NearestPlay, IsFoundAmongPlaysOfAllYellowBlanks)
{
    Position position = positionOf(bookOf("blanks-blockers", {}, builtInLexicon()),
                                   "15/15/15/15/15/15/15/4EARTHEN4/15/15/15/15/15/15/15", "AEI?RST");
    position.seats[0].reserve.blanks = 12;
    EXPECT_EQ(nearest(position, "H7 *s.*a*t*z"), "H7 *s.*a*tE");
}

} // namespace storeys::test::nearest_play_test
