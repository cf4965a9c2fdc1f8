// Every way to end: while a game goes on, while mistakes are solved and while a game is analysed, the disk is full for a
// while or its folder is away, something else comes to the table, and the program quits, is hung up on, logged out or
// killed. The next start must find everything after an ordinary end, and after a kill everything that was known to be on
// the disk. Tries every third combination, each at a moment of its own; `table_tests ends --moments 10` all, ten times
// each.

#include "adviser.h"
#include "desktop/program/end_signals.h"
#include "playing.h"
#include "said_games.h"
#include "table_games.h"
#include "test_program.h"

#include <QDirIterator>
#include <QGuiApplication>
#include <QProcess>
#include <QRandomGenerator>
#include <QTimer>

#include <array>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <functional>
#include <sys/resource.h>

namespace storeys::ends_test {

namespace {

const QStringList works{"game", "mistakes", "analysis"};
const QStringList disks{"fine", "full", "away"};
// What comes to the table in place of the game.
const QStringList guests{"nothing", "game", "rematch", "record", "pasted", "lesson"};
const QStringList ends{"quit", "hang-up", "logout", "kill"};

constexpr auto record = "#character-encoding UTF-8\n#player1 Cy Cy\n#player2 Di Di\n>Cy: CARTONS 8D CARTON +18 18\n";

// Puts a file in place of the folder, so that nothing can be written there, or the folder back. At once, as the program
// makes a folder that is missing.
void swapFolder(const QString& folder)
{
    const QByteArray here = QFile::encodeName(folder);
    const QByteArray away = QFile::encodeName(folder + ".away");
    if (renameat2(AT_FDCWD, here, AT_FDCWD, away, RENAME_EXCHANGE) != 0)
        qFatal("the folder can't be moved");
}

// ---- the child: works, meets what it is told to meet, and ends

class Child : public QObject
{
public:
    Child(const QString& folder, const QStringList& plan, quint32 seed)
        : m_folder(folder), m_work(plan[0]), m_disk(plan[1]), m_guest(plan[2]), m_end(plan[3]), m_random(seed),
          m_adviser(seed), m_table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0))
    {
        m_table.analysis()->setWork(littleWork);
        if (m_work == "game")
            sayGames(m_table);
        m_table.keepIn(placesIn(folder));
        begin();
        const auto steps = [this](int most) { return m_random.bounded(1, most + 1); };
        m_stepsUntil = {steps(m_work == "game" ? 60 : 8), steps(10), steps(10), steps(4)};
        connect(&m_tick, &QTimer::timeout, this, &Child::step);
        m_tick.start(1);
    }
    ~Child() override { mendDisk(); } // in time for what is still to be written

private:
    void begin();
    void step();
    // One thing that a person does or sees.
    enum class Work { Done, Waits, Over };
    Work work();
    Work playOn();
    Work solve();
    Work lookOn();
    // Each of these happens once, in this order.
    void spoilDisk();
    void receiveGuest();
    void mendDisk();
    void end();

    QString m_folder;
    QString m_work;
    QString m_disk;
    QString m_guest;
    QString m_end;
    QRandomGenerator m_random;
    Adviser m_adviser;
    GameTable m_table;
    QTimer m_tick;
    std::array<int, 4> m_stepsUntil{}; // steps before the disk is spoilt, a guest comes, the disk is mended, the end
    std::size_t m_phase = 0;
    bool m_hasGuest = false;
    bool m_isSpoilt = false;
    std::vector<std::function<void()>> m_steps; // that are left of the turn
    KeptReview m_judged;                        // as it was before mistakes were solved
    QSet<int> m_said;                           // turns of the review
};

