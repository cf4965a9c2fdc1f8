// What a turn gave away: grades, the best turn, endings, rarer words, and what luck had to do with it.

#include "bots/levels.h"
#include "game/game.h"
#include "rules/legality.h"
#include "support/equal_turns.h"
#include "support/fitted_values.h"
#include "support/random_game.h"
#include "teaching/draw_luck.h"
#include "teaching/game_review.h"
#include "teaching/retry_verdict.h"
#include "teaching/turn_review.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace storeys::test::turn_review_test {

namespace {

constexpr Judging allWords{Judging::allWords};

TurnReview reviewOf(const Game& game, std::size_t n, const BotKnowledge& knowledge = BotKnowledge(),
                    const Judging& judging = allWords, std::uint64_t seed = 1)
{
    const Turn& turn = game.turns()[n];
    return reviewTurn(viewOf(game.positionBefore(n), turn.seat), turn, knowledge, judging, seed, {});
}

// The player to move does this with the best or the worst play, or passes.
enum class How { Best, Worst, Pass };
Game afterTurns(const RuleBookPtr& book, How how, int turns, int players = 2)
{
    Game game({book, std::vector<std::string>(static_cast<std::size_t>(players), "a"), 5});
    for (; turns > 0 && !game.isOver(); --turns) {
        const Position& now = game.position();
        auto plays = allPlays(*book, now.board, now.toMove().rack);
        std::ranges::sort(plays, {}, &FoundPlay::score);
        if (how == How::Pass || plays.empty())
            EXPECT_FALSE(game.take(Pass{}));
        else
            EXPECT_FALSE(game.take((how == How::Best ? plays.back() : plays.front()).toPlay()));
    }
    return game;
}

Game playedBy(const std::string& level, const RuleBookPtr& book, std::uint64_t seed,
              const std::shared_ptr<const BotKnowledge>& knowledge)
{
    Game game({book, {"a", "b"}, seed});
    const auto bot = makeBot(level, seed, knowledge);
    while (!game.isOver())
        EXPECT_FALSE(game.take(bot->choose(viewOf(game.position(), game.position().turn), {})));
    return game;
}

} // namespace

// ---- grades

TEST(Grade, FollowsFromTheLossAndItsError)
{
    using enum Grade;
    struct Line
    {
        double lost, error; // in percent
        Grade grade;
    };
    static constexpr Line lines[] = {
        {0, 0, None},       {0.24, 0, None},   {0.25, 0, Small},  {2.99, 0, Small},  {3, 0, Medium},
        {6.99, 0, Medium},  {7, 0, Large},     {40, 0, Large},    {-1, 0, None},     {-5, 2, None},
        {0, 0.5, None},     {0, 5, None},      {0.2, 3, None},    {0.25, 0.1, None}, {0.5, 0.1, Small},
        {0.5, 0.12, Small}, {0.5, 0.13, None}, {1, 0.3, Small},   {1, 0.4, None},    {1, 0.9, None},
        {1, 1.1, Open},     {1.5, 0.6, Small}, {1.5, 0.7, None},  {1.5, 0.8, Open},  {2, 0.4, Small},
        {2, 0.9, Open},     {2.9, 0.5, Small}, {2.9, 1.3, Small}, {2.9, 1.4, Open},  {3.1, 0.5, Medium},
        {3.1, 1.4, Medium}, {3.1, 1.5, Open},  {5, 2.3, Medium},  {5, 2.4, Open},    {6.9, 0.1, Medium},
        {7.1, 0.1, Large},  {7.1, 3.4, Large}, {7.1, 3.5, Open},  {20, 9, Large},    {20, 10, Open},
    };
    for (const Line& line : lines)
        EXPECT_EQ(gradeOf({line.lost / 100, line.error / 100}, chanceLimits), line.grade)
            << line.lost << " ± " << line.error;
}

TEST(Grade, NeedsNoMoreSamplesOnceTheIntervalLiesInOneGrade)
{
    EXPECT_TRUE(isSettled({0.05, 0.004}, chanceLimits));
    EXPECT_FALSE(isSettled({0.05, 0.02}, chanceLimits));
    EXPECT_TRUE(isSettled({0.001, 0.003}, chanceLimits));
    EXPECT_FALSE(isSettled({0.001, 0.005}, chanceLimits));
    EXPECT_FALSE(isSettled({0.01, 0.005}, chanceLimits));
}

TEST(Grade, AccuracyFollowsThePublishedCurve)
{
    EXPECT_EQ(accuracyOf(0), 100);
    EXPECT_NEAR(accuracyOf(0.05), 79.8, 0.1);
    EXPECT_NEAR(accuracyOf(0.2), 40.1, 0.1);
    EXPECT_EQ(accuracyOf(1), 0);
}

