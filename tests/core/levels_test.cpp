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
    for (const Transition& turn : game.turns())
        for (const ScoredWord& word : turn.score.words)
            rarest = std::max(rarest, book->lexicon->words.grade(word.word.letters()));
    return rarest;
}

} // namespace

TEST(Levels, BeginnersPlayOnlyWordsOfTheKidsList)
{
    EXPECT_LE(rarestWordOf("beginner"), gradedBook()->lexicon->gradeUpTo(35));
}

TEST(Levels, CasualPlayersKnowCommonWordsOnly)
{
    EXPECT_LE(rarestWordOf("casual"), gradedBook()->lexicon->gradeUpTo(50));
}

TEST(Levels, SkilledPlayersKnowTheCoreOfTheLexicon)
{
    EXPECT_LE(rarestWordOf("skilled"), gradedBook()->lexicon->gradeUpTo(70));
    EXPECT_GT(rarestWordOf("skilled"), gradedBook()->lexicon->gradeUpTo(50));
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
