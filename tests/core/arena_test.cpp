#include "arena/tournament.h"
#include "cli/interruption.h"
#include "record_book.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

#include <atomic>
#include <latch>
#include <unistd.h>

namespace storeys::arena::test::arena_test {

namespace {

using Json = nlohmann::ordered_json;

MatchTerms terms()
{
    const auto knowledge = std::make_shared<BotKnowledge>();
    return {storeys::test::bookOf("stack8"), {knowledge, knowledge}, 9, false, {}, 0};
}

Tournament small(const std::vector<std::string>& bots = {"greedy", "random", "casual"})
{
    return Tournament(terms(), bots, 3);
}

// The report without what depends on the machine's speed.
Json outcomeOf(const Tournament& tournament)
{
    Json json = report(tournament, 1, {});
    for (const std::string timed :
         {"move_median_us", "move_p95_us", "elapsed_ms", "plays_per_second", "games_per_second"})
        EXPECT_EQ(json.erase(timed), 1u) << timed;
    return json;
}

Json playedBy(int threads)
{
    Tournament tournament = small();
    tournament.play(
        threads, {}, [](auto, const auto&) {}, [] {});
    EXPECT_TRUE(tournament.isOver());
    return outcomeOf(tournament);
}

} // namespace

TEST(Arena, ComesOutTheSameWithAnyNumberOfThreads)
{
    const Json alone = playedBy(1);
    EXPECT_EQ(alone, playedBy(2));
    EXPECT_EQ(alone, playedBy(5));
}

TEST(Arena, SwapsSeatsWithinAPairAndKeepsTheBag)
{
    MatchTerms kept = terms();
    kept.keepGames = true;
    const auto pair = playPair(kept, {"greedy", "random"}, 4, std::make_shared<Generator>(), {});
    ASSERT_TRUE(pair);
    ASSERT_EQ(pair->games.size(), 2u);
    const Game& first = pair->games[0];
    const Game& second = pair->games[1];
    EXPECT_EQ(first.setup().players, (std::vector<std::string>{"greedy", "random"}));
    EXPECT_EQ(second.setup().players, (std::vector<std::string>{"random", "greedy"}));
    EXPECT_EQ(first.positionBefore(0).bag, second.positionBefore(0).bag);
    EXPECT_EQ(first.positionBefore(0).seats, second.positionBefore(0).seats);
    EXPECT_EQ(pair->totals[0][0], first.result()->seats[0].total.value);
    EXPECT_EQ(pair->totals[1][0], second.result()->seats[1].total.value);
}

TEST(Arena, GamesFromABagDifferOnlyInHowTheyEnd)
{
    constexpr int tiles = 12;
    MatchTerms fromBag = terms();
    fromBag.keepGames = true;
    fromBag.opening = "expert/candidates=0";
    fromBag.openingEnds = tiles;
    const auto games = [&](const Levels& levels) {
        return playPair(fromBag, levels, 2, std::make_shared<Generator>(), {})->games;
    };
    std::vector<Game> all = games({"greedy", "random"});
    std::ranges::move(games({"beginner", "casual"}), std::back_inserter(all));
    std::set<std::vector<int>> totals;
    for (const Game& game : all) {
        std::size_t n = 0;
        for (; game.positionBefore(n).bag.size() > tiles; ++n) {
            ASSERT_EQ(game.turns()[n].placed().size(), all[0].turns()[n].placed().size()) << n;
            for (std::size_t i = 0; i < game.turns()[n].placed().size(); ++i) {
                EXPECT_EQ(game.turns()[n].placed()[i].square, all[0].turns()[n].placed()[i].square) << n;
                EXPECT_EQ(game.turns()[n].placed()[i].tile, all[0].turns()[n].placed()[i].tile) << n;
            }
        }
        EXPECT_GT(n, 5u);
        totals.insert({game.result()->seats[0].total.value, game.result()->seats[1].total.value});
    }
    EXPECT_GT(totals.size(), 1u) << "the players under test never played";
}

TEST(Arena, LetsBotsChallengeInChallengeMode)
{
    MatchTerms lenient = terms();
    lenient.keepGames = true;
    lenient.book = storeys::test::bookOf("cross15", {"mode=challenge"}, "standard");
    const auto pair = playPair(lenient, {"greedy", "casual"}, 1, std::make_shared<Generator>(), {});
    ASSERT_TRUE(pair);
    // What greedy plays is always good: who challenges it loses turns.
    int owed = 0;
    for (const Game& game : pair->games)
        for (std::size_t n = 0; n <= game.turns().size(); ++n)
            for (const Seat& seat : game.positionBefore(n).seats)
                owed += seat.turnsOwed;
    EXPECT_GT(owed, 0);
    const auto again = playPair(lenient, {"greedy", "casual"}, 1, std::make_shared<Generator>(), {});
    EXPECT_EQ(again->totals, pair->totals);
}

TEST(Arena, GoesOnWhereItWasStopped)
{
    Tournament whole = small();
    whole.play(
        2, {}, [](auto, const auto&) {}, [] {});

    std::stop_source stop;
    Tournament begun = small();
    // On one thread: with two, all others may be over before the third pair is counted.
    begun.play(
        1, stop, [&](std::int64_t number, const auto&) { number == 3 ? stop.request_stop() : false; }, [] {});
    ASSERT_FALSE(begun.isOver());
    Tournament resumed = small();
    ASSERT_FALSE(resumed.resume(Json::parse(begun.toJson().dump())));
    EXPECT_EQ(resumed.played(), begun.played());
    resumed.play(
        2, {}, [](auto, const auto&) {}, [] {});
    EXPECT_EQ(outcomeOf(resumed), outcomeOf(whole));
}

// What resume() says of standings with one number changed.
std::string complaint(const std::string& place, const Json& number)
{
    static const Json played = [] {
        Tournament whole = small();
        whole.play(
            2, {}, [](auto, const auto&) {}, [] {});
        return whole.toJson();
    }();
    Json changed = played;
    changed[Json::json_pointer(place)] = number;
    const auto error = small().resume(changed);
    return error.value_or("");
}

TEST(Arena, ResumesFromPossibleNumbersOnly)
{
    EXPECT_EQ(complaint("/0/pairs", 3), "");
    EXPECT_EQ(complaint("/0/pairs", -1), "standings 1: pairs must be 0 to 3, not -1");
    EXPECT_EQ(complaint("/2/pairs", 4), "standings 3: pairs must be 0 to 3, not 4");
    EXPECT_EQ(complaint("/0/pairs", 2.5), "standings 1: pairs must be 0 to 3, not 2.5");
    EXPECT_EQ(complaint("/0/pairs", "3"), "standings 1: pairs must be 0 to 3, not string");
    EXPECT_EQ(complaint("/0/turns", 18446744073709551615u),
              "standings 1: turns must be 6 to 300000, not 18446744073709551615");
    EXPECT_EQ(complaint("/1/wins/0", 7), "standings 2: wins must be 0 to 6, not 7");
    EXPECT_EQ(complaint("/1/points/1", 150'001), "standings 2: points must be -150000 to 150000, not 150001");
    EXPECT_EQ(complaint("/0/points/1", -9e300), "standings 1: points must be -150000 to 150000, not -9e+300");
    for (const char* sum :
         {"/0/spread", "/0/halves", "/0/spread_squares", "/0/halves_squares", "/0/turns", "/0/wins/1"})
        EXPECT_NE(complaint(sum, 6), "") << sum;
    EXPECT_NE(complaint("/0/thinking/0/5", -1), "");
    EXPECT_NE(complaint("/0/thinking/0/0", 7), "");
    EXPECT_EQ(complaint("/0/pairs", 2).substr(0, 12), "standings 1:");
}

TEST(Arena, ResumesOnlyWhatWasPlayedInOrder)
{
    Json none = small().toJson();
    Tournament first = small();
    EXPECT_FALSE(first.resume(none));
    Tournament whole = small();
    whole.play(
        2, {}, [](auto, const auto&) {}, [] {});
    none[1] = whole.toJson()[1];
    EXPECT_EQ(*first.resume(none), "standings 2: pairs must be 0, not 3");
}

TEST(Arena, StopsWhenTheOneWhoWatchesFails)
{
    Tournament endless(terms(), {"greedy", "random"}, Tournament::mostPairs);
    EXPECT_THROW(endless.play(
                     2, {}, [](auto, const auto&) {}, [] { throw std::runtime_error("full"); }),
                 std::runtime_error);
}

TEST(Arena, PlaysOnWhileAPairIsWitnessed)
{
    Tournament tournament = small({"greedy", "random"});
    std::latch met(2);
    std::atomic<int> alone = 0;
    const auto witness = [&](std::int64_t number, const auto&) {
        if (number > 1)
            return;
        met.count_down();
        const auto start = std::chrono::steady_clock::now();
        while (!met.try_wait() && alone == 0)
            if (std::chrono::steady_clock::now() - start > std::chrono::seconds(20))
                ++alone;
    };
    tournament.play(2, {}, witness, [] {});
    EXPECT_EQ(alone, 0);
    EXPECT_TRUE(tournament.isOver());
}

TEST(RecordBooks, ReadTheFilesOfAFolderOfRecordsOnce)
{
    namespace fs = std::filesystem;
    const fs::path copy = fs::path(testing::TempDir()) / ("data-" + std::to_string(getpid()));
    for (const char* folder : {"lexicons", "variants", "languages"})
        fs::create_directories(copy / folder);
    for (const char* file : {"lexicons/en.lexicon", "variants/cross15.json", "languages/en.json"})
        if (fs::exists(fs::path(STOREYS_DATA_DIR) / file))
            fs::copy_file(fs::path(STOREYS_DATA_DIR) / file, copy / file);
    GameRecord own;
    own.variant = {1, "cross15"};
    own.houseWords = {2, "BRRR"};
    GameRecord foreign;
    foreign.lexicon = {1, "NWL23"};
    RecordData data{DataPlace(copy)};
    const RecordBook before = bookOf(own, data);
    EXPECT_EQ(bookOf(foreign, data).error->error.fault, Fault::UnknownLexicon);
    fs::remove_all(copy);
    ASSERT_TRUE(before.book);
    const RecordBook after = bookOf(own, data);
    ASSERT_TRUE(after.book);
    EXPECT_EQ(after.book->lexicon, before.book->lexicon);
    EXPECT_EQ(bookOf(foreign, data).error->error.fault, Fault::UnknownLexicon);
    own.houseWords = {};
    EXPECT_NE(bookOf(own, data).book->lexicon, before.book->lexicon);
    RecordData none{DataPlace(copy)};
    EXPECT_FALSE(bookOf(own, none).book);
}

TEST(InterruptionDeathTest, TheFirstIsNotedAndTheSecondEndsTheProgram)
{
    const cli::Interruption interruption;
    EXPECT_FALSE(cli::Interruption::came());
    std::raise(SIGINT);
    EXPECT_TRUE(cli::Interruption::came());
    EXPECT_EXIT(std::raise(SIGINT), testing::KilledBySignal(SIGINT), "");
    EXPECT_EXIT(std::raise(SIGTERM), testing::KilledBySignal(SIGTERM), "");
}

TEST(Arena, CountsWinsScoresAndSpreads)
{
    Standings standings;
    GamePair pair;
    pair.totals = {{{100, 80}, {50, 90}}}; // a win by 20, a loss by 40
    pair.wins = {{{true, false}, {false, true}}};
    standings.add(pair);
    pair.totals = {{{100, 80}, {70, 70}}};
    pair.wins = {{{true, false}, {true, true}}};
    standings.add(pair);
    EXPECT_EQ(standings.wins(0), 2);
    EXPECT_EQ(standings.wins(1), 1);
    EXPECT_EQ(standings.draws(), 1);
    EXPECT_DOUBLE_EQ(standings.meanScore(0), 80);
    EXPECT_DOUBLE_EQ(standings.spread().value, 0);
    EXPECT_DOUBLE_EQ(standings.winRate().value, 0.625);
    EXPECT_LT(standings.spread().low, 0);
}

// Pairs in which the first bot wins both games by that many points each, or loses them if the spread is negative.
Standings pairsWith(const std::vector<int>& spreads)
{
    Standings standings;
    for (const int spread : spreads) {
        GamePair pair;
        pair.totals = {{{100 + spread, 100}, {100 + spread, 100}}};
        pair.wins = {{{spread > 0, spread < 0}, {spread > 0, spread < 0}}};
        standings.add(pair);
    }
    return standings;
}

TEST(Arena, TheIntervalOfTheSpreadIsStudents)
{
    const std::pair<int, double> table[] = {{2, 12.706}, {3, 4.303}, {4, 3.182},  {5, 2.776},  {6, 2.571},
                                            {7, 2.447},  {8, 2.365}, {10, 2.262}, {31, 2.042}, {101, 1.984}};
    for (const auto& [pairs, factor] : table) {
        std::vector<int> spreads(static_cast<std::size_t>(pairs), 20); // all but one differ by nothing
        spreads.front() = 20 + pairs;
        const Interval spread = pairsWith(spreads).spread(); // the standard error is 1
        EXPECT_DOUBLE_EQ(spread.value, 21) << pairs;
        EXPECT_NEAR(spread.high - spread.value, factor, 0.002 * factor) << pairs;
        EXPECT_NEAR(spread.value - spread.low, factor, 0.002 * factor) << pairs;
    }
}

TEST(Arena, PairsThatAllAgreeLeaveTheWinRateOpen)
{
    const auto rate = [](int pairs, int spread) {
        return pairsWith(std::vector<int>(static_cast<std::size_t>(pairs), spread)).winRate();
    };
    for (const auto& [pairs, low] : {std::pair(1, 0.0), {2, 0.0}, {3, 0.245}, {10, 0.733}, {400, 0.993}}) {
        EXPECT_EQ(rate(pairs, 20).value, 1) << pairs;
        EXPECT_NEAR(rate(pairs, 20).low, low, 0.001) << pairs;
        EXPECT_EQ(rate(pairs, 20).high, 1) << pairs;
        EXPECT_EQ(rate(pairs, -20).low, 0) << pairs;
        EXPECT_NEAR(rate(pairs, -20).high, 1 - low, 0.001) << pairs;
        EXPECT_LT(rate(pairs, 0).low, 0.5 - 0.1 / pairs) << pairs;
    }
}

TEST(Arena, OnePairHasNoIntervalOfTheSpread)
{
    Tournament single(terms(), {"greedy", "random"}, 1);
    EXPECT_EQ(report(single, 1, {})["pairings"][0]["spread_95"].dump(), "[null,null]");
    single.play(
        1, {}, [](auto, const auto&) {}, [] {});
    const Json played = report(single, 1, {})["pairings"][0];
    EXPECT_EQ(played["spread_95"].dump(), "[null,null]");
    EXPECT_EQ(played["win_rate_95"].dump(), "[0.0,1.0]");
    EXPECT_NE(played["mean_spread"], 0);
}

TEST(Arena, EqualPointsAreWonByTheOneWhomTheRulesLetWin)
{
    Standings standings;
    GamePair pair;
    pair.totals = {{{90, 90}, {80, 80}}};
    pair.wins = {{{true, false}, {false, true}}};
    standings.add(pair);
    EXPECT_EQ(standings.wins(0), 1);
    EXPECT_EQ(standings.wins(1), 1);
    EXPECT_EQ(standings.draws(), 0);
    EXPECT_DOUBLE_EQ(standings.winRate().value, 0.5);
}

TEST(Arena, APairTellsWhoWonAsItsGamesDo)
{
    MatchTerms kept = terms();
    kept.book = storeys::test::bookOf("cross15");
    kept.keepGames = true;
    const auto pair = playPair(kept, {"greedy", "random"}, 4, std::make_shared<Generator>(), {});
    ASSERT_TRUE(pair);
    for (int game = 0; game < 2; ++game)
        for (int seat = 0; seat < 2; ++seat)
            EXPECT_EQ(pair->wins[game][seat ^ game], pair->games[game].result()->seats[seat].wins);
}

TEST(Histogram, FindsQuantilesWithinAFewPercent)
{
    Histogram histogram;
    for (int i = 1; i <= 1000; ++i)
        histogram.add(std::chrono::microseconds(i));
    EXPECT_NEAR(histogram.quantile(0.5), 500, 20);
    EXPECT_NEAR(histogram.quantile(0.95), 950, 35);
    EXPECT_EQ(Histogram().quantile(0.5), 0);
}

} // namespace storeys::arena::test::arena_test
