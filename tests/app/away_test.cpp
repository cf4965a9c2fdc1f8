// Games in two windows: two tables, a dealer on its thread, and lines between them that hold or break.

#include "host/host_thread.h"
#include "line/local_line.h"
#include "playing.h"
#include "rules/piece_rules.h"
#include "table_games.h"
#include "test_program.h"

#include <QJsonDocument>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace storeys::away_test {

namespace {

// A dealer that can be stopped and started again with what it has stored.
struct Dealer
{
    void start()
    {
        host = std::make_unique<HostThread>(DataPlace(STOREYS_DATA_DIR), folder.filePath("tables.sqlite"),
                                            folder.filePath("d"));
    }
    void stop() { host.reset(); }
    [[nodiscard]] QString door() const { return host ? host->door() : QString(); }

    QTemporaryDir folder{QDir::tempPath() + "/st-XXXXXX"}; // names of sockets are short
    std::unique_ptr<HostThread> host;
};

class TestLines : public Lines
{
public:
    TestLines(Dealer& dealer, QList<AwayPlace>& windows) : m_dealer(dealer), m_windows(windows) {}

    [[nodiscard]] std::unique_ptr<MessageLine> to(const QString&) override
    {
        auto line = std::make_unique<LocalLine>();
        line->connectTo(m_dealer.door());
        return line;
    }
    [[nodiscard]] QString openWindow(const AwayPlace& place) override
    {
        m_windows += {"first", place.table, place.key};
        return {};
    }

private:
    Dealer& m_dealer;
    QList<AwayPlace>& m_windows;
};

// The dealer, the first window, and those that it has opened.
struct Room
{
    explicit Room(const GameStart& start)
    {
        dealer.start();
        first = table();
        problem = first->choices()->start(start);
    }
    [[nodiscard]] std::unique_ptr<GameTable> table()
    {
        auto table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
        table->away()->setLines(std::make_unique<TestLines>(dealer, windows));
        return table;
    }
    // The last window that was asked for.
    [[nodiscard]] std::unique_ptr<GameTable> window()
    {
        auto window = table();
        window->away()->sit(windows.back());
        return window;
    }

    Dealer dealer;
    QList<AwayPlace> windows;
    std::unique_ptr<GameTable> first;
    QString problem;
};

// The first of the list begins.
GameStart inOrder(GameStart start)
{
    start.houseRules["first-player"] = "listed";
    return start;
}

GameStart twoWindows(const QString& variant = "stack10")
{
    return inOrder(gameOf("Ann,Bo:window", 3, variant));
}

bool isAsked(GameTable& table)
{
    return table.flow()->state() == TurnFlow::State::Person;
}

// Whoever is asked does something; false if nobody is.
bool goOn(GameTable& table)
{
    if (!isAsked(table))
        return false;
    const int seat = table.flow()->seat();
    const Position& position = table.game()->position();
    if (questionOf(position)) {
        table.flow()->act(seat, CardChoice{});
    } else if (featuresOf(position.variant(), position.houseRules()).claims) {
        table.flow()->act(seat, Pass{});
    } else {
        const auto plays = allPlays(position);
        table.flow()->act(seat, plays.empty() ? Action(Pass{})
                                              : Action(std::ranges::max(plays, {}, &FoundPlay::score).toPlay()));
    }
    return true;
}

} // namespace

class AwayTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void whatCanNotBePlayedInTwoWindowsIsSaid();
    void aSecondWindowTakesItsSeat();
    void aGameIsPlayedToItsEnd_data();
    void aGameIsPlayedToItsEnd();
    void aComputerOfTheDealerPlaysToo();
    void aWindowThatWasClosedIsOpenedAgain();
    void aTurnIsKeptWhileTheDealerIsAway();
    void aSavedGameGoesOn();
    void theLineStaysWhileSomethingIsPractised();
    void anotherGameLeavesTheTable();
};

