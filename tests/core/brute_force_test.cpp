// The move generator against two slow and obvious ones.

#include "support/brute_force.h"
#include "support/test_game.h"

#include "moves/generator.h"
#include "record/board_text.h"
#include "record/play_text.h"
#include "rules/scoring.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace storeys::test::brute_force_test {

namespace {

std::vector<BrutePlay> generated(const Position& position)
{
    std::vector<BrutePlay> plays;
    for (const FoundPlay& found : allPlays(position))
        plays.push_back(
            {playText(position.board, found.toPlay(), position.variant().tiles.alphabet), found.score.value});
    std::ranges::sort(plays);
    return plays;
}

std::string described(const Position& position)
{
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    return position.variant().id + " " + boardText(position.board, alphabet) + " "
           + rackText(position.toMove().rack, alphabet);
}

struct Case
{
    const char* name; // CamelCase
    const char* variant;
    std::vector<std::string> houseRules;
};

void PrintTo(const Case& c, std::ostream* out)
{
    *out << c.name;
}

class BruteForce : public testing::TestWithParam<Case>
{
protected:
    RuleBookPtr book = bookOf(GetParam().variant, GetParam().houseRules);
};

} // namespace

TEST_P(BruteForce, GeneratorFindsTheSamePlaysAsLayingEveryWordEverywhere)
{
    std::size_t plays = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Position position = randomPosition(book, seed, seed % 3 == 2);
        const auto expected = bruteForcePlays(position);
        ASSERT_EQ(generated(position), expected) << described(position);
        plays += expected.size();
    }
    EXPECT_GT(plays, 2000u); // else the positions would test nothing
}

TEST_P(BruteForce, GeneratorFindsTheSamePlaysAsTryingEveryPlacement)
{
    for (std::uint64_t seed = 1000; seed < 1300; ++seed) {
        Position position = randomPosition(book, seed, seed % 2 == 1);
        while (position.seats[0].rack.size() > 3)
            position.seats[0].rack.remove(position.seats[0].rack.tiles().front());
        ASSERT_EQ(generated(position), exhaustivePlays(position)) << described(position);
    }
}

TEST(BruteForceFlat, GeneratorFindsTheSamePlaysWithFullRacksAndUpToTwoBlanks)
{
    const auto book = bookOf("cross15");
    std::size_t plays = 0;
    for (std::uint64_t seed = 0; seed < 45; ++seed) {
        const Position position = withBlanks(randomPosition(book, seed, false), static_cast<int>(seed % 3));
        const auto expected = bruteForcePlays(position);
        ASSERT_EQ(generated(position), expected) << described(position);
        plays += expected.size();
    }
    EXPECT_GT(plays, 20'000u);
}

INSTANTIATE_TEST_SUITE_P(Variants, BruteForce,
                         testing::Values(Case{"Stack10", "stack10", {}}, Case{"Stack8", "stack8", {}},
                                         Case{"LowWithPlurals", "stack10", {"plural=off", "stack-limit=2"}},
                                         Case{"High", "stack8", {"stack-limit=9"}}),
                         [](const auto& entry) { return std::string(entry.param.name); });

TEST(OtherLanguages, PlaysAreFoundAsBruteForceFindsThem)
{
    ASSERT_GE(otherLanguages().size(), 3u);
    for (const std::string& language : otherLanguages())
        for (const char* variant : {"stack10", "cross15"}) {
            const RuleBookPtr book = bookInLanguage(language, variant);
            std::size_t plays = 0;
            for (std::uint64_t seed = 1; seed <= 20; ++seed) {
                Position position = randomPosition(book, seed, false);
                if (book->variant.tiles.hasBlanks())
                    position = withBlanks(std::move(position), static_cast<int>(seed % 2));
                const auto found = bruteForcePlays(position);
                ASSERT_EQ(generated(position), found) << language << " " << described(position);
                plays += found.size();
            }
            EXPECT_GT(plays, 100u) << language << " " << variant;
        }
}

TEST(BlanksAndBlockers, AreFoundAsBruteForceFindsThem)
{
    const RuleBookPtr book = bookOf("blanks-blockers");
    RandomSource random(5);
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        Position position = withBlanks(randomPosition(book, seed, false), static_cast<int>(seed % 2));
        Rack& rack = position.seats[0].rack;
        while (rack.size() > 5)
            rack.remove(rack.tiles().back().isBlank() ? rack.tiles().front() : rack.tiles().back());
        position.seats[0].reserve = {static_cast<int>(seed % 3), 0};
        position.seats.push_back(Seat());
        position.seats[1].playerClass = seed % 4 == 0 ? PlayerClass::Pro : PlayerClass::Rookie;
        for (int n = 0; n < 60 && position.board.blockerCount() < 8; ++n) {
            const Square square = position.board.squareAt(static_cast<int>(random.below(225)));
            if (!position.board.isOccupied(square))
                position.board.setBlocker(square, true);
        }
        const auto found = generated(position);
        ASSERT_EQ(found, bruteForcePlays(position)) << described(position);
        std::vector<FoundPlay> best;
        Generator().bestPlays(book, position.board, moverOf(position, 0), best);
        const int most = found.empty() ? 0 : std::ranges::max(found, {}, &BrutePlay::score).score;
        ASSERT_EQ(static_cast<std::ptrdiff_t>(best.size()), std::ranges::count(found, most, &BrutePlay::score));
    }
}

TEST(Surprise, BestPlaysJoinStarsAsBruteForceSays)
{
    const RuleBookPtr book = bookOf("surprise");
    std::size_t joined = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Position position = randomPosition(book, seed, false);
        position.seats[0].reserve = {static_cast<int>(seed % 2), 0};
        const auto found = generated(position);
        ASSERT_EQ(found, bruteForcePlays(position)) << described(position);
        std::vector<FoundPlay> best;
        Generator().bestPlays(book, position.board, moverOf(position, 0), best);
        const int most = found.empty() ? 0 : std::ranges::max(found, {}, &BrutePlay::score).score;
        ASSERT_EQ(static_cast<std::ptrdiff_t>(best.size()), std::ranges::count(found, most, &BrutePlay::score));
        for (const FoundPlay& play : best)
            joined += scoreOf(position, play.toPlay()).starBonus != Points(0);
    }
    EXPECT_GT(joined, 0u);
}

} // namespace storeys::test::brute_force_test
