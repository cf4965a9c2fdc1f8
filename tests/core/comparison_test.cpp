// Candidates compared by samples, the replies counted on the way, and the chances that leads are worth.

#include "bots/analysis.h"
#include "bots/static_evaluation.h"
#include "game/game.h"
#include "support/fitted_values.h"
#include "support/test_game.h"
#include "teaching/comparison.h"

#include <gtest/gtest.h>
#include <malloc.h>

namespace storeys::test::comparison_test {

namespace {

// A position of two or more players in the middle of a game, seen by the player to move.
SeatView someView(const RuleBookPtr& book, std::uint64_t seed, int players = 2)
{
    RandomSource random(seed);
    Game game({book, std::vector<std::string>(static_cast<std::size_t>(players), "a"), seed});
    for (auto turns = random.below(20); turns > 0 && !game.isOver(); --turns) {
        const auto plays = allPlays(game.position());
        if (plays.empty())
            EXPECT_FALSE(game.take(Pass{}));
        else
            EXPECT_FALSE(game.take(plays[random.below(static_cast<std::uint32_t>(plays.size()))].toPlay()));
    }
    return viewOf(game.position(), game.position().turn);
}

std::vector<Candidate> firstFew(const SeatView& view, std::size_t count)
{
    std::vector<Candidate> candidates = staticCandidates(view, LeaveTable());
    candidates.resize(std::min(candidates.size(), count));
    return candidates;
}

} // namespace

// ---- comparison

TEST(Comparison, TermsAddUpToTheLossInAnyPosition)
{
    const LeaveTable values = fittedValues("stack10");
    std::uint64_t seed = 0;
    for (const char* variant : {"stack10", "stack8", "cross15"}) {
        const auto book = bookOf(variant);
        for (int i = 0; i < 334; ++i) {
            const SeatView view = someView(book, ++seed, 1 + i % 3);
            Comparison comparison(view, values, firstFew(view, 2), RandomSource(seed));
            comparison.add(4, {});
            const std::size_t last = comparison.size() - 1;
            double sum = 0;
            for (std::size_t term = 0; term < termCount; ++term)
                sum += comparison.term(static_cast<Term>(term), 0, last).value;
            ASSERT_NEAR(sum, comparison.pointsLost(0, last).value, 1e-9) << variant << seed;
            ASSERT_NEAR(comparison.points(0).value - comparison.points(last).value, sum, 1e-9) << variant << seed;
        }
    }
}

TEST(Comparison, PointsAreTheMeanStandingsOfRollouts)
{
    const LeaveTable values = fittedValues("stack10");
    const SeatView view = someView(bookOf("stack10"), 5);
    const auto candidates = firstFew(view, 2);
    Comparison comparison(view, values, candidates, RandomSource(3));
    comparison.add(20, {});
    const StaticEvaluation judge(*view.book, values, view.unseen);
    Rollout rollout(view, judge);
    RandomSource random(3);
    (void)random.next(); // for mixing exchanged tiles into the bag
    std::vector<Moments> standings(2);
    for (int i = 0; i < 20; ++i) {
        const SampledTiles sampled = sampleHidden(view, random);
        for (std::size_t n = 0; n < 2; ++n) {
            rollout.reset(sampled);
            rollout.perform(candidates[n]);
            rollout.playOn(2);
            standings[n].add(rollout.standing());
        }
    }
    for (std::size_t n = 0; n < 2; ++n) {
        EXPECT_NEAR(comparison.points(n).value, standings[n].mean().value, 1e-9);
        EXPECT_NEAR(comparison.points(n).error, standings[n].mean().error, 1e-9);
    }
}

TEST(Comparison, TheSameSeedGivesTheSameSums)
{
    const LeaveTable values = fittedValues("stack8");
    const SeatView view = someView(bookOf("stack8"), 8);
    Comparison one(view, values, firstFew(view, 3), RandomSource(1));
    Comparison inParts(view, values, firstFew(view, 3), RandomSource(1));
    Comparison other(view, values, firstFew(view, 3), RandomSource(2));
    one.add(30, {});
    other.add(30, {});
    for (const int part : {1, 9, 20})
        inParts.add(part, {});
    EXPECT_EQ(one.points(1), inParts.points(1));
    EXPECT_EQ(one.chanceLost(0, 2), inParts.chanceLost(0, 2));
    EXPECT_NE(one.points(1), other.points(1));
}

TEST(Comparison, LossesAreOppositeAndWithoutTheSamplesThatOneMissed)
{
    const SeatView view = someView(bookOf("stack8"), 8);
    Comparison comparison(view, fittedValues("stack8"), firstFew(view, 3), RandomSource(1));
    comparison.add(20, {});
    const Estimate before = comparison.pointsLost(0, 1), others = comparison.pointsLost(0, 2);
    EXPECT_EQ(before, -comparison.pointsLost(1, 0));
    comparison.setAside(1);
    comparison.add(20, {});
    EXPECT_EQ(comparison.pointsLost(0, 1), before);
    EXPECT_NE(comparison.pointsLost(0, 2), others);
    for (const Half half : {Half::Look, Half::Tell}) {
        EXPECT_EQ(comparison.replies(1, half).samples(), 10);
        EXPECT_EQ(comparison.replies(0, half).samples(), 20);
    }
}

TEST(Comparison, AGameThatEndsCountsAsItEnds)
{
    const auto book = bookOf("stack8");
    Position position = positionOf(book, "8/8/8/3MOOD1/8/8/8/8", "W");
    Seat other;
    other.rack = Rack::ofUnknown(1);
    other.points = Points(3);
    position.seats.push_back(other);
    SeatView view = viewOf(position, 0);
    view.unseen = {};
    view.unseen[book->variant.tiles.alphabet.fold("K")->front()] = 1;
    const FoundPlay out = allPlays(position).front();
    Comparison comparison(view, fittedValues("stack8"), {{out, {}, 0}, Candidate()}, RandomSource(1));
    comparison.add(2, {});
    EXPECT_EQ(comparison.chance(0), (Estimate{out.score.value + 5 > 3 ? 1.0 : 0.0, 0}));
    EXPECT_EQ(comparison.points(0).value, out.score.value + 5); // the tile left on the other rack
    EXPECT_EQ(comparison.replies(0, Half::Look).samples(), 0);
}

// Nothing can be played, so the next turn draws one tile of the others or the one that was given back.
TEST(Comparison, ExchangedTilesMayBeDrawnAgain)
{
    const Tile e = Tile::of(4), q = Tile::of(16);
    LeaveTable values;
    values.single[q.kind()] = -100;
    SeatView view = viewOf(Game({bookOf("cross15"), {"a"}, 1}).position(), 0);
    view.seats[0].rack = Rack({q, e, e, e, e, e, e});
    view.bag = Bag::ofUnknown(20);
    view.unseen.fill(0);
    view.unseen[e.kind()] = 20;
    Comparison comparison(view, values, {Candidate{std::nullopt, {q}, 0}}, RandomSource(1));
    comparison.add(400, {});
    EXPECT_NEAR(comparison.points(0).value, -100.0 / 21, 3);
}

TEST(Comparison, KnowsNoChancesWhereNoneAreKnown)
{
    const auto book = bookOf("stack8");
    EXPECT_TRUE(Comparison(someView(book, 1), fittedValues("stack8"), {}, RandomSource(1)).hasChances());
    EXPECT_FALSE(Comparison(someView(book, 1), LeaveTable(), {}, RandomSource(1)).hasChances());
    EXPECT_FALSE(Comparison(someView(book, 1, 3), fittedValues("stack8"), {}, RandomSource(1)).hasChances());
}

TEST(Comparison, StopsAtOnceAndCountsNoPartOfASample)
{
    const SeatView view = someView(bookOf("stack8"), 8);
    Comparison comparison(view, fittedValues("stack8"), firstFew(view, 3), RandomSource(1));
    std::stop_source stop;
    stop.request_stop();
    comparison.add(1'000'000'000, stop.get_token());
    EXPECT_EQ(comparison.points(0), Estimate());
}

TEST(Comparison, TakesTheSameMemoryForAnyNumberOfSamples)
{
    const SeatView view = someView(bookOf("stack8"), 8);
    Comparison comparison(view, fittedValues("stack8"), firstFew(view, 2), RandomSource(1));
    comparison.add(10'000, {});
    const std::size_t before = mallinfo2().uordblks;
    comparison.add(30'000, {});
    // One number a sample would be 240,000 bytes; the generator may still meet new words.
    EXPECT_LT(mallinfo2().uordblks, before + 50'000);
}

// ---- chances

TEST(WinTable, KnowsThatALeadWinsMoreOftenNearTheEnd)
{
    const WinTable table{10, 20, 3};
    EXPECT_DOUBLE_EQ(table.chance(-10, 30), 0.5);
    EXPECT_GT(table.chance(20, 0), table.chance(20, 40));
    EXPECT_NEAR(table.chance(10, 0), 0.8413, 1e-4); // one standard deviation
    EXPECT_NEAR(table.chance(-30, 0), 1 - table.chance(10, 0), 1e-12);
}

// In games that the table was not fitted to, each tenth of the chances is met by the games won.
TEST(WinTable, TellsTheChancesOfFreshGames)
{
    const std::pair<const char*, std::uint64_t> samples[] = {{"stack10", 1000}, {"stack8", 1500}, {"cross15", 250}};
    for (const auto& [variant, games] : samples) {
        const auto knowledge = std::make_shared<const BotKnowledge>(fittedValues(variant));
        const auto book = bookOf(variant, {}, "standard");
        std::array<Moments, 10> told, won;
        for (std::uint64_t seed = 1'000'000; seed < 1'000'000 + games; ++seed) {
            Game game({book, {"a", "b"}, seed});
            ThinkingBot bot(seed, {commonLevel}, knowledge);
            while (!game.isOver())
                ASSERT_FALSE(game.take(bot.choose(viewOf(game.position(), game.position().turn), {})));
            const auto& lines = game.result()->seats;
            for (std::size_t n = 0; n < game.turns().size(); ++n) {
                const Position& position = game.positionBefore(n);
                const double chance =
                    knowledge->values().win->chance(aheadWithRacks(position, knowledge->values()), position.bag.size());
                const auto tenth = std::min(static_cast<std::size_t>(chance * 10), std::size_t{9});
                told[tenth].add(chance);
                won[tenth].add((lines[position.turn].wins + 1 - lines[1 - position.turn].wins) / 2.0);
            }
        }
        for (std::size_t tenth = 0; tenth < told.size(); ++tenth)
            EXPECT_NEAR(told[tenth].mean().value, won[tenth].mean().value, 0.05) << variant << ' ' << tenth;
    }
}

} // namespace storeys::test::comparison_test
