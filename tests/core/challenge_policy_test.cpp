// When computer players challenge.

#include "bots/levels.h"
#include "game/game.h"
#include "moves/generator.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

namespace storeys::test {

namespace {

constexpr int asked = 1000;

// Words as a play might have formed them.
std::vector<ScoredWord> words(const RuleBookPtr& book, const std::vector<std::string>& texts)
{
    std::vector<ScoredWord> words;
    for (const std::string& text : texts) {
        ScoredWord& scored = words.emplace_back();
        const Letters letters = book->variant.tiles.alphabet.fold(text).value();
        for (const Letter letter : letters)
            scored.word.squares.push_back({{0, 0}, Tile::of(letter), Height(1)});
    }
    return words;
}

RuleBookPtr gradedBook(const std::string& variant)
{
    return bookOf(variant, {"mode=challenge"}, "standard");
}

// How often a player of the level challenges a play that formed these words, of many times.
int challengesOf(const std::string& level, const RuleBookPtr& book, const std::vector<std::string>& texts,
                 std::uint64_t seed = 1)
{
    const Game game({book, {"a", "b"}, 3});
    const SeatView view = viewOf(game.position(), 0);
    const auto formed = words(book, texts);
    const auto bot = makeBot(level, seed);
    int count = 0;
    for (int i = 0; i < asked; ++i)
        count += bot->challenges(view, formed);
    return count;
}

} // namespace

TEST(ChallengePolicy, WhoKnowsAllWordsIsNeverWrong)
{
    for (const char* variant : {"stack10", "cross15"})
        for (const char* level : {"greedy", "expert", "master"}) {
            const auto book = gradedBook(variant);
            EXPECT_EQ(challengesOf(level, book, {"HOUSE", "AA", "ZYGOTE"}), 0) << level;
            EXPECT_EQ(challengesOf(level, book, {"HOUSE", "XZV"}), asked) << level;
        }
}

TEST(ChallengePolicy, TheWeakerALevelTheLessItChallenges)
{
    const auto book = gradedBook("stack10");
    const int beginner = challengesOf("beginner", book, {"XZV"});
    const int casual = challengesOf("casual", book, {"XZV"});
    const int skilled = challengesOf("skilled", book, {"XZV"});
    EXPECT_GT(beginner, 0);
    EXPECT_LT(beginner, asked / 5);
    EXPECT_LT(beginner, casual);
    EXPECT_LT(casual, skilled);
    EXPECT_LT(skilled, asked);
}

TEST(ChallengePolicy, WordsOfTheOwnVocabularyAreNotChallengedOthersMayBe)
{
    const auto book = gradedBook("stack10");
    for (const char* level : {"beginner", "casual", "skilled"}) {
        EXPECT_EQ(challengesOf(level, book, {"HOUSE"}), 0) << level;
        // Good words, but not of the smaller vocabularies.
        EXPECT_GT(challengesOf(level, book, {"HOUSE", "ABACTERIAL"}), 0) << level;
    }
}

TEST(ChallengePolicy, IsSmallerWhereItMayCostATurn)
{
    for (const char* level : {"beginner", "casual", "skilled"})
        EXPECT_LT(challengesOf(level, gradedBook("cross15"), {"XZV"}),
                  challengesOf(level, gradedBook("stack10"), {"XZV"}))
            << level;
}

TEST(ChallengePolicy, FollowsFromTheSeedAndNotFromRacks)
{
    const auto book = gradedBook("stack10");
    const auto formed = words(book, {"XZV"});
    const auto one = makeBot("casual", 7);
    const auto same = makeBot("casual", 7);
    const Game game({book, {"a", "b"}, 3});
    const Game other({book, {"a", "b"}, 4});
    for (int i = 0; i < asked; ++i)
        ASSERT_EQ(one->challenges(viewOf(game.position(), 0), formed),
                  same->challenges(viewOf(other.position(), 1), formed));
}

TEST(ChallengePolicy, BeingAskedChangesNoTurn)
{
    const auto book = gradedBook("stack8");
    const SeatView view = viewOf(Game({book, {"a", "b"}, 3}).position(), 0);
    for (const std::string level : {"random", "beginner", "casual"}) {
        const auto one = makeBot(level, 7);
        const auto asked = makeBot(level, 7);
        (void)asked->challenges(view, words(book, {"XZV"}));
        EXPECT_EQ(one->choose(view, {}), asked->choose(view, {})) << level;
    }
}

TEST(ChallengePolicy, EveryLevelHasItsReadiness)
{
    for (const std::string& level : botLevels())
        EXPECT_TRUE(readinessOf(level)) << level;
    EXPECT_FALSE(readinessOf("champion"));
}

} // namespace storeys::test
