// The board, the rack and what happens in words, by the session, without a window.

#include "desktop/program/listeners.h"
#include "playing.h"
#include "session_games.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

namespace storeys {

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
    void aRefusalIsAnnounced();
    void theOutcomeOfAChallengeIsAnnounced();
    void anotherGameIsAnnouncedByItself();
    void theEndIsAnnouncedWithTheTotals();
};

namespace {

// With a screen reader there.
std::unique_ptr<GameTable> heard(const GameStart& start)
{
    auto session = sessionWith(start);
    session->speech()->setListened(true);
    return session;
}

QString squareOf(GameTable& session, int square)
{
    return session.speech()->squares().value(square);
}

// What is announced as soon as it matches; the test goes on to look at it.
QString toldBy(GameTable& session, const QString& pattern)
{
    const QRegularExpression wanted(pattern);
    const auto told = [&] { return session.announcer()->text().contains(wanted); };
    return QTest::qWaitFor(told) ? session.announcer()->text() : "only told: " + session.announcer()->text();
}

} // namespace

void SpeechTest::aScreenReaderIsNoticedWhenItComesAndGoes()
{
    QAccessible::setActive(false);
    auto session = sessionWith(gameOf("Ann,Bo"));
    const Listeners listeners(*session->speech());
    QVERIFY(session->speech()->squares().isEmpty());
    QAccessible::setActive(true);
    QCOMPARE(session->speech()->squares().size(), 100);
    QAccessible::setActive(false);
    QVERIFY(session->speech()->squares().isEmpty());
}

void SpeechTest::squaresAreToldOnlyWhileSomebodyListens()
{
    auto session = heard(gameOf("Ann,Bo"));
    session->speech()->setListened(false);
    QVERIFY(session->speech()->squares().isEmpty());
    session->speech()->setListened(true);
    QCOMPARE(session->speech()->squares().size(), 100);
    QCOMPARE(squareOf(*session, 0), QString("row 1, column A, empty"));
    QCOMPARE(squareOf(*session, 44), QString("row 5, column E, empty, start square"));
}

void SpeechTest::aStackIsToldWithItsLayers()
{
    auto session = heard(gameOf("Ann,Bo"));
    while (session->view()->stacks().filter(QRegularExpression("^..+$")).isEmpty())
        QVERIFY(playBest(*session));
    const QString stack = session->view()->stacks().filter(QRegularExpression("^..+$")).first();
    const int square = static_cast<int>(session->view()->stacks().indexOf(stack));
    const QString face = session->view()->symbolText(stack.right(1)),
                  under = session->view()->symbolText(stack[stack.size() - 2]);
    QVERIFY2(squareOf(*session, square).contains(QString("%1 on %2, height %3").arg(face, under).arg(stack.size())),
             qPrintable(squareOf(*session, square)));
    QVERIFY(session->speech()->layers()[square].contains(under));
    session->view()->look()->first();
    QVERIFY(squareOf(*session, square).contains("empty"));
}

void SpeechTest::laidTilesAndFaultsAreTold()
{
    auto session = heard(gameOf("Ann,Bo"));
    const QString face = session->view()->symbolText(session->view()->rack()[0]);
    QVERIFY(session->view()->lay(0, 0));
    const QString told = QString("row 1, column A, %1, height 1, placed, not yet played").arg(face);
    QVERIFY2(squareOf(*session, 0).startsWith(told), qPrintable(squareOf(*session, 0)));
    session->view()->takeBackAll();
    QCOMPARE(squareOf(*session, 0), QString("row 1, column A, empty"));
}

void SpeechTest::flatGamesTellPointsAndWhatSquaresMultiply()
{
    auto session = heard(gameOf("Ann,Bo", 1, "cross15"));
    QCOMPARE(session->view()->shape().squareKinds[0], QString("3W"));
    QCOMPARE(squareOf(*session, 0), QString("row 1, column A, empty, triple word"));
    QVERIFY(playBest(*session));
    const auto& placed = session->game()->turns().front().placed().front();
    const int square = session->game()->position().board.indexOf(placed.square);
    QVERIFY2(squareOf(*session, square).contains(QRegularExpression(" point\\(s\\)(, last play)$")),
             qPrintable(squareOf(*session, square)));
}

