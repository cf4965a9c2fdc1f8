// Looking back at a game and playing on from there, by the table, without a window.

#include "table_games.h"
#include "test_program.h"

#include "table/view/game_rows.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace storeys::history_test {

class HistoryTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void everyEarlierBoardCanBeSeen();
    void pointsAndMarksFollow();
    void nobodyIsToPlayWhileATurnIsLookedAt();
    void steppingLiftsAndDropsTheTilesOfTheTurn();
    void nothingCanBeLaidWhileLookingBack();
    void laidTilesAreThereAgainAfterwards();
    void theRackIsThatOfTheSeatThatTookTheTurn();
    void thePlaysShownInsteadAreOfTheRackShown_data();
    void thePlaysShownInsteadAreOfTheRackShown();
    void nobodySeesAnothersRackInAGameThatGoesOn();
    void aComputerGoesOnThinking();
    void playingOnLeavesTheOldTurnsBehind();
    void playingOnKeepsWhoMovesAndTheRacks();
    void playingOnGoesPastTurnsThatNobodyDecided();
    void theSameTilesAreDrawnWhenPlayedOnAlike();
    void theLastTurnIsLookedAtLikeAnyOther();
    void theLookAtTheLastTurnStaysWhenTheGameGoesOn();
    void anotherGameEndsTheLookBack();
};

void HistoryTest::everyEarlierBoardCanBeSeen()
{
    auto table = tableWith(gameOf("Ann,Bo"));
    QList<QStringList> boards{table->view()->stacks()};
    for (int i = 0; i < 6; ++i) {
        QVERIFY(playBest(*table));
        boards += table->view()->stacks();
    }
    HistoryView& look = *table->view()->look();
    QVERIFY(!look.isActive());
    for (int turn = 6; turn >= 0; --turn) {
        look.back();
        QVERIFY(look.isActive());
        QCOMPARE(look.turn(), turn);
        QCOMPARE(table->view()->stacks(), boards[turn]);
    }
    look.back(); // there is nothing before the start
    QCOMPARE(look.turn(), 0);
    for (int turn = 1; turn <= 6; ++turn) {
        look.forward();
        QCOMPARE(table->view()->stacks(), boards[turn]);
    }
    QVERIFY(look.isActive()); // the last turn is looked at too
    look.forward();
    QVERIFY(!look.isActive());
    QCOMPARE(table->view()->stacks(), boards[6]);
}

void HistoryTest::pointsAndMarksFollow()
{
    auto table = tableWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*table) && playBest(*table) && playBest(*table));
    const TurnRow second = table->view()->turns()->at(1);
    table->view()->look()->show(2);
    QCOMPARE(table->view()->look()->entry().points, second.points);
    QCOMPARE(table->view()->look()->entry().what, second.what);
    int sum = 0;
    for (int seat = 0; seat < 2; ++seat)
        sum += table->view()->players()->at(seat).points;
    QCOMPARE(sum, table->view()->turns()->at(0).points + second.points);
    const auto& placed = table->game()->turns()[1].placed();
    QCOMPARE(table->view()->marks().count(1), static_cast<int>(placed.size()));
    table->view()->look()->first();
    QCOMPARE(table->view()->marks().count(0), 100);
    QCOMPARE(table->view()->look()->entry(), TurnRow());
}

void HistoryTest::nobodyIsToPlayWhileATurnIsLookedAt()
{
    auto table = tableWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*table));
    const auto notes = [&] { return QSet{table->view()->players()->at(0).note, table->view()->players()->at(1).note}; };
    QCOMPARE(notes(), QSet<QString>({"person", "to play"}));
    table->view()->look()->show(1); // the last turn, whose position is the present one
    QCOMPARE(notes(), QSet<QString>({"person"}));
    table->view()->look()->leave();
    QCOMPARE(notes(), QSet<QString>({"person", "to play"}));
}

void HistoryTest::steppingLiftsAndDropsTheTilesOfTheTurn()
{
    auto table = tableWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*table) && playBest(*table));
    QSignalSpy landed(table->view(), &TableView::tilesLanded), lifted(table->view(), &TableView::tilesLifted);
    table->view()->look()->back(); // to the last turn, which has left the board as it is
    QCOMPARE(lifted.count(), 0);
    table->view()->look()->back();
    QCOMPARE(landed.count(), 0);
    QCOMPARE(lifted.count(), 1);
    const auto tiles = lifted[0][0].value<QList<MovingTile>>();
    QCOMPARE(tiles.size(), static_cast<qsizetype>(table->game()->turns()[1].placed().size()));
    table->view()->look()->forward();
    QCOMPARE(landed.count(), 1);
    QCOMPARE(landed[0][0].value<QList<MovingTile>>(), tiles);
    table->view()->look()->first(); // more than one turn: a jump
    table->view()->look()->leave();
    QCOMPARE(landed.count() + lifted.count(), 2);
}

