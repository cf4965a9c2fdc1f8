// Games that are killed at any moment, again and again in one folder: every restart has every turn that was kept and
// the table as it was left, and nothing piles up. First each game is killed once with everything on the table that it can
// have: pieces of the reserve, claims, a card that waits for its choice. How long the others live is counted in lines that
// they say, so that they take turns on every machine; some die while they start. `table_tests kill --kills 1000` kills each
// game 1000 times, `--variant stack10` only that game, `--variant stack10.de` in German; without options all games are killed a
// few times.

#include "adviser.h"
#include "playing.h"
#include "said_games.h"
#include "table/game_table.h"
#include "test_program.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QSet>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <functional>
#include <limits>
#include <unistd.h>
#include <vector>

namespace storeys::kill_test {

namespace {

constexpr int usualKills = 6;  // of each game
constexpr int mostLines = 400; // that a child says before it is killed; a turn takes about ten

// ---- what can lie on a table

// By name, so that a child can be told to wait for it.
struct Sight
{
    const char* name;
    QByteArrayList variants; // that have it
    bool (*isThere)(GameTable& gameTable);
};

const std::vector<Sight>& sights()
{
    static const std::vector<Sight> all{
        {"yellow blanks",
         {"blanks-blockers", "bust-out", "hyper-race", "surprise"},
         [](GameTable& gameTable) {
             return std::ranges::any_of(gameTable.view()->draft()->laid(),
                                        [](const auto& laid) { return laid.placement.tile.isReserve(); });
         }},
        {"blockers",
         {"blanks-blockers", "bust-out"},
         [](GameTable& gameTable) {
             return std::ranges::any_of(gameTable.view()->draft()->laid(),
                                        [](const auto& laid) { return laid.isBlocker(); });
         }},
        {"lifted blockers",
         {"bust-out"},
         [](GameTable& gameTable) { return !gameTable.view()->draft()->lifted().empty(); }},
        {"claims",
         {"free-for-all"},
         [](GameTable& gameTable) { return gameTable.view()->draft()->claims().size() > 1; }},
        {"choices for a card", {"bust-out", "hyper-race"}, &waitsForChoice},
    };
    return all;
}

// ---- the child: plays game after game and says what it wants on the disk and what is there

class Child : public QObject
{
public:
    // It kills itself once that lies on the table and is kept: see sights(); "" for nothing.
    Child(const QString& folder, quint64 seed, const QString& variant, const QString& last)
        : m_table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0)), m_seed(seed), m_variant(variant),
          m_adviser(seed)
    {
        for (const Sight& sight : sights())
            if (last == sight.name)
                m_last = &sight;
        sayGames(m_table);
        connect(m_table.records()->shelf(), &GameShelf::wanted, this, [this](int version) { m_newest = version; });
        connect(m_table.records()->shelf(), &GameShelf::kept, this, &Child::noteKept);
        m_table.keepIn(placesIn(folder));
        const QList<SavedGame> games = m_table.records()->shelf()->unfinished();
        if (games.isEmpty())
            startGame();
        else if (const QString problem = m_table.records()->open(games[0].file); !problem.isEmpty())
            qFatal("%s", qPrintable(problem));
        if (m_table.view()->draft()->count() > 0) // it was killed then
            m_steps.emplace_back([this] { m_table.view()->takeBackAll(); });
        connect(&m_tick, &QTimer::timeout, this, &Child::step);
        m_tick.start(0);
    }

private:
    // A person who lays piece after piece, and now and then puts the rack in another order.
    void step();
    void startGame();
    void goOn();
    void noteKept(int version);

    GameTable m_table;
    QTimer m_tick;
    quint64 m_seed;
    QString m_variant;
    Adviser m_adviser;
    const Sight* m_last = nullptr;
    std::vector<std::function<void()>> m_steps; // that are left of the turn
    int m_newest = 0;                           // the version that was wanted last
    bool m_waits = false;                       // for what is on the table to be kept; not with turns
};

void Child::noteKept(int version)
{
    if (version < m_newest)
        return;
    if (m_waits && m_last && m_last->isThere(m_table))
        std::raise(SIGKILL);
    m_waits = false;
}

