#include "rules/house_rules.h"

#include "game/game.h"
#include "messages/messages.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace storeys::test::house_rules_test {

TEST(HouseRules, EveryValueIsReadBackAsItWasSet)
{
    for (const std::string& name : HouseRules::names()) {
        EXPECT_GE(HouseRules::valuesOf(name).size(), 2u) << name;
        for (const std::string& value : HouseRules::valuesOf(name)) {
            HouseRules rules;
            EXPECT_FALSE(rules.set(name, value));
            EXPECT_EQ(rules.valueOf(name), value);
            HouseRules again;
            for (const std::string& difference : rules.differencesFrom({}))
                EXPECT_FALSE(again.set(difference));
            EXPECT_EQ(again, rules);
        }
    }
}

TEST(HouseRules, WhatIsUnknownIsAnErrorThatSaysWhatThereIs)
{
    HouseRules rules;
    EXPECT_NE(message(*rules.set("sorcery", "on")).find("plural"), std::string::npos);
    EXPECT_NE(message(*rules.set("stack-limit", "10")).find("1 to 9"), std::string::npos);
    EXPECT_NE(message(*rules.set("pass-rounds=3")).find("1 or 2"), std::string::npos);
    EXPECT_TRUE(rules.set("plural"));
    EXPECT_TRUE(HouseRules::valuesOf("sorcery").empty());
    EXPECT_EQ(rules, HouseRules());
}

TEST(HouseRules, HintsTellTheWordListSoChallengeModeHasNoneUnlessAgreedOn)
{
    HouseRules rules;
    EXPECT_TRUE(rules.allowsHints());
    EXPECT_FALSE(rules.set("mode=challenge"));
    EXPECT_FALSE(rules.allowsHints());
    EXPECT_FALSE(rules.set("challenge-hints=on"));
    EXPECT_TRUE(rules.allowsHints());
    for (const char* variant : {"stack10", "stack8", "cross15"}) {
        const RuleBookPtr book = bookOf(variant);
        const auto& choices = book->variant.houseRuleChoices;
        EXPECT_NE(std::ranges::find(choices, "challenge-hints"), choices.end()) << variant;
    }
}

TEST(HouseRules, EachVariantSaysWhichOnesItHas)
{
    const auto has = [](const char* variant, const char* rule) {
        const RuleBookPtr book = bookOf(variant);
        const auto& choices = book->variant.houseRuleChoices;
        return std::ranges::find(choices, rule) != choices.end();
    };
    for (const char* variant : {"stack10", "stack8", "cross15"})
        EXPECT_TRUE(has(variant, "mode") && has(variant, "first-player") && has(variant, "solo-penalty"));
    EXPECT_TRUE(has("stack10", "plural") && has("stack8", "stack-limit") && has("stack8", "exchange"));
    EXPECT_FALSE(has("stack10", "pass-rounds") || has("stack8", "exchange-needs-seven"));
    EXPECT_TRUE(has("cross15", "pass-rounds") && has("cross15", "exchange-needs-seven"));
    EXPECT_FALSE(has("cross15", "plural") || has("cross15", "stack-limit"));
}

TEST(HouseRules, TheFirstSeatBeginsWithoutADrawWhereThatWasAgreed)
{
    bool otherwiseAnother = false;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Game listed({bookOf("stack10", {"first-player=listed"}), {"a", "b", "c"}, seed});
        EXPECT_EQ(listed.position().turn, 0);
        EXPECT_TRUE(listed.startDraw().rounds.empty());
        const Game drawn({bookOf("stack10"), {"a", "b", "c"}, seed});
        EXPECT_FALSE(drawn.startDraw().rounds.empty());
        otherwiseAnother = otherwiseAnother || drawn.position().turn != 0;
    }
    EXPECT_TRUE(otherwiseAnother);
}

} // namespace storeys::test::house_rules_test