void HistoryTest::nothingCanBeLaidWhileLookingBack()
{
    auto table = tableWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*table));
    table->view()->look()->back();
    QVERIFY(!table->view()->mayAct() && !table->view()->canExchange());
    QVERIFY(!table->view()->refusal(0, -1, 0).isEmpty());
    QVERIFY(!table->view()->lay(0, 0));
    table->view()->play();
    table->view()->pass();
    table->view()->exchange({0});
    QCOMPARE(table->view()->turns()->count(), 1);
    QCOMPARE(table->view()->look()->turn(), 1);
}

void HistoryTest::laidTilesAreThereAgainAfterwards()
{
    auto table = tableWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*table));
    const QStringList played = table->view()->stacks();
    QVERIFY(table->view()->lay(0, 0));
    const QStringList stacks = table->view()->stacks(), rack = table->view()->rack();
    table->view()->look()->back();
    QCOMPARE(table->view()->stacks(), played);
    QVERIFY(!table->view()->rack().contains(QString()));
    table->view()->look()->back();
    QCOMPARE(table->view()->stacks(), QStringList(100));
    table->view()->takeBackAll();
    table->view()->takeBack(0);
    table->view()->look()->leave();
    QCOMPARE(table->view()->stacks(), stacks);
    QCOMPARE(table->view()->rack(), rack);
    table->view()->takeBackAll();
    QCOMPARE(table->view()->draft()->count(), 0);
}

// The letters of a rack, in order.
QString sorted(QStringList rack)
{
    rack.sort();
    return rack.join("");
}

QString rackThen(GameTable& table, int turn, int seat)
{
    QStringList tiles;
    for (const Tile tile : table.game()->positionBefore(turn).seats[seat].rack.tiles())
        tiles += symbolText(table.game()->position().variant().tiles.alphabet, tile);
    return sorted(tiles);
}

void HistoryTest::theRackIsThatOfTheSeatThatTookTheTurn()
{
    auto table = tableWith(gameOf("Ann,Bo"));
    QList<QStringList> boards{table->view()->stacks()};
    for (int turn = 0; turn < 2; ++turn) {
        QVERIFY(playBest(*table));
        boards += table->view()->stacks();
    }
    boards += boards.last();
    table->view()->pass();
    table->view()->pass();
    QVERIFY(table->live()->isOver());
    QSignalSpy changed(table->view(), &TableView::rackChanged);
    for (int turn = 0; turn <= 4; ++turn) {
        table->view()->look()->show(turn);
        const int before = std::max(turn - 1, 0), seat = table->game()->positionBefore(before).turn;
        QCOMPARE(sorted(table->view()->rack()), rackThen(*table, before, seat));
        QCOMPARE(table->view()->owner(), QString(seat == 0 ? "Ann" : "Bo"));
        QCOMPARE(table->view()->unseen().total, 93 - static_cast<int>(boards[before].join("").size()));
    }
    QVERIFY(changed.count() >= 3); // the start and the first turn have the same rack
}

// Of persons, of computers, and of a record with racks in part.
void HistoryTest::thePlaysShownInsteadAreOfTheRackShown_data()
{
    QTest::addColumn<QString>("players");
    QTest::newRow("persons") << "Ann,Bo";
    QTest::newRow("a computer") << "Ann,Bo:greedy";
    QTest::newRow("computers") << "Ann:greedy,Bo:greedy";
    QTest::newRow("a record of another program") << QString();
}

