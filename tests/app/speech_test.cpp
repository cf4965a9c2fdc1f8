// The board, the rack and what happens in words, by the table, without a window.

#include "desktop/program/listeners.h"
#include "playing.h"
#include "table_games.h"
#include "test_program.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

namespace storeys::speech_test {

class SpeechTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aScreenReaderIsNoticedWhenItComesAndGoes();
    void squaresAreToldOnlyWhileSomebodyListens();
    void aStackIsToldWithItsLayers();
    void laidTilesAndFaultsAreTold();
    void flatGamesTellPointsAndWhatSquaresMultiply();
    void squaresThatDoSomethingAreToldWithTheirOwners();
    void theRackIsToldPlaceByPlace();
    void aTurnIsAnnouncedWithItsArithmetic();
    void aTurnLookedAtIsTold();
    void aRefusalIsAnnounced();
    void theOutcomeOfAChallengeIsAnnounced();
    void anotherGameIsAnnouncedByItself();
    void theEndIsAnnouncedWithTheTotals();
};

namespace {

// With a screen reader there.
std::unique_ptr<GameTable> heard(const GameStart& start)
{
    auto table = tableWith(start);
    table->speech()->setListened(true);
    return table;
}

QString squareOf(GameTable& table, int square)
{
    return table.speech()->squares().value(square);
}

// What is announced as soon as it matches; the test goes on to look at it.
QString toldBy(GameTable& table, const QString& pattern)
{
    const QRegularExpression wanted(pattern);
    const auto told = [&] { return table.announcer()->text().contains(wanted); };
    if (!QTest::qWaitFor(told, patience))
        QTest::qFail(qPrintable("only told: " + table.announcer()->text()), __FILE__, __LINE__);
    return table.announcer()->text();
}

} // namespace

void SpeechTest::aScreenReaderIsNoticedWhenItComesAndGoes()
{
    QAccessible::setActive(false);
    auto table = tableWith(gameOf("Ann,Bo"));
    const Listeners listeners(*table->speech());
    QVERIFY(table->speech()->squares().isEmpty());
    QAccessible::setActive(true);
    QCOMPARE(table->speech()->squares().size(), 100);
    QAccessible::setActive(false);
    QVERIFY(table->speech()->squares().isEmpty());
}

void SpeechTest::squaresAreToldOnlyWhileSomebodyListens()
{
    auto table = heard(gameOf("Ann,Bo"));
    table->speech()->setListened(false);
    QVERIFY(table->speech()->squares().isEmpty());
    table->speech()->setListened(true);
    QCOMPARE(table->speech()->squares().size(), 100);
    QCOMPARE(squareOf(*table, 0), QString("row 1, column A, empty"));
    QCOMPARE(squareOf(*table, 44), QString("row 5, column E, empty, start square"));
}

void SpeechTest::aStackIsToldWithItsLayers()
{
    auto table = heard(gameOf("Ann,Bo"));
    while (table->view()->stacks().filter(QRegularExpression("^..+$")).isEmpty())
        QVERIFY(playBest(*table));
    const QString stack = table->view()->stacks().filter(QRegularExpression("^..+$")).first();
    const int square = static_cast<int>(table->view()->stacks().indexOf(stack));
    const QString face = table->view()->symbolText(stack.right(1)),
                  under = table->view()->symbolText(stack[stack.size() - 2]);
    QVERIFY2(squareOf(*table, square).contains(QString("%1 on %2, height %3").arg(face, under).arg(stack.size())),
             qPrintable(squareOf(*table, square)));
    QVERIFY(table->speech()->layers()[square].contains(under));
    table->view()->look()->first();
    QVERIFY(squareOf(*table, square).contains("empty"));
}

void SpeechTest::laidTilesAndFaultsAreTold()
{
    auto table = heard(gameOf("Ann,Bo"));
    const QString face = table->view()->symbolText(table->view()->rack()[0]);
    QVERIFY(table->view()->lay(0, 0));
    const QString told = QString("row 1, column A, %1, height 1, placed, not yet played").arg(face);
    QVERIFY2(squareOf(*table, 0).startsWith(told), qPrintable(squareOf(*table, 0)));
    table->view()->takeBackAll();
    QCOMPARE(squareOf(*table, 0), QString("row 1, column A, empty"));
}

void SpeechTest::flatGamesTellPointsAndWhatSquaresMultiply()
{
    auto table = heard(gameOf("Ann,Bo", 1, "cross15"));
    QCOMPARE(table->view()->shape().squareKinds[0], QString("3W"));
    QCOMPARE(squareOf(*table, 0), QString("row 1, column A, empty, triple word"));
    QVERIFY(playBest(*table));
    const auto& placed = table->game()->turns().front().placed().front();
    const int square = table->game()->position().board.indexOf(placed.square);
    QVERIFY2(squareOf(*table, square).contains(QRegularExpression(" point\\(s\\)(, last play)$")),
             qPrintable(squareOf(*table, square)));
}

