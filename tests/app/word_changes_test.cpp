// What plays changed, as the session tells it to whoever shows it, and computers that wait for the show.

#include "playing.h"
#include "session_games.h"

#include "table/flow/flow_hold.h"
#include "table/view/word_changes.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryFile>
#include <QTest>

namespace storeys {

class WordChangesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void everyPlayIsToldWithItsOldAndNewTiles();
    void whoLaidTheTilesHereIsSaid();
    void passesAndExchangesOfComputersAreTold();
    void onesOwnPassIsNotTold();
    void stepsThroughTheHistoryAreNotTold();
    void turnsTakenAgainAreTold();
    void aWithdrawnPlayIsToldBackwards();
    void computersWaitWhileAPlayIsShown();
    void computersWaitWhileTheBoardIsNotSeen();
    void aComputerThatIsCalledOffNoLongerWaits();
};

namespace {

QVariantMap told(const QSignalSpy& changes, int number)
{
    return changes.at(number).at(0).toMap();
}

// What stands on the squares of a word by the stacks, before the play or after it.
QString textOf(const QVariantMap& word, const char* part)
{
    QString text;
    for (const QVariant& chip : word.value("chips").toList())
        text += chip.toMap().value(part).toString().toUpper();
    return text;
}

// Two tiles that make no word on the start squares of the 10 × 10 board.
void playNonsense(GameTable& session)
{
    const WordGraph& words = session.game()->position().book->lexicon->words;
    for (const QString& first : session.view()->rack())
        for (const QString& second : session.view()->rack()) {
            const Alphabet& alphabet = session.game()->position().variant().tiles.alphabet;
            const Letters letters{*alphabet.letterOf(first[0].toLatin1()), *alphabet.letterOf(second[0].toLatin1())};
            if (first == second || words.contains(letters))
                continue;
            session.view()->lay(static_cast<int>(session.view()->rack().indexOf(first)), 44);
            session.view()->lay(static_cast<int>(session.view()->rack().indexOf(second)), 45);
            return session.view()->play();
        }
}

} // namespace

void WordChangesTest::everyPlayIsToldWithItsOldAndNewTiles()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    QSignalSpy changes(session->view(), &TableView::wordsChanged);
    bool changed = false;
    for (int turn = 0; turn < 8; ++turn) {
        QVERIFY(playBest(*session));
        const QVariantMap change = told(changes, turn);
        int sum = change.value("bonus").toInt();
        for (const QVariant& entry : change.value("words").toList()) {
            const QVariantMap word = entry.toMap();
            sum += word.value("score").toInt();
            QCOMPARE(textOf(word, "face"), word.value("word").toString());
            for (const QString& was : word.value("was").toStringList()) {
                changed = true;
                QVERIFY(textOf(word, "was").contains(was));
                QVERIFY(was != word.value("word").toString());
            }
        }
        QCOMPARE(sum, change.value("points").toInt());
    }
    QVERIFY(changed);
}

void WordChangesTest::whoLaidTheTilesHereIsSaid()
{
    auto session = sessionWith(gameOf("Ann,Bo:greedy", 3));
    QTRY_VERIFY(session->view()->mayAct());
    QSignalSpy changes(session->view(), &TableView::wordsChanged);
    QVERIFY(playBest(*session));
    QCOMPARE(changes.count(), 1);
    QCOMPARE(told(changes, 0).value("own").toBool(), true);
    QCOMPARE(told(changes, 0).value("who").toString(), "Ann");
    QTRY_COMPARE(changes.count(), 2);
    QCOMPARE(told(changes, 1).value("own").toBool(), false);
    QCOMPARE(told(changes, 1).value("who").toString(), "Bo");
}

// A computer that has no play: no rack makes a word of such a list.
void WordChangesTest::passesAndExchangesOfComputersAreTold()
{
    QTemporaryFile words;
    QVERIFY(words.open() && words.write("zzzz\n") > 0 && words.flush());
    GameStart start = gameOf("Ann,Bo:greedy");
    start.lexicon = words.fileName();
    auto session = sessionWith(start);
    QSignalSpy changes(session->view(), &TableView::wordsChanged);
    QTRY_VERIFY(session->view()->mayAct() || session->live()->isOver());
    if (changes.isEmpty()) {
        session->view()->pass();
        QTRY_VERIFY(!changes.isEmpty());
    }
    QCOMPARE(told(changes, 0).value("news").toString(), "Bo exchanged 1 tile(s)");
    QVERIFY(told(changes, 0).value("words").toList().isEmpty());
    QCOMPARE(told(changes, 0).value("own").toBool(), false);
}

