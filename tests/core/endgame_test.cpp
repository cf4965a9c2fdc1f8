#include "bots/analysis.h"
#include "rules/ends.h"
#include "rules/legality.h"
#include "support/test_game.h"

#include <bit>
#include <gtest/gtest.h>

#include <algorithm>

namespace storeys::test::endgame_test {

namespace {

// One generator finds them all, which computes only what has changed from board to board; generator_test.cpp compares it
// with fresh ones.
std::vector<FoundPlay> playsOf(const Position& position)
{
    static Generator generator;
    std::vector<FoundPlay> plays;
    generator.allPlays(position.book, position.board, moverOf(position, position.turn), plays);
    return plays;
}

// By how much the player to move is ahead at the end when both do their best, found by trying every turn to every
// end, by the rules of the game itself.
int exhaustive(const Position& position)
{
    const int mover = position.turn;
    if (const auto end = endOf(position)) {
        const auto seats = resultOf(position, *end).seats;
        return seats[mover].total.value - seats[1 - mover].total.value;
    }
    int best = -exhaustive(after(position, Pass()));
    for (const FoundPlay& play : playsOf(position))
        best = std::max(best, -exhaustive(after(position, play.toPlay())));
    return best;
}

// The same with bounds, which larger racks need, for as long as there are positions left to look at.
int bounded(const Position& position, int alpha, int beta, int& left)
{
    const int mover = position.turn;
    if (const auto end = endOf(position)) {
        const auto seats = resultOf(position, *end).seats;
        return seats[mover].total.value - seats[1 - mover].total.value;
    }
    std::vector<FoundPlay> plays = playsOf(position);
    std::ranges::stable_sort(plays, std::ranges::greater(), &FoundPlay::score);
    int best = -100'000;
    for (std::size_t i = 0; i <= plays.size() && --left > 0 && best < beta; ++i) {
        const Action action = i < plays.size() ? Action(plays[i].toPlay()) : Action(Pass());
        best = std::max(best, -bounded(after(position, action), -beta, -std::max(alpha, best), left));
    }
    return best;
}

std::vector<Tile> someTiles(const Variant& variant, RandomSource& random, int count)
{
    const auto all = tilesOf(variant.tiles.counts);
    std::vector<Tile> tiles;
    for (; count > 0; --count)
        tiles.push_back(all[random.below(static_cast<std::uint32_t>(all.size()))]);
    return tiles;
}

Rack someRack(const Variant& variant, RandomSource& random, std::uint32_t most)
{
    return Rack(someTiles(variant, random, 1 + static_cast<int>(random.below(most))));
}

// A position with an empty bag and two players, who hold at most `most` and `mostOther` tiles.
Position endgamePosition(const RuleBookPtr& book, std::uint64_t seed, std::uint32_t most = 3,
                         std::uint32_t mostOther = 2)
{
    Position position = randomPosition(book, seed, false);
    RandomSource random(seed);
    position.bag = Bag();
    const Rack first = someRack(book->variant, random, most);
    const Rack second = someRack(book->variant, random, mostOther);
    position.seats = {Seat{first, Points(0), 0}, Seat{second, Points(0), 0}};
    position.turn = 0;
    position.passesInARow = 0;
    return position;
}

// Each position is solved by itself, and with a small table that all positions share.
void expectExact(const RuleBookPtr& book, std::uint64_t firstSeed, int count)
{
    EndgameTable shared(100);
    for (std::uint64_t seed = firstSeed; count > 0; ++seed) {
        const Position position = endgamePosition(book, seed);
        if (position.board.isEmpty() || endOf(position))
            continue;
        --count;
        const EndgameAnswer answer = solvedAlone(position, 1'000'000);
        ASSERT_TRUE(answer.exact) << seed;
        EXPECT_EQ(answer.spread, exhaustive(position)) << seed;
        const Action action = answer.play ? Action(answer.play->toPlay()) : Action(Pass());
        EXPECT_EQ(-exhaustive(after(position, action)), answer.spread) << seed;
        for (int time = 0; time < 2; ++time) {
            const EndgameAnswer again = solveEndgame(position, 1'000'000, {}, shared);
            EXPECT_EQ(again.spread, answer.spread) << seed;
            EXPECT_EQ(again.play, answer.play) << seed;
        }
    }
}

// What a play that empties the bag is worth on average, whichever of the hidden tiles are in the bag.
double exhaustiveMean(Position position, const std::vector<Tile>& hidden, int inBag, const Candidate& candidate)
{
    double sum = 0;
    int ways = 0;
    for (unsigned set = 0; set < 1u << hidden.size(); ++set) {
        if (std::popcount(set) != inBag)
            continue;
        std::vector<Tile> bag;
        Rack rack;
        for (std::size_t n = 0; n < hidden.size(); ++n)
            if (set >> n & 1)
                bag.push_back(hidden[n]);
            else
                rack.add(hidden[n]);
        position.bag = Bag(bag, RandomSource(1));
        position.seats[1].rack = rack;
        sum -= exhaustive(after(position, candidate.action()));
        ++ways;
    }
    return sum / ways;
}

// A view of a position with that many tiles in the bag, and the tiles that are hidden in it. The mover has up to three
// tiles after the draw, the opponent up to two.
struct SmallBagView
{
    SeatView view;
    std::vector<Tile> hidden;
};

SmallBagView smallBagView(const RuleBookPtr& book, std::uint64_t seed, int inBag)
{
    Position position = randomPosition(book, seed, false);
    RandomSource random(seed);
    const Rack own = someRack(book->variant, random, 4 - inBag);
    const int other = 1 + static_cast<int>(random.below(2));
    position.seats = {Seat{own, Points(0), 0}, Seat{Rack::ofUnknown(other), Points(0), 0}};
    position.turn = position.passesInARow = 0;
    position.bag = Bag::ofUnknown(inBag);
    SmallBagView small{viewOf(position, 0), someTiles(book->variant, random, other + inBag)};
    small.view.unseen = {};
    for (const Tile tile : small.hidden)
        ++small.view.unseen[tile.kind()];
    EXPECT_TRUE(isSmallBag(small.view));
    return small;
}

// The choice among all plays that empty the bag. Positions with many plays would take minutes.
void expectBestOfSmallBag(const RuleBookPtr& book, int inBag, int count)
{
    constexpr std::size_t most = 9;
    for (std::uint64_t seed = 1; count > 0; ++seed) {
        const auto [view, hidden] = smallBagView(book, seed, inBag);
        std::vector<Candidate> candidates = staticCandidates(view, {});
        std::erase_if(candidates, [&](const Candidate& candidate) {
            return !candidate.play || std::popcount(candidate.play->placed) < inBag;
        });
        if (view.board.isEmpty() || candidates.size() < 2 || candidates.size() > most)
            continue;
        --count;
        const auto judged = endedEach(view, {}, candidates, 100'000'000, {});
        ASSERT_EQ(judged.size(), candidates.size());
        double best = -1000, chosen = 0;
        for (const Judged& one : judged) {
            const double mean = exhaustiveMean(view, hidden, inBag, one.candidate);
            best = std::max(best, mean);
            chosen = &one == &judged.front() ? mean : chosen;
        }
        EXPECT_NEAR(chosen, best, 1e-9) << seed;
        EXPECT_NEAR(judged.front().candidate.equity, best, 1e-9) << seed;
    }
}

} // namespace

TEST(SmallBag, TheChoiceIsThatOfAllSplitsAndExhaustiveEndgames)
{
    expectBestOfSmallBag(bookOf("stack10"), 1, 16);
    expectBestOfSmallBag(bookOf("cross15"), 1, 10);
    expectBestOfSmallBag(bookOf("stack10"), 2, 5);
}

TEST(SmallBag, TurnsThatLeaveATileAreJudgedToo)
{
    const auto book = bookOf("stack10", {"exchange-needs-seven=off"});
    int exchanges = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const SeatView view = smallBagView(book, seed, 2).view;
        auto candidates = staticCandidates(view, {});
        std::erase_if(candidates, [](const Candidate& c) { return c.play && std::popcount(c.play->placed) > 1; });
        candidates.erase(candidates.begin(), candidates.end() - std::min<std::ptrdiff_t>(std::ssize(candidates), 16));
        for (const std::int64_t nodes : {1, 1000}) {
            const auto judged = endedEach(view, {}, candidates, nodes, {});
            ASSERT_EQ(judged.size(), candidates.size());
            double before = 1000;
            for (const Judged& one : judged) {
                exchanges += !one.candidate.exchanged.empty();
                EXPECT_LE(one.candidate.equity, before) << seed;
                before = one.candidate.equity;
            }
            EXPECT_GT(before, -1000) << seed;
        }
    }
    EXPECT_GT(exchanges, 0);
}