void Child::begin()
{
    if (m_work == "game") {
        GameStart game = startOf("stack8");
        game.seats = GameStart::seatsFromText("You,Ada:greedy");
        game.seed = m_random.generate();
        if (const QString problem = m_table.choices()->start(game); !problem.isEmpty())
            qFatal("%s", qPrintable(problem));
        return;
    }
    if (const QString problem = m_table.records()->open(m_table.records()->shelf()->finished()[0].file);
        !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    (void)m_table.analysis()->recall();
    m_judged = m_table.analysis()->kept();
    if (m_work == "analysis")
        m_table.analysis()->start();
    else if (const QString problem = m_table.retry()->start(m_table.retry()->mistakes()); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
}

Child::Work Child::playOn()
{
    if (m_table.live()->isOver())
        return Work::Over;
    if (!m_table.view()->mayAct())
        return Work::Waits;
    if (m_steps.empty()) {
        const Position& position = m_table.live()->position();
        m_steps = stepsOf(m_table, m_adviser.choose(viewOf(position, position.turn)));
    }
    m_steps.front()();
    m_steps.erase(m_steps.begin());
    return Work::Done;
}

// A person finds the best play, or asks for it.
Child::Work Child::solve()
{
    Retry& retry = *m_table.retry();
    if (!retry.isActive())
        return Work::Over;
    if (retry.verdict() == "judging")
        return Work::Waits;
    if (retry.isSolved()) {
        say({retry.verdict() == "shown" ? "shown" : "solved", QByteArray::number(retry.turn())});
        retry.next();
        return Work::Done;
    }
    const Candidate& best = m_judged.turns[static_cast<std::size_t>(retry.turn()) - 1].value().review.value().best;
    if (retry.verdict() != "none" || !best.play || !lay(m_table, best.play->toPlay()))
        retry.show();
    else
        m_table.view()->play();
    return Work::Done;
}

Child::Work Child::lookOn()
{
    const auto& turns = m_table.analysis()->kept().turns;
    for (int turn = 1; turn <= static_cast<int>(turns.size()); ++turn)
        if (turns[static_cast<std::size_t>(turn) - 1] && !m_said.contains(turn)) {
            m_said.insert(turn);
            say({"looked", QByteArray::number(turn), m_table.analysis()->turnAt(turn - 1).grade.toUtf8()});
            return Work::Done;
        }
    return m_table.analysis()->isRunning() ? Work::Waits : Work::Over;
}

Child::Work Child::work()
{
    if (m_hasGuest)
        return Work::Over;
    return m_work == "game" ? playOn() : m_work == "mistakes" ? solve() : lookOn();
}

void Child::spoilDisk()
{
    m_isSpoilt = m_disk != "fine";
    if (m_disk == "full") {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit none{0, RLIM_INFINITY};
        setrlimit(RLIMIT_FSIZE, &none);
    } else if (m_disk == "away") {
        swapFolder(m_folder);
    }
}

void Child::mendDisk()
{
    if (!std::exchange(m_isSpoilt, false))
        return;
    if (m_disk == "full") {
        const rlimit all{RLIM_INFINITY, RLIM_INFINITY};
        setrlimit(RLIMIT_FSIZE, &all);
    } else {
        swapFolder(m_folder);
    }
}

void Child::receiveGuest()
{
    m_hasGuest = m_guest != "nothing";
    QString problem;
    if (m_guest == "game")
        problem = m_table.choices()->start(gameOf("Ann,Bo", 7, "cross15"));
    else if (m_guest == "rematch")
        problem = m_table.choices()->again();
    else if (m_guest == "record")
        problem = m_table.records()->open(QFileInfo(m_folder).path() + "/other.gcg");
    else if (m_guest == "pasted")
        problem = m_table.records()->openText(record);
    else if (m_guest == "lesson")
        problem = m_table.lesson()->start();
    if (!problem.isEmpty())
        qFatal("%s", qPrintable(problem));
}

void Child::end()
{
    m_tick.stop();
    if (m_end == "quit") {
        QCoreApplication::quit();
        return;
    }
    if (m_end == "kill") { // perhaps while something is being written
        if (m_random.bounded(2) == 0 && m_table.analysis()->flush() && m_table.records()->shelf()->flush())
            say({"there"});
        std::raise(SIGKILL);
    }
    std::raise(m_end == "hang-up" ? SIGHUP : SIGTERM);
}

void Child::step()
{
    if (work() == Work::Waits || --m_stepsUntil[m_phase] > 0)
        return;
    if (m_isSpoilt && m_end == "kill" && m_random.bounded(3) == 0)
        end();
    const std::array<void (Child::*)(), 4> phases{&Child::spoilDisk, &Child::receiveGuest, &Child::mendDisk,
                                                  &Child::end};
    (this->*phases[m_phase++])();
}

// ---- the test

void copyFolder(const QString& from, const QString& to)
{
    QDirIterator all(from, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QString file = all.next();
        write(to + file.mid(from.size()), contentOf(file));
    }
}

class Ender
{
public:
    explicit Ender(QString program);
    // "" or what was not there any more.
    [[nodiscard]] QString run(const QStringList& plan, quint32 seed);
    [[nodiscard]] qint64 turns() const { return m_turns; }
    [[nodiscard]] qint64 reviewed() const { return m_reviewed; }

private:
    // A finished game of two persons, whose turns are judged if its mistakes are to be solved.
    void prepare(const QString& work);
    [[nodiscard]] QString checkGames(const QByteArray& lines, bool isOrderly);
    [[nodiscard]] QString checkReview(const QByteArray& lines, bool isOrderly);

    QString m_program;
    QTemporaryDir m_all;
    QString m_folder = m_all.filePath("child");
    qint64 m_turns = 0;    // found again
    qint64 m_reviewed = 0; // turns of reviews found again
};

Ender::Ender(QString program) : m_program(std::move(program))
{
    write(m_all.filePath("other.gcg"), record);
    write(m_folder + ".away", "");
    for (const QString& work : works)
        prepare(work);
}

void Ender::prepare(const QString& work)
{
    QDir(m_all.path()).mkpath(work);
    if (work == "game")
        return;
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    table.analysis()->setWork(littleWork);
    table.keepIn(placesIn(m_all.filePath(work)));
    if (const QString problem = table.choices()->start(gameOf("Ann,Bo", 4, "stack8")); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    while (!table.live()->isOver())
        if (table.live()->turnCount() >= 14 || !playBest(table))
            table.view()->pass();
    if (work == "analysis")
        return;
    table.analysis()->start();
    if (!QTest::qWaitFor([&] { return table.analysis()->done() == table.analysis()->count(); }, patience))
        qFatal("the game is not judged");
}

QString Ender::checkGames(const QByteArray& lines, bool isOrderly)
{
    SaidGames said;
    said.hear(lines);
    if (isOrderly)
        said.keepAll();
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::hours(1));
    table.keepIn(placesIn(m_folder));
    QSet<quint64> seeds;
    for (const SavedGame& game : table.records()->shelf()->unfinished() + table.records()->shelf()->finished()) {
        const QString file = game.file;
        if (const QString problem = table.records()->open(file); !problem.isEmpty())
            return problem;
        if (const QString problem = said.check(table).problem; !problem.isEmpty())
            return problem;
        seeds.insert(table.game()->setup().seed);
    }
    m_turns += said.turns();
    return said.missing(seeds);
}

QString Ender::checkReview(const QByteArray& lines, bool isOrderly)
{
    const QByteArray there = isOrderly ? lines : lines.left(std::max(qsizetype(0), lines.lastIndexOf("there")));
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::hours(1));
    table.keepIn(placesIn(m_folder));
    if (const QString problem = table.records()->open(table.records()->shelf()->finished()[0].file); !problem.isEmpty())
        return problem;
    const QList<ReviewedTurn> turns = table.analysis()->recall();
    for (const QByteArray& line : there.left(there.lastIndexOf('\n') + 1).split('\n')) {
        const QByteArrayList words = line.split(' ');
        if (words.size() < 2)
            continue;
        const ReviewedTurn turn = turns.value(words[1].toInt() - 1);
        const bool isThere = words[0] == "solved"  ? turn.solved
                             : words[0] == "shown" ? turn.looked && !turn.folded
                                                   : turn.looked && turn.grade.toUtf8() == words[2];
        if (!isThere)
            return "not there any more: " + line;
        ++m_reviewed;
    }
    return {};
}

QString Ender::run(const QStringList& plan, quint32 seed)
{
    QDir(m_folder).removeRecursively();
    QDir(m_all.path()).mkpath("child");
    copyFolder(m_all.filePath(plan[0]), m_folder);
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(m_program, QStringList{"ends", "child", m_folder, QString::number(seed)} + plan);
    if (!child.waitForFinished(patience))
        return "it does not end";
    const bool isOrderly = plan[3] != "kill";
    if (isOrderly && (child.exitStatus() != QProcess::NormalExit || child.exitCode() != 0))
        return "it crashed";
    if (!QFileInfo(m_folder).isDir()) // it ended before the folder came back
        swapFolder(m_folder);
    letAnHourPass(m_folder);
    const QByteArray lines = child.readAllStandardOutput();
    const QString problem = plan[0] == "game" ? checkGames(lines, isOrderly) : checkReview(lines, isOrderly);
    return problem.isEmpty() && isOrderly ? leftoverIn(placesIn(m_folder)) : problem;
}

} // namespace