void Child::startGame()
{
    GameStart game = startOf(m_variant);
    game.seats = GameStart::seatsFromText("You,Ada:greedy");
    game.seats[1].playerClass = "pro"; // where there are classes: then a rookie's tiles may replace blockers
    game.seed = m_seed++;
    if (const QString problem = m_table.choices()->start(game); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
}

void Child::step()
{
    if (m_table.live()->isOver())
        startGame();
    else if ((m_table.view()->mayAct() || waitsForChoice(m_table)) && !m_waits)
        goOn();
}

void Child::goOn()
{
    if (m_steps.empty()) {
        const Position& position = m_table.live()->position();
        const Action action = m_adviser.choose(viewOf(position, position.turn));
        if (std::holds_alternative<Pass>(action))
            m_table.view()->shuffleRack();
        m_steps = stepsOf(m_table, action);
    }
    m_newest = std::numeric_limits<int>::max(); // until it is wanted
    m_steps.front()();
    m_steps.erase(m_steps.begin());
    m_waits = m_table.view()->draft()->count() > 0 || !m_steps.empty() || waitsForChoice(m_table);
}

// ---- the test

class Killer
{
public:
    Killer(QString program, QString variant) : m_program(std::move(program)), m_variant(std::move(variant)) {}
    // Says on standard error what was wrong and gives false, or that all was well.
    bool run(int kills);

private:
    void playAndKill(int round);
    // Lets a child play until that lies on the table, see sights(); says what was wrong, or "".
    [[nodiscard]] QString playUntil(const Sight& sight, int round);
    // Starts a child, leaves it alone until that is over, and kills it.
    void run(const QStringList& arguments, const std::function<void(QProcess&)>& life);
    // Returns at any moment while the child starts, or at any moment after one of the lines that it says.
    void liveUntilAnyMoment(QProcess& child, bool diesAtStart);
    // The games are as they were left, and nothing else is there.
    [[nodiscard]] QString check(bool all);
    // Finished games that were found right before are not opened again, unless all are to be.
    [[nodiscard]] QString checkGames(bool all);
    [[nodiscard]] QString checkGame(GameTable& gameTable);

    QString m_program;
    QString m_variant;
    const Sight* m_wanted = nullptr; // to be found on the table of the game that goes on
    QTemporaryDir m_folder;
    QRandomGenerator m_random{1};
    qint64 m_startTime = 50'000; // microseconds until a child said its first line; a guess for the first one
    SaidGames m_said;
    QSet<QString> m_right; // finished games found right
    qint64 m_laid = 0;     // tables found with tiles laid, as they were left
};

void Killer::run(const QStringList& arguments, const std::function<void(QProcess&)>& life)
{
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(m_program, QStringList{"kill", "play", m_folder.path(), m_variant} + arguments);
    child.waitForStarted(patience);
    life(child);
    child.kill();
    child.waitForFinished(patience);
    if (child.exitStatus() != QProcess::CrashExit)
        std::fprintf(stderr, "the child ended by itself\n");
    m_said.hear(child.readAllStandardOutput());
    m_said.endProgram();
}

void Killer::liveUntilAnyMoment(QProcess& child, bool diesAtStart)
{
    QElapsedTimer time;
    time.start();
    const auto now = [&time] { return time.nsecsElapsed() / 1000; };
    // The lines stay in the process until all of them are heard.
    const auto isSaid = [&child](int lines) {
        while (child.peek(child.bytesAvailable()).count('\n') < lines)
            if (!child.waitForReadyRead(patience))
                return false;
        return true;
    };
    qint64 longest = m_startTime; // until what comes next, about
    if (!diesAtStart) {
        if (!isSaid(1))
            return;
        m_startTime = now();
        const int lines = m_random.bounded(1, m_random.bounded(1, mostLines) + 1); // rather few, some many
        if (!isSaid(lines))
            return;
        longest = lines > 1 ? 2 * (now() - m_startTime) / (lines - 1) : m_startTime / 10;
    }
    QThread::usleep(m_random.bounded(static_cast<quint32>(longest + 1)));
}

void Killer::playAndKill(int round)
{
    run({QString::number(round * 1000 + 1)},
        [this, round](QProcess& child) { liveUntilAnyMoment(child, round % 3 == 0); });
}

QString Killer::playUntil(const Sight& sight, int round)
{
    run({QString::number(round * 1000 + 1), sight.name}, [](QProcess& child) { child.waitForFinished(patience); });
    m_wanted = &sight;
    const QString problem = check(false);
    const bool isFound = !std::exchange(m_wanted, nullptr);
    return problem.isEmpty() && !isFound ? QString("there are no %1 on the table").arg(sight.name) : problem;
}

QString Killer::checkGame(GameTable& gameTable)
{
    const auto [problem, laid, isAsLeft] = m_said.check(gameTable);
    m_laid += problem.isEmpty() && laid > 0 ? 1 : 0;
    if (m_wanted && !gameTable.live()->isOver() && isAsLeft && m_wanted->isThere(gameTable))
        m_wanted = nullptr;
    return problem;
}

QString Killer::checkGames(bool all)
{
    GameTable gameTable(DataPlace(STOREYS_DATA_DIR), std::chrono::hours(1));
    gameTable.keepIn(placesIn(m_folder.path()));
    QSet<quint64> seeds;
    for (const SavedGame& game :
         gameTable.records()->shelf()->unfinished() + gameTable.records()->shelf()->finished()) {
        const QString file = game.file;
        if (!all && m_right.contains(file))
            continue;
        if (const QString problem = gameTable.records()->open(file); !problem.isEmpty())
            return problem;
        if (const QString problem = checkGame(gameTable); !problem.isEmpty())
            return file + ": " + problem;
        seeds.insert(gameTable.game()->setup().seed);
        if (gameTable.live()->isOver())
            m_right.insert(file);
    }
    return all ? m_said.missing(seeds) : QString();
}

QString Killer::check(bool all)
{
    letAnHourPass(m_folder.path());
    const QString problem = checkGames(all);
    return problem.isEmpty() ? leftoverIn(placesIn(m_folder.path())) : problem;
}

bool Killer::run(int kills)
{
    QElapsedTimer time;
    time.start();
    QString problem;
    int round = 0;
    for (const Sight& sight : sights())
        if (problem.isEmpty() && sight.variants.contains(m_variant.toLatin1()))
            problem = playUntil(sight, round++);
    for (const int last = round + kills; problem.isEmpty() && round < last; ++round) {
        playAndKill(round);
        problem = check(round == last - 1);
    }
    if (!problem.isEmpty()) {
        m_folder.setAutoRemove(false);
        std::fprintf(stderr, "%s, after kill %d: %s (%s)\n", qPrintable(m_variant), round, qPrintable(problem),
                     qPrintable(m_folder.path()));
        return false;
    }
    std::printf("%s: %d kills: %lld turns in %zu games, all there; pieces laid as they were left in %lld; %lld s\n",
                qPrintable(m_variant), round, static_cast<long long>(m_said.turns()), m_said.games(),
                static_cast<long long>(m_laid), static_cast<long long>(time.elapsed() / 1000));
    if (m_said.turns() == 0)
        std::fprintf(stderr, "no turn was ever completed: nothing was tested\n");
    return m_said.turns() > 0;
}

} // namespace

const NamedTest named("kill", [](int argc, char** argv) {
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.value(1) == "play") {
        const Child child(arguments.value(2), arguments.value(4).toULongLong(), arguments.value(3), arguments.value(5));
        return application.exec();
    }
    const auto option = [&](const char* name) { return arguments.value(arguments.indexOf(name) + 1); };
    const int kills = arguments.contains("--kills") ? option("--kills").toInt() : usualKills;
    const QStringList variants = arguments.contains("--variant") ? QStringList{option("--variant")}
                                                                 : builtInVariants() + gamesInOtherLanguages();
    if (variants.first().contains('.') && !gamesInOtherLanguages().contains(variants.first()))
        return 77; // its words are not installed
    return std::ranges::all_of(
               variants,
               [&](const QString& variant) { return Killer(application.applicationFilePath(), variant).run(kills); })
               ? 0
               : 1;
});

} // namespace storeys::kill_test
