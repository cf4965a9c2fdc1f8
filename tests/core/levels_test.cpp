#include "bots/knowledge.h"
#include "bots/levels.h"
#include "game/game.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

namespace storeys::test {

namespace {

// A book in which words have levels.
RuleBookPtr gradedBook()
{
    return bookOf("stack10", {}, "standard");
}

// The highest grade among the words that the level forms in a game against itself.
unsigned rarestWordOf(const std::string& level)
{
    const auto book = gradedBook();
    Game game({book, {"a", "b"}, 5});
    const auto bot = makeBot(level, 1);
    while (!game.isOver())
        EXPECT_FALSE(game.take(bot->choose(viewOf(game.position(), game.position().turn), {})));
    unsigned rarest = 0;
    for (const Turn& turn : game.turns())
        for (const ScoredWord& word : turn.score().words)
            rarest = std::max(rarest, book->lexicon->words.grade(word.word.letters()));
    return rarest;
}

} // namespace

TEST(Knowledge, ADecentBookLacksTheOffensiveWordsAlone)
{
    const auto book = gradedBook();
    const BotKnowledge knowledge({}, {"MOOD", "QUIT", "XQZ"}); // nobody knows the last one
    const auto decent = knowledge.decent(book);
    const auto& alphabet = book->variant.tiles.alphabet;
    for (const char* word : {"MOOD", "QUIT"}) {
        EXPECT_FALSE(decent->lexicon->words.contains(*alphabet.fold(word))) << word;
        EXPECT_TRUE(book->lexicon->words.contains(*alphabet.fold(word))) << word;
    }
    for (const char* word : {"MOODS", "MOODY", "MOO", "QUITS", "QUITE"})
        EXPECT_TRUE(decent->lexicon->words.contains(*alphabet.fold(word))) << word;
    EXPECT_EQ(knowledge.decent(book), decent);
    EXPECT_EQ(BotKnowledge().decent(book), book);
}

TEST(Levels, BeginnersPlayOrdinaryWordsOnly)
{
    EXPECT_LE(rarestWordOf("beginner"), gradeUpTo(gradedBook()->lexicon->levels, 35));
}

TEST(Levels, CasualPlayersKnowCommonWordsOnly)
{
    EXPECT_LE(rarestWordOf("casual"), gradeUpTo(gradedBook()->lexicon->levels, 50));
}

TEST(Levels, SkilledPlayersKnowTheCoreOfTheLexicon)
{
    EXPECT_LE(rarestWordOf("skilled"), gradeUpTo(gradedBook()->lexicon->levels, 70));
    EXPECT_GT(rarestWordOf("skilled"), gradeUpTo(gradedBook()->lexicon->levels, 50));
}

TEST(Levels, AWordListWithoutLevelsIsEverybodysVocabulary)
{
    const auto book = bookOf("stack10");
    EXPECT_EQ(BotKnowledge().upTo(35, book), book);
}

TEST(Levels, AVocabularyIsMadeOnce)
{
    const BotKnowledge knowledge;
    const auto book = gradedBook();
    EXPECT_EQ(knowledge.upTo(35, book), knowledge.upTo(35, book));
    EXPECT_NE(knowledge.upTo(35, book), knowledge.upTo(50, book));
}

TEST(Levels, EveryLevelCanAnalyse)
{
    for (const std::string& level : botLevels())
        EXPECT_TRUE(thinkingOf(level)) << level;
    EXPECT_FALSE(thinkingOf("champion"));
}

} // namespace storeys::test