void SpeechTest::squaresThatDoSomethingAreToldWithTheirOwners()
{
    auto session = heard(gameOf("Ann,Bo"));
    const DataPlace data(STOREYS_DATA_DIR);
    const auto rules = data.variant("bust-out");
    QVERIFY(rules);
    const auto begin = [&](const char* switchedOff) {
        RuleBook book{*rules, rules->houseRules, session->game()->position().book->lexicon};
        QVERIFY(!book.houseRules.set(switchedOff));
        const GameSetup setup{std::make_shared<RuleBook>(std::move(book)), {"Ann", "Bo"}, 1};
        session->flow()->begin({Game(setup), {SeatKind{}, SeatKind{}}, {}, BegunGame::Origin::Practice});
    };
    begin("cards=on");
    QCOMPARE(squareOf(*session, 211), QString("row 15, column B, empty, your corner"));
    QCOMPARE(squareOf(*session, 14), QString("row 1, column O, empty, Bo's corner"));
    QCOMPARE(squareOf(*session, 0), QString("row 1, column A, empty")); // nobody's
    QCOMPARE(squareOf(*session, 4), QString("row 1, column E, wall"));
    QCOMPARE(squareOf(*session, 7), QString("row 1, column H, empty, guard dog, draws a card"));
    QCOMPARE(squareOf(*session, 112), QString("row 8, column H, empty, start square"));
    begin("cards=off");
    QCOMPARE(squareOf(*session, 7), QString("row 1, column H, empty"));
}

void SpeechTest::theRackIsToldPlaceByPlace()
{
    auto session = heard(gameOf("Ann,Bo"));
    QStringList expected;
    for (int place = 0; place < 7; ++place)
        expected +=
            QString("%1, %2 of 7").arg(session->view()->symbolText(session->view()->rack()[place])).arg(place + 1);
    QCOMPARE(session->speech()->places(), expected);
    QVERIFY(session->view()->lay(2, 44));
    QCOMPARE(session->speech()->places()[2], QString("empty slot, 3 of 7"));
}

void SpeechTest::aTurnIsAnnouncedWithItsArithmetic()
{
    auto session = heard(gameOf("Ann,Bo"));
    QVERIFY(playBest(*session));
    const QVariantMap turn = session->view()->turns()->get(0);
    const QString who = turn.value("who").toString(), next = who == "Ann" ? "Bo" : "Ann";
    const QString told = toldBy(*session, QString("1, %1: ").arg(who));
    QVERIFY2(told.contains(turn.value("what").toString().section(" · ", 0, 0)), qPrintable(told));
    QVERIFY2(told.contains(QString("%1 point(s). %2 to play.").arg(turn.value("points").toInt()).arg(next)),
             qPrintable(told));
}

void SpeechTest::aRefusalIsAnnounced()
{
    auto session = heard(gameOf("Ann,Bo"));
    QString absent = "A";
    while (session->view()->rack().contains(absent))
        absent = QString(QChar(absent.front().unicode() + 1));
    QVERIFY(session->view()->cursor()->press(absent.front().unicode(), absent.toLower(), false));
    const QString told = toldBy(*session, "You have no");
    QVERIFY2(told.endsWith("You have no " + session->view()->symbolText(absent) + " on your rack."), qPrintable(told));
}

// A second game was said to continue, with a turn undone, and the first record to be opened was read out turn by turn.
void SpeechTest::anotherGameIsAnnouncedByItself()
{
    auto session = heard(gameOf("Ann,Bo"));
    QVERIFY(playBest(*session));
    toldBy(*session, "to play");
    QCOMPARE(session->choices()->start(gameOf("Cy,Dee", 2)), QString());
    const QString second = toldBy(*session, "The game starts");
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
    auto session = heard(start);
    QVERIFY(playBest(*session));
    const QString challenger = session->flow()->challengers().value(0);
    challenge(*session, challenger);
    const QString told = toldBy(*session, challenger + " has challenged the play");
    QVERIFY2(told.contains("is valid."), qPrintable(told));
}

void SpeechTest::theEndIsAnnouncedWithTheTotals()
{
    auto session = heard(gameOf("Ann,Bo"));
    while (!session->live()->isOver())
        session->view()->pass();
    const QString told = toldBy(*session, "The game has ended");
    QVERIFY2(told.contains("Ann: ") && told.contains("Bo: "), qPrintable(told));
}

} // namespace storeys

QTEST_GUILESS_MAIN(storeys::SpeechTest)
#include "speech_test.moc"
