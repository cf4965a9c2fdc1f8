// Games that are killed at any moment, again and again in one folder: every restart has every turn that was kept and
// the table as it was left, and nothing piles up. `kill_test --kills 1000` does it so many times; without it, a number
// that does not take long.

#include "playing.h"
#include "table/game_table.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QSet>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <map>
#include <optional>
#include <unistd.h>
#include <vector>

namespace storeys {

namespace {

constexpr int usualKills = 30;
constexpr int longestLife = 600; // milliseconds from the start of the child to its end

StorePlaces placesIn(const QString& folder)
{
    return {folder + "/records", folder + "/state"};
}

// The first n event lines of a record, hashed; none if there are fewer.
std::optional<QByteArray> hashOfEvents(const QByteArray& record, int n)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QByteArray& line : record.split('\n'))
        if (line.startsWith('>') && n > 0 && n--)
            hash.addData(line + '\n');
    return n > 0 ? std::nullopt : std::optional(hash.result().toHex());
}

QByteArray hashOfTable(GameTable& session)
{
    return QCryptographicHash::hash((session.view()->rack() + session.view()->stacks()).join('/').toUtf8(),
                                    QCryptographicHash::Sha256)
        .toHex();
}

// ---- the child: plays game after game and says on standard output what is wanted on the disk, before it can be there,
// and what is there

class Child : public QObject
{
public:
    Child(const QString& folder, quint64 seed)
        : m_session(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0)), m_seed(seed)
    {
        connect(m_session.records()->shelf(), &GameShelf::wanted, this, &Child::sayWanted);
        connect(m_session.records()->shelf(), &GameShelf::kept, this, &Child::sayKept);
        m_session.keepIn(placesIn(folder));
        const QVariantList games = m_session.records()->shelf()->unfinished();
        if (games.isEmpty())
            startGame();
        else if (const QString problem = m_session.records()->open(games[0].toMap().value("file").toString());
                 !problem.isEmpty())
            qFatal("%s", qPrintable(problem));
        connect(&m_tick, &QTimer::timeout, this, &Child::step);
        m_tick.start(0);
    }

private:
    // A person who lays tile after tile, and now and then puts the rack in another order.
    void step();
    void startGame() { start(m_session, "You,Ada:greedy", m_seed++); }
    void layNext();
    void sayWanted(int version);
    void sayKept(int version);
    static void say(const QByteArrayList& words);

    GameTable m_session;
    QTimer m_tick;
    quint64 m_seed;
    bool m_waits = false; // with tiles laid, until they are kept; not with turns
};

void Child::say(const QByteArrayList& words)
{
    const QByteArray line = words.join(' ') + '\n';
    if (::write(STDOUT_FILENO, line.constData(), line.size()) != line.size())
        std::_Exit(1);
}

void Child::sayWanted(int version)
{
    const int turns = static_cast<int>(m_session.game()->turns().size());
    say({"wanted", QByteArray::number(version), QByteArray::number(m_session.game()->setup().seed),
         QByteArray::number(turns), *hashOfEvents(m_session.records()->recordText(), turns), hashOfTable(m_session)});
}

void Child::sayKept(int version)
{
    say({"kept", QByteArray::number(version)});
    m_waits = false;
}

void Child::step()
{
    if (m_session.live()->isOver()) {
        startGame();
    } else if (m_session.view()->mayAct() && !m_waits) {
        layNext();
        m_waits = m_session.view()->draft()->count() > 0;
    }
}

void Child::layNext()
{
    const int laid = m_session.view()->draft()->count();
    m_session.view()->takeBackAll();
    if (!layBestPlay(m_session)) {
        m_session.view()->shuffleRack();
        m_session.view()->pass();
        return;
    }
    if (m_session.view()->draft()->count() == laid) {
        m_session.view()->play();
        return;
    }
    while (m_session.view()->draft()->count() > laid + 1)
        m_session.view()->takeBackLast();
}

// ---- the test

struct Wanted
{
    int version = 0; // in the child that said it
    int turns = 0;
    QByteArray events; // as hashOfEvents()
    QByteArray table;  // as hashOfTable()
};

// Of a game: what is on the disk is one of these.
struct Said
{
    std::vector<Wanted> wanted; // in order
    bool isKept = false;        // the first of them was there
};

class Killer
{
public:
    explicit Killer(QString program) : m_program(std::move(program)) {}
    // Says on standard error what was wrong and gives false, or that all was well.
    bool run(int kills);

private:
    void playAndKill(int round);
    void hear(const QByteArray& said);
    void keep(Said& said, int version);
    // Finished games that were found right before are not opened again, unless all are to be.
    [[nodiscard]] QString checkGames(bool all);
    [[nodiscard]] QString checkGame(GameTable& session, Said& said);
    [[nodiscard]] QString leftover() const;
    void letAnHourPass() const;

    QString m_program;
    QTemporaryDir m_folder;
    QRandomGenerator m_random{1};
    std::map<quint64, Said> m_said; // by seed of the game
    QSet<QString> m_right;          // finished games found right
    qint64 m_turns = 0;
    qint64 m_laid = 0; // tables found with tiles laid, as they were left
};

void Killer::playAndKill(int round)
{
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(m_program, {"play", m_folder.path(), QString::number(round * 1000 + 1)});
    child.waitForStarted();
    child.waitForFinished(static_cast<int>(m_random.bounded(longestLife)));
    child.kill();
    child.waitForFinished();
    if (child.exitStatus() != QProcess::CrashExit)
        std::fprintf(stderr, "the child ended by itself\n");
    hear(child.readAllStandardOutput());
}

