// Languages as data: what tiles spell, and games, records and lists in other languages than English. The words that are
// installed don't matter here.

#include "base/letters.h"
#include "messages/messages.h"
#include "record/board_text.h"
#include "record/gcg_reader.h"
#include "record/write_game.h"
#include "rules/variant_reader.h"
#include "support/scratch_folder.h"
#include "support/test_game.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace storeys::test::languages_test {

namespace {

const std::filesystem::path variants = STOREYS_DATA_DIR "/variants";
const std::filesystem::path languages = STOREYS_DATA_DIR "/languages";

std::vector<std::string> codes()
{
    std::vector<std::string> codes;
    for (const auto& entry : std::filesystem::directory_iterator(languages))
        codes.push_back(entry.path().stem().string());
    return codes;
}

Result<Variant> read(const std::string& variant, const std::string& language)
{
    return readVariant(variants / (variant + ".json"), {}, language);
}

Alphabet alphabetOf(const std::string& variant, const std::string& language)
{
    return read(variant, language)->tiles.alphabet;
}

std::string symbols(const Alphabet& alphabet)
{
    std::string all;
    for (int i = 0; i < alphabet.size(); ++i)
        all += alphabet.face(static_cast<Letter>(i)).symbol;
    return all;
}

class OwnFile : public ::testing::Test
{
protected:
    Result<Variant> readOwn(const std::string& text, const std::string& language = {})
    {
        return readVariant(m_folder.write("own.json", text), variants, language);
    }

    ScratchFolder m_folder;
};

} // namespace

// ---- letters

TEST(Spelling, MarksGoWhereNoTileHasThem)
{
    EXPECT_EQ(alphabetOf("stack10", "fr").spelled("déjà"), "DEJA");
    EXPECT_EQ(alphabetOf("stack10", "fr").spelled("cœur"), "COEUR");
    EXPECT_EQ(alphabetOf("stack10", "de").spelled("größe"), "GRÖSSE");
    EXPECT_EQ(alphabetOf("stack10", "de").spelled("GRÖẞE"), "GRÖSSE");
    EXPECT_EQ(alphabetOf("stack10", "de").spelled("café"), "CAFE");
    EXPECT_EQ(alphabetOf("cross15", "es").spelled("pingüino"), "PINGUINO");
    EXPECT_EQ(alphabetOf("cross15", "es").spelled("año"), "AÑO");
}

TEST(Spelling, EnglishKeepsThem)
{
    EXPECT_EQ(alphabetOf("stack10", "en").spelled("naïve"), "NAÏVE");
    EXPECT_EQ(alphabetOf("stack10", "en").spelled("quit"), "QUIT");
}

TEST(Spelling, WhatIsNoLetterStays)
{
    EXPECT_EQ(alphabetOf("stack10", "de").spelled("ä-1\xff"), "Ä-1\xff");
    EXPECT_EQ(alphabetOf("stack10", "de").spelled("Ж"), "Ж");
}

TEST(Spelling, MarksAreTakenFromCapitalsAlone)
{
    EXPECT_EQ(withoutMark("É"), "E");
    EXPECT_EQ(withoutMark("Ż"), "Z");
    EXPECT_EQ(withoutMark("Ё"), "Е");
    for (const char* other : {"E", "é", "Ø", "Ł", "ẞ", "?", "Ж"})
        EXPECT_EQ(withoutMark(other), other);
}

// ---- games

TEST(Languages, AllGamesCanBeReadInEach)
{
    EXPECT_GE(codes().size(), 4u);
    for (const std::string& code : codes())
        for (const auto& entry : std::filesystem::directory_iterator(variants)) {
            const auto variant = readVariant(entry.path(), {}, code);
            ASSERT_TRUE(variant) << message(variant.error());
            EXPECT_EQ(variant->language, code);
            const auto again = readVariantData(variant->data);
            ASSERT_TRUE(again) << message(again.error());
            EXPECT_EQ(again->text, variant->text);
            EXPECT_EQ(again->language, code);
            EXPECT_EQ(again->tiles.alphabet, variant->tiles.alphabet);
        }
}

TEST(Languages, EnglishLeavesNoTrace)
{
    const auto unasked = readVariant(variants / "stack10.json");
    EXPECT_EQ(read("stack10", "en")->text, unasked->text);
    for (const char* name : {"language", "folds", "tile-set"})
        EXPECT_FALSE(nlohmann::json::parse(unasked->text).contains(name));
}

