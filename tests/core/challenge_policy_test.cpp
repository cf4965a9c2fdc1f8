// When computer players challenge.

#include "bots/levels.h"
#include "game/game.h"
#include "moves/generator.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

namespace storeys::test::challenge_policy_test {

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
    for (const char* word : {"BLIM", "GRANDIL"}) { // look like words
        const int beginner = challengesOf("beginner", book, {word});
        const int casual = challengesOf("casual", book, {word});
        const int skilled = challengesOf("skilled", book, {word});
        EXPECT_GT(beginner, 0) << word;
        EXPECT_LT(beginner, asked / 4) << word;
        EXPECT_LT(beginner, casual) << word;
        EXPECT_LT(casual, skilled) << word;
        EXPECT_LT(skilled, asked) << word;
    }
}

TEST(ChallengePolicy, CasualPlayersLetNoNonsensePass)
{
    for (const char* variant : {"stack10", "cross15"}) {
        const auto book = gradedBook(variant);
        for (const char* word : {"YMUR", "ADDDG", "DZ", "XZV", "QUGTB"}) {
            EXPECT_EQ(challengesOf("casual", book, {"HOUSE", word}), asked) << word;
            EXPECT_NEAR(challengesOf("beginner", book, {word}), asked / 2, asked / 20) << word;
        }
    }
}

// Letters as they come out of a bag, which somebody might try.
TEST(ChallengePolicy, CasualPlayersChallengeMostRandomLettersAndFewOfTheWordsTheyDoNotKnow)
{
    const auto book = gradedBook("cross15"); // a failed challenge costs a turn
    const Game game({book, {"a", "b"}, 3});
    const SeatView view = viewOf(game.position(), 0);
    const auto bot = makeBot("casual", 1);
    RandomSource random(2026);
    std::vector<Tile> bag;
    for (int kind = 0; kind < tileKinds; ++kind)
        if (const Tile tile = Tile::ofKind(kind); !tile.isBlank())
            bag.insert(bag.end(), book->variant.tiles.counts[kind], tile);
    int tried = 0, challenged = 0;
    while (tried < asked) {
        std::vector<ScoredWord> formed(1);
        for (int i = 0; i < 4; ++i)
            formed[0].word.squares.push_back(
                {{0, 0}, bag[random.below(static_cast<std::uint32_t>(bag.size()))], Height(1)});
        if (book->lexicon->words.contains(formed[0].word.letters()))
            continue;
        ++tried;
        challenged += bot->challenges(view, formed);
    }
    EXPECT_GT(challenged, asked * 3 / 4);
    int rare = 0, doubted = 0;
    book->lexicon->words.forEachWord([&](const Letters& word, unsigned) {
        if (word.size() < 7 || word.size() > 8 || book->lexicon->isCommon(word))
            return;
        ++rare;
        doubted += bot->challenges(view, words(book, {book->variant.tiles.alphabet.spell(word)}));
    });
    EXPECT_LT(doubted, rare / 4);
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
        EXPECT_LT(challengesOf(level, gradedBook("cross15"), {"BLIM"}),
                  challengesOf(level, gradedBook("stack10"), {"BLIM"}))
            << level;
}

TEST(ChallengePolicy, FollowsFromTheSeedAndNotFromRacks)
{
    const auto book = gradedBook("stack10");
    const auto formed = words(book, {"BLIM"});
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

} // namespace storeys::test::challenge_policy_test
