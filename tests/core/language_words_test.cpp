// The words of languages other than English, and how the builder takes them from packaged lists.

#include "base/letters.h"
#include "base/text.h"
#include "builders/language_words.h"
#include "lexicon/lexicon.h"
#include "rules/variant_reader.h"
#include "support/scratch_folder.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace storeys::test::language_words_test {

namespace {

namespace fs = std::filesystem;

const fs::path assets(STOREYS_ASSETS);

LanguageWords languageOf(const std::string& code)
{
    return *readLanguageWords(assets / "languages" / (code + ".json"), "/usr/share");
}

std::vector<Alphabet> alphabetsOf(const std::string& code)
{
    return *readAlphabets(assets / "variants", code);
}

// The alphabet with a tile for Q alone, or that with one for QU.
Alphabet alphabetOf(const std::string& code, const std::string& spelling)
{
    for (const Alphabet& alphabet : alphabetsOf(code))
        if (alphabet.face(*alphabet.letterOf("Q")).spelling == spelling)
            return alphabet;
    throw std::runtime_error("no such alphabet");
}

std::vector<std::string> spelled(const std::string& code, const std::vector<std::string>& words)
{
    return spelledWords(words, languageOf(code), alphabetsOf(code));
}

using Words = std::vector<std::string>;

} // namespace

// ---- from a list to words

TEST(LanguageWords, AreSpelledAsTilesSpellThem)
{
    const std::tuple<const char*, const char*, const char*> words[] = {
        {"de", "Straße", "STRASSE"},  {"de", "Übermut", "ÜBERMUT"},    {"de", "Café", "CAFE"},
        {"fr", "œuvre", "OEUVRE"},    {"fr", "cæcum", "CAECUM"},       {"fr", "été", "ETE"},
        {"fr", "garçon", "GARCON"},   {"fr", "naïf", "NAIF"},          {"es", "niño", "NIÑO"},
        {"es", "canción", "CANCION"}, {"es", "pingüino", "PINGUINO"},  {"es", "nin\u0303o", "NIÑO"},
        {"de", "Tu\u0308r", "TÜR"},   {"fr", "e\u0301t\u00e9", "ETE"},
    };
    for (const auto& [code, word, spelling] : words)
        EXPECT_EQ(spelled(code, {word}), Words{spelling});
}

TEST(LanguageWords, AreNoNamesAndHaveNothingButLettersOfTiles)
{
    for (const char* word : {"Lyon", "SNCF", "l'eau", "porte-clefs", "etc.", "год", "\xff"})
        EXPECT_EQ(spelled("fr", {word}), Words{}) << word;
    for (const char* word : {"kilo", "web", "Madrid"})
        EXPECT_EQ(spelled("es", {word}), Words{}) << word;
    EXPECT_EQ(spelled("de", {"Haus", "haus", "gehen"}), (Words{"GEHEN", "HAUS"})) << "nouns have capitals";
}

TEST(LanguageWords, AreFoldedToTheTilesOfEachGame)
{
    const Alphabet flat = alphabetOf("es", "Q");
    const Alphabet stack = alphabetOf("es", "QU");
    const auto tiles = [](const Alphabet& alphabet, const char* word) {
        std::string text;
        const auto letters = alphabet.fold(word);
        for (const Letter letter : letters.value_or(Letters()))
            text += alphabet.face(letter).symbol;
        return text;
    };
    EXPECT_EQ(tiles(flat, "CHICO"), "[CH]ICO");
    EXPECT_EQ(tiles(flat, "CALLE"), "CA[LL]E");
    EXPECT_EQ(tiles(flat, "PERRO"), "PE[RR]O");
    EXPECT_EQ(tiles(flat, "QUESO"), "QUESO");
    EXPECT_EQ(stack.fold("CHICO")->size(), 5u);
    EXPECT_EQ(stack.fold("QUESO")->size(), 4u);
    EXPECT_EQ(tiles(stack, "ÑU"), "ÑU");
    for (const char* code : {"de", "fr", "es"}) {
        EXPECT_EQ(alphabetsOf(code).size(), 2u) << code;
        EXPECT_EQ(alphabetOf(code, "QU").fold("IRAQ"), std::nullopt) << code;
    }
}

