#include "bots/knowledge.h"
#include "bots/levels.h"
#include "game/game.h"
#include "messages/messages.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

namespace storeys::test::levels_test {

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
        EXPECT_TRUE(readBotSpec(level)) << level;
    EXPECT_FALSE(readBotSpec("champion"));
}

TEST(BotSpec, ALevelAloneIsThatLevel)
{
    for (const std::string& level : botLevels()) {
        const auto spec = readBotSpec(level);
        ASSERT_TRUE(spec) << level;
        EXPECT_EQ(spec->level, level);
        EXPECT_FALSE(spec->time) << level;
    }
}

TEST(BotSpec, NumbersReplaceThoseOfTheLevel)
{
    const Thinking master = readBotSpec("master")->thinking;
    const auto spec =
        readBotSpec("master/words=50/candidates=3/turns=4/rollouts=5/late-bag=6/late-candidates=7/late-turns=8"
                    "/late-rollouts=9/endgame=10/small-bag=11");
    ASSERT_TRUE(spec) << message(spec.error());
    const Thinking& given = spec->thinking;
    EXPECT_EQ(given.wordLevel, 50);
    EXPECT_EQ(given.simulation.candidates, 3);
    EXPECT_EQ(given.simulation.turns, 4);
    EXPECT_EQ(given.simulation.rollouts, 5);
    EXPECT_EQ(given.simulation.certainty, master.simulation.certainty);
    EXPECT_EQ(given.preEndgameBag, 6);
    EXPECT_EQ(given.preEndgame.candidates, 7);
    EXPECT_EQ(given.preEndgame.turns, 8);
    EXPECT_EQ(given.preEndgame.rollouts, 9);
    EXPECT_EQ(given.endgameNodes, 10);
    EXPECT_EQ(given.smallBagNodes, 11);
    EXPECT_EQ(readinessOf("master/words=50")->wordLevel, 50);
    EXPECT_EQ(readBotSpec("master/endgame=10")->thinking.simulation.rollouts, master.simulation.rollouts);
}

TEST(BotSpec, ATimeReplacesTheBudgetOfWork)
{
    using std::chrono::milliseconds;
    EXPECT_EQ(readBotSpec("master@2s")->time, milliseconds(2000));
    EXPECT_EQ(readBotSpec("expert@250ms/endgame=300")->time, milliseconds(250));
    EXPECT_GT(readBotSpec("master@1s")->thinking.endgameNodes, 1'000'000'000);
    EXPECT_GT(readBotSpec("master@1s")->thinking.simulation.rollouts, 1'000'000'000);
    EXPECT_EQ(readBotSpec("expert@1s")->thinking.endgameNodes, 0)
        << "a level that solves no endgames doesn't learn it by time";
    EXPECT_EQ(readBotSpec("expert@250ms/endgame=300")->thinking.endgameNodes, 300);
}

TEST(BotSpec, WhatIsUnknownIsNamedWithWhatThereIs)
{
    const auto reason = [](const char* text) {
        const auto spec = readBotSpec(text);
        EXPECT_FALSE(spec) << text;
        EXPECT_EQ(makeBot(text, 1), nullptr) << text;
        return spec ? std::string() : message(spec.error());
    };
    const std::string levels = "random, beginner, casual, greedy, skilled, expert, master";
    EXPECT_EQ(reason("champion@1s"), "there is no level 'champion'; the levels are " + levels);
    EXPECT_EQ(reason(""), "there is no level ''; the levels are " + levels);
    EXPECT_EQ(reason("master/depth=3"),
              "a level has no number 'depth'; its numbers are words, candidates, turns, rollouts, "
              "late-bag, late-candidates, late-turns, late-rollouts, endgame, small-bag");
    EXPECT_EQ(reason("greedy@1s/words=50"), "the level greedy does not think ahead and has no numbers to set");
    EXPECT_EQ(reason("greedy/words=50"), reason("greedy@1s/words=50"));
    for (const char* time : {"", "0s", "-1s", "1", "1m", "s", "1.5s", "1s ", "1234567890s"})
        EXPECT_EQ(reason(("master@" + std::string(time)).c_str()),
                  "the time for a turn cannot be '" + std::string(time) + "': write 250ms or 2s");
    for (const char* number : {"", "-1", "1.5", "many", "1234567890"})
        EXPECT_EQ(reason(("master/rollouts=" + std::string(number)).c_str()),
                  "rollouts cannot be '" + std::string(number) + "': write a whole number");
    EXPECT_EQ(reason("master/"), reason("master//"));
}

} // namespace storeys::test::levels_test