const NamedTest named("ends", [](int argc, char** argv) {
    QGuiApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.value(1) == "child") {
        const EndSignals ends;
        const Child child(arguments.value(2), arguments.mid(4), arguments.value(3).toUInt());
        return application.exec();
    }
    const int at = static_cast<int>(arguments.indexOf("--moments"));
    const int moments = at > 0 ? arguments.value(at + 1).toInt() : 0;
    Ender ender(application.applicationFilePath());
    int done = 0;
    int bad = 0;
    const auto end = [&](const QStringList& plan) {
        const auto seed = static_cast<quint32>(++done);
        if (const QString problem = ender.run(plan, seed); !problem.isEmpty()) {
            std::fprintf(stderr, "%s, seed %u: %s\n", qPrintable(plan.join(", ")), seed, qPrintable(problem));
            ++bad;
        }
    };
    for (int moment = 0; moment < std::max(1, moments); ++moment) {
        int number = 0;
        for (const QString& work : works)
            for (const QString& disk : disks)
                for (const QString& guest : guests)
                    for (const QString& way : ends)
                        if (++number % 3 == 0 || moments > 0)
                            end({work, disk, guest, way});
    }
    std::printf("%d ends: %lld turns and %lld judged or solved turns are all there\n", done,
                static_cast<long long>(ender.turns()), static_cast<long long>(ender.reviewed()));
    return bad == 0 && ender.turns() > 0 && ender.reviewed() > 0 ? 0 : 1;
});

} // namespace storeys::ends_test