// ---- turns

TEST(TurnReview, TakingTheBestThatItFoundLosesNothing)
{
    for (const char* variant : {"stack10", "stack8", "cross15"}) {
        const BotKnowledge knowledge(fittedValues(variant));
        for (const int players : {1, 2, 3})
            for (const int turns : {0, 3}) {
                const auto book = bookOf(variant, {}, "standard");
                Game game = afterTurns(book, How::Best, turns, players);
                const SeatView view = viewOf(game.position(), game.position().turn);
                const Judging judging{commonLevel, 200, 20, 20};
                ASSERT_FALSE(game.take(bestTurn(view, knowledge, judging, 1, {}).action()));
                const TurnReview review = reviewOf(game, static_cast<std::size_t>(turns), knowledge, judging);
                EXPECT_EQ(review.best.action(), game.turns().back().action) << variant << players << turns;
                EXPECT_EQ(review.pointsLost, Estimate());
                EXPECT_EQ(review.grade, Grade::None);
                EXPECT_TRUE(review.lead || review.forced);
            }
    }
}

TEST(TurnReview, SeesThatPassingOrAPoorPlayLosesPoints)
{
    Game passed = afterTurns(bookOf("stack10"), How::Best, 4);
    ASSERT_FALSE(passed.take(Pass{}));
    EXPECT_GT(reviewOf(passed, 4).pointsLost.low(), 2);
    const Game poor = afterTurns(bookOf("cross15"), How::Worst, 1);
    const TurnReview review = reviewOf(poor, 0);
    EXPECT_GT(review.pointsLost.low(), 2);
    EXPECT_NE(review.best.score(), poor.turns().front().score().total());
    EXPECT_FALSE(review.chance); // no table of chances
    EXPECT_EQ(review.grade, gradeOf(review.pointsLost, flatLimits));
}

TEST(TurnReview, TheTermsOfALossAddUpToIt)
{
    const BotKnowledge knowledge(fittedValues("stack10"));
    const TurnReview review = reviewOf(afterTurns(bookOf("stack10"), How::Worst, 3), 2, knowledge);
    double sum = 0;
    for (const Estimate& term : review.terms)
        sum += term.value;
    EXPECT_NEAR(sum, review.pointsLost.value, 1e-9);
    EXPECT_EQ(review.grade, gradeOf(*review.chanceLost, chanceLimits));
}

// A play that is worth more points on average, but wins a game that is ahead less often.
TEST(TurnReview, CallsTheTurnTakenTheBestUnlessAnotherIsShownToGainPoints)
{
    // Not the fitted values, which may change: the game must stay the same.
    LeaveTable chances;
    chances.win = {10, 18, 3};
    const auto knowledge = std::make_shared<const BotKnowledge>(chances);
    const Game game = playedBy("skilled", bookOf("stack10", {}, "standard"), 105, knowledge);
    int inDoubt = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const TurnReview review = reviewOf(game, 24, *knowledge, {}, seed);
        const bool isBest = isSame(review.best, game.turns()[24]);
        EXPECT_EQ(isBest, review.pointsLost == Estimate()) << seed;
        if (isBest) {
            EXPECT_EQ(review.grade, Grade::None) << seed;
            EXPECT_EQ(review.chanceLost, Estimate()) << seed;
            EXPECT_TRUE(review.reasons.empty()) << seed;
        } else {
            EXPECT_GT(review.pointsLost.low(), 0) << seed;
        }
        inDoubt += isBest && !review.lead; // the first look found another
    }
    EXPECT_GT(inDoubt, 0);
}

TEST(TurnReview, JudgesEveryKindOfTurnOfAnyGame)
{
    const auto book = bookOf("stack8", {"mode=challenge"});
    const Game game = randomGame(book, 2, 11);
    ASSERT_GT(game.turns().size(), 5u);
    for (std::size_t n = 0; n < game.turns().size(); ++n) {
        const Turn& turn = game.turns()[n];
        if (turn.isWithdrawal())
            continue;
        const TurnReview review = reviewOf(game, n, BotKnowledge(), {Judging::allWords, 60, 8, 8, 300});
        EXPECT_FALSE(violationOf(game.positionBefore(n), review.best.action())) << n;
        if (review.best.action() == turn.action) {
            EXPECT_EQ(review.pointsLost.value, 0) << n;
        }
    }
}

