// What the generator remembers and where it turns back must change no answer.

#include "support/random_game.h"
#include "support/test_game.h"

#include "base/random_source.h"
#include "moves/generator.h"
#include "moves/worth_of_left.h"
#include "record/board_text.h"
#include "record/play_text.h"

#include <algorithm>
#include <bit>
#include <gtest/gtest.h>
#include <span>

namespace storeys::test::generator_test {

namespace {

// The plays for which worth(play) is highest.
template<class Worth>
std::vector<FoundPlay> highest(std::vector<FoundPlay> plays, Worth worth)
{
    if (plays.empty())
        return plays;
    const auto most = worth(*std::ranges::max_element(plays, {}, worth));
    std::erase_if(plays, [&](const FoundPlay& play) { return worth(play) < most; });
    return plays;
}

// Half points at random for every set, so that plays of different scores are often worth the same.
WorthOfLeft anyWorth(const Rack& rack, RandomSource& random)
{
    WorthOfLeft left(rack);
    const std::uint32_t most = 1 + random.below(100);
    for (std::uint32_t set = 0; set < 1u << rack.size(); ++set)
        left.ofSet(set) = (static_cast<Billionths>(random.below(most)) - 20) * (onePoint / 2);
    return left;
}

struct Case
{
    const char* name; // CamelCase
    const char* variant;
    std::vector<std::string> houseRules;
    const char* lexicon; // "": the tests' word list
};

void PrintTo(const Case& c, std::ostream* out)
{
    *out << c.name;
}

class Generating : public testing::TestWithParam<Case>
{
protected:
    void expectSame(const Position& position)
    {
        const Rack& rack = position.toMove().rack;
        const auto all = allPlays(*book, position.board, rack);
        generator.allPlays(book, position.board, rack, found);
        ASSERT_EQ(found, all) << boardText(position.board, book->variant.tiles.alphabet);
        generator.bestPlays(book, position.board, rack, found);
        ASSERT_EQ(found, highest(all, [](const FoundPlay& play) { return play.score; }))
            << boardText(position.board, book->variant.tiles.alphabet) << " "
            << rackText(rack, book->variant.tiles.alphabet);
        const WorthOfLeft left = anyWorth(rack, worths);
        const auto worth = [&](const FoundPlay& play) { return play.score.value * onePoint + left.after(play); };
        std::vector<FoundPlay> best;
        generator.bestPlays(book, position.board, rack, left, best);
        ASSERT_EQ(best, highest(all, worth)) << boardText(position.board, book->variant.tiles.alphabet) << " "
                                             << rackText(rack, book->variant.tiles.alphabet);
        ASSERT_EQ(generator.hasPlay(book, position.board, rack), !all.empty());
    }

    RuleBookPtr book =
        bookOf(GetParam().variant, GetParam().houseRules, *GetParam().lexicon ? GetParam().lexicon : testWords());
    Generator generator;
    RandomSource worths{1};
    std::vector<FoundPlay> found;
};

} // namespace

TEST_P(Generating, OneThatFollowsAGameFindsWhatAFreshOneFinds)
{
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const Game game = randomGame(book, 2, seed);
        for (std::size_t n = 0; n <= game.turns().size(); ++n)
            expectSame(game.positionBefore(n));
        // Back again, as when plays are taken back.
        for (std::size_t n = game.turns().size(); n-- > 0;)
            expectSame(game.positionBefore(n));
    }
}

TEST_P(Generating, OneThatIsShownAnyBoardFindsWhatAFreshOneFinds)
{
    for (std::uint64_t seed = 0; seed < 150; ++seed)
        expectSame(randomPosition(book, seed, seed % 2 == 1));
}

// Where the best plays are looked for in one place and moved to the others.
TEST_P(Generating, FirstPlaysLieWhereverTheyCan)
{
    RandomSource random(3);
    const std::vector<Tile> tiles = tilesOf(book->variant.tiles.counts);
    Position position = randomPosition(book, 1, false);
    position.board = book->variant.emptyBoard();
    for (int n = 0; n < 200; ++n) {
        Rack& rack = position.seats[position.turn].rack = Rack();
        for (int size = n % (book->variant.rackSize + 1); size > 0; --size)
            rack.add(tiles[random.below(static_cast<std::uint32_t>(tiles.size()))]);
        expectSame(position);
    }
}

// Where the bonus for all tiles can be had, and where it only looks like it.
TEST_P(Generating, PlaysOfAWholeRackAreFoundToo)
{
    std::vector<Letters> longWords;
    book->lexicon->words.forEachWord([&](const Letters& word, unsigned) {
        if (word.size() >= 7)
            longWords.push_back(word);
    });
    int whole = 0;
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        Position position = randomPosition(book, seed, false);
        RandomSource random(seed);
        Letters letters = longWords[random.below(static_cast<std::uint32_t>(longWords.size()))];
        random.shuffle(std::span(letters));
        Rack& rack = position.seats[position.turn].rack = Rack();
        for (int n = 0; n < 7; ++n)
            rack.add(Tile::of(letters[n]));
        expectSame(position);
        whole += !found.empty() && std::popcount(found.front().placed) == 7;
    }
    EXPECT_GT(whole, 0);
}

TEST_P(Generating, AfterForgettingItFindsTheSame)
{
    const Position position = randomPosition(book, 5, false);
    expectSame(position);
    generator.forget();
    expectSame(position);
}

INSTANTIATE_TEST_SUITE_P(Variants, Generating,
                         testing::Values(Case{"Stack10", "stack10", {}, ""}, Case{"Stack8", "stack8", {}, ""},
                                         Case{"Stack10Standard", "stack10", {}, "standard"},
                                         Case{"High", "stack8", {"stack-limit=9", "plural=off"}, ""},
                                         Case{"Cross15", "cross15", {}, ""}),
                         [](const auto& entry) { return std::string(entry.param.name); });

} // namespace storeys::test::generator_test