void HistoryTest::thePlaysShownInsteadAreOfTheRackShown()
{
    QFETCH(QString, players);
    const auto table = tableWith(gameOf(players.isEmpty() ? "Ann,Bo" : players, 4, "stack8"));
    table->analysis()->setWork(littleWork);
    if (players.isEmpty()) {
        QCOMPARE(table->records()->openText("#player1 Ann Ann\n#player2 Bo Bo\n>Ann: VVWWCC? 8G VoW +16 16\n"
                                            ">Bo: AEINRST - +0 0\n>Ann: CCWW 7H C. +0 16\n"),
                 QString());
    } else {
        int plays = 0;
        while (!table->live()->isOver()) {
            QTRY_VERIFY(table->view()->mayAct() || table->live()->isOver());
            if (!table->live()->isOver() && (++plays > 6 || !playBest(*table)))
                table->view()->pass();
        }
    }
    GameAnalysis& analysis = *table->analysis();
    analysis.start();
    QTRY_COMPARE(analysis.done(), analysis.count());
    analysis.unfold();
    HistoryView& look = *table->view()->look();
    int shown = 0;
    for (int turn = 1; turn <= analysis.count(); ++turn) {
        look.show(turn);
        const auto rack = [&] { return sorted(table->view()->rack()); };
        const int seat = table->game()->turns()[turn - 1].seat;
        const QString own = rackThen(*table, turn - 1, seat);
        QCOMPARE(rack(), own);
        QCOMPARE(table->view()->rackSeat(), seat);
        analysis.showBest(turn);
        QCOMPARE(rack(), own);
        for (int reason = 0; reason < analysis.turnAt(turn - 1).reasons.size(); ++reason) {
            analysis.showReason(turn, reason);
            shown += look.isImagined();
            QCOMPARE(rack(), own);
        }
    }
    QVERIFY(shown > 0);
}

void HistoryTest::nobodySeesAnothersRackInAGameThatGoesOn()
{
    auto table = tableWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*table) && playBest(*table) && playBest(*table));
    const QStringList now = table->view()->rack();
    const QString me = table->view()->owner();
    for (int turn = 3; turn >= 0; --turn) {
        table->view()->look()->show(turn);
        QCOMPARE(table->view()->owner(), me);
        QCOMPARE(sorted(table->view()->rack()), rackThen(*table, turn, me == "Ann" ? 0 : 1));
        table->view()->shuffleRack(); // the rack of now is out of reach
        table->view()->sortRack();
        table->view()->moveInRack(0, 3);
    }
    table->view()->look()->leave();
    QCOMPARE(table->view()->rack(), now);
}

void HistoryTest::aComputerGoesOnThinking()
{
    auto table = tableWith(gameOf("Ann,Bo:greedy", 3));
    QTRY_VERIFY(table->view()->mayAct());
    const int before = table->view()->turns()->count();
    QVERIFY(playBest(*table));
    QSignalSpy landed(table->view(), &TableView::tilesLanded);
    table->view()->look()->first();
    QTRY_COMPARE(table->view()->turns()->count(), before + 2);
    QCOMPARE(table->view()->look()->turn(), 0); // and the look back goes on as well
    QCOMPARE(table->view()->look()->count(), before + 2);
    QCOMPARE(table->view()->stacks(), QStringList(100));
    QCOMPARE(landed.count(), 0);
    table->view()->look()->leave();
    QVERIFY(table->view()->mayAct());
}

void HistoryTest::playingOnLeavesTheOldTurnsBehind()
{
    auto table = tableWith(gameOf("Ann,Bo"));
    for (int i = 0; i < 4; ++i)
        QVERIFY(playBest(*table));
    table->flow()->branch(table->view()->look()->turn()); // only while looking back
    QCOMPARE(table->view()->turns()->count(), 4);
    table->view()->look()->show(2);
    const QStringList stacks = table->view()->stacks();
    QSignalSpy started(table->view(), &TableView::begun);
    table->flow()->branch(table->view()->look()->turn());
    QCOMPARE(started.count(), 1);
    QVERIFY(!table->view()->look()->isActive());
    QCOMPARE(table->view()->stacks(), stacks);
    QCOMPARE(table->view()->turns()->count(), 2);
    QVERIFY(table->view()->startDraw().isEmpty()); // no news
    QVERIFY(table->view()->mayAct());
    QVERIFY(playBest(*table));
}

// Also from the very start, where a new game would begin with the draw.
void HistoryTest::playingOnKeepsWhoMovesAndTheRacks()
{
    auto table = tableWith(gameOf("Ann,Bo", 3));
    QVERIFY(!table->view()->startDraw().isEmpty());
    table->view()->moveInRack(0, 6);
    const QStringList racks = table->view()->rack();
    const int mover = table->live()->mover();
    for (int i = 0; i < 3; ++i)
        QVERIFY(playBest(*table));
    table->view()->look()->show(0);
    table->flow()->branch(table->view()->look()->turn());
    QVERIFY(table->view()->startDraw().isEmpty());
    QCOMPARE(table->live()->mover(), mover);
    QCOMPARE(table->view()->rack(), racks);
}

