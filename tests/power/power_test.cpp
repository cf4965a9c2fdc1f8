// A few games, their results, a review and settings, on a computer whose power is cut at any moment: at the next start
// every game that is there is one that was played, with all turns that the program said are kept. A program of its own
// plays, while file_log.cpp logs what it does to its files. `power_test --all` looks at every state of the disk that
// the log allows; without, at the worst one after each thing that was said to be kept, and at a sample of the others.

#include "../app/adviser.h"
#include "../app/little_work.h"
#include "../app/playing.h"
#include "../app/said_games.h"
#include "disk.h"
#include "table/settings/settings.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <set>

namespace storeys {

namespace {

constexpr std::size_t usualStates = 120; // besides the worst ones

// ---- the program that plays

class GamePlayer
{
public:
    explicit GamePlayer(const QString& folder) : m_table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0))
    {
        m_table.analysis()->setWork(littleWork);
        sayGames(m_table);
        m_table.keepIn(StorePlaces::under(folder));
    }
    void play();

private:
    void begin(const QString& players);
    // A tile after another, until the turn is taken and the computer has answered.
    void takeTurns(int turns);
    void passToTheEnd();
    void settle();
    void setTheme(const char* theme);
    void wishResults(int statistics, int solo);
    void analyse(const QString& file);

    GameTable m_table;
    Adviser m_adviser{1};
    quint64 m_seed = 1;
    int m_ended = 0;
};

void GamePlayer::settle()
{
    while (!m_table.view()->mayAct() && !m_table.live()->isOver())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();
    if (!m_table.records()->shelf()->flush())
        qFatal("the game can't be saved");
}