TEST(Endgame, EqualsExhaustiveSearchOnStackingBoards)
{
    expectExact(bookOf("stack10"), 1, 50);
    expectExact(bookOf("stack8"), 1, 30);
}

TEST(Endgame, EqualsExhaustiveSearchOnFlatBoards)
{
    expectExact(bookOf("cross15"), 1, 20);
}

TEST(Endgame, EqualsExhaustiveSearchWithTwoRoundsOfPasses)
{
    expectExact(bookOf("stack10", {"pass-rounds=2"}), 500, 10);
}

TEST(Endgame, EqualsASearchWithoutATableWithUpToFourTilesEach)
{
    for (const RuleBookPtr& book :
         {bookOf("stack10"), bookOf("stack10", {"pass-rounds=2"}), bookOf("stack8"), bookOf("cross15")}) {
        int checked = 0;
        for (std::uint64_t seed = 900; checked < 40; ++seed) {
            const Position position = endgamePosition(book, seed, 4, 4);
            if (position.board.isEmpty() || endOf(position))
                continue;
            int left = 20'000;
            const int spread = bounded(position, -100'000, 100'000, left);
            if (left <= 0)
                continue; // takes too long
            ++checked;
            const EndgameAnswer answer = solvedAlone(position, 10'000'000);
            ASSERT_TRUE(answer.exact) << seed;
            EXPECT_EQ(answer.spread, spread) << seed;
        }
    }
}

