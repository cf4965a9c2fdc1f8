// Games that are killed at any moment, again and again in one folder: every restart has every turn that was kept and
// the table as it was left, and nothing piles up. First each game is killed once with everything on the table that it can
// have: pieces of the reserve, claims, a card that waits for its choice. `kill_test --kills 1000` kills each game 1000 times,
// `--variant stack10` only that game; without options all games are killed a few times.

#include "adviser.h"
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
#include <csignal>
#include <cstdio>
#include <limits>
#include <map>
#include <optional>
#include <unistd.h>
#include <vector>

namespace storeys {

namespace {

constexpr int usualKills = 10;     // of each game
constexpr int longestLife = 600;   // milliseconds from the start of the child to its end
constexpr int longestPlay = 60000; // until it has on its table what it is to have

StorePlaces placesIn(const QString& folder)
{
    return {folder + "/records", folder + "/state"};
}

// The first n event lines of a record, with the cards and choices under them, hashed; none if there are fewer.
std::optional<QByteArray> hashOfEvents(const QByteArray& record, int n)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    bool isIn = false;
    for (const QByteArray& line : record.split('\n')) {
        if (line.startsWith('>'))
            isIn = n > 0 && n--;
        if (isIn && (line.startsWith('>') || line.startsWith("#card") || line.startsWith("#choice")))
            hash.addData(line + '\n');
    }
    return n > 0 ? std::nullopt : std::optional(hash.result().toHex());
}

// A choice for a card stands under the line of its play.
int eventLinesOf(const Game& game)
{
    return static_cast<int>(std::ranges::count_if(game.turns(), [](const Turn& turn) { return !turn.isChoice(); }));
}

// ---- what can lie on a table

bool waitsForChoice(GameTable& gameTable)
{
    return gameTable.cards()->isOwn() && gameTable.cards()->mostTiles() + gameTable.cards()->mostSquares() > 0;
}

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

QByteArray hashOfTable(GameTable& gameTable)
{
    QStringList parts = gameTable.view()->rack() + gameTable.view()->stacks();
    for (const ReserveHeap& heap : gameTable.view()->reserve())
        parts += heap.symbol + QString::number(heap.count);
    const Board& board = gameTable.live()->position().board;
    for (const Square square : gameTable.view()->draft()->lifted())
        parts += QString("off%1").arg(board.indexOf(square));
    for (const Claim& claim : gameTable.view()->draft()->claims()) {
        parts += "claim";
        for (const Square square : claim)
            parts += QString::number(board.indexOf(square));
    }
    if (waitsForChoice(gameTable))
        parts += gameTable.cards()->card().title;
    return QCryptographicHash::hash(parts.join('/').toUtf8(), QCryptographicHash::Sha256).toHex();
}

// ---- the child: plays game after game and says on standard output what is wanted on the disk, before it can be there,
// and what is there

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
        connect(m_table.records()->shelf(), &GameShelf::wanted, this, &Child::sayWanted);
        connect(m_table.records()->shelf(), &GameShelf::kept, this, &Child::sayKept);
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
    void sayWanted(int version);
    void sayKept(int version);
    static void say(const QByteArrayList& words);

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

void Child::say(const QByteArrayList& words)
{
    const QByteArray line = words.join(' ') + '\n';
    if (::write(STDOUT_FILENO, line.constData(), line.size()) != line.size())
        std::_Exit(1);
}

void Child::sayWanted(int version)
{
    const int turns = static_cast<int>(m_table.game()->turns().size());
    m_newest = version;
    say({"wanted", QByteArray::number(version), QByteArray::number(m_table.game()->setup().seed),
         QByteArray::number(turns), *hashOfEvents(m_table.records()->recordText(), eventLinesOf(*m_table.game())),
         hashOfTable(m_table)});
}

void Child::sayKept(int version)
{
    say({"kept", QByteArray::number(version)});
    if (version < m_newest)
        return;
    if (m_waits && m_last && m_last->isThere(m_table))
        std::raise(SIGKILL);
    m_waits = false;
}

void Child::startGame()
{
    GameStart game;
    game.variant = m_variant;
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
    Killer(QString program, QString variant) : m_program(std::move(program)), m_variant(std::move(variant)) {}
    // Says on standard error what was wrong and gives false, or that all was well.
    bool run(int kills);

private:
    void playAndKill(int round);
    // Lets a child play until that lies on the table, see sights(); says what was wrong, or "".
    [[nodiscard]] QString playUntil(const Sight& sight, int round);
    void run(const QStringList& arguments, int life);
    // The games are as they were left, and nothing else is there.
    [[nodiscard]] QString check(bool all);
    void hear(const QByteArray& said);
    void keep(Said& said, int version);
    // Finished games that were found right before are not opened again, unless all are to be.
    [[nodiscard]] QString checkGames(bool all);
    [[nodiscard]] QString checkGame(GameTable& gameTable, Said& said);
    [[nodiscard]] QString leftover() const;
    void letAnHourPass() const;

    QString m_program;
    QString m_variant;
    const Sight* m_wanted = nullptr; // to be found on the table of the game that goes on
    QTemporaryDir m_folder;
    QRandomGenerator m_random{1};
    std::map<quint64, Said> m_said; // by seed of the game
    QSet<QString> m_right;          // finished games found right
    qint64 m_turns = 0;
    qint64 m_laid = 0; // tables found with tiles laid, as they were left
};

void Killer::run(const QStringList& arguments, int life)
{
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(m_program, QStringList{"play", m_folder.path(), m_variant} + arguments);
    child.waitForStarted();
    child.waitForFinished(life);
    child.kill();
    child.waitForFinished();
    if (child.exitStatus() != QProcess::CrashExit)
        std::fprintf(stderr, "the child ended by itself\n");
    hear(child.readAllStandardOutput());
}

void Killer::playAndKill(int round)
{
    run({QString::number(round * 1000 + 1)}, static_cast<int>(m_random.bounded(longestLife)));
}

QString Killer::playUntil(const Sight& sight, int round)
{
    run({QString::number(round * 1000 + 1), sight.name}, longestPlay);
    m_wanted = &sight;
    const QString problem = check(false);
    const bool isFound = !std::exchange(m_wanted, nullptr);
    return problem.isEmpty() && !isFound ? QString("there are no %1 on the table").arg(sight.name) : problem;
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
QString Killer::checkGame(GameTable& gameTable, Said& said)
{
    const int turns = static_cast<int>(gameTable.game()->turns().size());
    const int lines = eventLinesOf(*gameTable.game());
    const Wanted found{0, turns, hashOfEvents(gameTable.records()->recordText(), lines).value_or(QByteArray()),
                       hashOfTable(gameTable)};
    const auto isRecord = [&](const Wanted& wanted) { return wanted.turns == turns && wanted.events == found.events; };
    if (std::ranges::none_of(said.wanted, isRecord))
        return QString("there are %1 turns, which were not wanted since others were kept").arg(turns);
    const bool isAsLeft = std::ranges::any_of(
        said.wanted, [&](const Wanted& wanted) { return isRecord(wanted) && wanted.table == found.table; });
    const bool isJustWritten = !said.isKept || !isRecord(said.wanted.front());
    const int laid = gameTable.view()->draft()->count();
    if (!gameTable.live()->isOver() && !isAsLeft && (laid > 0 || !isJustWritten))
        return QString("after turn %1 the table is not as it was left; %2 tiles are laid").arg(turns).arg(laid);
    m_laid += laid > 0 ? 1 : 0;
    if (m_wanted && !gameTable.live()->isOver() && isAsLeft && m_wanted->isThere(gameTable))
        m_wanted = nullptr;
    said = {{found}, true};
    return {};
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
        const quint64 seed = gameTable.game()->setup().seed;
        if (const QString problem = checkGame(gameTable, m_said[seed]); !problem.isEmpty())
            return file + ": " + problem;
        seeds.insert(seed);
        if (gameTable.live()->isOver())
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

QString Killer::check(bool all)
{
    letAnHourPass();
    const QString problem = checkGames(all);
    return problem.isEmpty() ? leftover() : problem;
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
                qPrintable(m_variant), round, static_cast<long long>(m_turns), m_said.size(),
                static_cast<long long>(m_laid), static_cast<long long>(time.elapsed() / 1000));
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
        const storeys::Child child(arguments.value(2), arguments.value(4).toULongLong(), arguments.value(3),
                                   arguments.value(5));
        return application.exec();
    }
    const auto option = [&](const char* name) { return arguments.value(arguments.indexOf(name) + 1); };
    const int kills = arguments.contains("--kills") ? option("--kills").toInt() : storeys::usualKills;
    const QStringList variants =
        arguments.contains("--variant") ? QStringList{option("--variant")} : storeys::builtInVariants();
    return std::ranges::all_of(variants,
                               [&](const QString& variant) {
                                   return storeys::Killer(application.applicationFilePath(), variant).run(kills);
                               })
               ? 0
               : 1;
}