TEST(TurnReview, ExpectsOrdinaryWordsAndShowsARarerOneThatIsBetter)
{
    const auto book = bookOf("stack10", {}, "standard");
    const BotKnowledge knowledge(fittedValues("stack10"));
    const unsigned expected = gradeUpTo(book->lexicon->levels, commonLevel);
    const auto rarest = [&](const Board& board, const Candidate& candidate) {
        unsigned grade = 0;
        for (const FormedWord& word : formedWords(board, candidate.play->toPlay()))
            grade = std::max(grade, book->lexicon->words.grade(word.letters()));
        return grade;
    };
    const auto shared = std::make_shared<const BotKnowledge>(fittedValues("stack10"));
    const Game game = playedBy("casual", book, 4, shared);
    int rarer = 0;
    for (std::size_t n = 0; n < 12; ++n) {
        const TurnReview review = reviewOf(game, n, knowledge, {commonLevel, 300, 100, 100});
        const Board& board = game.positionBefore(n).board;
        if (review.best.play) {
            EXPECT_LE(rarest(board, review.best), expected) << n;
        }
        if (!review.rarer)
            continue;
        ++rarer;
        EXPECT_GT(rarest(board, *review.rarer), expected) << n;
        EXPECT_GT(review.rarerGain.low(), 0) << n;
    }
    EXPECT_GT(rarer, 0);
}

TEST(TurnReview, SolvesEndingsAndCallsALostWinLarge)
{
    const auto book = bookOf("stack8");
    const auto knowledge = std::make_shared<const BotKnowledge>(fittedValues("stack8"));
    int solved = 0, lostWins = 0, dear = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const Game game = playedBy("greedy", book, seed, knowledge);
        for (std::size_t n = game.turns().size() - 4; n < game.turns().size(); ++n) {
            const auto view = knownViewBefore(game, n);
            if (!view || !view->bag.isEmpty())
                continue;
            const TurnReview review = reviewOf(game, n, *knowledge);
            EXPECT_EQ(review.pointsLost.error, 0);
            EXPECT_GE(review.pointsLost.value, 0) << seed << ' ' << n;
            EXPECT_EQ(review.pointsLost.value == 0, isSame(review.best, game.turns()[n])) << seed << ' ' << n;
            EXPECT_TRUE(review.exact || review.grade == Grade::None || review.grade == Grade::Open);
            const bool isWinLost = review.exact && review.chance->value == 1 && review.chanceLost->value > 0;
            if (isWinLost) {
                EXPECT_EQ(review.grade, Grade::Large);
            }
            if (review.exact && isDecided(review.chance->value, review.chance->value - review.chanceLost->value)) {
                EXPECT_EQ(review.grade, gradeOf(review.pointsLost, stackingLimits.ofDecided())) << seed << ' ' << n;
                dear += review.pointsLost.value >= stackingLimits.large;
            }
            solved += review.exact;
            lostWins += isWinLost;
        }
    }
    EXPECT_GT(solved, 60);
    EXPECT_GT(lostWins, 0);
    EXPECT_GT(dear, 0);
}

TEST(TurnReview, TwoSeedsAgree)
{
    const auto knowledge = std::make_shared<const BotKnowledge>(fittedValues("stack8"));
    const auto book = bookOf("stack8", {}, "standard");
    const Game game = playedBy("casual", book, 1, knowledge);
    const auto turns = static_cast<int>(game.turns().size());
    int same = 0;
    for (std::size_t n = 0; n < game.turns().size(); ++n) {
        const TurnReview one = reviewOf(game, n, *knowledge, {}, 1), other = reviewOf(game, n, *knowledge, {}, 2);
        same += one.grade == other.grade;
        if (one.grade != Grade::Open && other.grade != Grade::Open) {
            EXPECT_LE(std::abs(static_cast<int>(one.grade) - static_cast<int>(other.grade)), 1) << n;
        }
    }
    EXPECT_GE(same, 0.9 * turns) << same << " of " << turns;
}

// An exchange is a point better than any play and three points better than the one taken, so most seeds find it.
TEST(TurnReview, FindsAnExchangeThatIsBetterThanAnyPlay)
{
    const auto knowledge = std::make_shared<const BotKnowledge>(fittedValues("cross15"));
    const Game game = playedBy("casual", bookOf("cross15", {}, "standard"), 2, knowledge);
    int found = 0;
    for (std::uint64_t seed = 2040; seed < 2046; ++seed) {
        const TurnReview review = reviewOf(game, 15, *knowledge, {}, seed);
        if (review.best.exchanged.empty())
            continue;
        ++found;
        EXPECT_NE(review.grade, Grade::None) << seed;
    }
    EXPECT_GE(found, 3);
}

