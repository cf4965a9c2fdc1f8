// Games that are killed at any moment, again and again in one folder: every restart has every turn that was completed,
// and nothing piles up. `kill_test --kills 1000` does it so many times; without it, a number that does not take long.

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

#include <cstdio>
#include <map>
#include <unistd.h>

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
    return QCryptographicHash::hash((session.view()->rack() + session.view()->stacks()).join('/').toUtf8(), QCryptographicHash::Sha256)
        .toHex();
}

// ---- the child: plays game after game and says on standard output what is completed

class Child : public QObject
{
public:
    Child(const QString& folder, quint64 seed)
        : m_session(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0)), m_seed(seed)
    {
        m_session.keepIn(placesIn(folder));
        const QVariantList games = m_session.records()->shelf()->unfinished();
        if (games.isEmpty())
            startGame();
        else if (const QString problem = m_session.records()->open(games[0].toMap().value("file").toString()); !problem.isEmpty())
            qFatal("%s", qPrintable(problem));
        connect(&m_tick, &QTimer::timeout, this, &Child::step);
        m_tick.start(0);
    }

private:
    // A person who lays tile after tile, and now and then puts the rack in another order.
    void step();
    void startGame() { start(m_session, "You,Ada:greedy", m_seed++); }
    void layNext();
    void say(const char* what, int number, const QByteArray& hash) const;

    GameTable m_session;
    QTimer m_tick;
    quint64 m_seed;
    int m_turnsSaid = -1;
    int m_laidSaid = -1;
    int m_wait = 0; // ticks, until the note of the table has been written
};

void Child::say(const char* what, int number, const QByteArray& hash) const
{
    const QByteArray line = QByteArray(what) + ' ' + QByteArray::number(m_session.game()->setup().seed) + ' '
                            + QByteArray::number(number) + ' ' + hash + '\n';
    if (::write(STDOUT_FILENO, line.constData(), line.size()) != line.size())
        std::_Exit(1);
}

void Child::step()
{
    const int turns = static_cast<int>(m_session.game()->turns().size());
    if (std::exchange(m_turnsSaid, turns) != turns) {
        say("turns", turns, *hashOfEvents(m_session.records()->recordText(), turns));
        m_laidSaid = -1;
    }
    if (m_wait > 0 && --m_wait > 0)
        return;
    if (m_session.live()->isOver()) {
        startGame();
        return;
    }
    if (!m_session.view()->mayAct())
        return;
    if (std::exchange(m_laidSaid, m_session.view()->draft()->count()) != m_session.view()->draft()->count())
        say("laid", m_session.view()->draft()->count(), hashOfTable(m_session));
    layNext();
    m_wait = 3;
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

struct Said
{
    int turns = 0;
    QByteArray hash;
    int laid = -1; // behind the last turn; -1 if nothing was said of it
    QByteArray table;
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
    // Finished games that were found right before are not opened again, unless all are to be.
    [[nodiscard]] QString checkGames(bool all);
    [[nodiscard]] QString checkGame(GameTable& session, const Said& said);
    [[nodiscard]] QString checkTable(GameTable& session, const Said& said) const;
    [[nodiscard]] QString leftover() const;
    void letAnHourPass() const;

    QString m_program;
    QTemporaryDir m_folder;
    QRandomGenerator m_random{1};
    std::map<quint64, Said> m_said; // by seed of the game
    QSet<QString> m_right;          // finished games found right
    qint64 m_turns = 0;
    qint64 m_tablesSame = 0; // tables found exactly as they were last told
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
    for (const QByteArray& line : said.left(said.lastIndexOf('\n') + 1).split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() != 4)
            continue;
        Said& game = m_said[words[1].toULongLong()];
        if (words[0] == "turns") {
            m_turns += words[2].toInt() > game.turns ? 1 : 0;
            game = {words[2].toInt(), words[3], -1, {}};
        } else {
            game.laid = words[2].toInt();
            game.table = words[3];
        }
    }
}

QString Killer::checkTable(GameTable& session, const Said& said) const
{
    const int laid = session.view()->draft()->count();
    if (said.laid < 0 || static_cast<int>(session.game()->turns().size()) != said.turns)
        return {};
    if (laid != said.laid && laid != said.laid + 1)
        return QString("%1 tiles are laid, not %2").arg(laid).arg(said.laid);
    if (laid == said.laid && hashOfTable(session) != said.table)
        return "the table is another";
    return {};
}

// With all that was told of it, and at most a turn of each player more.
QString Killer::checkGame(GameTable& session, const Said& said)
{
    const int turns = static_cast<int>(session.game()->turns().size());
    if (said.turns > 0 && hashOfEvents(session.records()->recordText(), said.turns) != said.hash)
        return QString("not all %1 turns are there, but %2").arg(said.turns).arg(turns);
    if (turns > said.turns + 2 && said.turns > 0)
        return QString("there are %1 turns, %2 were told").arg(turns).arg(said.turns);
    m_tablesSame += said.laid > 0 && hashOfTable(session) == said.table ? 1 : 0;
    return checkTable(session, said);
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
        if (all && said.turns > 0 && !seeds.contains(seed))
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

// Nothing but records, a note for each unfinished one, and the tables of results.
QString Killer::leftover() const
{
    QDirIterator all(m_folder.path(), QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QFileInfo file(all.next());
        const bool isRecord = file.suffix() == "gcg";
        const bool isNote = file.suffix() == "table"
                            && QFileInfo::exists(m_folder.filePath("records/games/" + file.baseName() + ".gcg"));
        const bool isTable = file.fileName() == "statistics.json" || file.fileName() == "solo-results.json";
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
    std::printf("%d kills: %lld turns in %zu games, all there; %lld tables as they were left; %lld s\n", kills,
                static_cast<long long>(m_turns), m_said.size(), static_cast<long long>(m_tablesSame),
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
