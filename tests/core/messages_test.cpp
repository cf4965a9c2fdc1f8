#include "messages/messages.h"
#include "rules/legality.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace storeys::test::messages_test {

namespace {

// The numbers of its places.
std::set<int> placesOf(const std::string& sentence)
{
    std::set<int> places;
    for (std::size_t at = sentence.find('%'); at != std::string::npos; at = sentence.find('%', at + 1))
        places.insert(sentence.at(at + 1) - '0');
    return places;
}

} // namespace

TEST(Messages, EveryFaultHasASentenceOfItsOwn)
{
    ASSERT_EQ(sentences().size(), static_cast<std::size_t>(faultCount));
    std::set<std::string> said;
    for (int i = 0; i < faultCount; ++i) {
        EXPECT_EQ(sentenceOf(Fault{i}).fault, Fault{i});
        EXPECT_TRUE(said.insert(sentenceOf(Fault{i}).said).second) << sentenceOf(Fault{i}).said;
    }
    EXPECT_FALSE(said.contains(""));
}

TEST(Messages, PlacesAreCountedFromOneAndPlayersAreToldNoOthers)
{
    for (const Sentence& sentence : sentences()) {
        const std::set<int> places = placesOf(sentence.said);
        EXPECT_TRUE(places.empty() || (*places.begin() == 1 && *places.rbegin() == static_cast<int>(places.size())))
            << sentence.said;
        EXPECT_TRUE(std::ranges::includes(places, placesOf(sentence.toPlayers()))) << sentence.said;
    }
}

TEST(Messages, ReasonsFollowArguments)
{
    const Error tile{Fault::NotATile, {"'%1'"}};
    EXPECT_EQ(message({Fault::PlayText, {"'5D %2'"}, {tile}}), "play '5D %2': '%1' is not a tile in this game");
    EXPECT_EQ(message({Fault::At, {"my.json"}, {{Fault::At, {"/rack"}, {{Fault::MissingEntry}}}}}),
              "my.json: /rack: is missing");
    EXPECT_EQ(filled("100 % of %1%", {"all"}), "100 % of all%");
    EXPECT_EQ(filled("%1 of %2", {"one"}), "one of %2");
}

TEST(Messages, WhatATurnBreaksIsSaidWithItsCode)
{
    const RuleBookPtr book = bookOf("stack10");
    const Position position = positionOf(book, emptyBoard(book->variant), "MOOD");
    std::set<std::string> said;
    for (int kind = 0; kind <= static_cast<int>(Violation::Kind::GameOver); ++kind) {
        const Violation violation{Violation::Kind{kind}, {{4, 3}}, {"DOOM", "MOD"}};
        const std::string sentence = violationMessage({violation, position});
        EXPECT_TRUE(said.insert(sentence).second) << sentence;
        EXPECT_EQ(message(notAllowed(violation, position)), std::string(codeOf(violation.kind)) + ": " + sentence);
    }
    EXPECT_FALSE(said.contains(""));
}

} // namespace storeys::test::messages_test