TEST(TurnReview, SeldomTellsEqualTurnsApart)
{
    auto [view, values] = equalTurns({"XX"}, {}, 0, 0);
    values.win = {0, 20, 3};
    const BotKnowledge knowledge(values);
    const auto exchangeOf = [&](int count) {
        std::vector<Tile> tiles = view.own().rack.tiles();
        tiles.resize(count);
        return tiles;
    };
    Turn taken, tried;
    taken.action = Exchange{exchangeOf(4)};
    tried.action = Exchange{exchangeOf(6)};
    const int seeds = seedsOfEqualTurns();
    int mistakes = 0, praised = 0;
    for (int seed = 1; seed <= seeds; ++seed) {
        TurnReview review = reviewTurn(view, taken, knowledge, allWords, seed, {});
        mistakes += !isSame(review.best, taken);
        review.best = {std::nullopt, exchangeOf(2), 0};
        const TryReview again = reviewTry(view, tried, review, knowledge, allWords, seed, {});
        praised += again.verdict != Verdict::NotBetter || again.isNewBest;
    }
    std::cout << "mistakes: " << mistakes << ", praised: " << praised << " of " << seeds << '\n';
    EXPECT_LE(mistakes, 0.05 * seeds);
    EXPECT_LE(praised, 0.05 * seeds);
}

TEST(TurnReview, SeldomPrefersARarerWordThatIsNoBetter)
{
    const auto [view, values] = equalTurns({"GFED"}, {"ABCDEF"}, 3, 1); // 8 + 3 * 3 + 4 = 12 + 3 + 6
    const BotKnowledge knowledge(values);
    const std::vector<Candidate> all = staticCandidates(view, values);
    const auto common = std::ranges::find_if(all, [](const Candidate& c) { return c.play && c.score() == Points(8); });
    ASSERT_NE(common, all.end());
    EXPECT_NEAR(common->equity, 21, 0.01);
    EXPECT_TRUE(std::ranges::any_of(
        all, [&](const Candidate& c) { return c.score() == Points(12) && std::abs(c.equity - 21) < 0.01; }));
    Turn taken;
    taken.action = common->action();
    const int seeds = seedsOfEqualTurns();
    int rarer = 0;
    for (int seed = 1; seed <= seeds; ++seed)
        rarer += reviewTurn(view, taken, knowledge, {}, seed, {}).rarer.has_value();
    std::cout << "rarer: " << rarer << " of " << seeds << '\n';
    EXPECT_LE(rarer, 0.05 * seeds);
}

TEST(TurnReview, StopsWhenItIsTold)
{
    const Game game = afterTurns(bookOf("stack10"), How::Best, 3);
    std::stop_source stop;
    stop.request_stop();
    const Judging endless{Judging::allWords, 1'000'000'000, 1'000'000'000, 1'000'000'000};
    const Turn& turn = game.turns()[2];
    const SeatView view = viewOf(game.positionBefore(2), turn.seat);
    const TurnReview review = reviewTurn(view, turn, BotKnowledge(), endless, 1, stop.get_token());
    EXPECT_TRUE(std::isfinite(review.pointsLost.value)); // and it came back
}

// ---- draws

TEST(DrawLuck, FindsTheTilesDrawnInTheRacks)
{
    const Game game = randomGame(bookOf("stack8", {"mode=challenge"}), 2, 11);
    int draws = 0;
    for (std::size_t n = 0; n < game.turns().size(); ++n) {
        const Turn& turn = game.turns()[n];
        const auto draw = drawFor(game, n);
        if (!draw)
            continue;
        EXPECT_TRUE(game.positionBefore(n).seats[turn.seat].rack.holds(Rack(draw->tiles)));
        EXPECT_TRUE(Rack::ofCounts(draw->from).holds(Rack(draw->tiles)));
        if (n < 2 || game.turns()[n - 1].seat == turn.seat || game.turns()[n - 2].seat != turn.seat
            || game.turns()[n - 2].isWithdrawal() || !std::holds_alternative<Play>(game.turns()[n - 2].action))
            continue;
        ++draws;
        EXPECT_EQ(Rack(draw->tiles), Rack(game.turns()[n - 2].drawn())) << n;
    }
    EXPECT_GT(draws, 3);
}

TEST(DrawLuck, TheFirstRackComesFromWhatOthersHadNotDrawnBefore)
{
    const Game game = randomGame(bookOf("stack8"), 3, 5);
    std::array<int, tileKinds> bag = game.position().variant().tiles.counts;
    for (std::size_t n = 0; n < 3; ++n) {
        const auto draw = drawFor(game, n);
        ASSERT_TRUE(draw);
        EXPECT_EQ(draw->from, bag) << n;
        for (const Tile tile : draw->tiles)
            --bag[tile.kind()];
    }
}

TEST(DrawLuck, ARackFromAnotherPlayerIsNotDrawn)
{
    int swaps = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Game game = randomGame(bookOf("bazaar.json"), 2, seed);
        for (std::size_t n = 0; n < game.turns().size(); ++n)
            for (const Event& event : game.turns()[n].events) {
                if (!std::holds_alternative<event::RacksSwapped>(event.what))
                    continue;
                ++swaps;
                for (const int seat : {0, 1}) { // their next turns
                    std::size_t next = n + 1;
                    while (next < game.turns().size() && game.turns()[next].seat != seat)
                        ++next;
                    if (next < game.turns().size()) {
                        EXPECT_FALSE(drawFor(game, next)) << seed << ' ' << next;
                    }
                }
            }
    }
    EXPECT_GT(swaps, 10);
}

