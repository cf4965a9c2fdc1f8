#include "base/random_source.h"
#include "moves/cross_sets.h"
#include "support/test_game.h"

#include <algorithm>
#include <bit>
#include <gtest/gtest.h>

namespace storeys::test::cross_sets_test {

namespace {

// By looking up the word with each letter in turn.
LetterMask lookedUp(const WordGraph& words, const Letters& before, const Letters& behind)
{
    LetterMask fit = 0;
    for (int letter = 0; letter < maxLetters; ++letter) {
        Letters word = before;
        word.push_back(static_cast<Letter>(letter));
        word.insert(word.end(), behind.begin(), behind.end());
        fit |= LetterMask{words.contains(word)} << letter;
    }
    return fit;
}

// A word, a part of one, or a word with a letter that may spoil it.
Letters anyRun(const std::vector<Letters>& words, RandomSource& random)
{
    Letters run = words[random.below(static_cast<std::uint32_t>(words.size()))];
    if (random.below(3) == 0)
        run.resize(1 + random.below(static_cast<std::uint32_t>(run.size())));
    if (random.below(3) == 0)
        run[random.below(static_cast<std::uint32_t>(run.size()))] = static_cast<Letter>(random.below(26));
    return run;
}

// In which all letters make words of all lengths up to so many.
WordGraph graphOfAll(int length)
{
    std::vector<WordGraph::Entry> table{0};
    for (int n = 1; n <= length; ++n) {
        const auto next = static_cast<WordGraph::Node>(n == length ? 0 : table.size() + 1 + maxLetters);
        table.push_back(~LetterMask{0});
        table.insert(table.end(), maxLetters, WordGraph::Edge(next, 1).bits());
    }
    return WordGraph(std::move(table), 1);
}

} // namespace

TEST(CrossSets, AllSquaresAlongARunHaveTheLettersThatMakeWords)
{
    const auto book = bookOf("stack10", {}, "standard"); // its words have 2 to 15 letters
    const WordGraph& words = book->lexicon->words;
    std::vector<Letters> all;
    words.forEachWord([&](const Letters& word, unsigned) { all.push_back(word); });
    RandomSource random(7);
    CrossSets checks;
    long fitting = 0, longRuns = 0;
    for (int n = 0; n < 3000; ++n) {
        if (n % 500 == 0)
            checks.forget();
        const Letters run = anyRun(all, random);
        const int size = static_cast<int>(run.size());
        const auto masks = checks.along(words, run);
        ASSERT_EQ(masks.size(), run.size() + 2);
        longRuns += run.size() > 11;
        for (int at = -1; at <= size; ++at) {
            const Letters before(run.begin(), run.begin() + std::max(at, 0));
            const Letters behind(run.begin() + std::min(at + 1, size), run.end());
            if (before.empty() && behind.empty())
                continue;
            const LetterMask expected = lookedUp(words, before, behind);
            EXPECT_EQ(masks[at + 1], expected);
            EXPECT_EQ(crossSet(words, before, behind), expected);
            fitting += std::popcount(expected);
        }
    }
    EXPECT_GT(fitting, 10'000);
    EXPECT_GT(longRuns, 100);
}

TEST(CrossSets, NoRunAndNoAlphabetIsTooLarge)
{
    const WordGraph words = graphOfAll(CrossSets::longestRun + 1);
    const LetterMask all = ~LetterMask{0};
    CrossSets checks;
    for (std::size_t size = 1; size <= CrossSets::longestRun; ++size) {
        const Letters run(size, Letter{maxLetters - 1});
        for (const LetterMask mask : checks.along(words, run))
            EXPECT_EQ(mask, all);
        for (std::size_t before = 0; before <= size; ++before)
            EXPECT_EQ(crossSet(words, std::span(run).first(before), std::span(run).subspan(before)), all);
    }
}

TEST(CrossSets, WhatIsForgottenIsMadeOfTheNextWords)
{
    const Letters run{0, 19}; // AT
    const auto few = bookOfWords("stack10", {"CAT", "ATE"});
    const auto others = bookOfWords("stack10", {"RAT", "ATE"});
    const auto mask = [](char letter) { return maskOf(static_cast<Letter>(letter - 'A')); };
    CrossSets checks;
    EXPECT_EQ(checks.along(few->lexicon->words, run)[0], mask('C'));
    EXPECT_EQ(checks.along(few->lexicon->words, run)[3], mask('E'));
    checks.forget();
    EXPECT_EQ(checks.along(others->lexicon->words, run)[0], mask('R'));
}

} // namespace storeys::test::cross_sets_test
