// How far the reviews of turns can be trusted. Computer players of a level play each other on a board, and each turn is
// reviewed with two seeds. Prints for each board and level, and for all together: in which share of the turns both
// reviews give the same grade, how many grades they are apart at most (an open one counts as one from any other), and
// in which share they name the same best turn; then how the losses told in points compare with those by many fresh
// samples: how many there are, how many lie outside 4 standard errors of both, and the mean of told minus fresh; then
// the processor time of a review. tests/bench/review.md has the figures. Fails if they are worse than promised there.
//
//     review_bench [GAMES [THREADS [SEED [SAMPLES [BOARD]]]]]
//
// GAMES of each board and level; SAMPLES, fresh ones of each loss, which is not compared without any.

#include "support/fitted_values.h"

#include "bots/levels.h"
#include "game/game.h"
#include "teaching/comparison.h"
#include "teaching/game_review.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <ctime>
#include <string>
#include <thread>

namespace {

using namespace storeys;

struct Options
{
    int games = 7;
    int threads = 1;
    std::uint64_t seed = 1;
    int samples = 10'000;
    std::vector<std::string> boards{"stack10", "stack8", "cross15"};
};

// The games of a board and level.
struct Series
{
    std::string board, level;
    RuleBookPtr book;
    std::shared_ptr<const BotKnowledge> knowledge;
};

struct Tally
{
    int turns = 0;
    int sameGrade = 0;
    int sameBest = 0;
    int mostApart = 0;
    int farOff = 0;          // losses
    std::vector<double> off; // told minus fresh, of each loss
    double seconds = 0;

    [[nodiscard]] Estimate meanOff() const
    {
        Moments moments;
        for (const double value : off)
            moments.add(value);
        return moments.mean();
    }
    void add(const Tally& other)
    {
        turns += other.turns;
        sameGrade += other.sameGrade;
        sameBest += other.sameBest;
        mostApart = std::max(mostApart, other.mostApart);
        farOff += other.farOff;
        off.insert(off.end(), other.off.begin(), other.off.end());
        seconds += other.seconds;
    }
};

double processorTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

int gradesApart(Grade one, Grade other)
{
    if (one == Grade::Open || other == Grade::Open)
        return one != other;
    return std::abs(static_cast<int>(one) - static_cast<int>(other));
}

void compareWithFresh(const TurnReview& told, const SeatView& view, const BotKnowledge& knowledge, std::uint64_t seed,
                      int samples, Tally& tally)
{
    const SeatView expected = withExpectedWords(view, knowledge, Judging().wordLevel);
    Comparison comparison(expected, knowledge.values(), {told.best, told.taken}, RandomSource(seed));
    comparison.add(samples, {});
    const Estimate fresh = comparison.pointsLost(0, 1);
    const double off = told.pointsLost.value - fresh.value;
    tally.off.push_back(off);
    tally.farOff += std::abs(off) > 4 * std::hypot(told.pointsLost.error, fresh.error);
}

Tally reviewGame(const Series& series, std::uint64_t seed, int samples)
{
    Game game({series.book, {"a", "b"}, seed});
    const auto bot = makeBot(series.level, seed, series.knowledge);
    while (!game.isOver())
        if (game.take(bot->choose(viewOf(game.position(), game.position().turn), {})))
            std::abort(); // an illegal play
    Tally tally;
    for (std::size_t n = 0; n < game.turns().size(); ++n) {
        const auto view = knownViewBefore(game, n);
        if (!view)
            continue;
        const auto reviewed = [&](std::uint64_t part) {
            return reviewTurn(*view, game.turns()[n], *series.knowledge, {}, 1000 * seed + 3 * n + part, {});
        };
        const double begin = processorTime();
        const TurnReview one = reviewed(0), other = reviewed(1);
        if (one.forced)
            continue;
        tally.seconds += (processorTime() - begin) / 2;
        ++tally.turns;
        tally.sameGrade += one.grade == other.grade;
        tally.sameBest += one.best.action() == other.best.action();
        tally.mostApart = std::max(tally.mostApart, gradesApart(one.grade, other.grade));
        if (samples > 0 && one.pointsLost.error > 0)
            compareWithFresh(one, *view, *series.knowledge, 1000 * seed + 3 * n + 2, samples, tally);
    }
    return tally;
}

double percent(int part, int whole)
{
    return 100.0 * part / std::max(whole, 1);
}

void print(const std::string& board, const std::string& level, const Tally& tally)
{
    const Estimate off = tally.meanOff();
    std::printf("| %s | %s | %d | %.1f %% | %d | %.1f %% | %d | %d | %+.2f ± %.2f | %.0f |\n", board.c_str(),
                level.c_str(), tally.turns, percent(tally.sameGrade, tally.turns), tally.mostApart,
                percent(tally.sameBest, tally.turns), static_cast<int>(tally.off.size()), tally.farOff, off.value,
                off.error, 1000 * tally.seconds / std::max(tally.turns, 1));
}

} // namespace

int main(int argc, char** argv)
{
    Options options;
    if (argc > 1)
        options.games = std::atoi(argv[1]);
    if (argc > 2)
        options.threads = std::atoi(argv[2]);
    if (argc > 3)
        options.seed = static_cast<std::uint64_t>(std::atoll(argv[3]));
    if (argc > 4)
        options.samples = std::atoi(argv[4]);
    if (argc > 5)
        options.boards = {argv[5]};

    std::vector<Series> all;
    for (const std::string& board : options.boards) {
        const auto book = test::bookOf(board, {}, "standard");
        const auto knowledge = std::make_shared<const BotKnowledge>(test::fittedValues(board));
        for (const char* level : {"casual", "skilled"})
            all.push_back({board, level, book, knowledge});
    }
    const auto games = static_cast<std::size_t>(options.games);
    std::vector<Tally> tallies(all.size() * games);
    std::atomic<std::size_t> next = 0;
    {
        std::vector<std::jthread> threads;
        for (int n = 0; n < options.threads; ++n)
            threads.emplace_back([&] {
                for (std::size_t game = next++; game < tallies.size(); game = next++)
                    tallies[game] = reviewGame(all[game / games], options.seed + game % games, options.samples);
            });
    }

    std::printf(
        "| board | level | turns | same grade | most apart | same best | losses | beyond 4 errors | told − fresh "
        "| ms a turn |\n|---|---|---|---|---|---|---|---|---|---|\n");
    Tally whole;
    for (std::size_t series = 0; series < all.size(); ++series) {
        Tally tally;
        for (std::size_t game = 0; game < games; ++game)
            tally.add(tallies[series * games + game]);
        print(all[series].board, all[series].level, tally);
        whole.add(tally);
    }
    print("all", "", whole);
    const bool isKept = percent(whole.sameGrade, whole.turns) >= 95 && whole.mostApart <= 1 && whole.farOff <= 1
                        && std::abs(whole.meanOff().value) <= 0.3;
    if (!isKept)
        std::printf("worse than promised\n");
    return isKept ? 0 : 1;
}