void AwayTest::whatCanNotBePlayedInTwoWindowsIsSaid()
{
    GameStart start = twoWindows();
    start.houseRules["mode"] = "challenge";
    QVERIFY(Room(start).problem.contains("Dictionary"));
    start = twoWindows();
    start.clock = *ClockRules::read("total=300");
    QVERIFY(Room(start).problem.contains("clock"));
    auto alone = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR));
    QVERIFY(!alone->away()->isPossible());
    QVERIFY(!alone->choices()->start(twoWindows()).isEmpty());
    // The form says who must be where, and who needs a name.
    StartForm form{DataPlace(STOREYS_DATA_DIR)};
    form.list({});
    form.begin(gameOf("Ann,Bo:window"));
    QVERIFY(form.isReady());
    QCOMPARE(form.start().seats[1].away, true);
    QVERIFY(form.start().houseRules.isEmpty());
    form.choose("mode", "challenge");
    form.choose("time", "total=600");
    QVERIFY(form.start().houseRules.isEmpty() && !form.start().clock);
    form.setLevel(0, "window");
    QVERIFY(form.problem().contains("in this window"));
    form.setLevel(0, "");
    form.rename(0, "You");
    QCOMPARE(form.badSeat(), 0);
    QCOMPARE(GameStart::fromMap(twoWindows().toMap()).seats[1].away, true);
}

void AwayTest::aSecondWindowTakesItsSeat()
{
    Room room(twoWindows());
    QCOMPARE(room.problem, QString());
    GameTable& first = *room.first;
    QTRY_VERIFY(isAsked(first));
    QVERIFY(first.live()->isFollowed() && first.live()->isHere(0) && !first.live()->isHere(1));
    QCOMPARE(room.windows.size(), 1);
    auto second = room.window();
    QTRY_COMPARE(second->flow()->state(), TurnFlow::State::Elsewhere);
    QVERIFY(!second->live()->isHere(0) && second->live()->isHere(1));
    QTRY_VERIFY(!first.away()->isWindowMissing());
    QCOMPARE(first.away()->trouble(), QString());
    // Each sees its own rack alone.
    QCOMPARE(first.game()->position().seats[1].rack.unknown(), 7);
    QCOMPARE(second->game()->position().seats[0].rack.unknown(), 7);
    QVERIFY(second->view()->rackSeat() == 1 && !second->view()->rack().contains(QString()));
    // What is laid stays in sight until the dealer has it.
    QVERIFY(playBest(first));
    QCOMPARE(first.flow()->state(), TurnFlow::State::Sent);
    QVERIFY(first.view()->draft()->count() > 0 && !first.view()->mayAct());
    QTRY_COMPARE(first.live()->turnCount(), 1);
    QTRY_COMPARE(second->live()->turnCount(), 1);
    QTRY_VERIFY(isAsked(*second));
    QVERIFY(!first.flow()->canUndo() && !second->hint()->none().contains("off"));
    // A hint counts for all.
    second->hint()->give();
    QTRY_COMPARE(first.game()->hintsFor(1), 1);
    QVERIFY(isAsked(*second));
    QCOMPARE(second->hint()->step(), 1);
    // Whatever else happens at the table, it goes on and what is laid stays.
    QVERIFY(layBestPlay(*second));
    const int laid = second->view()->draft()->count();
    QVERIFY(laid > 0);
    second->live()->noteHint();
    QTRY_COMPARE(first.game()->hintsFor(1), 2);
    QVERIFY(isAsked(*second));
    QCOMPARE(second->view()->draft()->count(), laid);
    second->view()->takeBackAll();
    second->flow()->resign();
    QTRY_VERIFY(first.live()->isOver() && second->live()->isOver());
    QCOMPARE(first.game()->result()->reason, EndCondition::Resigned);
    QVERIFY(first.game()->result()->seats[0].wins);
    QCOMPARE(first.away()->trouble(), QString());
}

void AwayTest::aGameIsPlayedToItsEnd_data()
{
    QTest::addColumn<QString>("variant");
    for (const QString& variant : builtInVariants())
        QTest::addRow("%s", qPrintable(variant)) << variant;
}

