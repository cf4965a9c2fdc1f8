#include "bots/knowledge.h"
#include "lexicon/lexicon.h"
#include "messages/messages.h"
#include "moves/generator.h"
#include "record/write_game.h"
#include "rules/scoring.h"
#include "support/judged_record.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace storeys::test::house_words_test {

namespace {

HouseWords wordsOf(const std::string& text, const std::string& variant = "stack10")
{
    return *HouseWords::read(text, bookOf(variant)->variant.tiles.alphabet);
}

std::string faultOf(const std::string& text, const std::string& variant = "stack10")
{
    const auto read = HouseWords::read(text, bookOf(variant)->variant.tiles.alphabet);
    return read ? "" : message(read.error());
}

// The tests' book, played with house words.
RuleBookPtr bookWith(const std::string& house, const std::string& variant = "stack10")
{
    RuleBook book = *bookOf(variant);
    book.lexicon = withHouseWords(book.lexicon, wordsOf(house, variant), book.variant.tiles.alphabet);
    return std::make_shared<RuleBook>(std::move(book));
}

bool isWord(const RuleBookPtr& book, const std::string& word)
{
    return book->lexicon->words.contains(*book->variant.tiles.alphabet.fold(word));
}

bool canPlay(const RuleBookPtr& book, const std::string& rack, const std::string& word)
{
    const Position position = positionOf(book, emptyBoard(book->variant), rack);
    const auto plays = allPlays(*book, position.board, position.toMove().rack);
    return std::ranges::any_of(plays, [&](const FoundPlay& play) {
        const auto words = scoreOf(position, play.toPlay()).words;
        return book->variant.tiles.alphabet.spell(words.front().word.letters()) == word;
    });
}

} // namespace

TEST(HouseWords, AreReadInAnyCaseAndOrderAndWrittenInOne)
{
    EXPECT_EQ(wordsOf("zzz, brr\t-wood").text(), "BRR ZZZ -WOOD");
    EXPECT_EQ(wordsOf(wordsOf("-tea zzz -at").text()), wordsOf("-AT -TEA ZZZ"));
    EXPECT_TRUE(wordsOf(" , ").isEmpty());
    EXPECT_EQ(wordsOf("").text(), "");
}

TEST(HouseWords, AreReadInLettersOfAnyAlphabet)
{
    const Alphabet alphabet({{"[CH]", "CH"}, {"Ä", "Ä"}, {"Д", "Д"}});
    EXPECT_EQ(HouseWords::read("äch, -ДД ДДДДДДДДДДДДДДД", alphabet)->text(), "ÄCH ДДДДДДДДДДДДДДД -ДД");
    for (const char* text : {"Ä", "ДДДДДДДДДДДДДДДД", "Ä\u0308Ä", "ÄÖ", "Ä\xc3"})
        EXPECT_FALSE(HouseWords::read(text, alphabet)) << text;
}

TEST(HouseWords, WhatCannotBeOneIsNamed)
{
    EXPECT_EQ(faultOf("BRR"), "");
    EXPECT_NE(faultOf("BRR X").find("'X' is not a house word: use 2 to 15 letters"), std::string::npos);
    EXPECT_NE(faultOf("IT'S").find("'IT'S'"), std::string::npos);
    EXPECT_NE(faultOf("-").find("'-'"), std::string::npos);
    EXPECT_NE(faultOf("ABCDEFGHIJKLMNOP").find("letters A-Z"), std::string::npos);
    EXPECT_NE(faultOf("QI").find("cannot form the house word QI"), std::string::npos);
    EXPECT_EQ(faultOf("QI", "cross15"), "");
    EXPECT_NE(faultOf("BRR -brr").find("BRR appears twice"), std::string::npos);
    std::string many;
    for (char a = 'A'; a <= 'P'; ++a)
        for (char b = 'A'; b <= 'P'; ++b)
            many += std::string{a, b, ' '};
    EXPECT_NE(faultOf(many).find("more than 100"), std::string::npos);
}

TEST(HouseWords, CountBesidesTheLexiconOrNoMore)
{
    const RuleBookPtr plain = bookOf("stack10"), book = bookWith("zzyzx -wood");
    EXPECT_TRUE(isWord(plain, "WOOD") && !isWord(plain, "ZZYZX"));
    EXPECT_TRUE(!isWord(book, "WOOD") && isWord(book, "ZZYZX"));
    std::size_t before = 0, after = 0;
    plain->lexicon->words.forEachWord([&](const Letters&, unsigned) { ++before; });
    book->lexicon->words.forEachWord([&](const Letters&, unsigned) { ++after; });
    EXPECT_EQ(before, after);
    EXPECT_EQ(withHouseWords(plain->lexicon, {}, plain->variant.tiles.alphabet), plain->lexicon);
}

TEST(HouseWords, PlaysAreFoundAndJudgedByThem)
{
    EXPECT_FALSE(canPlay(bookOf("stack10"), "VZV", "VZV"));
    EXPECT_TRUE(canPlay(bookWith("VZV"), "VZV", "VZV"));
    EXPECT_TRUE(canPlay(bookOf("stack10"), "WOOD", "WOOD"));
    EXPECT_FALSE(canPlay(bookWith("-WOOD"), "WOOD", "WOOD"));
    const RuleBookPtr book = bookWith("-WOOD");
    const Position position = positionOf(book, emptyBoard(book->variant), "WOOD");
    EXPECT_EQ(judged(position, playOf(position, "5E WOOD")), "not-a-word");
}

TEST(HouseWords, EveryComputerKnowsThem)
{
    const auto opened = openLexicon("standard", bookOf("stack10")->variant.tiles.alphabet, builtInLexicon());
    ASSERT_TRUE(opened);
    RuleBook book = *bookOf("stack10");
    book.lexicon = withHouseWords(*opened, wordsOf("ZZYZX -THE"), book.variant.tiles.alphabet);
    const BotKnowledge knowledge;
    const RuleBookPtr small = knowledge.upTo(10, std::make_shared<RuleBook>(book));
    EXPECT_TRUE(isWord(small, "ZZYZX"));
    EXPECT_FALSE(isWord(small, "THE"));
}

TEST(HouseWords, AreKeptInTheRecord)
{
    const Game game({bookWith("VZV -WOOD"), {"ann", "bo"}, 7});
    const GameRecord record = recordOf(game);
    EXPECT_EQ(formatOf(record), 2);
    EXPECT_EQ(formatOf(recordOf(Game({bookOf("stack10"), {"ann"}, 7}))), 1);
    const std::string text = gcgText(record);
    EXPECT_NE(text.find("\n#house-words VZV -WOOD\n"), std::string::npos) << text;
    const ReadGcg read = readGcg(text);
    EXPECT_EQ(complaint(read.error), "");
    EXPECT_EQ(read.record.houseWords.text, "VZV -WOOD");
    EXPECT_EQ(gcgText(read.record), text);
    const std::string twice = text.substr(0, text.find("#house-words")) + "#house-words AB\n#house-words CD\n";
    EXPECT_NE(complaint(readGcg(twice).error).find("a second #house-words"), std::string::npos);
}

} // namespace storeys::test::house_words_test