void WordChangesTest::onesOwnPassIsNotTold()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    QSignalSpy changes(session->view(), &TableView::wordsChanged);
    session->view()->pass();
    session->view()->look()->back();
    QCOMPARE(changes.count(), 0);
    const QString who = session->view()->turns()->get(0).value("who").toString();
    QCOMPARE(turnNews(*session->game(), 0).value("news").toString(), who + " passed");
}

void WordChangesTest::stepsThroughTheHistoryAreNotTold()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*session) && playBest(*session));
    QSignalSpy changes(session->view(), &TableView::wordsChanged);
    session->view()->look()->back();
    session->view()->look()->back();
    session->view()->look()->forward();
    session->view()->look()->leave(); // the last step, back to the game
    QVERIFY(!session->view()->look()->isActive());
    QCOMPARE(changes.count(), 0);
}

void WordChangesTest::turnsTakenAgainAreTold()
{
    auto session = sessionWith(gameOf("Ann,Bo:greedy"));
    QTRY_VERIFY(session->view()->mayAct());
    QVERIFY(playBest(*session));
    QTRY_VERIFY(session->view()->mayAct());
    session->flow()->undo();
    QSignalSpy changes(session->view(), &TableView::wordsChanged);
    session->flow()->redo();
    QCOMPARE(changes.count(), 1);
    QCOMPARE(told(changes, 0).value("own").toBool(), false);
}

void WordChangesTest::aWithdrawnPlayIsToldBackwards()
{
    GameStart start = gameOf("Ann,Bo");
    start.houseRules["mode"] = "challenge";
    auto session = sessionWith(start);
    playNonsense(*session);
    QCOMPARE(session->view()->turns()->count(), 1);
    QSignalSpy changes(session->view(), &TableView::wordsChanged);
    challenge(*session, session->flow()->challengers().value(0));
    QCOMPARE(changes.count(), 1);
    QCOMPARE(told(changes, 0).value("back").toBool(), true);
}

namespace {

void hold(GameTable& session, FlowHold& hold, FlowHold::Kind kind)
{
    hold.setFlow(session.flow());
    hold.setKind(kind);
    hold.setActive(true);
}

} // namespace

void WordChangesTest::computersWaitWhileAPlayIsShown()
{
    auto session = sessionWith(gameOf("Ann,Bo:random", 3));
    QTRY_VERIFY(session->view()->mayAct());
    QVERIFY(playBest(*session));
    FlowHold show;
    hold(*session, show, FlowHold::Kind::Show);
    const int turns = session->view()->turns()->count();
    QTest::qWait(300);
    QCOMPARE(session->view()->turns()->count(), turns);
    show.setActive(false);
    QCOMPARE(session->view()->turns()->count(), turns); // not in the middle of whatever told so
    QTRY_COMPARE(session->view()->turns()->count(), turns + 1);
}

void WordChangesTest::computersWaitWhileTheBoardIsNotSeen()
{
    auto session = sessionWith(gameOf("Ann,Bo:random", 3));
    QTRY_VERIFY(session->view()->mayAct());
    FlowHold away, show;
    hold(*session, away, FlowHold::Kind::Away);
    QVERIFY(playBest(*session)); // a person need not
    const int turns = session->view()->turns()->count();
    hold(*session, show, FlowHold::Kind::Show);
    show.setActive(false);
    QTest::qWait(300);
    QCOMPARE(session->view()->turns()->count(), turns);
    away.setActive(false);
    QTRY_COMPARE(session->view()->turns()->count(), turns + 1);
}

void WordChangesTest::aComputerThatIsCalledOffNoLongerWaits()
{
    auto session = sessionWith(gameOf("Ann,Bo:random", 3));
    QTRY_VERIFY(session->view()->mayAct());
    QVERIFY(playBest(*session));
    FlowHold show;
    hold(*session, show, FlowHold::Kind::Show);
    QTest::qWait(100);
    session->flow()->undo();
    const int turns = session->view()->turns()->count();
    show.setActive(false);
    QTest::qWait(100);
    QCOMPARE(session->view()->turns()->count(), turns);
}

} // namespace storeys

QTEST_GUILESS_MAIN(storeys::WordChangesTest)
#include "word_changes_test.moc"
