#include "lexicon/compiled_lexicon.h"
#include "lexicon/lexicon.h"
#include "lexicon/lexicon_builder.h"
#include "messages/messages.h"
#include "support/scratch_folder.h"
#include "support/test_game.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

namespace storeys::test::lexicon_test {

namespace {

namespace fs = std::filesystem;

// A folder for the files of one test.
class LexiconFiles : public testing::Test
{
protected:
    std::string write(const std::string& name, const std::string& content) const
    {
        return m_folder.write(name, content);
    }
    [[nodiscard]] static std::string read(const std::string& path)
    {
        std::ifstream file(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    [[nodiscard]] static Result<LexiconPtr> open(const std::string& name)
    {
        return openLexicon(name, bookOf("stack10")->variant.tiles.alphabet, builtInLexicon());
    }
    // The error of a file must name it.
    static void expectError(const std::string& path, const std::string& part)
    {
        const auto lexicon = open(path);
        ASSERT_FALSE(lexicon) << path;
        EXPECT_NE(message(lexicon.error()).find(path), std::string::npos) << message(lexicon.error());
        EXPECT_NE(message(lexicon.error()).find(part), std::string::npos) << message(lexicon.error());
    }
    [[nodiscard]] std::string smallCompiled() const
    {
        const Alphabet alphabet = bookOf("stack10")->variant.tiles.alphabet;
        WordGraphBuilder builder;
        for (const char* word : {"CAT", "CATS", "QUIT", "DOG"})
            builder.add(*alphabet.fold(word), 1);
        const CompiledLexicon lexicon{{10}, {{"tiny", 10}}, {{alphabet.key(), *builder.build()}}};
        EXPECT_FALSE(lexicon.write(m_folder / "small.lexicon"));
        return m_folder / "small.lexicon";
    }

    ScratchFolder m_folder;
};

const std::string testLists = std::string(STOREYS_TEST_DATA) + "/word-lists/";

std::size_t wordCount(const Lexicon& lexicon)
{
    std::size_t count = 0;
    lexicon.words.forEachWord([&](const Letters&, unsigned) { ++count; });
    return count;
}

std::vector<Letters> wordsOf(const Lexicon& lexicon)
{
    std::vector<Letters> words;
    lexicon.words.forEachWord([&](const Letters& word, unsigned) { words.push_back(word); });
    return words;
}

} // namespace

TEST_F(LexiconFiles, BuiltInLexiconsHaveTheirSizeAndTwoLetterWords)
{
    // As the stacking games can make them: without QI and the other words with a q without u.
    const std::vector<std::tuple<std::string, double, std::size_t>> expected{
        {"standard", 248'000, 100}, {"core", 117'000, 90}, {"common", 65'000, 59}, {"kids", 16'500, 43}};
    for (const auto& [name, words, twoLetters] : expected) {
        const auto lexicon = open(name);
        ASSERT_TRUE(lexicon) << name;
        EXPECT_NEAR(static_cast<double>(wordCount(**lexicon)), words, words * 0.02) << name;
        const Alphabet alphabet = bookOf("stack10")->variant.tiles.alphabet;
        std::size_t two = 0;
        (*lexicon)->words.forEachWord(
            [&](const Letters& word, unsigned) { two += word.size() <= 2 && alphabet.spell(word).size() == 2; });
        EXPECT_EQ(two, twoLetters) << name;
    }
}

TEST_F(LexiconFiles, AnAlphabetWithoutAGraphGetsItsWordsFoldedAnew)
{
    // Without J and X, and with a tile for TH.
    std::vector<Alphabet::Face> faces;
    for (const char letter : std::string("ABCDEFGHIKLMNOPQRSTUVWYZ"))
        faces.push_back({std::string(1, letter), letter == 'Z' ? "TH" : std::string(1, letter)});
    const Alphabet alphabet(faces);
    const auto all = openLexicon("standard", alphabet, builtInLexicon());
    const auto common = openLexicon("common", alphabet, builtInLexicon());
    ASSERT_TRUE(all && common);
    const Alphabet letters = bookOf("cross15")->variant.tiles.alphabet;
    const auto original = openLexicon("standard", letters, builtInLexicon());
    std::size_t words = 0;
    (*original)->words.forEachWord([&](const Letters& word, unsigned grade) {
        const auto folded = alphabet.fold(letters.spell(word));
        if (!folded)
            return;
        ++words;
        EXPECT_EQ((*all)->words.grade(*folded), grade) << letters.spell(word);
        EXPECT_EQ((*common)->words.contains(*folded), grade <= gradeUpTo((*original)->levels, 50))
            << letters.spell(word);
    });
    EXPECT_EQ(wordCount(**all), words);
    EXPECT_GT(words, 200'000u);
}

TEST_F(LexiconFiles, RareWordsAreInTheLargeLexiconsOnly)
{
    const Alphabet alphabet = bookOf("stack10")->variant.tiles.alphabet;
    const auto has = [&](const char* lexicon, const char* word) {
        return (*open(lexicon))->words.contains(*alphabet.fold(word));
    };
    EXPECT_TRUE(has("kids", "HOUSE"));
    EXPECT_TRUE(has("standard", "AA"));
    EXPECT_FALSE(has("kids", "AA"));
    for (const char* word : {"ZEBRA", "DRAGON", "WIZARD", "JELLY", "QUIZ", "YAY", "STEGOSAURUS"})
        EXPECT_TRUE(has("kids", word)) << word;
    for (const char* word : {"COVET", "JOYED", "LIEN", "ABET", "BEER", "GUN"}) {
        EXPECT_FALSE(has("kids", word)) << word;
        EXPECT_TRUE(has("core", word)) << word;
    }
    EXPECT_FALSE(has("standard", "ETC"));
    EXPECT_FALSE(has("standard", "MILF"));
    EXPECT_FALSE(has("standard", "FELIDAE"));
}

TEST_F(LexiconFiles, ASecondSpellingIsCommonOnlyIfPeopleKnowIt)
{
    const Alphabet alphabet = bookOf("stack10")->variant.tiles.alphabet;
    const auto core = open("core");
    ASSERT_TRUE(core);
    for (const char* word :
         {"GAROTED", "SHAYKH", "ALINED", "SYNAGOGS", "TYROES", "ENTRUST", "GRAY", "PICKAXE", "OCTOPI"})
        EXPECT_TRUE((*core)->words.contains(*alphabet.fold(word))) << word;
    for (const char* word : {"GAROTED", "SHAYKH", "ALINED", "SYNAGOGS", "TYROES"})
        EXPECT_FALSE((*core)->isCommon(*alphabet.fold(word))) << word;
    for (const char* word : {"GARROTED", "GRAY", "GREY", "COLOUR", "PICKAXE", "OCTOPI", "YOGHURT", "DWARVES"})
        EXPECT_TRUE((*core)->isCommon(*alphabet.fold(word))) << word;
}

// What is common is asked in one place, whatever the game's lexicon is.
TEST_F(LexiconFiles, TheLexiconOfCommonWordsHasThoseThatAreCommonInAny)
{
    const auto common = open("common");
    const auto standard = open("standard");
    ASSERT_TRUE(common && standard);
    std::size_t count = 0;
    (*standard)->words.forEachWord([&](const Letters& word, unsigned) {
        EXPECT_EQ((*standard)->isCommon(word), (*common)->words.contains(word));
        count += (*standard)->isCommon(word);
    });
    EXPECT_EQ(count, wordCount(**common));
    const auto plain = open(write("list.txt", "cat\nzxcv\n")); // tells nothing of its words
    EXPECT_TRUE((*plain)->isCommon(*bookOf("stack10")->variant.tiles.alphabet.fold("ZXCV")));
}

TEST_F(LexiconFiles, PlainListIsReadWithoutRegardToCaseAndSkipsWhatIsNoWord)
{
    const auto lexicon = open(write("list.txt", "\xef\xbb\xbf"
                                                "Cat\r\ndog\n\nx\nit's\nna\xc3\xafve\nTWO WORDS\nquit"));
    ASSERT_TRUE(lexicon);
    EXPECT_EQ(wordCount(**lexicon), 3u); // CAT, DOG, QUIT
}

TEST_F(LexiconFiles, WhiteSpaceAndLineEndsOfAnySystemLoseNoWord)
{
    for (const char* name : {"trailing-space.txt", "trailing-tab.txt", "leading-space.txt", "cr-only.txt"}) {
        const auto lexicon = open(testLists + name);
        ASSERT_TRUE(lexicon) << name;
        EXPECT_EQ(wordCount(**lexicon), 5u) << name;
        EXPECT_FALSE(unusedLines(name, (*lexicon)->lines)) << name;
    }
}

TEST_F(LexiconFiles, AListSaysHowManyOfItsLinesAreUsed)
{
    const std::string few = testLists + "definitions-one-bare.txt";
    const auto lexicon = open(few);
    ASSERT_TRUE(lexicon);
    const auto unused = unusedLines(few, (*lexicon)->lines);
    ASSERT_TRUE(unused);
    EXPECT_TRUE(message(*unused).starts_with(few + ": used only 1 of 6 lines")) << message(*unused);
    // Empty lines are meant; words that this game's tiles can't make are used by other games.
    const auto all = open(write("all.txt", "\r\ncat\r\n \t\r\n\r\nqi\r\n"));
    ASSERT_TRUE(all);
    EXPECT_FALSE(unusedLines("all.txt", (*all)->lines));
}

TEST_F(LexiconFiles, AListInUtf16IsRefusedByThatName)
{
    expectError(testLists + "utf16le.txt", "UTF-16");
    expectError(write("big.txt", std::string("\xfe\xff\0c\0a\0t", 8)), "UTF-16");
    expectError(write("unmarked.txt", std::string("c\0a\0t\0", 6)), "UTF-16");
}

TEST_F(LexiconFiles, UnusableListsAreErrorsThatNameTheFile)
{
    expectError((m_folder / "missing.txt").string(), "No such file");
    expectError(m_folder.path().string(), "not a regular file");
    expectError(write("empty.txt", ""), "no word");
    expectError(write("numbers.txt", "1\n2\n"), "no word");
    expectError(write("binary.txt", std::string("cat\n\0dog\n", 9)), "binary");
    expectError(write("unmade.txt", "QI\nQAT\n"), "no words that the tiles");
}

TEST_F(LexiconFiles, AListOfTooManyWordsIsRefusedWhileItIsRead)
{
    const fs::path list = write("many.txt", "cat\ndog\ncow\n");
    EXPECT_TRUE(readWordList(list, {}, 3));
    const std::string expected = list.string() + ": there are too many words for a compiled lexicon";
    EXPECT_EQ(message(readWordList(list, {}, 2).error()), expected);
    fs::resize_file(list, 3 * 64 + 1); // too many bytes for three words
    EXPECT_EQ(message(readWordList(list, {}, 3).error()), expected);
}

TEST_F(LexiconFiles, AnUnknownNameListsTheKnownOnes)
{
    const auto lexicon = open("klingon");
    ASSERT_FALSE(lexicon);
    EXPECT_NE(message(lexicon.error()).find("standard, core, common, kids"), std::string::npos);
}

TEST_F(LexiconFiles, CompiledLexiconKeepsItsWords)
{
    const auto lexicon = open(smallCompiled());
    ASSERT_TRUE(lexicon);
    EXPECT_EQ(wordCount(**lexicon), 4u);
}

TEST_F(LexiconFiles, ACompiledWordListHasTheSameWordsForEveryGame)
{
    const std::string list = write("list.txt", "cat\nquit\nqi\nqat\nit's\n");
    const std::vector<Alphabet> alphabets{bookOf("stack10")->variant.tiles.alphabet,
                                          bookOf("cross15")->variant.tiles.alphabet};
    const auto compiled = compileWordList(*readWordList(list, alphabets), alphabets);
    ASSERT_TRUE(compiled);
    const std::string path = m_folder / "list.lexicon";
    ASSERT_FALSE(compiled->write(path));
    for (const Alphabet& alphabet : alphabets) {
        const auto plain = openLexicon(list, alphabet, builtInLexicon());
        const auto mapped = openLexicon(path, alphabet, builtInLexicon());
        ASSERT_TRUE(plain && mapped);
        EXPECT_EQ(wordsOf(**mapped), wordsOf(**plain));
        EXPECT_EQ(read("/proc/self/maps").find(path) != std::string::npos, true) << "not mapped";
    }
    EXPECT_EQ(wordsOf(**openLexicon(path, alphabets[0], builtInLexicon())).size(), 2u); // CAT, QUIT
    EXPECT_EQ(wordsOf(**openLexicon(path, alphabets[1], builtInLexicon())).size(), 4u);
}

TEST_F(LexiconFiles, OneGameAloneMayHaveNoWordsInACompiledList)
{
    const Alphabet stacking = bookOf("stack10")->variant.tiles.alphabet;
    const Alphabet flat = bookOf("cross15")->variant.tiles.alphabet;
    const std::string list = write("list.txt", "qi\n");
    const auto compiled = compileWordList(*readWordList(list, {}), {stacking, flat});
    ASSERT_TRUE(compiled);
    EXPECT_FALSE(compiled->graphFor(stacking));
    ASSERT_FALSE(compiled->write(m_folder / "qi.lexicon"));
    expectError(m_folder / "qi.lexicon", "no words for the tiles in this game");
    const auto none = compileWordList(*readWordList(list, {}), {stacking});
    ASSERT_FALSE(none);
    EXPECT_NE(message(none.error()).find(list), std::string::npos);
}

TEST_F(LexiconFiles, LettersOfOtherAlphabetsAreReadIfATileHasThem)
{
    const Alphabet german({{"[CH]", "CH"}, {"I", "I"}, {"Ä", "Ä"}, {"Ö", "Ö"}, {"ẞ", "ẞ"}});
    const Alphabet russian({{"А", "А"}, {"Д", "Д"}, {"Я", "Я"}});
    const std::string list = write("list.txt", "ich\nÖchi\näß\nяд\nДа\nbär\nICÉ\n");
    const auto words = openLexicon(list, german, builtInLexicon());
    ASSERT_TRUE(words);
    EXPECT_EQ((*words)->lines.used, 4u) << "ICÉ and the Russian words have letters that are on no tile";
    EXPECT_EQ(wordCount(**words), 3u);
    for (const char* word : {"ICH", "ÖCHI", "Äẞ"})
        EXPECT_TRUE((*words)->words.contains(german.fold(word).value())) << word;

    const auto compiled = compileWordList(*readWordList(list, {german, russian}), {german, russian});
    ASSERT_TRUE(compiled);
    const std::string path = m_folder / "list.lexicon";
    ASSERT_FALSE(compiled->write(path));
    const auto again = openLexicon(path, russian, builtInLexicon());
    ASSERT_TRUE(again);
    EXPECT_TRUE((*again)->words.contains(russian.fold("ЯД").value()));
    const Alphabet folded(
        std::vector<Alphabet::Face>{{"Д", "Д"}, {"Ж", "ДА"}}); // has no graph: folded from the single letters
    EXPECT_TRUE((*openLexicon(path, folded, builtInLexicon()))->words.contains(Letters{1}));
}

TEST_F(LexiconFiles, AreFoldedFromAnAlphabetWhereEachLetterHasATileOfItsOwn)
{
    const Alphabet all({{"C", "C"}, {"[CH]", "CH"}, {"H", "H"}, {"I", "I"}});
    const Alphabet some(std::vector<Alphabet::Face>{{"[CH]", "CH"}, {"I", "I"}}); // spells no word with a C alone
    const Alphabet single({{"C", "C"}, {"H", "H"}, {"I", "I"}});
    const std::string path = m_folder / "digraphs.lexicon";
    for (const auto& alphabets : {std::vector{some, all}, std::vector{some}}) {
        ASSERT_FALSE(compileLexicon({{"CHIC", 1}, {"ICH", 1}}, {}, alphabets)->write(path));
        const auto words = openLexicon(path, single, builtInLexicon());
        ASSERT_EQ(static_cast<bool>(words), alphabets.size() == 2);
        if (words) {
            EXPECT_EQ(wordsOf(**words), (std::vector{*single.fold("CHIC"), *single.fold("ICH")}));
        }
    }
}

TEST_F(LexiconFiles, WordsLongerThanAnyBoardAreLeftOut)
{
    const std::string longest(21, 'a');
    const std::string list =
        write("long.txt", std::string(2'000'000, 'a') + '\n' + longest + "a\n" + longest + "\ncat\n");
    const auto lexicon = open(list);
    ASSERT_TRUE(lexicon);
    EXPECT_EQ(wordCount(**lexicon), 2u);
    const auto compiled = compileWordList(*readWordList(list, {}), {bookOf("stack10")->variant.tiles.alphabet});
    ASSERT_TRUE(compiled);
    ASSERT_FALSE(compiled->write(m_folder / "long.lexicon"));
    EXPECT_EQ(wordsOf(**open(m_folder / "long.lexicon")), wordsOf(**lexicon));
    expectError(write("only.txt", longest + "a\n"), "no words that the tiles");
}

TEST_F(LexiconFiles, WhatCanNotBeWrittenLeavesNothingBehind)
{
    fs::create_directories(m_folder / "taken" / "inside");
    EXPECT_TRUE(CompiledLexicon().write(m_folder / "taken"));
    EXPECT_TRUE(CompiledLexicon().write(m_folder / "nowhere" / "x.lexicon"));
    EXPECT_EQ(std::distance(fs::directory_iterator(m_folder.path()), {}), 1);
}

TEST_F(LexiconFiles, MoreThanTheHeaderHoldsIsAnError)
{
    const std::string path = m_folder / "large.lexicon";
    const auto expectNone = [&](const CompiledLexicon& lexicon, const std::string& reason) {
        EXPECT_EQ(message(*lexicon.write(path)), "cannot write " + path + ": there are more than " + reason);
        EXPECT_FALSE(fs::exists(path));
    };
    using Graphs = std::vector<CompiledLexicon::Graph>;
    expectNone({{}, {}, Graphs(5)}, "4 alphabets");
    expectNone({{}, {}, {{std::string(128, 'A'), {}}}}, "127 characters in an alphabet");
    expectNone({std::vector<int>(16), {}, {}}, "15 levels");
    expectNone({{}, std::vector<CompiledLexicon::NamedLevel>(9), {}}, "8 names");
    expectNone({{}, {{std::string(24, 'a'), 1}}, {}}, "23 characters in the name of a level");
    const CompiledLexicon full{std::vector<int>(15), {{std::string(23, 'a'), 1}}, {{std::string(127, 'A'), {}}}};
    EXPECT_FALSE(full.write(path));
    EXPECT_EQ(CompiledLexicon::open(path)->graphs[0].alphabet, std::string(127, 'A'));
}

TEST_F(LexiconFiles, ALetterThatTheAlphabetHasNotIsDamage)
{
    const auto lexiconWith = [&](Letter letter) {
        WordGraphBuilder builder;
        builder.add({letter, letter});
        const CompiledLexicon lexicon{{}, {}, {{bookOf("cross15")->variant.tiles.alphabet.key(), *builder.build()}}};
        EXPECT_FALSE(lexicon.write(m_folder / "letter.lexicon"));
        return CompiledLexicon::open(m_folder / "letter.lexicon");
    };
    EXPECT_TRUE(lexiconWith(25));
    EXPECT_FALSE(lexiconWith(26));
    EXPECT_FALSE(lexiconWith(31));
}

TEST_F(LexiconFiles, ALetterWithoutASpellingIsDamage)
{
    WordGraphBuilder builder;
    builder.add({1, 1});
    const auto isAccepted = [&](const std::string& key) {
        EXPECT_FALSE((CompiledLexicon{{}, {}, {{key, *builder.build()}}}.write(m_folder / "spelling.lexicon")));
        return static_cast<bool>(CompiledLexicon::open(m_folder / "spelling.lexicon"));
    };
    EXPECT_TRUE(isAccepted("A B"));
    for (const std::string key : {"A ", "A  B", " B"})
        EXPECT_FALSE(isAccepted(key)) << key;
}

TEST_F(LexiconFiles, EveryDamagedByteOfACompiledLexiconIsNoticed)
{
    const std::string good = read(smallCompiled());
    for (std::size_t i = 0; i < good.size(); ++i) {
        std::string bad = good;
        bad[i] = static_cast<char>(bad[i] ^ 0x20);
        const std::string path = write("bad.lexicon", bad);
        EXPECT_FALSE(CompiledLexicon::open(path)) << "byte " << i;
    }
}

TEST_F(LexiconFiles, CutOffCompiledLexiconIsAnError)
{
    const std::string good = read(smallCompiled());
    for (const std::size_t size : {good.size() - 1, good.size() / 2, std::size_t{100}, std::size_t{8}})
        expectError(write("cut.lexicon", good.substr(0, size)), "damaged");
}

TEST_F(LexiconFiles, ANewerVersionIsNamed)
{
    std::string newer = read(smallCompiled());
    newer[8] = 4;
    expectError(write("newer.lexicon", newer), "version 4");
}

TEST_F(LexiconFiles, TablesThatWouldLoopAreRefused)
{
    using Edge = WordGraph::Edge;
    const auto accepts = [](std::vector<WordGraph::Entry> table, WordGraph::Node root = 1) {
        return WordGraph::over(table, root, nullptr).has_value();
    };
    EXPECT_TRUE(accepts({0, 1, Edge(0, 1).bits()}));
    EXPECT_FALSE(accepts({0, 1, Edge(1, 1).bits()})) << "an edge back to its own node";
    EXPECT_FALSE(accepts({0, 1, Edge(9, 1).bits()})) << "an edge out of the table";
    EXPECT_FALSE(accepts({0, 1, Edge(2, 1).bits()})) << "an edge into the middle of a node";
    EXPECT_FALSE(accepts({0, 1, Edge(0, 16).bits()})) << "a grade that there is not";
    EXPECT_FALSE(accepts({0, 3, Edge(0, 1).bits()})) << "a node that runs over the end";
    EXPECT_FALSE(accepts({0, 1, Edge(0, 1).bits()}, 2)) << "a root that is no node";
    EXPECT_FALSE(accepts({0, 1, Edge(0, 0).bits()})) << "a way that leads to no word";
}

// Chains of nodes, each with two letters that lead to the next: twice as many words with each.
TEST_F(LexiconFiles, TablesWithWordsWithoutEndAreRefused)
{
    using Edge = WordGraph::Edge;
    const auto accepts = [](int nodes, LetterMask letters) {
        std::vector<WordGraph::Entry> table{0};
        for (int n = 1; n <= nodes; ++n) {
            table.push_back(letters);
            const auto next = n < nodes ? static_cast<WordGraph::Node>(table.size() + std::popcount(letters)) : 0;
            table.insert(table.end(), std::popcount(letters), Edge(next, n == nodes).bits());
        }
        return WordGraph::over(table, 1, nullptr).has_value();
    };
    EXPECT_TRUE(accepts(21, 1));
    EXPECT_FALSE(accepts(22, 1)) << "a word of 22 letters";
    EXPECT_FALSE(accepts(1'000'000, 1)) << "one of a million";
    EXPECT_TRUE(accepts(21, 3)) << "two million words";
    EXPECT_FALSE(accepts(14, 7)) << "more than four million";
    EXPECT_FALSE(accepts(21, ~LetterMask{0})) << "more than any number";
}

} // namespace storeys::test::lexicon_test