void HistoryTest::playingOnGoesPastTurnsThatNobodyDecided()
{
    QTemporaryDir folder;
    QFile file(folder.filePath("long.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"base": "stack8", "id": "long", "ends": ["all-passed"], "house-rules": {"pass-rounds": "2"}})");
    file.close();
    GameStart start = gameOf("Ann,Bo", 1, file.fileName());
    start.houseRules["first-player"] = "listed";
    auto table = tableWith(start);
    QVERIFY(playBest(*table) && playBest(*table));
    // Ann has one tile, and there are no more.
    Position position = table->game()->position();
    position.bag = Bag();
    for (Letter letter = 0; letter == 0 || allPlays(position).empty(); ++letter)
        position.seats[0].rack = Rack({Tile::of(letter)});
    table->flow()->begin({Game::from({position.book, {"Ann", "Bo"}}, position), {{}, {}}, {}, BegunGame::Origin::New});
    QVERIFY(playBest(*table));
    table->view()->pass(); // then Ann passes without being asked
    table->view()->pass();
    QVERIFY(table->live()->isOver());
    QCOMPARE(table->view()->turns()->count(), 5);
    QVERIFY(table->game()->turns()[2].isForced() && table->game()->turns()[4].isForced());

    table->flow()->branch(4); // nobody decides anything after this: from the last decision
    QCOMPARE(table->view()->turns()->count(), 3);
    QCOMPARE(table->live()->mover(), 1);
    table->flow()->branch(2);
    QCOMPARE(table->view()->turns()->count(), 3);
    table->view()->pass();
    table->flow()->branch(2);
    QCOMPARE(table->view()->turns()->count(), 3);
    QCOMPARE(table->live()->mover(), 1);
}

void HistoryTest::theSameTilesAreDrawnWhenPlayedOnAlike()
{
    auto table = tableWith(gameOf("Ann,Bo"));
    for (int i = 0; i < 4; ++i)
        QVERIFY(playBest(*table));
    const Position end = table->game()->position();
    table->view()->look()->show(1);
    table->flow()->branch(table->view()->look()->turn());
    for (int i = 0; i < 3; ++i)
        QVERIFY(playBest(*table));
    QVERIFY(table->game()->position() == end);
}

void HistoryTest::theLastTurnIsLookedAtLikeAnyOther()
{
    auto table = tableWith(gameOf("Ann,Bo"));
    HistoryView& look = *table->view()->look();
    look.back();
    QVERIFY(!look.isActive()); // no turn yet
    QVERIFY(playBest(*table) && playBest(*table));
    look.show(2);
    QVERIFY(look.isActive());
    QCOMPARE(look.turn(), 2);
    QCOMPARE(look.entry(), table->view()->turns()->at(1));
    look.forward();
    QVERIFY(!look.isActive());
    look.show(1);
    look.forward();
    QVERIFY(look.isActive());
    QCOMPARE(look.turn(), 2);
    look.leave();
    QVERIFY(!look.isActive());
    QVERIFY(table->view()->mayAct());
}

void HistoryTest::theLookAtTheLastTurnStaysWhenTheGameGoesOn()
{
    auto table = tableWith(gameOf("Ann,Bo:greedy", 3));
    QTRY_VERIFY(table->view()->mayAct());
    QVERIFY(playBest(*table));
    const int own = table->view()->look()->count();
    const QStringList stacks = table->view()->stacks();
    table->view()->look()->show(own);
    QTRY_COMPARE(table->view()->look()->count(), own + 1); // Bo has played
    QVERIFY(table->view()->look()->isActive());
    QCOMPARE(table->view()->look()->turn(), own);
    QCOMPARE(table->view()->stacks(), stacks);
    QSignalSpy landed(table->view(), &TableView::tilesLanded);
    table->view()->look()->forward();
    QCOMPARE(landed.count(), 1);
    QCOMPARE(table->view()->look()->turn(), own + 1);
}

void HistoryTest::anotherGameEndsTheLookBack()
{
    auto table = tableWith(gameOf("Ann,Bo,Cy"));
    QVERIFY(playBest(*table) && playBest(*table));
    table->view()->look()->first();
    QCOMPARE(table->choices()->start(gameOf("Dan", 2, "cross15")), QString());
    QVERIFY(!table->view()->look()->isActive());
    QCOMPARE(table->view()->stacks().size(), 225);
    QCOMPARE(table->view()->players()->count(), 1);
}

const NamedTest named("history", runTest<HistoryTest>);

} // namespace storeys::history_test

#include "history_test.moc"