TEST(DrawLuck, AveragesToNothingOverManyGames)
{
    const LeaveTable values = fittedValues("stack8");
    const auto knowledge = std::make_shared<const BotKnowledge>(values);
    const auto book = bookOf("stack8");
    Moments luck;
    for (std::uint64_t seed = 1; seed <= 120; ++seed) {
        const Game game = playedBy("skilled", book, seed, knowledge);
        double sum = 0;
        for (std::size_t n = 0; n < game.turns().size(); ++n) {
            const auto view = knownViewBefore(game, n);
            const auto draw = drawFor(game, n);
            if (view && draw)
                sum += drawLuck(*view, *draw, values, RandomSource(seed), {}).value;
        }
        luck.add(sum);
    }
    EXPECT_LE(std::abs(luck.mean().value), 2 * luck.mean().error) << luck.mean().value << " ± " << luck.mean().error;
}

// ---- games

namespace {

// A judged turn with a chance to win, what it lost of that, and its grade.
std::optional<TurnReview> madeUp(int seat, double chance, double lost, Grade grade)
{
    TurnReview review;
    review.seat = seat;
    review.chance = Estimate{chance, 0.002};
    review.chanceLost = Estimate{lost, 0.002};
    review.pointsLost = {100 * lost, 0.3};
    review.terms[0] = review.pointsLost;
    review.draws = Estimate{3, 0.4};
    review.grade = grade;
    return review;
}

} // namespace

TEST(GameReview, SumsUpThePlayersTurnsThatWereAChoice)
{
    GameReview game{madeUp(0, 0.5, 0.05, Grade::Medium), madeUp(1, 0.5, 0.2, Grade::Large), std::nullopt,
                    madeUp(0, 0.5, 0.01, Grade::None), madeUp(0, 0.5, 0.3, Grade::Large)};
    game.back()->forced = true;
    const PlayerReview player = playerReview(game, 0);
    EXPECT_EQ(player.turns, 2);
    EXPECT_EQ(player.grades, (std::array<int, gradeCount>{1, 0, 1, 0, 0}));
    EXPECT_DOUBLE_EQ(*player.accuracy, (accuracyOf(0.05) + 100) / 2); // what is not shown costs nothing
    EXPECT_DOUBLE_EQ(player.plays.value, -6);
    EXPECT_DOUBLE_EQ(player.plays.error, std::hypot(0.3, 0.3));
    EXPECT_DOUBLE_EQ(player.draws.value, 6);
    EXPECT_DOUBLE_EQ(player.lostByTerm[0].value, 6);
    EXPECT_FALSE(playerReview({}, 0).accuracy);
}

TEST(GameReview, NamesTheWorstMistakesTheBestFindAndTheBiggestSwing)
{
    using enum Grade;
    GameReview game{madeUp(0, 0.5, 0.04, Medium), madeUp(0, 0.5, 0.01, Small), madeUp(1, 0.5, 0.3, Large),
                    madeUp(0, 0.5, 0.06, Medium), madeUp(0, 0.45, 0, None),    madeUp(0, 0.45, 0, None),
                    madeUp(0, 0.25, 0, None),     madeUp(0, 0.32, 0, None)};
    game[4]->lead = Estimate{4, 0.5};
    game[5]->lead = Estimate{9, 4}; // not shown
    using enum KeyTurn::Why;
    EXPECT_EQ(keyTurns(game, 0), (std::vector<KeyTurn>{{0, Mistake}, {3, Mistake}, {4, Find}, {6, Swing}}));
    EXPECT_EQ(keyTurns(game, 1), (std::vector<KeyTurn>{{2, Mistake}}));
    EXPECT_TRUE(keyTurns({}, 0).empty());
}

} // namespace storeys::test::turn_review_test
