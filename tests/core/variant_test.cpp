#include "base/files.h"
#include "messages/messages.h"
#include "rules/variant.h"
#include "rules/variant_reader.h"
#include "support/scratch_folder.h"
#include "support/test_game.h"

#include <cstring>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>

namespace storeys::test::variant_test {

namespace {

std::string variantFile(const std::string& name)
{
    return std::string(STOREYS_DATA_DIR) + "/variants/" + name + ".json";
}

int countOf(const Variant& variant, char symbol)
{
    return variant.tiles.counts[*variant.tiles.alphabet.letterOf(std::string(1, symbol))];
}

using json = nlohmann::ordered_json;

json variantJson(const std::string& name)
{
    json file = json::parse(std::ifstream(variantFile(name)));
    if (file.contains("tile-set")) {
        file["tiles"] = json::parse(readVariant(variantFile(name))->text)["tiles"];
        file.erase("tile-set");
    }
    return file;
}

Result<Variant> readText(const std::string& text)
{
    return readVariant(ScratchFolder().write("own.json", text), std::string(STOREYS_DATA_DIR) + "/variants");
}

// "/place: reason" for a file with that text; "" if it is a variant.
std::string complaintAbout(const std::string& text)
{
    const auto variant = readText(text);
    if (variant)
        return "";
    const std::string said = message(variant.error());
    const std::size_t file = said.find("/own.json: ");
    EXPECT_NE(file, std::string::npos) << said;
    return said.substr(file + std::strlen("/own.json: "));
}

struct Spoilt
{
    const char* base;  // a variant
    const char* place; // that is changed
    json value;        // null: it is taken out
    const char* complaint;
};

std::string complaintAbout(const Spoilt& spoilt)
{
    json file = variantJson(spoilt.base);
    const json::json_pointer place(spoilt.place);
    if (!spoilt.value.is_null())
        file[place] = spoilt.value;
    else if (place.parent_pointer().to_string().empty())
        file.erase(place.back());
    else
        file[place.parent_pointer()].erase(file[place.parent_pointer()].is_array()
                                               ? file[place.parent_pointer()].begin() + std::stoi(place.back())
                                               : file[place.parent_pointer()].find(place.back()));
    return complaintAbout(file.dump(2));
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

TEST(Variants, WhatIsWrongInAFileIsNamedWithItsPlace)
{
    const std::vector<Spoilt> all{
        {"stack10", "/id", "", "/id: must be 1 to 40 of a-z, 0-9 and -"},
        {"stack10", "/id", "Stack", "/id: must be 1 to 40 of a-z, 0-9 and -"},
        {"stack10", "/id", 7, "/id: must be a text"},
        {"stack10", "/id", nullptr, "/id: is missing"},
        {"stack10", "/colour", "red", "/colour: is no entry of a variant"},
        {"stack10", "/format", 3, "/format: must be 1 to 2, not 3"},
        {"stack10", "/note", 3, "/note: must be a text"},
        {"stack10", "/rack", 0, "/rack: must be 1 to 15, not 0"},
        {"stack10", "/rack", 16, "/rack: must be 1 to 15, not 16"},
        {"stack10", "/rack", 3.5, "/rack: must be 1 to 15, not 3.5"},
        {"stack10", "/rack", "7", "/rack: must be 1 to 15"},
        {"stack10", "/rack", nullptr, "/rack: is missing"},
        {"stack10", "/solo-exchanges", -1, "/solo-exchanges: must be 0 to 99, not -1"},
        {"stack10", "/solo-exchanges", 2000000000, "/solo-exchanges: must be 0 to 99, not 2000000000"},
        {"stack10", "/players", {1, 2, 3}, "/players: must be the fewest and the most players, as [1, 4]"},
        {"stack10", "/players", {0, 4}, "/players/0: must be 1 to 8, not 0"},
        {"stack10", "/players", {3, 2}, "/players/1: must be 3 to 8, not 2"},
        {"stack10", "/players", {1, 9}, "/players/1: must be 1 to 8, not 9"},
        {"stack10", "/players", {2, 8}, ""},
        {"stack8", "/players", {2, 8}, ""},
        {"stack10", "/board", nullptr, "/board: is missing"},
        {"stack10", "/board", "....", "/board: must be a list"},
        {"stack10", "/board", {"S."}, "/board: must have 2 to 21 rows, not 1"},
        {"stack10", "/board", json(std::vector<std::string>(22, "S.")), "/board: must have 2 to 21 rows, not 22"},
        {"stack10", "/board", json(std::vector<std::string>(21, std::string(21, 'S'))), ""},
        {"stack10", "/board/0", "S", "/board/0: must have 2 to 21 squares, not 1"},
        {"stack10", "/board/0", "......................", "/board/0: must have 2 to 21 squares, not 22"},
        {"blanks-blockers", "/board", json(std::vector<std::string>(16, "***")),
         "/board: must be no larger than 15 by 15 in a game with supplies"},
        {"blanks-blockers", "/board", json(std::vector<std::string>(3, std::string(16, '*'))),
         "/board: must be no larger than 15 by 15 in a game with supplies"},
        {"stack10", "/board/4", ".........", "/board/4: has 9 squares, not 10"},
        {"stack10", "/board/4", "....?*....", "/board/4: '?' is no kind of square"},
        {"stack10", "/board/4", 4, "/board/4: must be a text"},
        {"stack10", "/board/3", "....D.....", "/board/3: 'D' multiplies, but letters have no values in this game"},
        {"cross15", "/board/7", "...............", "/board: has no start square"},
        {"cross15", "/board/7", "T..d...S...X..T", "/rules: 'wall' is missing"},
        {"cross15",
         "/corners",
         {{"5", {1}}},
         "/corners/5: '5' is no number of players with corners: there are four corners"},
        {"cross15", "/corners", {{"2", {1}}}, "/corners/2: must be the corners of 2 players, each another one"},
        {"cross15", "/corners", {{"2", {1, 1}}}, "/corners/2: must be the corners of 2 players, each another one"},
        {"cross15", "/corners", {{"2", {1, 5}}}, "/corners/2/1: must be 1 to 4, not 5"},
        {"cross15", "/corners", {{"2", {1, 3}}}, "/corners/2: the board has no corner 1"},
        {"cross15", "/sides", {"..."}, "/sides: has 1 rows, but the board has 15"},
        {"cross15", "/sides", json(std::vector<std::string>(15, "...")), "/sides/0: has 3 squares, not 15"},
        {"cross15", "/sides", json(std::vector<std::string>(15, "11111112222222x")),
         "/sides/0: 'x' is no side: use . or a number of a seat"},
        {"cross15", "/sides", json(std::vector<std::string>(15, "111111112222222")),
         "/board: has no start square for player 2 of 2"},
        {"cross15", "/sides", json(std::vector<std::string>(15, "1111111.2222222")), "/rules: 'not-yours' is missing"},
        {"cross15", "/starts-stay", 1, "/starts-stay: must be true or false"},
        {"cross15", "/board/0", "TTTTTTTTTTTTTTT", "/board: a row or column multiplies words by more than 32,767"},
        {"stack10", "/tiles", json::object(), "/tiles: must be a list"},
        {"stack10", "/tiles", json::array(), "/tiles: must be of two letters or more"},
        {"stack10", "/tiles/0", 3, "/tiles/0: must be an object"},
        {"stack10", "/tiles/0/symbol", "a", "/tiles/0/symbol: must be a capital letter, two to four in brackets, or ?"},
        {"stack10", "/tiles/0/symbol", "AB",
         "/tiles/0/symbol: must be a capital letter, two to four in brackets, or ?"},
        {"stack10", "/tiles/0/symbol", nullptr, "/tiles/0/symbol: is missing"},
        {"stack10", "/tiles/3/symbol", "A", "/tiles/3: 'A' appears twice"},
        {"stack10", "/tiles/3/spells", "A", "/tiles/3: 'A' appears twice"},
        {"stack10", "/tiles/3/spells", "", "/tiles/3/spells: must be 1 to 8 capital letters"},
        {"stack10", "/tiles/3/spells", "ABCDEFGHI", "/tiles/3/spells: must be 1 to 8 capital letters"},
        {"stack10", "/tiles/3/spells", "é", "/tiles/3/spells: must be 1 to 8 capital letters"},
        {"stack10", "/tiles/3/count", 0, "/tiles/3/count: must be 1 to 200, not 0"},
        {"stack10", "/tiles/3/count", 3.9, "/tiles/3/count: must be 1 to 200, not 3.9"},
        {"stack10", "/tiles/3/count", 2000000000, "/tiles/3/count: must be 1 to 200, not 2000000000"},
        {"stack10", "/tiles/3/count", 1e300, "/tiles/3/count: must be 1 to 200, not 1e+300"},
        {"stack10", "/tiles/3/count", nullptr, "/tiles/3/count: is missing"},
        {"stack10", "/tiles/3/value", 11, "/tiles/3/value: must be 0 to 10, not 11"},
        {"stack10", "/tiles/3/colour", 11, "/tiles/3/colour: is no entry of a variant"},
        {"stack8", "/rack", 15, ""},
        {"stack10", "/rules", nullptr, "/rules: is missing"},
        {"stack10", "/rules/7", "gop", "/rules/7: there is no rule 'gop'"},
        {"stack10", "/rules/7", "stack-full", "/rules/7: 'stack-full' appears twice"},
        {"stack10", "/rules/1", "gap", "/rules/2: 'gap' must come after 'off-board'"},
        {"stack10", "/rules/0", nullptr, "/rules: 'no-tiles' is missing"},
        {"stack10", "/rules/1", nullptr, "/rules: 'not-on-rack' is missing"},
        {"stack10", "/rules/2", nullptr, "/rules: 'off-board' is missing"},
        {"stack10", "/rules/3", nullptr, "/rules: 'square-twice' is missing"},
        {"stack10", "/rules/4", nullptr, "/rules: 'not-in-line' is missing"},
        {"stack10", "/rules/5", nullptr, "/rules: 'stack-full' is missing"},
        {"stack10", "/rules/6", nullptr, "/rules: 'same-letter' is missing: tiles stack here"},
        {"stack10", "/rules/7", nullptr, "/rules: 'gap' is missing"},
        {"stack10", "/rules/8", nullptr, "/rules: 'too-short' is missing"},
        {"stack10", "/rules/9", nullptr, "/rules: 'start-square' is missing"},
        {"stack10", "/rules/10", nullptr, "/rules: 'not-connected' is missing"},
        {"stack10", "/rules/11", nullptr, ""},
        {"stack10", "/rules/12", nullptr, ""},
        {"stack10", "/rules/13", nullptr, "/rules: 'not-a-word' is missing"},
        {"stack10", "/plural-letter", nullptr, "/rules: 'only-plural' needs a plural-letter"},
        {"stack10", "/plural-letter", "É", "/plural-letter: there is no tile 'É'"},
        {"stack10", "/scoring", nullptr, "/scoring: is missing"},
        {"stack10", "/scoring/words", "piled", "/scoring/words: there is no scoring 'piled'"},
        {"stack10", "/scoring/words", "crossword", "/scoring/flat-tile: is no entry of a variant"},
        {"stack10", "/scoring/flat-tile", 5000, "/scoring/flat-tile: must be 0 to 10, not 5000"},
        {"stack10", "/scoring/flat-tile", nullptr, "/scoring/flat-tile: is missing"},
        {"stack10", "/scoring/flat-bonus/Q", -1, "/scoring/flat-bonus/Q: must be 0 to 10, not -1"},
        {"stack10", "/scoring/flat-bonus/9", 1, "/scoring/flat-bonus/9: there is no tile '9'"},
        {"stack10", "/scoring/all-tiles-bonus", 5000, "/scoring/all-tiles-bonus: must be 0 to 1000, not 5000"},
        {"stack10", "/scoring/tiles-left", 101, "/scoring/tiles-left: must be 0 to 100, not 101"},
        {"stack10", "/scoring/tiles-left", "all", "/scoring/tiles-left: must be 0 to 100, or values-to-who-went-out"},
        {"cross15", "/scoring/tie-by-points-played", 1, "/scoring/tie-by-points-played: must be true or false"},
        {"cross15", "/house-rules/stack-limit", "5",
         "/house-rules/stack-limit: must be 1 where words score as in a crossword"},
        {"stack10", "/ends", nullptr, "/ends: is missing"},
        {"stack10", "/ends", json::array(), "/ends: 'all-passed' is missing: the game might never end"},
        {"stack10", "/ends/0", "in", "/ends/0: there is no end 'in'"},
        {"stack10", "/ends/1", "out", "/ends/1: 'out' appears twice"},
        {"stack10", "/ends/2", nullptr, "/ends: 'all-passed' is missing: the game might never end"},
        {"stack10", "/house-rules/stack-limit", "12",
         "/house-rules/stack-limit: house rule stack-limit cannot be '12'; use 1 to 9"},
        {"stack10", "/house-rules/stack-limit", 5, "/house-rules/stack-limit: must be a text"},
        {"stack10", "/house-rule-choices/0", "moat", "/house-rule-choices/0: there is no house rule 'moat'"},
        {"stack10", "/house-rule-choices/1", "mode", "/house-rule-choices/1: 'mode' appears twice"},
        {"stack10", "/base", "nope", "/base: there is no variant 'nope'"},
        {"stack10", "/base", "../variants/stack10", "/base: there is no variant '../variants/stack10'"},
    };
    for (const Spoilt& spoilt : all)
        EXPECT_EQ(complaintAbout(spoilt), spoilt.complaint)
            << spoilt.base << ' ' << spoilt.place << " = " << spoilt.value.dump();
    json few = variantJson("stack10");
    for (json& tile : few["tiles"])
        tile["count"] = 1;
    EXPECT_EQ(complaintAbout(few.dump()), "/tiles: 26 tiles are too few for 4 racks of 7");
    few["players"] = {1, 3};
    EXPECT_EQ(complaintAbout(few.dump()), "");
    for (json& tile : few["tiles"])
        tile["count"] = 60;
    EXPECT_EQ(complaintAbout(few.dump()), "/tiles: must be at most 1,000 in all, not 1560");
}

TEST(Variants, AFileThatIsNoneIsRefused)
{
    EXPECT_EQ(complaintAbout(""), "is not JSON (line 1, column 1)");
    EXPECT_EQ(complaintAbout("{\n  \"id\": ?\n}"), "is not JSON (line 2, column 9)");
    EXPECT_EQ(complaintAbout("{\n  \"rack\": 1e999\n}"), "is not JSON (line 2, column 11)");
    EXPECT_EQ(complaintAbout("[]"), "is no variant: it must be a JSON object");
    EXPECT_EQ(complaintAbout(R"({"id": "a", "rack": 7, "id": "b"})"), "/id: appears twice");
    EXPECT_EQ(complaintAbout(R"({"tiles": [{"symbol": "A"}, {"symbol": "B", "symbol": "B"}]})"),
              "/tiles/1/symbol: appears twice");
    EXPECT_EQ(complaintAbout(std::string(300'000, ' ')), "is larger than 256 KB");
    json many = json::array(), named = json::object();
    for (int n = 0; n <= 1000; ++n) { // more than a variant ever has
        many.push_back(json::object());
        named["n" + std::to_string(n)] = json::array();
    }
    EXPECT_EQ(complaintAbout(json{{"board", many}}.dump()), "/board/1000: is no entry of a variant");
    EXPECT_EQ(complaintAbout(json{{"cards", named}}.dump()), "/cards/n1000: is no entry of a variant");
    const auto none = readVariant("/no/such.json");
    ASSERT_FALSE(none);
    EXPECT_EQ(message(none.error()), "cannot read /no/such.json: No such file or directory");
    const auto device = readVariant("/dev/null");
    ASSERT_FALSE(device);
    EXPECT_EQ(message(device.error()), "cannot read /dev/null: not a regular file");
}

TEST(Variants, ABaseIsWhatAFileChanges)
{
    const auto tall = readText(R"({"base": "stack10", "id": "tall", "rack": 5, "plural-letter": null,
                               "rules": ["no-tiles", "not-on-rack", "off-board", "square-twice", "not-in-line", "stack-full",
                                         "same-letter", "gap", "too-short", "start-square", "not-connected", "not-a-word"]})");
    ASSERT_TRUE(tall) << message(tall.error());
    EXPECT_EQ(tall->id, "tall");
    EXPECT_EQ(tall->rackSize, 5);
    EXPECT_FALSE(tall->pluralLetter);
    EXPECT_EQ(tall->rules.size(), 12u);
    EXPECT_EQ(tall->tiles.total(), 100);
    EXPECT_EQ(complaintAbout(tall->text), ""); // as it is printed
}

TEST(Variants, WhatIsPrintedIsReadAsTheSame)
{
    for (const char* name : {"stack10", "stack8", "cross15"}) {
        const Variant variant = *readVariant(variantFile(name));
        const auto again = readText(variant.text);
        ASSERT_TRUE(again) << message(again.error());
        EXPECT_EQ(again->text, variant.text);
        EXPECT_EQ(again->squares, variant.squares);
        EXPECT_EQ(again->tiles.counts, variant.tiles.counts);
        EXPECT_EQ(again->rules, variant.rules);
    }
}

TEST(Variants, TilesAreSortedSoThatEqualLettersAreOneAlphabet)
{
    json file = variantJson("stack10");
    std::swap(file["tiles"][0], file["tiles"][20]);
    const auto swapped = readText(file.dump());
    ASSERT_TRUE(swapped) << message(swapped.error());
    const Variant variant = *readVariant(variantFile("stack10"));
    EXPECT_EQ(swapped->tiles.alphabet, variant.tiles.alphabet);
    EXPECT_EQ(swapped->tiles.counts, variant.tiles.counts);
}

TEST(VariantData, IsTheWholeVariantOnOneLineOfAscii)
{
    for (const char* name : {"stack10", "stack8", "cross15"}) {
        const Variant variant = bookOf(name)->variant;
        const std::string data = variant.data;
        EXPECT_TRUE(std::ranges::all_of(data, [](char c) { return c >= ' ' && c < 127; })) << data;
        const auto again = readVariantData(data);
        ASSERT_TRUE(again) << message(again.error());
        EXPECT_EQ(again->text, variant.text);
    }
    const auto named = readText(R"({"base": "stack8", "id": "own", "name": "Häuschen", "note": "a\nb"})");
    ASSERT_TRUE(named) << message(named.error());
    EXPECT_EQ(named->name, "Häuschen");
    EXPECT_EQ(named->note, "a\nb");
    EXPECT_NE(named->data.find(R"("H\u00e4uschen")"), std::string::npos) << named->data;
    EXPECT_EQ(readVariantData(named->data)->text, named->text);
}

TEST(VariantData, IsCheckedLikeAFileButHasNoBase)
{
    const auto complaint = [](const std::string& data) { return message(readVariantData(data).error()); };
    EXPECT_EQ(complaint(R"({"base": "stack8"})"), "/base: is no entry of a variant");
    EXPECT_EQ(complaint("{\"id\": }"), "is not JSON (line 1, column 8)");
    EXPECT_EQ(complaint("[]"), "is no variant: it must be a JSON object");
    json zero = variantJson("stack10");
    zero["rack"] = 0;
    EXPECT_EQ(complaint(zero.dump()), "/rack: must be 1 to 15, not 0");
}

// What copies or prints values calls itself for each level. Not even where nobody looks at an entry.
TEST(VariantData, IsNotNestedDeeply)
{
    const auto nested = [](int depth) {
        json file = variantJson("stack10");
        file["note"] = R"(\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[)"; // brackets of a text are none
        std::string text = file.dump();
        return text.substr(0, text.size() - 1) + R"(,"blockers":)" + std::string(depth, '[') + std::string(depth, ']')
               + "}";
    };
    const std::string complaint = "nests lists and objects more than 32 deep";
    EXPECT_TRUE(readVariantData(nested(mostJsonDepth - 1)));
    EXPECT_EQ(message(readVariantData(nested(mostJsonDepth)).error()), complaint);
    EXPECT_EQ(complaintAbout(nested(mostJsonDepth)), complaint);
    EXPECT_EQ(complaintAbout(nested(20'000)), complaint);
}

TEST(VariantData, IsNotLargerThan64Kilobytes)
{
    json file = variantJson("stack10");
    file["note"] = "";
    const std::size_t rest = readText(file.dump())->data.size();
    file["note"] = std::string(largestVariantData - rest, 'x');
    EXPECT_EQ(complaintAbout(file.dump(4)), "");
    file["note"] = std::string(largestVariantData - rest + 1, 'x');
    EXPECT_EQ(complaintAbout(file.dump()), "is larger than 64 KB without its spaces and line breaks");
}

TEST(Features, FollowFromTheRules)
{
    const auto of = [](const char* name, const char* rule = nullptr) {
        const RuleBookPtr book = rule ? bookOf(name, {rule}) : bookOf(name);
        const Features game = featuresOf(book->variant, book->houseRules);
        return std::array{game.heights, game.values, game.premiums, game.blanks, game.pluralRule};
    };
    EXPECT_EQ(of("stack10"), (std::array{true, false, false, false, true}));
    EXPECT_EQ(of("stack10", "stack-limit=1"), (std::array{false, false, false, false, true}));
    EXPECT_EQ(of("cross15"), (std::array{false, true, true, true, false}));
}

// They look different and keep tiles and blockers off alike.
TEST(Variants, AsteroidsAreWalls)
{
    json file = variantJson("bust-out");
    file["board"][0] = "22o.XX.g.XX..33";
    const auto variant = readText(file.dump());
    ASSERT_TRUE(variant);
    EXPECT_TRUE(variant->squares[2].wall);
    EXPECT_NE(variant->squares[2], variant->squares[4]);
    EXPECT_TRUE(variant->noBlockers[2] && variant->noBlockers[4] && !variant->noBlockers[3]);
}

TEST(HouseRules, MeanSomethingToSomeNumbersOfPlayers)
{
    EXPECT_EQ(HouseRules::playersOf("mode"), std::pair(2, 8));
    EXPECT_EQ(HouseRules::playersOf("solo-penalty"), std::pair(1, 1));
    EXPECT_EQ(HouseRules::playersOf("plural"), std::pair(1, 8));
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
    EXPECT_EQ(message(*flat.set("stack-limit=5")),
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

TEST(Variants, TakeNoSymbolThatIsNoCapitalLetterOrSeveralInBrackets)
{
    for (const char* symbol : {"",     "a",   "ä",   "ß",     "ς",       "σ",      "я",    "AB",      "ÄB",     "1",
                               "*",    "#",   ".",   "(",     ")",       "/",      "-",    "=",       " ",      "[",
                               "]",    "[]",  "[A]", "[Ä]",   "[ABCDE]", "[ab]",   "[Ab]", "[äB]",    "[A B]",  "[A?]",
                               "[1A]", "[AB", "AB]", "[AB]C", "[[AB]]",  "A ",     " A",   "A\u0308", "\u0308", "中",
                               "😀",    "ª",   "ĸ",   "İ",     "ʼN",      "\ufffd", "Ǆ",    "[中国]",  "„"}) {
        const Spoilt spoilt{"stack10", "/tiles/0/symbol", symbol,
                            "/tiles/0/symbol: must be a capital letter, two to four in brackets, or ?"};
        EXPECT_EQ(complaintAbout(spoilt), spoilt.complaint) << symbol;
    }
    for (const char* symbol : {"Ä", "ẞ", "Ł", "Ÿ", "Ș", "Ώ", "Ш", "Ґ", "[AB]", "[ΟΥ]", "[SCHЖ]"}) {
        json file = variantJson("stack10");
        file["tiles"][0]["symbol"] = symbol;
        EXPECT_EQ(complaintAbout(file.dump()), "") << symbol;
    }
}

TEST(Variants, SpellWhatIsInTheBracketsOfASymbol)
{
    json file = variantJson("stack10");
    file["tiles"][0]["symbol"] = "[CH]";
    EXPECT_EQ(readText(file.dump())->tiles.alphabet.fold("CHB"), (Letters{25, 0}));
    file["tiles"][0]["spells"] = "CH";
    EXPECT_EQ(complaintAbout(file.dump()), "");
    file["tiles"][0]["spells"] = "CK";
    EXPECT_EQ(complaintAbout(file.dump()), "/tiles/0/spells: must be the letters in [CH]");
}

TEST(Variants, HaveAtMostAsManyLettersAsTheWordGraph)
{
    json file = variantJson("stack10");
    for (const char* symbol : {"Ä", "Ö", "Ü", "É", "È", "Ê"})
        file["tiles"].push_back({{"symbol", symbol}, {"count", 1}});
    EXPECT_EQ(complaintAbout(file.dump()), "");
    file["tiles"].push_back({{"symbol", "Ë"}, {"count", 1}});
    EXPECT_EQ(complaintAbout(file.dump()), "/tiles: must be of 32 letters or fewer");
}

} // namespace storeys::test::variant_test
