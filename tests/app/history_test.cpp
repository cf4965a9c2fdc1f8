// Looking back at a game and playing on from there, by the session, without a window.

#include "session_games.h"

#include "table/view/game_rows.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

namespace storeys {

class HistoryTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void everyEarlierBoardCanBeSeen();
    void pointsAndMarksFollow();
    void steppingLiftsAndDropsTheTilesOfTheTurn();
    void nothingCanBeLaidWhileLookingBack();
    void laidTilesAreThereAgainAfterwards();
    void theRackIsThatOfThePositionLookedAt();
    void nobodySeesAnothersRackInAGameThatGoesOn();
    void aComputerGoesOnThinking();
    void playingOnLeavesTheOldTurnsBehind();
    void playingOnKeepsWhoMovesAndTheRacks();
    void theSameTilesAreDrawnWhenPlayedOnAlike();
    void anotherGameEndsTheLookBack();
};

void HistoryTest::everyEarlierBoardCanBeSeen()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    QList<QStringList> boards{session->view()->stacks()};
    for (int i = 0; i < 6; ++i) {
        QVERIFY(playBest(*session));
        boards += session->view()->stacks();
    }
    HistoryView& look = *session->view()->look();
    QVERIFY(!look.isActive());
    for (int turn = 5; turn >= 0; --turn) {
        look.back();
        QVERIFY(look.isActive());
        QCOMPARE(look.turn(), turn);
        QCOMPARE(session->view()->stacks(), boards[turn]);
    }
    look.back(); // there is nothing before the start
    QCOMPARE(look.turn(), 0);
    for (int turn = 1; turn <= 6; ++turn) {
        look.forward();
        QCOMPARE(session->view()->stacks(), boards[turn]);
    }
    QVERIFY(!look.isActive());
}

void HistoryTest::pointsAndMarksFollow()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*session) && playBest(*session) && playBest(*session));
    const QVariantMap second = session->view()->turns()->get(1);
    session->view()->look()->show(2);
    QCOMPARE(session->view()->look()->entry().value("points"), second.value("points"));
    QCOMPARE(session->view()->look()->entry().value("what"), second.value("what"));
    int sum = 0;
    for (int seat = 0; seat < 2; ++seat)
        sum += session->view()->players()->get(seat).value("points").toInt();
    QCOMPARE(sum, session->view()->turns()->get(0).value("points").toInt() + second.value("points").toInt());
    const auto& placed = session->game()->turns()[1].placed();
    QCOMPARE(session->view()->marks().count(1), static_cast<int>(placed.size()));
    session->view()->look()->first();
    QCOMPARE(session->view()->marks().count(0), 100);
    QVERIFY(session->view()->look()->entry().isEmpty());
}

void HistoryTest::steppingLiftsAndDropsTheTilesOfTheTurn()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*session) && playBest(*session));
    QSignalSpy landed(session->view(), &TableView::tilesLanded), lifted(session->view(), &TableView::tilesLifted);
    session->view()->look()->back();
    QCOMPARE(landed.count(), 0);
    QCOMPARE(lifted.count(), 1);
    const QVariantList tiles = lifted[0][0].toList();
    QCOMPARE(tiles.size(), static_cast<qsizetype>(session->game()->turns()[1].placed().size()));
    session->view()->look()->forward();
    QCOMPARE(landed.count(), 1);
    QCOMPARE(landed[0][0].toList(), tiles);
    session->view()->look()->first(); // more than one turn: a jump
    session->view()->look()->leave();
    QCOMPARE(landed.count() + lifted.count(), 2);
}

void HistoryTest::nothingCanBeLaidWhileLookingBack()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*session));
    session->view()->look()->back();
    QVERIFY(!session->view()->mayAct() && !session->view()->canExchange());
    QVERIFY(!session->view()->refusal(0, -1, 0).isEmpty());
    QVERIFY(!session->view()->lay(0, 0));
    session->view()->play();
    session->view()->pass();
    session->view()->exchange({0});
    QCOMPARE(session->view()->turns()->count(), 1);
    QCOMPARE(session->view()->look()->turn(), 0);
}

void HistoryTest::laidTilesAreThereAgainAfterwards()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*session));
    QVERIFY(session->view()->lay(0, 0));
    const QStringList stacks = session->view()->stacks(), rack = session->view()->rack();
    session->view()->look()->back();
    QCOMPARE(session->view()->stacks(), QStringList(100));
    session->view()->takeBackAll();
    session->view()->takeBack(0);
    session->view()->look()->leave();
    QCOMPARE(session->view()->stacks(), stacks);
    QCOMPARE(session->view()->rack(), rack);
    session->view()->takeBackAll();
    QCOMPARE(session->view()->draft()->count(), 0);
}

// The letters of a rack, in order.
QString sorted(QStringList rack)
{
    rack.sort();
    return rack.join("");
}

QString rackThen(GameTable& session, int turn, int seat)
{
    QStringList tiles;
    for (const Tile tile : session.game()->positionBefore(turn).seats[seat].rack.tiles())
        tiles += symbolText(session.game()->position().variant().tiles.alphabet, tile);
    return sorted(tiles);
}