void SpeechTest::squaresThatDoSomethingAreToldWithTheirOwners()
{
    auto table = heard(gameOf("Ann,Bo"));
    const DataPlace data(STOREYS_DATA_DIR);
    const auto rules = data.variant("bust-out");
    QVERIFY(rules);
    const auto begin = [&](const char* switchedOff) {
        RuleBook book{*rules, rules->houseRules, table->game()->position().book->lexicon};
        QVERIFY(!book.houseRules.set(switchedOff));
        const GameSetup setup{std::make_shared<RuleBook>(std::move(book)), {"Ann", "Bo"}, 1};
        table->flow()->begin({Game(setup), {SeatKind{}, SeatKind{}}, {}, BegunGame::Origin::Practice});
    };
    begin("cards=on");
    QCOMPARE(squareOf(*table, 211), QString("row 15, column B, empty, your corner"));
    QCOMPARE(squareOf(*table, 14), QString("row 1, column O, empty, Bo's corner"));
    QCOMPARE(squareOf(*table, 0), QString("row 1, column A, empty")); // nobody's
    QCOMPARE(squareOf(*table, 4), QString("row 1, column E, wall"));
    QCOMPARE(squareOf(*table, 7), QString("row 1, column H, empty, guard dog, draws a card"));
    QCOMPARE(squareOf(*table, 112), QString("row 8, column H, empty, start square"));
    begin("cards=off");
    QCOMPARE(squareOf(*table, 7), QString("row 1, column H, empty"));
    const auto race = heard(gameOf("Ann,Bo", 1, "hyper-race"));
    QCOMPARE(squareOf(*race, 0), QString("row 1, column A, asteroid"));
}

void SpeechTest::theRackIsToldPlaceByPlace()
{
    auto table = heard(gameOf("Ann,Bo"));
    QStringList expected;
    for (int place = 0; place < 7; ++place)
        expected += QString("%1, %2 of 7").arg(table->view()->symbolText(table->view()->rack()[place])).arg(place + 1);
    QCOMPARE(table->speech()->places(), expected);
    QVERIFY(table->view()->lay(2, 44));
    QCOMPARE(table->speech()->places()[2], QString("empty slot, 3 of 7"));
}

void SpeechTest::aTurnIsAnnouncedWithItsArithmetic()
{
    auto table = heard(gameOf("Ann,Bo"));
    QVERIFY(playBest(*table));
    const TurnRow turn = table->view()->turns()->at(0);
    const QString who = turn.who, next = who == "Ann" ? "Bo" : "Ann";
    const QString told = toldBy(*table, QString("1, %1: ").arg(who));
    QVERIFY2(told.contains(turn.what.section(" · ", 0, 0)), qPrintable(told));
    QVERIFY2(told.contains(QString("%1 point(s). %2 to play.").arg(turn.points).arg(next)), qPrintable(told));
}

void SpeechTest::aTurnLookedAtIsTold()
{
    auto table = heard(gameOf("Ann,Bo"));
    QVERIFY(playBest(*table));
    table->view()->pass();
    toldBy(*table, "passed");
    for (const QString end : {"passed", "point\\(s\\)"}) {
        table->view()->look()->back();
        toldBy(*table, "^The board after turn [12], .*" + end + "\\.$");
    }
}

void SpeechTest::aRefusalIsAnnounced()
{
    auto table = heard(gameOf("Ann,Bo"));
    QString absent = "A";
    while (table->view()->rack().contains(absent))
        absent = QString(QChar(absent.front().unicode() + 1));
    QVERIFY(table->cursor()->press(absent.front().unicode(), absent.toLower(), false));
    const QString told = toldBy(*table, "You have no");
    QVERIFY2(told.endsWith("You have no " + table->view()->symbolText(absent) + " on your rack."), qPrintable(told));
}

// A second game was said to continue, with a turn undone, and the first record to be opened was read out turn by turn.
void SpeechTest::anotherGameIsAnnouncedByItself()
{
    auto table = heard(gameOf("Ann,Bo"));
    QVERIFY(playBest(*table));
    toldBy(*table, "to play");
    QCOMPARE(table->choices()->start(gameOf("Cy,Dee", 2)), QString());
    const QString second = toldBy(*table, "The game starts");
    QVERIFY2(!second.contains("undone") && !second.contains("continues"), qPrintable(second));
    GameTable later(DataPlace(STOREYS_DATA_DIR));
    QCOMPARE(later.records()->open(STOREYS_GAMES_DIR "/sheet-stack10.gcg"), QString());
    QTest::qWait(20);
    QVERIFY2(!later.announcer()->text().contains("point(s)"), qPrintable(later.announcer()->text()));
}

void SpeechTest::theOutcomeOfAChallengeIsAnnounced()
{
    GameStart start = gameOf("Ann,Bo");
    start.houseRules = {{"mode", "challenge"}};
    auto table = heard(start);
    QVERIFY(playBest(*table));
    const QString challenger = table->flow()->challengeable().names.value(0);
    challenge(*table, challenger);
    const QString told = toldBy(*table, challenger + " challenged the play");
    QVERIFY2(told.contains("is valid."), qPrintable(told));
}

void SpeechTest::theEndIsAnnouncedWithTheTotals()
{
    auto table = heard(gameOf("Ann,Bo"));
    while (!table->live()->isOver())
        table->view()->pass();
    const QString told = toldBy(*table, "Game over");
    QVERIFY2(told.contains("Ann: ") && told.contains("Bo: "), qPrintable(told));
}

const NamedTest named("speech", runTest<SpeechTest>);

} // namespace storeys::speech_test

#include "speech_test.moc"
