#include "base/random_source.h"
#include "lexicon/lexicon_builder.h"
#include "lexicon/word_filters.h"
#include "support/test_game.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace storeys::test::word_graph_test {

namespace {

std::map<Letters, unsigned> wordsIn(const WordGraph& graph)
{
    std::map<Letters, unsigned> words;
    graph.forEachWord([&](const Letters& word, unsigned grade) { words.emplace(word, grade); });
    return words;
}

Letters letters(const std::string& text)
{
    Letters result;
    for (const char c : text)
        result.push_back(static_cast<Letter>(c - 'A'));
    return result;
}

// All words of the tests' list with grades 1 to 3 that depend on the word alone.
std::map<Letters, unsigned> gradedWords()
{
    std::map<Letters, unsigned> words;
    const auto list = readWordList(testWords(), {});
    for (const std::string& word : list->words)
        words.emplace(letters(word), 1 + (word.size() * 7 + word[0]) % 3);
    return words;
}

WordGraph graphOf(const std::map<Letters, unsigned>& words)
{
    WordGraphBuilder builder;
    for (const auto& [word, grade] : words)
        builder.add(word, grade);
    return *builder.build();
}

// How many different sets of endings the prefixes of the words have: the nodes of the smallest automaton. The one with
// no ending at all is node 0.
std::size_t differentEndings(const std::map<Letters, unsigned>& words)
{
    std::map<Letters, std::set<std::pair<Letters, unsigned>>> endings;
    for (const auto& [word, grade] : words)
        for (std::size_t cut = 0; cut <= word.size(); ++cut)
            if (cut < word.size())
                endings[Letters(word.begin(), word.begin() + cut)].insert(
                    {Letters(word.begin() + cut, word.end()), grade});
    std::set<std::set<std::pair<Letters, unsigned>>> different;
    for (const auto& [prefix, ends] : endings)
        different.insert(ends);
    return different.size() + 1;
}

} // namespace

TEST(WordGraph, HoldsExactlyTheWordsItWasBuiltFrom)
{
    const auto words = gradedWords();
    EXPECT_EQ(wordsIn(graphOf(words)), words);
}

TEST(WordGraph, IsMinimal)
{
    const auto words = gradedWords();
    EXPECT_EQ(graphOf(words).nodeCount() + 1, differentEndings(words));
}

TEST(WordGraph, LimitedToAGradeHoldsTheWordsUpToIt)
{
    auto words = gradedWords();
    const WordGraph graph = graphOf(words).limitedTo(2);
    std::erase_if(words, [](const auto& entry) { return entry.second > 2; });
    EXPECT_EQ(wordsIn(graph), words);
}

TEST(WordGraph, WithoutSomeWordsHoldsTheOthers)
{
    const auto words = gradedWords();
    const WordGraph graph = graphOf(words);
    RandomSource random(1);
    for (const int share : {1, 2, 5, 50, 400}) { // one word in `share` is removed; 1: all
        auto left = words;
        std::set<Letters> gone{letters("XQZ"), {}};
        std::erase_if(left, [&](const auto& entry) {
            const bool goes = random.below(share) == 0;
            if (goes)
                gone.insert(entry.first);
            return goes;
        });
        const WordGraph smaller = graph.without(gone);
        EXPECT_EQ(wordsIn(smaller), left) << share;
        EXPECT_TRUE(WordGraph::over(smaller.table(), smaller.root(), nullptr)) << share;
    }
    EXPECT_EQ(wordsIn(graph), words);
}

TEST(WordGraph, TellsWordsFromPrefixesAndOtherStrings)
{
    const WordGraph graph = graphOf({{letters("CAT"), 1}, {letters("CATS"), 4}});
    EXPECT_EQ(graph.grade(letters("CAT")), 1u);
    EXPECT_EQ(graph.grade(letters("CATS")), 4u);
    EXPECT_EQ(graph.grade(letters("CA")), 0u);
    EXPECT_EQ(graph.grade(letters("CATSX")), 0u);
    EXPECT_EQ(graph.grade(letters("")), 0u);
}

TEST(WordGraph, KeepsTheBestGradeOfAWordGivenTwice)
{
    WordGraphBuilder builder;
    builder.add(letters("CAT"), 5);
    builder.add(letters("CAT"), 2);
    builder.add(letters("CAT"), 9);
    EXPECT_EQ(builder.build()->grade(letters("CAT")), 2u);
}

TEST(WordGraph, IsNotMadeWhereItsTableWouldBeTooLarge)
{
    WordGraphBuilder builder;
    builder.add(letters("CAT"));
    builder.add(letters("DOG"));
    const std::size_t size = builder.build()->table().size();
    EXPECT_TRUE(builder.build(size));
    EXPECT_FALSE(builder.build(size - 1));
}

std::uint64_t sumOf(const Letters& letters)
{
    std::uint64_t sum = 0;
    for (const Letter letter : letters)
        sum += AnagramFilter::sumOf(letter);
    return sum;
}

TEST(AnagramFilter, HoldsTheLettersOfAllLongWordsAndFewOthers)
{
    const WordGraph graph = graphOf(gradedWords());
    std::set<Letters> held;
    for (const auto& [word, grade] : gradedWords()) {
        if (word.size() < AnagramFilter::minLength)
            continue;
        EXPECT_TRUE(graph.anagrams().mayHold(sumOf(word)));
        Letters sorted = word;
        std::ranges::sort(sorted);
        held.insert(sorted);
    }
    ASSERT_GT(held.size(), 100u);
    RandomSource random(1);
    int others = 0;
    for (int n = 0; n < 10'000; ++n) {
        Letters set(7 + random.below(4));
        for (Letter& letter : set)
            letter = static_cast<Letter>(random.below(26));
        std::ranges::sort(set);
        others += !held.contains(set) && graph.anagrams().mayHold(sumOf(set));
    }
    EXPECT_LT(others, 1'000);
    EXPECT_FALSE(WordGraph().anagrams().mayHold(sumOf(letters("NOWORDS"))));
}

TEST(WordGraph, WithoutWordsContainsNothing)
{
    EXPECT_FALSE(WordGraph().contains(letters("A")));
    EXPECT_FALSE(WordGraphBuilder().build()->contains(letters("")));
}

} // namespace storeys::test::word_graph_test
