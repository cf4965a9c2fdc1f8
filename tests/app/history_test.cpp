// Looking back at a game and playing on from there, by the session, without a window.

#include "session_games.h"

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
    QList<QStringList> boards{session->stacks()};
    for (int i = 0; i < 6; ++i) {
        QVERIFY(playBest(*session));
        boards += session->stacks();
    }
    HistoryView& look = *session->historyView();
    QVERIFY(!look.isActive());
    for (int turn = 5; turn >= 0; --turn) {
        look.back();
        QVERIFY(look.isActive());
        QCOMPARE(look.turn(), turn);
        QCOMPARE(session->stacks(), boards[turn]);
    }
    look.back(); // there is nothing before the start
    QCOMPARE(look.turn(), 0);
    for (int turn = 1; turn <= 6; ++turn) {
        look.forward();
        QCOMPARE(session->stacks(), boards[turn]);
    }
    QVERIFY(!look.isActive());
}

void HistoryTest::pointsAndMarksFollow()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*session) && playBest(*session) && playBest(*session));
    const QVariantMap second = session->history()->get(1);
    session->historyView()->show(2);
    QCOMPARE(session->historyView()->entry().value("points"), second.value("points"));
    QCOMPARE(session->historyView()->entry().value("what"), second.value("what"));
    int sum = 0;
    for (int seat = 0; seat < 2; ++seat)
        sum += session->players()->get(seat).value("points").toInt();
    QCOMPARE(sum, session->history()->get(0).value("points").toInt() + second.value("points").toInt());
    const auto& placed = session->game()->turns()[1].placed();
    QCOMPARE(session->marks().count(1), static_cast<int>(placed.size()));
    session->historyView()->first();
    QCOMPARE(session->marks().count(0), 100);
    QVERIFY(session->historyView()->entry().isEmpty());
}

void HistoryTest::steppingLiftsAndDropsTheTilesOfTheTurn()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*session) && playBest(*session));
    QSignalSpy landed(session.get(), &GameSession::tilesLanded), lifted(session.get(), &GameSession::tilesLifted);
    session->historyView()->back();
    QCOMPARE(landed.count(), 0);
    QCOMPARE(lifted.count(), 1);
    const QVariantList tiles = lifted[0][0].toList();
    QCOMPARE(tiles.size(), static_cast<qsizetype>(session->game()->turns()[1].placed().size()));
    session->historyView()->forward();
    QCOMPARE(landed.count(), 1);
    QCOMPARE(landed[0][0].toList(), tiles);
    session->historyView()->first(); // more than one turn: a jump
    session->historyView()->leave();
    QCOMPARE(landed.count() + lifted.count(), 2);
}

void HistoryTest::nothingCanBeLaidWhileLookingBack()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*session));
    session->historyView()->back();
    QVERIFY(!session->isHumanTurn() && !session->canExchangeNow());
    QVERIFY(!session->refusal(0, -1, 0).isEmpty());
    QVERIFY(!session->lay(0, 0));
    session->play();
    session->pass();
    session->exchange({0});
    QCOMPARE(session->history()->count(), 1);
    QCOMPARE(session->historyView()->turn(), 0);
}

void HistoryTest::laidTilesAreThereAgainAfterwards()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*session));
    QVERIFY(session->lay(0, 0));
    const QStringList stacks = session->stacks(), rack = session->rack();
    session->historyView()->back();
    QCOMPARE(session->stacks(), QStringList(100));
    session->takeBackAll();
    session->takeBack(0);
    session->historyView()->leave();
    QCOMPARE(session->stacks(), stacks);
    QCOMPARE(session->rack(), rack);
    session->takeBackAll();
    QCOMPARE(session->draft()->count(), 0);
}

// The letters of a rack, in order.
QString sorted(QStringList rack)
{
    rack.sort();
    return rack.join("");
}

QString rackThen(const GameSession& session, int turn, int seat)
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
    session->pass();
    session->pass();
    QVERIFY(session->isOver());
    QSignalSpy changed(session.get(), &GameSession::rackChanged);
    for (int turn = 0; turn < 4; ++turn) {
        session->historyView()->show(turn);
        const int seat = session->game()->positionBefore(turn).turn;
        QCOMPARE(sorted(session->rack()), rackThen(*session, turn, seat));
        QCOMPARE(session->rackOwner(), QString(seat == 0 ? "Ann" : "Bo"));
        QCOMPARE(session->unseen().value("total").toInt(), 93 - static_cast<int>(session->stacks().join("").size()));
    }
    QVERIFY(changed.count() >= 4);
}