void AwayTest::aGameIsPlayedToItsEnd()
{
    QFETCH(QString, variant);
    Room room(twoWindows(variant));
    QCOMPARE(room.problem, QString());
    QTRY_VERIFY(room.first->live()->isThere());
    auto second = room.window();
    QTRY_VERIFY(second->live()->isThere());
    for (int turn = 0; turn < 200 && !room.first->live()->isOver(); ++turn) {
        QTRY_VERIFY(isAsked(*room.first) || isAsked(*second) || room.first->live()->isOver());
        goOn(*room.first) || goOn(*second);
    }
    QTRY_VERIFY(room.first->live()->isOver() && second->live()->isOver());
    // Now both have the whole game, and each counts for its own player.
    QVERIFY(!room.first->live()->isFollowed());
    QByteArray record = room.first->records()->recordText();
    QVERIFY(record.contains("#seed "));
    QCOMPARE(second->records()->recordText().replace("#player-kind1 away", "#player-kind1 human"),
             record.replace("#player-kind2 away", "#player-kind2 human")
                 .replace("#player-kind2 human", "#player-kind2 human"));
    QCOMPARE(room.first->results()->end().rows.size(), 2);
    QCOMPARE(room.first->analysis()->isAvailable(), second->analysis()->isAvailable());
}

void AwayTest::aComputerOfTheDealerPlaysToo()
{
    Room room(inOrder(gameOf("Ann,Rook:beginner,Bo:window", 3)));
    QTRY_VERIFY(isAsked(*room.first));
    auto second = room.window();
    QTRY_VERIFY(second->live()->isThere());
    QVERIFY(goOn(*room.first));
    QTRY_VERIFY(isAsked(*second));
    QCOMPARE(second->live()->turnCount(), 2);
    QTRY_COMPARE(room.first->live()->turnCount(), 2);
    QVERIFY(room.first->flow()->isElsewhere());
}

void AwayTest::aWindowThatWasClosedIsOpenedAgain()
{
    Room room(twoWindows());
    QTRY_VERIFY(isAsked(*room.first));
    auto second = room.window();
    QTRY_VERIFY(!room.first->away()->isWindowMissing());
    second.reset();
    QTRY_VERIFY(room.first->away()->isWindowMissing());
    QCOMPARE(room.first->away()->trouble(), QString("The window of Bo is closed."));
    QVERIFY(goOn(*room.first)); // needs nobody else
    QTRY_COMPARE(room.first->live()->turnCount(), 1);
    room.first->away()->openWindows();
    QCOMPARE(room.windows.size(), 2);
    QCOMPARE(room.windows[1].key, room.windows[0].key);
    second = room.window();
    QTRY_VERIFY(isAsked(*second));
    QCOMPARE(second->live()->turnCount(), 1);
    QTRY_COMPARE(room.first->away()->trouble(), QString());
    // Opened twice, the newest has the seat.
    auto third = room.window();
    QTRY_VERIFY(isAsked(*third));
    QTRY_COMPARE(second->away()->trouble(), QString("This seat is played in another window now."));
}

void AwayTest::aTurnIsKeptWhileTheDealerIsAway()
{
    Room room(twoWindows());
    QTRY_VERIFY(isAsked(*room.first));
    auto second = room.window();
    QTRY_VERIFY(second->live()->isThere());
    QVERIFY(goOn(*room.first));
    QTRY_VERIFY(isAsked(*second));
    for (int time = 0; time < 3; ++time) {
        room.dealer.stop();
        QTRY_VERIFY(second->away()->trouble().contains("waits"));
        GameTable& asked = isAsked(*room.first) ? *room.first : *second;
        const int turns = asked.live()->turnCount();
        QVERIFY(goOn(asked));
        QCOMPARE(asked.flow()->state(), TurnFlow::State::Sent);
        QVERIFY(asked.away()->trouble().contains("Your turn is kept and will be sent."));
        room.dealer.start();
        QTRY_COMPARE(asked.live()->turnCount(), turns + 1);
        QTRY_COMPARE(room.first->live()->turnCount(), second->live()->turnCount());
        QTRY_VERIFY(isAsked(*room.first) != isAsked(*second));
        QTRY_COMPARE(second->away()->trouble(), QString());
    }
}