void GamePlayer::begin(const QString& players)
{
    GameStart game;
    game.seats = GameStart::seatsFromText(players);
    game.houseRules.insert("undo", "on");
    game.seed = m_seed++;
    if (const QString problem = m_table.choices()->start(game); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    settle();
}

void GamePlayer::takeTurns(int turns)
{
    for (; turns > 0; --turns) {
        const Position& position = m_table.live()->position();
        for (const auto& step : stepsOf(m_table, m_adviser.choose(viewOf(position, position.turn)))) {
            step();
            settle();
        }
        m_table.view()->shuffleRack();
        settle();
    }
}

void GamePlayer::passToTheEnd()
{
    while (!m_table.live()->isOver()) {
        m_table.view()->pass();
        settle();
    }
}

void GamePlayer::setTheme(const char* theme)
{
    say({"wish", "theme", theme});
    if (const LateText problem = savePreference(*preferenceNamed("theme"), theme); !problem.isEmpty())
        qFatal("%s", qPrintable(problem.text()));
    say({"have", "theme", theme});
}

// Ends a game and says which results are there then.
void GamePlayer::wishResults(int statistics, int solo)
{
    const QByteArray games = QByteArray::number(statistics);
    const QByteArray alone = QByteArray::number(solo);
    say({"wish", "statistics", games});
    say({"wish", "solo", alone});
    passToTheEnd();
    if (!m_table.results()->flush())
        qFatal("the results can't be saved");
    say({"have", "statistics", games});
    say({"have", "solo", alone});
}

// Judges a finished game and says how many turns of it are there.
void GamePlayer::analyse(const QString& file)
{
    if (const QString problem = m_table.records()->open(file); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    GameAnalysis& analysis = *m_table.analysis();
    for (int turns = 1; turns <= analysis.count(); ++turns)
        say({"wish", "judged", QByteArray::number(turns)});
    analysis.start();
    while (analysis.done() < analysis.count()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        const QByteArray turns = QByteArray::number(analysis.done());
        if (!analysis.flush())
            qFatal("the analysis can't be saved");
        if (turns != "0")
            say({"have", "judged", turns});
    }
}

void GamePlayer::play()
{
    setTheme("dark");
    begin("You,Ada:greedy");
    takeTurns(3);
    const QString first = m_table.records()->shelf()->heldFile();
    begin("Ann,Bo");
    takeTurns(1);
    wishResults(1, 0);
    say({"wish", "statistics", "0"});
    m_table.flow()->undo();
    settle();
    takeTurns(1);
    wishResults(1, 0);
    setTheme("light");
    begin("You");
    takeTurns(1);
    wishResults(2, 1);
    if (const QString problem = m_table.records()->open(first); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    settle();
    takeTurns(1);
    analyse(m_table.records()->shelf()->finished().at(0).file);
}

// ---- what it said

// Values by name: on the disk is what was there last, or what was wanted later.
class SaidValues
{
public:
    void hear(const QByteArray& line)
    {
        const QList<QByteArray> words = line.trimmed().split(' ');
        if (words[0] == "wish")
            m_wanted[words[1]] += words[2];
        else if (words[0] == "have")
            m_wanted[words[1]].remove(0, m_wanted[words[1]].lastIndexOf(words[2]));
    }
    // `usual` is there at first.
    [[nodiscard]] QString check(const QByteArray& name, const QByteArray& value) const
    {
        const auto said = m_wanted.find(name);
        if (said != m_wanted.end() && said->second.contains(value))
            return {};
        return QString("%1 is %2").arg(QString(name), QString(value));
    }
    explicit SaidValues(std::map<QByteArray, QByteArrayList> usual) : m_wanted(std::move(usual)) {}

private:
    std::map<QByteArray, QByteArrayList> m_wanted;
};

struct Said
{
    SaidGames games;
    SaidValues values{{{"theme", {"system"}}, {"statistics", {"0"}}, {"solo", {"0"}}, {"judged", {"0"}}}};
};

// ---- the next start

class Cutter
{
public:
    // Says on standard error what was wrong and gives false, or that all was well.
    bool run(const QString& program, bool all);

private:
    // A state of the disk, with what was said until then.
    struct Moment
    {
        Disk::State state;
        std::shared_ptr<const Said> said;
        int line = 0;
        bool isWorst = false;
    };
    [[nodiscard]] QList<QByteArray> play(const QString& program) const;
    [[nodiscard]] QString follow(const QList<QByteArray>& log);
    [[nodiscard]] QString open(const Moment& moment);
    [[nodiscard]] static QString look(const StorePlaces& places, const Said& said);
    static void write(const QString& folder, const Disk::State& state);

    QTemporaryDir m_folder;
    std::vector<Moment> m_moments;
    int m_opened = 0;
};

QList<QByteArray> Cutter::play(const QString& program) const
{
    QProcess child;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LD_PRELOAD", STOREYS_FILE_LOG);
    environment.insert("STOREYS_POWER_FOLDER", m_folder.filePath("played"));
    environment.insert("STOREYS_POWER_LOG", m_folder.filePath("log"));
    child.setProcessEnvironment(environment);
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QDir(m_folder.path()).mkdir("played");
    child.start(program, {"play", m_folder.filePath("played")});
    if (!child.waitForFinished(patience) || child.exitStatus() != QProcess::NormalExit || child.exitCode() != 0)
        qFatal("the games were not played");
    return contentOf(m_folder.filePath("log")).trimmed().split('\n');
}

// Returns what the log lacks, or "".
QString Cutter::follow(const QList<QByteArray>& log)
{
    Disk disk(m_folder.filePath("played"));
    auto said = std::make_shared<const Said>();
    std::set<QByteArray> known; // states since something was said
    for (int line = 0; line < log.size(); ++line) {
        const QByteArray words = disk.carryOut(log[line]);
        if (!words.isEmpty()) {
            Said more = *said;
            more.games.hear(words);
            more.values.hear(words);
            said = std::make_shared<const Said>(std::move(more));
            known.clear();
        }
        bool isWorst = words.startsWith("kept") || words.startsWith("have");
        for (const Disk::State& state : disk.afterCut()) {
            QCryptographicHash hash(QCryptographicHash::Sha256);
            for (const auto& [path, entry] : state)
                hash.addData(path.toUtf8() + '\0' + entry.content + '\0');
            if (known.insert(hash.result()).second)
                m_moments.push_back({state, said, line, isWorst});
            isWorst = false;
        }
    }
    Disk::State real;
    QDirIterator all(m_folder.filePath("played"), QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden,
                     QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QFileInfo file(all.next());
        real[QDir(m_folder.filePath("played")).relativeFilePath(file.filePath())] = {
            file.isDir(), file.isDir() ? QByteArray() : contentOf(file.filePath())};
    }
    return real == disk.now() ? QString() : QString("the log does not lead to the files that are there");
}

void Cutter::write(const QString& folder, const Disk::State& state)
{
    QDir().mkpath(folder);
    for (const auto& [path, entry] : state) {
        const QString file = folder + '/' + path;
        if (entry.isFolder) {
            QDir().mkpath(file);
            continue;
        }
        storeys::write(file, entry.content);
        // The next start is later, so that nobody can be writing any more what is half written.
        if (QFile written(file); written.open(QIODevice::ReadWrite))
            (void)written.setFileTime(QDateTime::currentDateTime().addSecs(-3601), QFileDevice::FileModificationTime);
    }
}

QString Cutter::open(const Moment& moment)
{
    const QString folder = m_folder.filePath(QString("cut%1").arg(++m_opened)); // QSettings knows those it has seen
    write(folder, moment.state);
    const StorePlaces places = StorePlaces::under(folder);
    QString problem = look(places, *moment.said);
    if (problem.isEmpty())
        problem = leftoverIn(places);
    if (problem.isEmpty())
        QDir(folder).removeRecursively();
    return problem.isEmpty() ? problem
                             : QString("cut after line %1 of the log: %2 (%3)")
                                   .arg(QString::number(moment.line + 1), problem, folder);
}

QString Cutter::look(const StorePlaces& places, const Said& said)
{
    GameTable gameTable(DataPlace(STOREYS_DATA_DIR), std::chrono::hours(1));
    gameTable.keepIn(places);
    SaidGames games = said.games;
    QSet<quint64> seeds;
    int judged = 0;
    for (const SavedGame& game :
         gameTable.records()->shelf()->unfinished() + gameTable.records()->shelf()->finished()) {
        if (const QString problem = gameTable.records()->open(game.file); !problem.isEmpty())
            return problem;
        if (const auto [problem, laid, isAsLeft] = games.check(gameTable); !problem.isEmpty())
            return game.file + ": " + problem;
        seeds.insert(gameTable.game()->setup().seed);
        judged += static_cast<int>(std::ranges::count_if(gameTable.analysis()->recall(), &ReviewedTurn::looked));
    }
    QStringList problems{games.missing(seeds), settingsProblem(), gameTable.results()->problem(),
                         gameTable.notices()->settings()};
    const auto check = [&](const char* name, const QString& value) {
        problems += said.values.check(name, value.toLatin1());
    };
    int solo = 0;
    for (const SoloTable& table : gameTable.results()->solo())
        solo += static_cast<int>(table.rows.size());
    check("judged", QString::number(judged));
    check("theme", savedPreference(*preferenceNamed("theme")).toString());
    check("solo", QString::number(solo));
    check("statistics", QString::number(gameTable.results()->statistics()->entries().size()));
    problems.removeAll({});
    return problems.join("; ");
}

bool Cutter::run(const QString& program, bool all)
{
    QString problem = follow(play(program));
    // The worst states first, then every nth of the others.
    const auto others = std::ranges::stable_partition(m_moments, std::identity(), &Moment::isWorst).begin();
    const auto worst = static_cast<std::size_t>(others - m_moments.begin());
    const std::size_t step = all ? 1 : std::max<std::size_t>(1, (m_moments.size() - worst) / usualStates);
    std::size_t turns = 0;
    for (std::size_t i = 0; problem.isEmpty() && i < m_moments.size(); i += i < worst ? 1 : step) {
        problem = open(m_moments[i]);
        turns = std::max(turns, static_cast<std::size_t>(m_moments[i].said->games.turns()));
    }
    if (!problem.isEmpty()) {
        m_folder.setAutoRemove(false);
        std::fprintf(stderr, "%s\n", qPrintable(problem));
        return false;
    }
    std::printf("%d of %zu states of the disk: all of up to %zu turns are there\n", m_opened, m_moments.size(), turns);
    return turns > 0;
}

} // namespace

} // namespace storeys

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setOrganizationName("storeys");
    QCoreApplication::setApplicationName("storeys");
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "play") {
        storeys::GamePlayer(arguments.value(2)).play();
        return 0;
    }
    return storeys::Cutter().run(QCoreApplication::applicationFilePath(), arguments.contains("--all")) ? 0 : 1;
}
