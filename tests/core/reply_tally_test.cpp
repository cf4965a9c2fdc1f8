#include "support/test_game.h"
#include "teaching/reply_tally.h"

#include <gtest/gtest.h>

namespace storeys::test::reply_tally_test {

namespace {

RuleBookPtr teaBook()
{
    return bookOfWords("stack10", {"TEA", "TEAR", "TEAS", "SEA", "PEA", "AT", "ART", "RAT"});
}

// TEA in the middle of the fifth row, from the fourth column on.
Position teaPosition(const RuleBookPtr& book, const std::string& rack)
{
    return positionOf(book, "10/10/10/10/3TEA4/10/10/10/10/10", rack);
}

FoundPlay found(const Position& position, const std::string& text)
{
    const Play wanted = playOf(position, text);
    for (const FoundPlay& play : allPlays(position))
        if (play.toPlay().placements == wanted.placements)
            return play;
    throw std::runtime_error(text + " is no play");
}

std::string spelled(const RuleBookPtr& book, const Letters& letters)
{
    return book->variant.tiles.alphabet.spell(letters);
}

} // namespace

TEST(ReplyTally, CountsSquaresAndPoints)
{
    const auto book = teaBook();
    const Position position = teaPosition(book, "RSP");
    const FoundPlay tear = found(position, "5D ...R"), sea = found(position, "5D S..");
    ReplyTally tally({{4, 3}});
    tally.add(position.board, &tear, 3);
    tally.add(position.board, &sea, 1);
    tally.add(position.board, &sea, 1);
    tally.add(position.board, nullptr, 3);
    EXPECT_EQ(tally.samples(), 4);
    EXPECT_EQ(tally.through().chance.value, 0.75);
    EXPECT_DOUBLE_EQ(tally.through().points.value, (tear.score.value + 2 * sea.score.value) / 3.0);
    EXPECT_EQ(tally.covering({4, 3}).chance.value, 0.5);
    EXPECT_EQ(tally.covering({4, 3}).points, (Estimate{static_cast<double>(sea.score.value), 0}));
    EXPECT_EQ(tally.covering({4, 6}).chance.value, 0.25);
    EXPECT_EQ(tally.covering({4, 4}).chance.value, 0);
    EXPECT_EQ(tally.wholeRack().chance.value, 0.5); // the S alone
    EXPECT_NEAR(tally.through().chance.error, std::sqrt(0.75 * 0.25 / 4), 1e-12);
}

TEST(ReplyTally, NamesTheWordsThatChangeAndWhatTheyBecome)
{
    const auto book = teaBook();
    const Position position = teaPosition(book, "RSPA");
    ReplyTally tally;
    for (const char* text : {"5D ...R", "5D S..", "5D S..", "5D P.."}) {
        const FoundPlay play = found(position, text);
        tally.add(position.board, &play, 4);
    }
    const auto words = tally.words();
    ASSERT_EQ(words.size(), 1u);
    EXPECT_EQ(spelled(book, words[0].word), "TEA");
    EXPECT_EQ(words[0].squares, (std::vector<Square>{{4, 3}, {4, 4}, {4, 5}}));
    EXPECT_EQ(words[0].share.chance.value, 1);
    ASSERT_EQ(words[0].becomes.size(), 3u);
    EXPECT_EQ(spelled(book, words[0].becomes[0]), "SEA"); // twice
    EXPECT_EQ(words[0].replies.front(), found(position, "5D S.."));
}

TEST(ReplyTally, AWordBesideTheReplyIsNotChanged)
{
    const auto book = teaBook();
    const Position position = teaPosition(book, "RT");
    const FoundPlay art = found(position, "F5 .RT"); // down from the A, which stays
    ReplyTally tally;
    tally.add(position.board, &art, 2);
    EXPECT_TRUE(tally.words().empty());
    EXPECT_EQ(tally.others().chance.value, 0);
}

TEST(ReplyTally, RemembersTheLikeliestOfManyReplies)
{
    const auto book = bookOf("stack10");
    const Position position = positionOf(book, "10/10/10/10/3MOOD3/10/10/10/10/10", "WEARSTQ");
    const auto plays = allPlays(position);
    std::vector<FoundPlay> changing;
    for (const FoundPlay& play : plays)
        if (play.direction == Direction::Across && play.first.row == 4)
            changing.push_back(play);
    ASSERT_GT(changing.size(), 10u);
    ReplyTally tally;
    for (int round = 0; round < 20; ++round) {
        for (const FoundPlay& play : changing)
            tally.add(position.board, &play, 7);
        for (int often = 0; often < 20; ++often)
            tally.add(position.board, &changing.front(), 7);
    }
    EXPECT_EQ(tally.words().front().replies.front(), changing.front());
    EXPECT_LE(tally.words().front().becomes.size(), 8u);
}

} // namespace storeys::test::reply_tally_test