TEST(Endgame, AnswersWithALegalTurnHoweverSmallTheBudget)
{
    const Position position = endgamePosition(bookOf("stack10"), 3);
    for (const std::int64_t nodes : {0, 1, 2, 5, 20}) {
        const EndgameAnswer answer = solvedAlone(position, nodes);
        const Action action = answer.play ? Action(answer.play->toPlay()) : Action(Pass());
        EXPECT_FALSE(violationOf(position, action));
        EXPECT_FALSE(answer.exact && nodes < 2);
    }
}

// Also with a budget that the search for the answer just fits into, and the search for its equals does not.
TEST(Endgame, AnExactAnswerIsTheSameForEveryBudget)
{
    const RuleBookPtr book = bookOf("stack8");
    int exact = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Position position = endgamePosition(book, seed, 4, 4);
        const EndgameAnswer whole = solvedAlone(position, 1'000);
        if (position.board.isEmpty() || endOf(position) || !whole.exact)
            continue;
        for (int share = 50; share < 70; ++share) { // in percent
            const EndgameAnswer answer = solvedAlone(position, share * whole.nodes / 100);
            exact += answer.exact;
            if (answer.exact) {
                EXPECT_EQ(answer.play, whole.play) << seed << ' ' << share;
            }
        }
    }
    EXPECT_GT(exact, 100);
}

TEST(Endgame, ScoresOfMoreThanThirtyThousandPointsAreExact)
{
    const auto book = bookOfWords("tower.json", {"QUARTZ", "AT"});
    Position position = positionOf(book, emptyBoard(book->variant), "VV");
    position.seats.push_back({positionOf(book, emptyBoard(book->variant), "QUARTZ").seats.front().rack, Points(0)});
    const EndgameAnswer answer = solvedAlone(position, 1'000'000);
    EXPECT_TRUE(answer.exact);
    EXPECT_LT(answer.spread, -40'000);
    EXPECT_EQ(answer.spread, exhaustive(position));
}

// The second search needs only what the first one has left in the table.
TEST(Endgame, ATableKeepsWhatEarlierSearchesFound)
{
    const RuleBookPtr book = bookOf("stack10");
    std::int64_t first = 0, again = 0, next = 0, nextAlone = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Position position = endgamePosition(book, seed);
        if (position.board.isEmpty() || endOf(position))
            continue;
        EndgameTable table(100'000);
        const EndgameAnswer answer = solveEndgame(position, 1'000'000, {}, table);
        first += answer.nodes;
        again += solveEndgame(position, 1'000'000, {}, table).nodes;
        const Position then = after(position, answer.play ? Action(answer.play->toPlay()) : Action(Pass()));
        if (endOf(then))
            continue;
        nextAlone += solvedAlone(then, 1'000'000).nodes;
        next += solveEndgame(then, 1'000'000, {}, table).nodes;
    }
    EXPECT_LT(4 * again, first);
    EXPECT_LT(2 * next, nextAlone);
}

} // namespace storeys::test::endgame_test
