// Candidates simulated with the same samples: their ranking, twins, equal candidates, and who wins at the end.

#include "bots/analysis.h"
#include "bots/levels.h"
#include "game/game.h"
#include "rules/turn_rules.h"
#include "support/equal_turns.h"
#include "support/fitted_values.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

namespace storeys::test::simulation_test {

namespace {

// The first turn of a game with this rack.
SeatView firstTurn(const std::string& variant, const std::string& rack)
{
    const auto book = bookOf(variant, {}, "standard");
    Position position = Game({book, {"a", "b"}, 1}).position();
    position.seats[0].rack = positionOf(book, emptyBoard(book->variant), rack).seats[0].rack;
    return viewOf(position, 0);
}

} // namespace

// All that can be drawn is alike but for the tiles given away, so only these can make a difference.
TEST(Simulation, LetsExchangedTilesBeDrawnAgain)
{
    const auto book = bookOfWords("stack10", {"XX"});
    const Tile given = Tile::of('S' - 'A');
    Position position = positionOf(book, emptyBoard(book->variant), "SSSSSSS");
    position.seats.push_back(Seat{Rack::ofUnknown(7), Points(0)});
    SeatView view = viewOf(position, 0);
    view.bag = Bag::ofUnknown(23);
    view.unseen = {};
    view.unseen['X' - 'A'] = 30;
    LeaveTable values;
    values.single[given.kind()] = 10;
    const std::vector<Candidate> candidates{{std::nullopt, std::vector<Tile>(7, given), 0}, Candidate()};
    RandomSource random(1);
    const SimulationBudget budget{2, 1, 64, 100};
    for (const Judged& judged : simulate(view, values, candidates, budget, random, {}))
        EXPECT_EQ(judged.standardError > 0, !judged.candidate.isPass());
}

TEST(Simulation, TakesASingleSampleAsItIs)
{
    const SeatView view = viewOf(Game({bookOf("stack8"), {"a", "b"}, 3}).position(), 0);
    const LeaveTable values;
    const SimulationBudget budget{2, 2, 3, 2};
    RandomSource random(1), same(1);
    const auto judged = simulate(view, values, staticCandidates(view, values), budget, random, {});
    ASSERT_EQ(judged.size(), 2u);
    const StaticEvaluation judge(*view.book, values, view.unseen);
    Rollout rollout(view, judge);
    (void)same.next(); // for mixing exchanged tiles into the bag
    const SampledTiles sampled = sampleHidden(view, same);
    for (const Judged& one : judged) {
        rollout.reset(sampled);
        rollout.perform(one.candidate);
        rollout.playOn(budget.turns);
        EXPECT_EQ(one.rollouts, 1);
        EXPECT_NEAR(one.candidate.equity, rollout.standing(), 1e-9);
    }
}

// On an empty board each play across has a mirror image down, and the first of them may be given up.
TEST(Simulation, RanksNoPlayAboveTheFirstAndMirrorImagesAlike)
{
    for (const char* variant : {"cross15", "stack10"})
        for (const char* rack : {"NRIALSR", "AEINRST", "OUTWITH", "QUIZZED"}) {
            const SeatView view = firstTurn(variant, rack);
            const LeaveTable values = fittedValues(variant);
            for (const char* level : {"expert", "master"}) {
                RandomSource random(1);
                const auto judged = analyse(view, values, readBotSpec(level)->thinking, random, {});
                for (const Judged& one : judged) {
                    ASSERT_LE(one.candidate.equity, judged.front().candidate.equity) << variant << rack << level;
                    for (const Judged& other : judged) {
                        if (!one.candidate.play || !other.candidate.play)
                            continue;
                        FoundPlay image = *one.candidate.play;
                        image.first = {image.first.column, image.first.row};
                        image.direction = image.direction == Direction::Across ? Direction::Down : Direction::Across;
                        if (image == *other.candidate.play) {
                            EXPECT_EQ(one.candidate.equity, other.candidate.equity) << variant << rack << level;
                        }
                    }
                }
            }
        }
}

TEST(Simulation, ATwinHasTheResultsOfTheOther)
{
    const SeatView view = firstTurn("stack10", "AEINRST");
    const LeaveTable values = fittedValues("stack10");
    std::vector<Candidate> candidates = staticCandidates(view, values);
    FoundPlay image = *candidates.front().play;
    image.first = {image.first.column, image.first.row};
    image.direction = image.direction == Direction::Across ? Direction::Down : Direction::Across;
    candidates = {candidates.front(), {image, {}, 0}, Candidate()};
    Simulation simulation(view, values, candidates, 2, RandomSource(1));
    simulation.add(20, {});
    simulation.joinTwins();
    EXPECT_EQ(simulation.sampledCount(), 2);
    simulation.add(30, {});
    EXPECT_EQ(simulation.samples(1), 50);
    EXPECT_EQ(simulation.points(0), simulation.points(1));
    EXPECT_EQ(simulation.pointsLost(0, 1), Estimate());
    EXPECT_EQ(simulation.pointsLost(1, 2), simulation.pointsLost(0, 2));
    EXPECT_FALSE(simulation.isAside(1));
    simulation.setAside(0);
    EXPECT_TRUE(simulation.isAside(1));
}

// Looking again and again tells equal candidates apart in at most 5 % of the tries: two by themselves, and any of seven
// of which those beyond the third best are set aside.
TEST(Simulation, SeldomTellsEqualCandidatesApart)
{
    const auto [view, values] = equalTurns({"XX"}, {}, 0, 0);
    std::vector<Candidate> equal;
    for (const int count : {4, 6, 1, 2, 3, 5, 7}) {
        std::vector<Tile> tiles = view.own().rack.tiles();
        tiles.resize(count);
        equal.push_back({std::nullopt, tiles, 0});
    }
    const int tries = seedsOfEqualTurns();
    int told = 0, aside = 0;
    for (int seed = 1; seed <= tries; ++seed) {
        Simulation two(view, values, {equal[0], equal[1]}, 2, RandomSource(seed));
        Simulation seven(view, values, equal, 2, RandomSource(seed));
        bool isTold = false;
        for (int look = 0; look < 40; ++look) {
            two.add(20, {});
            isTold = isTold || two.isShownWorse(0, 1) || two.isShownWorse(1, 0);
            seven.add(20, {});
            seven.setAsideBeyond(3, 0.05);
        }
        ASSERT_GT(two.pointsLost(0, 1).error, 0);
        told += isTold;
        aside += seven.sampledCount() < 7;
    }
    std::cout << "told apart: " << told << ", set aside: " << aside << " of " << tries << '\n';
    EXPECT_LE(told, 0.05 * tries);
    EXPECT_LE(aside, 0.05 * tries);
}

// ---- who wins

TEST(WinShare, FollowsTheRuleForTies)
{
    const auto stackingBook = bookOf("stack10"), flatBook = bookOf("cross15");
    const Variant &stacks = stackingBook->variant, &flat = flatBook->variant;
    const auto ends = [](int total, int played) { return FinalPoints{Points(total), Points(played)}; };
    const std::vector<FinalPoints> apart{ends(90, 95), ends(88, 100)};
    const std::vector<FinalPoints> equal{ends(90, 95), ends(90, 100)};
    const std::vector<FinalPoints> same{ends(90, 95), ends(90, 95), ends(80, 200)};
    for (const Variant* variant : {&stacks, &flat}) {
        EXPECT_EQ(winShare(*variant, apart, 0), 1);
        EXPECT_EQ(winShare(*variant, apart, 1), 0);
        EXPECT_EQ(winShare(*variant, same, 0), 0.5);
        EXPECT_EQ(winShare(*variant, same, 2), 0);
    }
    EXPECT_EQ(winShare(stacks, equal, 0), 0.5);
    EXPECT_EQ(winShare(flat, equal, 0), 0);
    EXPECT_EQ(winShare(flat, equal, 1), 1);
}

// Going out makes the totals equal: W and D are left on the other rack, and their values count for both.
TEST(WinShare, TheEndOfAGameIsJudgedByIt)
{
    for (const auto& [variant, tied] : {std::pair("stack8", 0.5), {"cross15", 0.0}}) {
        const auto book = bookOf(variant, {}, "standard");
        Position position = positionOf(book, emptyBoard(book->variant), "OX");
        position.bag = {};
        Seat other;
        other.rack = Rack::ofUnknown(1);
        position.seats.push_back(other);
        SeatView view = viewOf(position, 0);
        view.unseen = {};
        view.unseen['D' - 'A'] = 1;
        const auto plays = allPlays(position);
        const FoundPlay out = *std::ranges::max_element(plays, {}, &FoundPlay::score);
        // The seats lie apart by just what the play and the tile left are worth.
        for (const int more : {-1, 0, 1}) {
            const Judged won = solvedEach(view, {{out, {}, 0}}, 1000, {}).front();
            view.seats[1].points = view.seats[0].points + Points(static_cast<int>(won.candidate.equity) - more);
            const double share = more > 0 ? 1 : more < 0 ? 0 : tied;
            EXPECT_EQ(winShare(view, won, 1000, {}), share) << variant << more;
            LeaveTable values;
            values.win = {10, 20, 3};
            Simulation simulation(view, values, {won.candidate}, 2, RandomSource(1));
            simulation.add(2, {});
            EXPECT_EQ(simulation.chance(0).value, share) << variant << more;
        }
    }
}

} // namespace storeys::test::simulation_test
