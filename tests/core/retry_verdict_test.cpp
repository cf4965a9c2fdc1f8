// What a try at a turn is worth: the verdict by the estimates, and that no try is praised without reason.

#include "bots/levels.h"
#include "game/game.h"
#include "support/fitted_values.h"
#include "support/random_game.h"
#include "teaching/game_review.h"
#include "teaching/retry_verdict.h"

#include <gtest/gtest.h>

#include <cmath>

namespace storeys::test::retry_verdict_test {

namespace {

constexpr Judging quick{Judging::allWords, 300, 60, 100};

// A turn of a game that gave something away.
struct Mistake
{
    SeatView view;
    TurnReview review;
    std::uint64_t seed;
};

// At most so many, from the given turn of the game on.
std::vector<Mistake> mistakesOf(const std::string& variant, std::uint64_t seed,
                                const std::shared_ptr<const BotKnowledge>& knowledge, std::size_t most,
                                std::size_t first = 0)
{
    Game game({bookOf(variant, {}, "standard"), {"a", "b"}, seed});
    const auto bot = makeBot("casual", seed, knowledge);
    while (!game.isOver())
        EXPECT_FALSE(game.take(bot->choose(viewOf(game.position(), game.position().turn), {})));
    std::vector<Mistake> mistakes;
    for (std::size_t n = first; n < game.turns().size() && mistakes.size() < most; ++n) {
        const auto view = knownViewBefore(game, n);
        if (!view)
            continue;
        TurnReview review = reviewTurn(*view, game.turns()[n], *knowledge, quick, reviewSeed(n), {});
        if (isMistake(review.grade))
            mistakes.push_back({*view, std::move(review), reviewSeed(n)});
    }
    return mistakes;
}

Turn turnOf(const SeatView& view, const Action& action)
{
    Position position = view;
    return takeUnjudged(position, action);
}

TryReview reviewOf(const Mistake& mistake, const Action& action, const BotKnowledge& knowledge)
{
    return reviewTry(mistake.view, turnOf(mistake.view, action), mistake.review, knowledge, quick, mistake.seed, {});
}

} // namespace

TEST(Verdict, FollowsFromWhatTheTryLosesAndGains)
{
    using enum Verdict;
    struct Line
    {
        double lost, lostError, gained, gainedError; // in percent
        Verdict verdict;
    };
    static constexpr Line lines[] = {
        // how good it is does not matter where it is not shown to beat the turn taken
        {0, 0, 0, 0, NotBetter},
        {0, 0.1, -1, 0.3, NotBetter},
        {0, 0.1, 0.8, 0.3, NotBetter},
        {-5, 0.1, 0.8, 0.3, NotBetter},
        {0.1, 0, 0.9, 0.3, NotBetter},
        // a loss that is not shown
        {0, 0, 1, 0.3, AsGood},
        {0.24, 0, 1, 0.3, AsGood},
        {-1, 0.5, 2, 0.3, AsGood},
        {0.5, 0.2, 2, 0.3, AsGood},
        {1.5, 0.7, 5, 0.3, AsGood},
        // a small one, also if it may be none
        {0.25, 0, 1, 0.3, Better},
        {2.99, 0.1, 1, 0.3, Better},
        {2, 0.9, 5, 0.3, Better},
        {2.5, 1.2, 5, 0.3, Better},
        // much is left
        {3, 0, 1, 0.3, Almost},
        {3.1, 2, 5, 0.3, Almost},
        {20, 1, 5, 0.3, Almost},
    };
    for (const Line& line : lines)
        EXPECT_EQ(verdictName(verdictOf({line.lost / 100, line.lostError / 100},
                                        {line.gained / 100, line.gainedError / 100}, chanceLimits)),
                  verdictName(line.verdict))
            << line.lost << " ± " << line.lostError << ", " << line.gained << " ± " << line.gainedError;
}

TEST(Verdict, IsBestForTheBestTurnAndNotBetterForTheTurnTaken)
{
    int endings = 0;
    for (const char* variant : {"stack10", "cross15"}) {
        const auto knowledge = std::make_shared<BotKnowledge>(fittedValues(variant));
        auto mistakes = mistakesOf(variant, 3, knowledge, 3);
        for (Mistake& mistake : mistakesOf(variant, 3, knowledge, 9, 16))
            mistakes.push_back(std::move(mistake));
        ASSERT_GT(mistakes.size(), 3u);
        for (const Mistake& mistake : mistakes) {
            endings += mistake.review.exact;
            const TryReview best = reviewOf(mistake, mistake.review.best.action(), *knowledge);
            EXPECT_EQ(best.verdict, Verdict::Best);
            EXPECT_FALSE(best.isNewBest);
            EXPECT_EQ(best.best, best.tried);
            const TryReview taken = reviewOf(mistake, mistake.review.taken.action(), *knowledge);
            EXPECT_EQ(taken.verdict, Verdict::NotBetter);
            EXPECT_EQ(taken.taken, taken.tried);
            EXPECT_EQ(taken.best, best.best) << "the figures do not depend on the try";
        }
    }
    EXPECT_GT(endings, 0);
}

TEST(Verdict, ABetterTurnThanTheBestOneTakesItsPlace)
{
    const auto knowledge = std::make_shared<BotKnowledge>(fittedValues("stack10"));
    for (Mistake& mistake : mistakesOf("stack10", 3, knowledge, 9)) {
        if (mistake.review.grade != Grade::Large)
            continue;
        const Action best = mistake.review.best.action();
        mistake.review.best = mistake.review.taken; // as if the review had seen nothing better
        const TryReview found = reviewOf(mistake, best, *knowledge);
        EXPECT_EQ(found.verdict, Verdict::Best);
        EXPECT_TRUE(found.isNewBest);
        EXPECT_EQ(found.best, found.tried);
        EXPECT_GT(found.best, found.taken);
        return;
    }
    FAIL() << "no large mistake";
}

TEST(Verdict, NoTryIsPraisedThatIsNoBetterThanTheTurnTaken)
{
    constexpr int mistakesEach = 5, triesEach = 12;
    constexpr int more = 4; // times the samples, of another seed
    int tries = 0, praised = 0;
    RandomSource random(7);
    for (const char* variant : {"stack8", "cross15"}) {
        const auto knowledge = std::make_shared<BotKnowledge>(fittedValues(variant));
        std::vector<Mistake> mistakes;
        for (std::uint64_t seed = 1; mistakes.size() < mistakesEach; ++seed)
            for (Mistake& mistake : mistakesOf(variant, seed, knowledge, 5))
                mistakes.push_back(std::move(mistake));
        mistakes.resize(mistakesEach);
        for (const Mistake& mistake : mistakes) {
            const auto candidates = staticCandidates(mistake.view, knowledge->values());
            const auto near = static_cast<std::uint32_t>(std::min<std::size_t>(candidates.size(), 40));
            std::vector<Candidate> good{mistake.review.taken};
            for (int n = 0; n < triesEach; ++n, ++tries) {
                const Candidate& tried = candidates[random.below(near)];
                const TryReview review = reviewOf(mistake, tried.action(), *knowledge);
                if (review.verdict == Verdict::NotBetter || review.verdict == Verdict::Best)
                    continue;
                EXPECT_GT(review.tried, review.taken) << "the bar says the same";
                good.push_back(tried);
            }
            praised += static_cast<int>(good.size()) - 1;
            Comparison truth(mistake.view, knowledge->values(), good, RandomSource(99));
            truth.add(more * quick.most, {});
            for (std::size_t n = 1; n < good.size(); ++n)
                EXPECT_GT(truth.pointsLost(n, 0).value, 0) << variant << ' ' << n;
        }
    }
    EXPECT_EQ(tries, 120);
    EXPECT_GT(praised, 12);
}

} // namespace storeys::test::retry_verdict_test