void AwayTest::aSavedGameGoesOn()
{
    QTemporaryDir folder;
    Room room(gameOf("Cleo,Dan"));
    room.first->keepIn({folder.filePath("games"), folder.filePath("state")});
    QCOMPARE(room.first->choices()->start(twoWindows()), QString());
    QTRY_VERIFY(room.first->live()->isFollowed());
    auto second = room.window();
    QTRY_VERIFY(second->live()->isThere());
    for (GameTable* table : {room.first.get(), second.get()}) {
        QTRY_VERIFY(isAsked(*table));
        QVERIFY(goOn(*table));
    }
    QTRY_COMPARE(room.first->live()->turnCount(), 2);
    QVERIFY(room.first->records()->shelf()->flush());
    room.first = room.table();
    QTRY_COMPARE(second->away()->trouble(), QString("The window of Ann is closed."));
    // The second window doesn't offer the game of the first one, which has another rack.
    second->keepIn({folder.filePath("games"), folder.filePath("state")});
    second->away()->sit(room.windows.back());
    QTRY_VERIFY(isAsked(*second) || second->flow()->isElsewhere());
    QVERIFY(second->records()->shelf()->unfinished().isEmpty());
    room.first->keepIn({folder.filePath("games"), folder.filePath("state")});
    const auto games = room.first->records()->shelf()->unfinished();
    QCOMPARE(games.size(), 1);
    QCOMPARE(room.first->records()->open(games.front().file), QString());
    QTRY_VERIFY(isAsked(*room.first));
    QVERIFY(!room.first->live()->isLookOnly() && room.first->live()->isFollowed());
    QTRY_COMPARE(second->away()->trouble(), QString());
    QVERIFY(goOn(*room.first));
    QTRY_VERIFY(isAsked(*second));
    second->flow()->resign();
    QTRY_VERIFY(room.first->live()->isOver());
    QVERIFY(room.first->records()->shelf()->flush());
    room.first->records()->shelf()->refresh();
    QVERIFY(room.first->records()->shelf()->unfinished().isEmpty());
    QCOMPARE(room.first->records()->shelf()->finished().size(), 1);
}

void AwayTest::theLineStaysWhileSomethingIsPractised()
{
    Room room(twoWindows());
    QTRY_VERIFY(isAsked(*room.first));
    auto second = room.window();
    QTRY_VERIFY(second->live()->isThere());
    second->lesson()->start();
    QVERIFY(second->live()->isPractice());
    QVERIFY(goOn(*room.first));
    QTRY_COMPARE(room.first->live()->turnCount(), 1);
    QVERIFY(second->live()->isPractice());
    second->lesson()->leave();
    QTRY_VERIFY(isAsked(*second));
    QCOMPARE(second->live()->turnCount(), 1);
    QVERIFY(goOn(*second));
    QTRY_VERIFY(isAsked(*room.first));
}

void AwayTest::anotherGameLeavesTheTable()
{
    Room room(twoWindows());
    QTRY_VERIFY(isAsked(*room.first));
    auto second = room.window();
    QTRY_VERIFY(second->live()->isThere());
    start(*second, "Cleo,Dan", 1);
    QTRY_VERIFY(room.first->away()->isWindowMissing());
    QVERIFY(goOn(*room.first));
    QTRY_COMPARE(room.first->live()->turnCount(), 1);
    QCOMPARE(second->live()->turnCount(), 0);
    QCOMPARE(second->away()->trouble(), QString());
}

const NamedTest named("away", runTest<AwayTest>);

} // namespace storeys::away_test

#include "away_test.moc"