void HistoryTest::nobodySeesAnothersRackInAGameThatGoesOn()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*session) && playBest(*session) && playBest(*session));
    const QStringList now = session->rack();
    const QString me = session->rackOwner();
    for (int turn = 2; turn >= 0; --turn) {
        session->historyView()->show(turn);
        QCOMPARE(session->rackOwner(), me);
        QCOMPARE(sorted(session->rack()), rackThen(*session, turn, me == "Ann" ? 0 : 1));
        session->shuffleRack(); // the rack of now is out of reach
        session->sortRack();
        session->moveInRack(0, 3);
    }
    session->historyView()->leave();
    QCOMPARE(session->rack(), now);
}

void HistoryTest::aComputerGoesOnThinking()
{
    auto session = sessionWith(gameOf("Ann,Bo:greedy", 3));
    QTRY_VERIFY(session->isHumanTurn());
    const int before = session->history()->count();
    QVERIFY(playBest(*session));
    QSignalSpy landed(session.get(), &GameSession::tilesLanded);
    session->historyView()->first();
    QTRY_COMPARE(session->history()->count(), before + 2);
    QCOMPARE(session->historyView()->turn(), 0); // and the look back goes on as well
    QCOMPARE(session->historyView()->count(), before + 2);
    QCOMPARE(session->stacks(), QStringList(100));
    QCOMPARE(landed.count(), 0);
    session->historyView()->leave();
    QVERIFY(session->isHumanTurn());
}

void HistoryTest::playingOnLeavesTheOldTurnsBehind()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    for (int i = 0; i < 4; ++i)
        QVERIFY(playBest(*session));
    session->playOnFromHere(); // only while looking back
    QCOMPARE(session->history()->count(), 4);
    session->historyView()->show(2);
    const QStringList stacks = session->stacks();
    QSignalSpy started(session.get(), &GameSession::gameStarted);
    session->playOnFromHere();
    QCOMPARE(started.count(), 1);
    QVERIFY(!session->historyView()->isActive());
    QCOMPARE(session->stacks(), stacks);
    QCOMPARE(session->history()->count(), 2);
    QVERIFY(session->startDraw().value("rounds").toList().isEmpty()); // no news
    QVERIFY(session->isHumanTurn());
    QVERIFY(playBest(*session));
}

// Also from the very start, where a new game would begin with the draw.
void HistoryTest::playingOnKeepsWhoMovesAndTheRacks()
{
    auto session = sessionWith(gameOf("Ann,Bo", 3));
    QVERIFY(!session->startDraw().value("rounds").toList().isEmpty());
    session->moveInRack(0, 6);
    const QStringList racks = session->rack();
    const int mover = session->turn();
    for (int i = 0; i < 3; ++i)
        QVERIFY(playBest(*session));
    session->historyView()->show(0);
    session->playOnFromHere();
    QVERIFY(session->startDraw().value("rounds").toList().isEmpty());
    QCOMPARE(session->turn(), mover);
    QCOMPARE(session->rack(), racks);
}

void HistoryTest::theSameTilesAreDrawnWhenPlayedOnAlike()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    for (int i = 0; i < 4; ++i)
        QVERIFY(playBest(*session));
    const Position end = session->game()->position();
    session->historyView()->show(1);
    session->playOnFromHere();
    for (int i = 0; i < 3; ++i)
        QVERIFY(playBest(*session));
    QVERIFY(session->game()->position() == end);
}

void HistoryTest::anotherGameEndsTheLookBack()
{
    auto session = sessionWith(gameOf("Ann,Bo,Cy"));
    QVERIFY(playBest(*session) && playBest(*session));
    session->historyView()->first();
    QCOMPARE(session->start(gameOf("Dan", 2, "cross15")), QString());
    QVERIFY(!session->historyView()->isActive());
    QCOMPARE(session->stacks().size(), 225);
    QCOMPARE(session->players()->count(), 1);
}

} // namespace storeys

QTEST_GUILESS_MAIN(storeys::HistoryTest)
#include "history_test.moc"