TEST(LanguageWords, OfTwoLettersOrWithoutAVowelAreThoseOfClosedLists)
{
    LanguageWords language = languageOf("fr");
    language.twoLetters = {"AN", "ET"};
    language.noVowel = {"PST"};
    language.denied = {"JUSQU"};
    language.added = {"QUIZ"};
    const Words listed{"A", "AN", "CM", "PST", "KGB", "JUSQU", "LYRE", std::string(15, 'A'), std::string(16, 'A')};
    EXPECT_EQ(legalWords(listed, language), (Words{std::string(15, 'A'), "AN", "ET", "LYRE", "PST", "QUIZ"}));
}

TEST(LanguageWords, HaveLevelsByUse)
{
    Words ordinary(5'001, "WORT");
    ordinary[0] = "UND";
    ordinary[5'000] = "NORM";
    ordinary.push_back("GONE");
    const WordLevels levels = levelsOf({"AAL", "NORM", "UND", "ZAR"}, {"NORM", "ZAR"}, ordinary);
    const auto levelOf = [&](const char* word) {
        int level = 100;
        for (const auto& [each, its] : levels)
            if (each == word)
                level = std::min(level, its);
        return level;
    };
    EXPECT_EQ(levelOf("UND"), 20);
    EXPECT_EQ(levelOf("NORM"), 40);
    EXPECT_EQ(levelOf("ZAR"), 60);
    EXPECT_EQ(levelOf("AAL"), 80);
    EXPECT_EQ(levelOf("GONE"), 100) << "is in no list any more";
}

TEST(LanguageWords, AreOrdinaryIfAModelHasThemOften)
{
    const Words model{"\\data\\", "ngram 1=5", "\\1-grams:", "1 <s>", "5 Maire",    "7 le",
                      "9 maire",  "3 mairé",   "20 xyz",     "9 an",  "\\2-grams:", "90 le"};
    EXPECT_EQ(ordinaryOf(model, {"AN", "LE", "MAIRE"}, languageOf("fr"), alphabetsOf("fr")),
              (Words{"MAIRE", "AN", "LE"}))
        << "by the sum of all spellings, but not of names";
}

// ---- lists

class WordSources : public ::testing::Test
{
protected:
    Result<Words, std::string> read(const std::string& content, bool isTanglet) const
    {
        return readWords({"package", m_folder.write("list", content), isTanglet});
    }

    ScratchFolder m_folder;
};

TEST_F(WordSources, ListWordsAsTheyAreWritten)
{
    EXPECT_EQ(*read("an\nété\r\n\nœuf", false), (Words{"an", "été", "œuf"}));
    EXPECT_EQ(*read("AAL aal Aal\nABA\nUEBEL übel\n", true), (Words{"aal", "Aal", "aba", "übel"}));
}

TEST_F(WordSources, MayBeCompressed)
{
    const std::string packed("\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\x03\x4b\xcc\xe3\x4a\xe5"
                             "\x02\x00\xfa\xda\x41\x4c\x05\x00\x00\x00",
                             25);
    EXPECT_EQ(*read(packed, false), (Words{"an", "e"}));
    EXPECT_FALSE(read(packed.substr(0, 15), false));
}

TEST_F(WordSources, ThatAreMissingNameTheirPackage)
{
    const auto words = readWords({"wfrench", m_folder / "none", false});
    ASSERT_FALSE(words);
    EXPECT_EQ(words.error(), "cannot read " + (m_folder / "none").string() + "; is the package wfrench installed?");
}

// ---- the lexicons

namespace {

struct Counts
{
    const char* code;
    int standard, core, common;
};
void PrintTo(const Counts& counts, std::ostream* out) // as GoogleTest wants it
{
    *out << counts.code;
}

int wordCount(const Lexicon& lexicon)
{
    int count = 0;
    lexicon.words.forEachWord([&](const Letters&, unsigned) { ++count; });
    return count;
}

} // namespace

// Skipped without the packages of a language, unless STOREYS_LANGUAGES says that all are there.
class LanguageLexicon : public ::testing::TestWithParam<Counts>
{
protected:
    void SetUp() override
    {
        const char* const wanted = std::getenv("STOREYS_LANGUAGES");
        if (!fs::exists(path()) && (!wanted || std::string_view(wanted) != "all"))
            GTEST_SKIP() << "the packages for the words of " << GetParam().code << " are missing";
    }
    [[nodiscard]] static fs::path path()
    {
        return fs::path(STOREYS_DATA_DIR) / "lexicons" / (std::string(GetParam().code) + ".lexicon");
    }
    [[nodiscard]] static LexiconPtr lexicon(const std::string& name, const Alphabet& alphabet)
    {
        const auto opened = openLexicon(name, alphabet, path());
        return opened ? *opened : throw std::runtime_error("there is no " + path().string());
    }
};

TEST_P(LanguageLexicon, HasGoodWordsAndNoBadOnes)
{
    const std::string code = GetParam().code;
    std::ifstream file(STOREYS_TEST_DATA "/language-words.json");
    const auto words = nlohmann::json::parse(file).at(code);
    for (const Alphabet& alphabet : alphabetsOf(code)) {
        const LexiconPtr standard = lexicon("standard", alphabet);
        const auto isGood = [&](const std::string& word) {
            const auto letters = alphabet.fold(alphabet.spelled(word));
            return letters && standard->words.contains(*letters);
        };
        ASSERT_EQ(words.at("good").size(), 50u);
        ASSERT_EQ(words.at("bad").size(), 50u);
        for (const std::string word : words.at("good"))
            EXPECT_TRUE(isGood(word)) << word;
        for (const std::string word : words.at("bad"))
            EXPECT_FALSE(isGood(word)) << word;
    }
}

TEST_P(LanguageLexicon, HasAsManyWordsAsItsListsHadWhenTheyWereChosen)
{
    const Alphabet alphabet = alphabetOf(GetParam().code, "Q");
    const auto expectAbout = [&](const char* name, int count) {
        EXPECT_NEAR(wordCount(*lexicon(name, alphabet)), count, count * 0.02) << name;
    };
    expectAbout("standard", GetParam().standard);
    expectAbout("core", GetParam().core);
    expectAbout("common", GetParam().common);
    EXPECT_EQ(lexicon("standard", alphabet)->levels, (std::vector{20, 40, 60, 80}));
}

TEST_P(LanguageLexicon, HasAllOffensiveWords)
{
    const std::string code = GetParam().code;
    const Alphabet alphabet = alphabetOf(code, "Q");
    const LexiconPtr standard = lexicon("standard", alphabet);
    const auto offensive = readLines(assets / "words" / code / "offensive.txt");
    ASSERT_TRUE(offensive);
    EXPECT_GE(offensive->size(), 150u);
    EXPECT_LE(offensive->size(), 600u);
    EXPECT_EQ(std::set(offensive->begin(), offensive->end()).size(), offensive->size());
    for (const std::string& word : *offensive) {
        const auto letters = alphabet.fold(word);
        EXPECT_TRUE(letters && standard->words.contains(*letters)) << word;
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, LanguageLexicon,
                         ::testing::Values(Counts{"de", 590'718, 286'598, 15'000},
                                           Counts{"fr", 317'760, 293'695, 15'000},
                                           Counts{"es", 635'083, 86'979, 15'000}),
                         [](const auto& language) { return language.param.code; });

} // namespace storeys::test::language_words_test