void HistoryTest::theRackIsThatOfThePositionLookedAt()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*session) && playBest(*session));
    session->view()->pass();
    session->view()->pass();
    QVERIFY(session->live()->isOver());
    QSignalSpy changed(session->view(), &TableView::rackChanged);
    for (int turn = 0; turn < 4; ++turn) {
        session->view()->look()->show(turn);
        const int seat = session->game()->positionBefore(turn).turn;
        QCOMPARE(sorted(session->view()->rack()), rackThen(*session, turn, seat));
        QCOMPARE(session->view()->owner(), QString(seat == 0 ? "Ann" : "Bo"));
        QCOMPARE(session->view()->unseen().value("total").toInt(),
                 93 - static_cast<int>(session->view()->stacks().join("").size()));
    }
    QVERIFY(changed.count() >= 4);
}

void HistoryTest::nobodySeesAnothersRackInAGameThatGoesOn()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*session) && playBest(*session) && playBest(*session));
    const QStringList now = session->view()->rack();
    const QString me = session->view()->owner();
    for (int turn = 2; turn >= 0; --turn) {
        session->view()->look()->show(turn);
        QCOMPARE(session->view()->owner(), me);
        QCOMPARE(sorted(session->view()->rack()), rackThen(*session, turn, me == "Ann" ? 0 : 1));
        session->view()->shuffleRack(); // the rack of now is out of reach
        session->view()->sortRack();
        session->view()->moveInRack(0, 3);
    }
    session->view()->look()->leave();
    QCOMPARE(session->view()->rack(), now);
}

void HistoryTest::aComputerGoesOnThinking()
{
    auto session = sessionWith(gameOf("Ann,Bo:greedy", 3));
    QTRY_VERIFY(session->view()->mayAct());
    const int before = session->view()->turns()->count();
    QVERIFY(playBest(*session));
    QSignalSpy landed(session->view(), &TableView::tilesLanded);
    session->view()->look()->first();
    QTRY_COMPARE(session->view()->turns()->count(), before + 2);
    QCOMPARE(session->view()->look()->turn(), 0); // and the look back goes on as well
    QCOMPARE(session->view()->look()->count(), before + 2);
    QCOMPARE(session->view()->stacks(), QStringList(100));
    QCOMPARE(landed.count(), 0);
    session->view()->look()->leave();
    QVERIFY(session->view()->mayAct());
}

void HistoryTest::playingOnLeavesTheOldTurnsBehind()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    for (int i = 0; i < 4; ++i)
        QVERIFY(playBest(*session));
    session->flow()->branch(session->view()->look()->turn()); // only while looking back
    QCOMPARE(session->view()->turns()->count(), 4);
    session->view()->look()->show(2);
    const QStringList stacks = session->view()->stacks();
    QSignalSpy started(session->view(), &TableView::begun);
    session->flow()->branch(session->view()->look()->turn());
    QCOMPARE(started.count(), 1);
    QVERIFY(!session->view()->look()->isActive());
    QCOMPARE(session->view()->stacks(), stacks);
    QCOMPARE(session->view()->turns()->count(), 2);
    QVERIFY(session->view()->startDraw().value("rounds").toList().isEmpty()); // no news
    QVERIFY(session->view()->mayAct());
    QVERIFY(playBest(*session));
}

// Also from the very start, where a new game would begin with the draw.
void HistoryTest::playingOnKeepsWhoMovesAndTheRacks()
{
    auto session = sessionWith(gameOf("Ann,Bo", 3));
    QVERIFY(!session->view()->startDraw().value("rounds").toList().isEmpty());
    session->view()->moveInRack(0, 6);
    const QStringList racks = session->view()->rack();
    const int mover = session->live()->mover();
    for (int i = 0; i < 3; ++i)
        QVERIFY(playBest(*session));
    session->view()->look()->show(0);
    session->flow()->branch(session->view()->look()->turn());
    QVERIFY(session->view()->startDraw().value("rounds").toList().isEmpty());
    QCOMPARE(session->live()->mover(), mover);
    QCOMPARE(session->view()->rack(), racks);
}

void HistoryTest::theSameTilesAreDrawnWhenPlayedOnAlike()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    for (int i = 0; i < 4; ++i)
        QVERIFY(playBest(*session));
    const Position end = session->game()->position();
    session->view()->look()->show(1);
    session->flow()->branch(session->view()->look()->turn());
    for (int i = 0; i < 3; ++i)
        QVERIFY(playBest(*session));
    QVERIFY(session->game()->position() == end);
}

void HistoryTest::anotherGameEndsTheLookBack()
{
    auto session = sessionWith(gameOf("Ann,Bo,Cy"));
    QVERIFY(playBest(*session) && playBest(*session));
    session->view()->look()->first();
    QCOMPARE(session->choices()->start(gameOf("Dan", 2, "cross15")), QString());
    QVERIFY(!session->view()->look()->isActive());
    QCOMPARE(session->view()->stacks().size(), 225);
    QCOMPARE(session->view()->players()->count(), 1);
}

} // namespace storeys

QTEST_GUILESS_MAIN(storeys::HistoryTest)
#include "history_test.moc"
