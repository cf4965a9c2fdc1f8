// What the analysis of a finished game and the list of other plays cost, as the table does them.
//
//     analysis_bench time             the analysis of a whole game, on its two threads
//     analysis_bench cancel [TIMES]   how long either goes on after it was cancelled at a random moment
//     analysis_bench memory MINUTES   how much memory the list of other plays takes while it samples games
//
// tests/bench/review.md has the figures.

#include "../app/table_games.h"

#include "base/random_source.h"

#include <QCoreApplication>
#include <QFile>
#include <QTest>

#include <sys/resource.h>

#include <chrono>
#include <cstdio>
#include <string>

namespace {

using namespace storeys;
using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin)
{
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

// Of the whole program.
double processorTime()
{
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

double residentMegabytes()
{
    QFile status("/proc/self/status");
    if (status.open(QIODevice::ReadOnly))
        for (const QByteArray& line : status.readAll().split('\n'))
            if (line.startsWith("VmRSS:"))
                return line.mid(6).simplified().split(' ').first().toDouble() / 1024;
    return 0;
}

// A finished game of two casual computers.
std::unique_ptr<GameTable> finishedGame(const char* board, quint64 seed)
{
    auto table = tableWith(gameOf("Ann:casual,Bo:casual", seed, board));
    if (!QTest::qWaitFor([&] { return table->live()->isOver(); }, patience))
        qFatal("the game does not end");
    return table;
}

// ---- time

int measureTime()
{
    constexpr int turns = 34;
    for (const char* board : {"stack10", "stack8", "cross15"}) {
        int judged = 0;
        double took = 0, worked = 0;
        for (quint64 seed = 1; judged < 3 * turns; ++seed) {
            const auto table = finishedGame(board, seed);
            GameAnalysis& analysis = *table->analysis();
            const Clock::time_point begin = Clock::now();
            const double before = processorTime();
            analysis.start();
            if (!QTest::qWaitFor([&] { return analysis.done() == analysis.count(); }, patience))
                return 1;
            took += secondsSince(begin);
            worked += processorTime() - before;
            judged += analysis.count();
        }
        std::printf("%s: the analysis of a game of %d turns takes %.1f s, and %.1f s of processors\n", board, turns,
                    turns * took / judged, turns * worked / judged);
    }
    return 0;
}

// ---- cancelling

void print(const char* what, std::vector<double> seconds)
{
    std::ranges::sort(seconds);
    const auto at = [&](double share) {
        return 1000 * seconds[static_cast<std::size_t>(share * static_cast<double>(seconds.size() - 1))];
    };
    std::printf(
        "%s, cancelled %zu times: goes on for %.1f ms at the median, %.1f at the 99th percentile, at most %.1f\n", what,
        seconds.size(), at(0.5), at(0.99), at(1));
}

// `begin` makes and starts something; destroying it waits for its threads.
template<class Begin>
double timeToCancel(RandomSource& random, Begin begin)
{
    auto work = begin();
    QTest::qWait(static_cast<int>(random.below(300)));
    const Clock::time_point cancelled = Clock::now();
    work.reset();
    return secondsSince(cancelled);
}

int measureCancelling(int times)
{
    RandomSource random(1);
    for (const char* board : {"stack10", "cross15"}) {
        const auto table = finishedGame(board, 1);
        HistoryView& look = *table->view()->look();
        std::vector<double> analyses, lists;
        while (static_cast<int>(lists.size()) < times) {
            analyses.push_back(timeToCancel(random, [&] {
                auto analysis = std::make_unique<GameAnalysis>(*table->live(), look);
                analysis->start();
                return analysis;
            }));
            look.show(1 + static_cast<int>(random.below(static_cast<std::uint32_t>(table->live()->turnCount() - 1))));
            lists.push_back(timeToCancel(random, [&] {
                auto plays = std::make_unique<PlayList>(*table->live(), look, *table->analysis());
                plays->show();
                return plays;
            }));
        }
        print((std::string(board) + ", analysis").c_str(), analyses);
        print((std::string(board) + ", other plays").c_str(), lists);
    }
    return 0;
}

// ---- memory

// A turn with that many blanks on the rack, from 1; 0 if there is none.
int turnWithBlanks(const Game& game, int blanks)
{
    for (std::size_t turn = 0; turn + 1 < game.turns().size(); ++turn) {
        const Position& before = game.positionBefore(turn);
        if (before.toMove().rack.count(Tile::blank().kind()) == blanks && before.bag.size() > 20)
            return static_cast<int>(turn) + 1;
    }
    return 0;
}

std::unique_ptr<GameTable> listedPlays(const char* board, int blanks)
{
    for (quint64 seed = 1;; ++seed) {
        auto table = finishedGame(board, seed);
        const int turn = turnWithBlanks(*table->game(), blanks);
        if (turn == 0)
            continue;
        table->view()->look()->show(turn);
        table->otherPlays()->show();
        return table;
    }
}

int measureMemory(int minutes)
{
    const auto one = listedPlays("stack10", 0), other = listedPlays("cross15", 2);
    for (int minute = 1; minute <= minutes; ++minute) {
        QTest::qWait(60'000);
        std::printf("after %d minutes: %.1f MB, %d and %d samples\n", minute, residentMegabytes(),
                    one->otherPlays()->samples(), other->otherPlays()->samples());
        std::fflush(stdout);
    }
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const std::string what = argc > 1 ? argv[1] : "";
    if (what == "time")
        return measureTime();
    if (what == "cancel")
        return measureCancelling(argc > 2 ? std::atoi(argv[2]) : 200);
    if (what == "memory" && argc > 2)
        return measureMemory(std::atoi(argv[2]));
    std::fprintf(stderr, "analysis_bench time | cancel [TIMES] | memory MINUTES\n");
    return 2;
}
