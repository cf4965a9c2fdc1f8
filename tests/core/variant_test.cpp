#include "rules/variant_reader.h"
#include "support/test_game.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace storeys::test {

namespace {

std::string variantFile(const std::string& name)
{
    return std::string(STOREYS_DATA_DIR) + "/variants/" + name + ".json";
}

int countOf(const Variant& variant, char symbol)
{
    return variant.tiles.counts[*variant.tiles.alphabet.letterOf(symbol)];
}

// The error after the text of stack10 is changed in one place.
std::string errorAfter(const std::string& from, const std::string& to)
{
    std::ifstream file(variantFile("stack10"));
    std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
    const auto path = std::filesystem::temp_directory_path() / "storeys-changed-variant.json";
    std::ofstream(path) << text;
    const auto variant = readVariant(path);
    std::filesystem::remove(path);
    return variant ? "" : variant.error().message;
}

} // namespace

TEST(Variants, StackTenHasThePublishedTiles)
{
    const Variant variant = *readVariant(variantFile("stack10"));
    EXPECT_EQ(variant.tiles.total(), 100);
    EXPECT_EQ(variant.rows, 10);
    EXPECT_EQ(variant.columns, 10);
    EXPECT_EQ(variant.tiles.alphabet.face(16).spelling, "QU");
    for (const auto& [symbols, count] : std::vector<std::pair<std::string, int>>{
             {"JQVXZ", 1}, {"KWY", 2}, {"BFGHP", 3}, {"C", 4}, {"DLMNRTU", 5}, {"S", 6}, {"AIO", 7}, {"E", 8}})
        for (const char symbol : symbols)
            EXPECT_EQ(countOf(variant, symbol), count) << symbol;
}

TEST(Variants, StackEightHasThePublishedTiles)
{
    const Variant variant = *readVariant(variantFile("stack8"));
    EXPECT_EQ(variant.tiles.total(), 64);
    EXPECT_EQ(variant.rows, 8);
    for (const auto& [symbols, count] : std::vector<std::pair<std::string, int>>{
             {"FJKQVWXZ", 1}, {"BCGHRY", 2}, {"DLMNPSU", 3}, {"IOT", 4}, {"A", 5}, {"E", 6}})
        for (const char symbol : symbols)
            EXPECT_EQ(countOf(variant, symbol), count) << symbol;
}

TEST(Variants, StartSquaresAreTheCentreFour)
{
    for (const char* name : {"stack10", "stack8"}) {
        const Variant variant = *readVariant(variantFile(name));
        const int half = variant.rows / 2;
        for (int row = 0; row < variant.rows; ++row)
            for (int column = 0; column < variant.columns; ++column) {
                const bool centre = (row == half || row == half - 1) && (column == half || column == half - 1);
                EXPECT_EQ(variant.kindOf({row, column}).start, centre);
            }
    }
}

TEST(Variants, MistakesInAFileAreNamed)
{
    EXPECT_NE(errorAfter("\"gap\"", "\"gop\"").find("there is no rule 'gop'"), std::string::npos);
    EXPECT_NE(errorAfter("\"out\"", "\"in\"").find("there is no end 'in'"), std::string::npos);
    EXPECT_NE(errorAfter("\"stacked\"", "\"piled\"").find("there is no scoring 'piled'"), std::string::npos);
    EXPECT_NE(errorAfter("\"..........\"", "\".........\"").find("not as long as the first"), std::string::npos);
    EXPECT_NE(errorAfter("\"rack\": 7", "\"rock\": 7").find("rack"), std::string::npos);
    EXPECT_NE(errorAfter("\"stack-limit\": \"5\"", "\"stack-limit\": \"12\"").find("1 to 9"), std::string::npos);
    EXPECT_NE(errorAfter("\"flat-tile\": 2", "\"flat-tile\": 5000").find("flat-tile is 0 to 10, not 5000"),
              std::string::npos);
    EXPECT_NE(errorAfter("\"Q\": 2", "\"Q\": -1").find("flat-bonus of tile 'Q' is 0 to 10"), std::string::npos);
    EXPECT_NE(errorAfter("\"all-tiles-bonus\": 20", "\"all-tiles-bonus\": 5000").find("0 to 1000"), std::string::npos);
    EXPECT_NE(errorAfter("\"stacked\"", "\"crossword\"").find("the stack-limit is 1"), std::string::npos);
    EXPECT_NE(errorAfter("\"..........\"", "\"TTTTTTTTTT\"").find("more than 9 squares"), std::string::npos);
    EXPECT_NE(errorAfter("{", "").find("storeys-changed-variant.json is not a variant"), std::string::npos);
}

TEST(HouseRules, AreSetByNameAndValue)
{
    HouseRules rules;
    EXPECT_FALSE(rules.set("plural=off"));
    EXPECT_FALSE(rules.pluralRule);
    EXPECT_FALSE(rules.set("stack-limit=9"));
    EXPECT_EQ(rules.stackLimit, 9);
    EXPECT_FALSE(rules.set("mode=challenge"));
    EXPECT_EQ(rules.mode, HouseRules::Mode::Challenge);
    EXPECT_FALSE(rules.set("pass-rounds=2"));
    EXPECT_EQ(rules.passRounds, 2);
}

TEST(HouseRules, GamesThatAreFlatByTheirRulesStayFlat)
{
    HouseRules flat = bookOf("cross15")->variant.houseRules;
    ASSERT_TRUE(flat.set("stack-limit=5"));
    EXPECT_EQ(flat.set("stack-limit=5")->message,
              "house rule stack-limit cannot be '5'; it must be 1 because tiles do not stack in this game");
    EXPECT_FALSE(flat.set("stack-limit=1"));
    EXPECT_EQ(flat.stackLimit, 1);
    HouseRules stacking = bookOf("stack8")->variant.houseRules;
    EXPECT_FALSE(stacking.set("stack-limit=1"));
    EXPECT_FALSE(stacking.set("stack-limit=9"));
}

TEST(HouseRules, UnknownNamesAndValuesAreErrors)
{
    HouseRules rules;
    for (const char* bad : {"plural", "plural=maybe", "stack-limit=0", "stack-limit=10",
                            "stack-limit=", "pass-rounds=3", "mode=", "colour=red", "=on", ""})
        EXPECT_TRUE(rules.set(bad)) << bad;
    EXPECT_EQ(rules, HouseRules());
}

} // namespace storeys::test