// A last line that was cut off was not said.
void Killer::hear(const QByteArray& said)
{
    std::map<int, quint64> seeds; // by version
    for (const QByteArray& line : said.left(said.lastIndexOf('\n') + 1).split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        const int version = words.value(1).toInt();
        if (words[0] == "wanted") {
            seeds[version] = words[2].toULongLong();
            m_said[seeds[version]].wanted.push_back({version, words[3].toInt(), words[4], words[5]});
        } else if (words[0] == "kept") {
            keep(m_said[seeds[version]], version);
        }
    }
}

// What was wanted before is there no more.
void Killer::keep(Said& said, int version)
{
    const auto kept = std::ranges::find(said.wanted, version, &Wanted::version);
    m_turns += std::max(0, kept->turns - (said.isKept ? said.wanted.front().turns : 0));
    said.wanted.erase(said.wanted.begin(), kept);
    said.isKept = true;
}

// The record is the one that was there, or one that was wanted later; the table goes with it. Where a later record was
// just written, the note of the table may still be that of the one before: it lays nothing.
QString Killer::checkGame(GameTable& session, Said& said)
{
    const int turns = static_cast<int>(session.game()->turns().size());
    const Wanted found{0, turns, hashOfEvents(session.records()->recordText(), turns).value_or(QByteArray()),
                       hashOfTable(session)};
    const auto isRecord = [&](const Wanted& wanted) { return wanted.turns == turns && wanted.events == found.events; };
    if (std::ranges::none_of(said.wanted, isRecord))
        return QString("there are %1 turns, which were not wanted since others were kept").arg(turns);
    const bool isAsLeft = std::ranges::any_of(
        said.wanted, [&](const Wanted& wanted) { return isRecord(wanted) && wanted.table == found.table; });
    const bool isJustWritten = !said.isKept || !isRecord(said.wanted.front());
    const int laid = session.view()->draft()->count();
    if (!session.live()->isOver() && !isAsLeft && (laid > 0 || !isJustWritten))
        return QString("after turn %1 the table is not as it was left; %2 tiles are laid").arg(turns).arg(laid);
    m_laid += laid > 0 ? 1 : 0;
    said = {{found}, true};
    return {};
}

QString Killer::checkGames(bool all)
{
    GameTable session(DataPlace(STOREYS_DATA_DIR), std::chrono::hours(1));
    session.keepIn(placesIn(m_folder.path()));
    QSet<quint64> seeds;
    for (const QVariant& row : session.records()->shelf()->unfinished() + session.records()->shelf()->finished()) {
        const QString file = row.toMap().value("file").toString();
        if (!all && m_right.contains(file))
            continue;
        if (const QString problem = session.records()->open(file); !problem.isEmpty())
            return problem;
        const quint64 seed = session.game()->setup().seed;
        if (const QString problem = checkGame(session, m_said[seed]); !problem.isEmpty())
            return file + ": " + problem;
        seeds.insert(seed);
        if (session.live()->isOver())
            m_right.insert(file);
    }
    for (const auto& [seed, said] : m_said)
        if (all && said.isKept && said.wanted.front().turns > 0 && !seeds.contains(seed))
            return QString("the game %1 is gone").arg(seed);
    return {};
}

// So that nobody can be writing any more what is half written.
void Killer::letAnHourPass() const
{
    QDirIterator all(m_folder.path(), {".storeys-*.new"}, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext())
        if (QFile file(all.next()); file.open(QIODevice::ReadWrite))
            (void)file.setFileTime(QDateTime::currentDateTime().addSecs(-3601), QFileDevice::FileModificationTime);
}

// Nothing but records, a note for each unfinished one, and the tables of results, each with at most the one lock that
// the next game to end takes over.
QString Killer::leftover() const
{
    QDirIterator all(m_folder.path(), QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QFileInfo file(all.next());
        const bool isRecord = file.suffix() == "gcg";
        const bool isNote = file.suffix() == "table"
                            && QFileInfo::exists(m_folder.filePath("records/games/" + file.baseName() + ".gcg"));
        const QString name = file.fileName().remove(".lock");
        const bool isTable = name == "statistics.json" || name == "solo-results.json";
        if (!isRecord && !isNote && !isTable)
            return "left over: " + file.filePath();
    }
    return {};
}

bool Killer::run(int kills)
{
    QElapsedTimer time;
    time.start();
    for (int round = 0; round < kills; ++round) {
        playAndKill(round);
        letAnHourPass();
        QString problem = checkGames(round == kills - 1);
        if (problem.isEmpty())
            problem = leftover();
        if (!problem.isEmpty()) {
            m_folder.setAutoRemove(false);
            std::fprintf(stderr, "after kill %d: %s (%s)\n", round + 1, qPrintable(problem),
                         qPrintable(m_folder.path()));
            return false;
        }
    }
    std::printf("%d kills: %lld turns in %zu games, all there; tiles laid as they were left in %lld; %lld s\n", kills,
                static_cast<long long>(m_turns), m_said.size(), static_cast<long long>(m_laid),
                static_cast<long long>(time.elapsed() / 1000));
    if (m_turns == 0)
        std::fprintf(stderr, "no turn was ever completed: nothing was tested\n");
    return m_turns > 0;
}

} // namespace

} // namespace storeys

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.value(1) == "play") {
        const storeys::Child child(arguments.value(2), arguments.value(3).toULongLong());
        return application.exec();
    }
    const int kills = arguments.value(1) == "--kills" ? arguments.value(2).toInt() : storeys::usualKills;
    return storeys::Killer(application.applicationFilePath()).run(kills) ? 0 : 1;
}