TEST(Languages, LettersAreInTheOrderOfTheAlphabet)
{
    EXPECT_EQ(symbols(alphabetOf("stack10", "de")), "AÄBCDEFGHIJKLMNOÖPQRSTUÜVWXYZ");
    EXPECT_EQ(symbols(alphabetOf("cross15", "es")), "ABC[CH]DEFGHIJL[LL]MNÑOPQR[RR]STUVXYZ");
    EXPECT_EQ(symbols(alphabetOf("cross15", "fr")), "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
}

TEST(Languages, APluralLetterComesWithTheLanguageAndTheRuleGoesWithoutOne)
{
    EXPECT_TRUE(read("stack10", "fr")->pluralLetter);
    const auto german = read("stack10", "de");
    EXPECT_FALSE(german->pluralLetter);
    EXPECT_FALSE(contains(german->houseRuleChoices, "plural"));
    EXPECT_EQ(german->text.find("plural"), std::string::npos);
}

TEST(Languages, ASpanishDigraphIsOneTile)
{
    const Alphabet alphabet = alphabetOf("cross15", "es");
    EXPECT_EQ(alphabet.fold(alphabet.spelled("churro"))->size(), 4u);
    EXPECT_EQ(alphabetOf("stack10", "es").fold("CHURRO")->size(), 6u);
}

TEST_F(OwnFile, TakesTheTilesOfTheLanguageUnlessItHasItsOwn)
{
    const auto set = readOwn(R"({"base": "stack10", "id": "mine", "rack": 6})", "de");
    ASSERT_TRUE(set) << message(set.error());
    EXPECT_EQ(set->tiles.alphabet, alphabetOf("stack10", "de"));
    const auto own = readOwn(R"({"base": "stack8", "id": "mine", "language": "fr", "plural-letter": "A",
        "rack": 2, "players": [1, 2], "scoring": {"flat-bonus": null},
        "tiles": [{"symbol": "Z", "count": 9}, {"symbol": "S", "count": 9}, {"symbol": "É", "count": 9}]})");
    ASSERT_TRUE(own) << message(own.error());
    EXPECT_EQ(symbols(own->tiles.alphabet), "ZSÉ");
    EXPECT_EQ(own->tiles.alphabet.face(*own->pluralLetter).symbol, "S");
    EXPECT_EQ(own->tiles.alphabet.spelled("éèœ"), "ÉEOE");
}

TEST_F(OwnFile, SaysWhichLanguageOrTileSetIsWrong)
{
    const auto complaint = [this](const std::string& text, const std::string& language = {}) {
        const auto variant = readOwn(text, language);
        return variant ? "" : message(variant.error()).substr((m_folder / "own.json").string().size() + 2);
    };
    EXPECT_EQ(complaint(R"({"base": "stack10", "id": "mine", "language": "xx"})"),
              "/language: there is no language 'xx'");
    EXPECT_EQ(complaint(R"({"base": "stack10", "id": "mine", "language": "../variants/cross15"})"),
              "/language: there is no language '../variants/cross15'");
    EXPECT_EQ(complaint(R"({"base": "stack10", "id": "mine", "language": 5})"), "/language: must be a text");
    EXPECT_EQ(complaint(R"({"base": "stack10", "id": "mine", "language": "de"})", "fr"),
              "/language: is 'de', not 'fr'");
    EXPECT_EQ(complaint(R"({"base": "stack10", "id": "mine", "tile-set": "round"})"),
              "/tile-set: the language has no tile set 'round'");
    EXPECT_EQ(complaint(R"({"base": "stack10", "id": "mine", "folds": {"ab": "X"}})"),
              "/folds/ab: must be a letter and the capital letters that stand for it, as \"ß\": \"SS\"");
    EXPECT_EQ(complaint(R"({"base": "stack10", "id": "mine", "folds": {"ß": "ss"}})"),
              "/folds/ß: must be a letter and the capital letters that stand for it, as \"ß\": \"SS\"");
}

TEST(Languages, ATextOfRulesNamesNoFileAsItsLanguage)
{
    auto rules = nlohmann::json::parse(read("stack10", "de")->text);
    rules["language"] = "../de";
    const auto variant = readVariantData(rules.dump());
    ASSERT_FALSE(variant);
    EXPECT_EQ(message(variant.error()), "/language: must be 1 to 40 of a-z, 0-9 and -");
}

// ---- records

TEST(Languages, ARecordNamesALanguageThatIsNotEnglish)
{
    RuleBook german{*read("stack10", "de"), {}, bookOf("stack10")->lexicon};
    german.houseRules = german.variant.houseRules;
    const Game game({std::make_shared<const RuleBook>(german), {"Jörg", "Äne"}, 7});
    const GameRecord record = recordOf(game);
    EXPECT_EQ(formatOf(record), 4);
    const std::string text = gcgText(record);
    EXPECT_NE(text.find("#language de\n"), std::string::npos);
    const auto again = readGcg(text);
    ASSERT_FALSE(again.error);
    EXPECT_EQ(again.record.language.text, "de");
    EXPECT_EQ(gcgText(recordOf(Game({bookOf("stack10"), {"ann"}, 7}))).find("#language"), std::string::npos);
}

} // namespace storeys::test::languages_test
