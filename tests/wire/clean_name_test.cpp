// Names of people elsewhere.

#include "wire/clean_name.h"

#include "base/letters.h"
#include "record/read_game.h"
#include "record/write_game.h"
#include "support/test_game.h"

#include <fstream>
#include <gtest/gtest.h>
#include <regex>
#include <sstream>

namespace storeys::test::clean_name_test {

using wire::cleanName;
using wire::nameApart;

TEST(CleanName, KeepsNamesAsTheyAre)
{
    for (const char* name :
         {"Ann", "Zoë", "Łukasz", "Ωmega", "Мария", "李小龙", "김민준", "রহিমা", "محمد", "O'Neil-Smith", "Nguyễn",
          "Ann 2", "7", "🙂", "12345678901234567890", "ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ", "Youri", "Dumbo"})
        EXPECT_EQ(cleanName(name), name);
}

TEST(CleanName, TrimsAndComposes)
{
    EXPECT_EQ(cleanName("  Ann  \t Lee "), "Ann Lee");
    EXPECT_EQ(cleanName("\u00a0Ann\u3000Lee\u2003"), "Ann Lee");
    EXPECT_EQ(cleanName("Zoe\u0308"), "Zoë");
    EXPECT_EQ(cleanName("E\u0301mile"), "Émile");
    EXPECT_EQ(cleanName("a\u030Ange"), "ånge");
    EXPECT_EQ(cleanName("u\u0308u\u0308u\u0308u\u0308u\u0308u\u0308u\u0308u\u0308u\u0308u\u0308u\u0308"),
              "üüüüüüüüüüü");
}

TEST(CleanName, RefusesWhatIsNoName)
{
    for (const char* name : {"", " ", "\u00a0\u2003", "123456789012345678901", "\xff", "Ann\xc3", "\xed\xa0\x80"})
        EXPECT_EQ(cleanName(name), std::nullopt) << name;
    for (const char* hidden :
         {"\x01",   "\n",     "\r",     "\x7f",   "\u0085", "\u00ad",     "\u061c",     "\u200b",
          "\u200d", "\u200e", "\u202e", "\u2028", "\u2066", "\u2060",     "\u2800",     "\u3164",
          "\ufe0f", "\ufeff", "\ufffa", "\ue000", "\uffff", "\U000e0041", "\U0010fffd", "\u0301\u0301",
          "\u0335", "\u1100", "\u212b", "\u3099", "\uf900"})
        EXPECT_EQ(cleanName(std::string("An") + hidden + "n"), std::nullopt) << characterCount(hidden);
}

// So that nobody is taken for the person at this screen.
TEST(CleanName, RefusesYouInEachLanguageOfTheWindow)
{
    const std::regex shown("the name of a player who has given none</comment>\\s*<translation>([^<]+)<");
    int languages = 0;
    for (const auto& file : std::filesystem::directory_iterator(STOREYS_ASSETS "/translations")) {
        std::stringstream text;
        text << std::ifstream(file.path()).rdbuf();
        const std::string all = text.str();
        std::smatch found;
        if (file.path().extension() != ".ts" || !std::regex_search(all, found, shown))
            continue;
        ++languages;
        EXPECT_EQ(cleanName(found[1].str()), std::nullopt) << found[1];
    }
    EXPECT_GE(languages, 1);
    for (const char* name : {"You", "you", " YOU ", "du", "Du"})
        EXPECT_EQ(cleanName(name), std::nullopt) << name;
}

TEST(CleanName, GivesEqualNamesNumbers)
{
    const auto apart = [](std::string_view name, std::vector<std::string> taken) { return nameApart(name, taken); };
    EXPECT_EQ(apart("Ann", {}), "Ann");
    EXPECT_EQ(apart("Ann", {"Bo"}), "Ann");
    EXPECT_EQ(apart("Ann", {"Bo", "Ann"}), "Ann 2");
    EXPECT_EQ(apart("ÄNNE", {"änne", "Änne 2"}), "ÄNNE 3");
    EXPECT_EQ(apart("12345678901234567 90", {"12345678901234567 90"}), "12345678901234567 2");
    EXPECT_EQ(apart("ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ", {"ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ"}), "ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ 2");
}

// No clean name breaks a record, so ':', '>', '#' and brackets need not be refused.
TEST(CleanName, NamesPlayersInRecords)
{
    const std::vector<std::string> names{"A:n:", ">Ann", "#seed", "(time)", "--", "Ann 2", "Ann_2", "8H"};
    const auto book = bookOf("stack10");
    for (const std::string& name : names)
        for (const std::string& other : names) {
            if (name == other)
                continue;
            ASSERT_EQ(cleanName(name), name);
            Game game({book, {name, other}, 1});
            ASSERT_FALSE(game.take(Pass{}) || game.take(Pass{}));
            const ReadGcg read = readGcg(gcgText(recordOf(game)));
            const auto again = rebuildGame(read, book);
            ASSERT_TRUE(again) << name << ' ' << other;
            EXPECT_EQ(again->setup().players, game.setup().players);
            EXPECT_EQ(again->position(), game.position());
        }
}

} // namespace storeys::test::clean_name_test
