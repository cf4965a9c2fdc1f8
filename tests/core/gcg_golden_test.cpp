// Records kept in tests/data/games stay sound, come to the same totals and are written the same for ever.
// Those that the engine played are recorded anew with STOREYS_RECORD_GOLDEN=1 in the environment, and then
// looked at; the others are written by hand.

#include "record/read_game.h"
#include "record/write_game.h"
#include "support/judged_record.h"
#include "support/random_game.h"
#include "support/test_game.h"

#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace storeys::test::gcg_golden_test {

namespace {

struct Golden
{
    std::string name;
    std::string variant;
    int players;
    std::vector<std::string> houseRules;
};

const std::vector<Golden> playedByTheEngine{
    {"two-stack10", "stack10", 2, {}},
    {"three-stack8-challenge", "stack8", 3, {"mode=challenge"}},
    {"solo-stack10-free", "stack10", 1, {"solo-penalty=off", "plural=off", "stack-limit=3"}},
    {"two-cross15", "cross15", 2, {}},
    {"three-blanks-blockers-challenge", "blanks-blockers", 3, {"mode=challenge"}},
    {"two-surprise", "surprise", 2, {}},
    {"four-cross15-challenge", "cross15", 4, {"mode=challenge", "pass-rounds=2"}},
};

std::string pathOf(const std::string& name)
{
    return std::string(STOREYS_TEST_DATA) + "/games/" + name + ".gcg";
}

std::string fileText(const std::string& name)
{
    std::ostringstream text;
    text << std::ifstream(pathOf(name), std::ios::binary).rdbuf();
    return text.str();
}

// With the tests' words under a name that is the same on every machine.
RuleBookPtr bookFor(const std::string& variant, const std::vector<std::string>& houseRules)
{
    RuleBook book = *bookOf(variant, houseRules);
    book.lexicon = std::make_shared<Lexicon>(Lexicon{"words.txt", book.lexicon->words});
    return std::make_shared<RuleBook>(std::move(book));
}

std::vector<int> totalsOf(const std::string& name, const std::string& variant)
{
    const FollowedGame replayed = replay(readGcg(fileText(name)), bookOf(variant, {}, "standard"));
    EXPECT_EQ(complaint(replayed.error), "") << name;
    std::vector<int> totals;
    for (const Points points : replayed.totals)
        totals.push_back(points.value);
    return totals;
}

} // namespace

TEST(GoldenRecord, IsWrittenAsItWas)
{
    for (const Golden& golden : playedByTheEngine) {
        const RuleBookPtr book = bookFor(golden.variant, golden.houseRules);
        if (std::getenv("STOREYS_RECORD_GOLDEN"))
            std::ofstream(pathOf(golden.name), std::ios::binary)
                << gcgText(recordOf(randomGame(book, golden.players, 2024)));
        const std::string text = fileText(golden.name);
        const Result<Game, RecordError> rebuilt = rebuildGame(readGcg(text), book);
        ASSERT_EQ(complaint(rebuilt), "") << golden.name;
        EXPECT_TRUE(rebuilt->isOver());
        EXPECT_EQ(gcgText(recordOf(*rebuilt)), text);
    }
}

TEST(GoldenRecord, WrittenByHandComesToThePrintedTotals)
{
    EXPECT_EQ(totalsOf("sheet-stack10", "stack10"), (std::vector<int>{46, 27}));
    EXPECT_EQ(totalsOf("sheet-cross15", "cross15"), (std::vector<int>{55, 25}));
    EXPECT_EQ(totalsOf("foreign-cross15", "cross15"), (std::vector<int>{8, -15}));
}

} // namespace storeys::test::gcg_golden_test
