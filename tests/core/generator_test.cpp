// What the generator remembers and where it turns back must change no answer.

#include "support/random_game.h"
#include "support/test_game.h"

#include "moves/generator.h"
#include "record/board_text.h"
#include "record/tile_text.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace storeys::test {

namespace {

std::vector<FoundPlay> highest(std::vector<FoundPlay> plays)
{
    Points best;
    for (const FoundPlay& play : plays)
        best = std::max(best, play.score);
    std::erase_if(plays, [&](const FoundPlay& play) { return play.score < best; });
    return plays;
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
        ASSERT_EQ(found, highest(all)) << boardText(position.board, book->variant.tiles.alphabet) << " "
                                       << rackText(rack, book->variant.tiles.alphabet);
        ASSERT_EQ(generator.hasPlay(book, position.board, rack), !all.empty());
    }

    RuleBookPtr book =
        bookOf(GetParam().variant, GetParam().houseRules, *GetParam().lexicon ? GetParam().lexicon : testWords());
    Generator generator;
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

} // namespace storeys::test
