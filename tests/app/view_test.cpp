// What one looker sees: worked out once for each change, and by each view for itself.

#include "playing.h"
#include "table_games.h"
#include "test_program.h"

#include "table/view/game_rows.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

namespace storeys::view_test {

class ViewTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void noObjectOfTheTableKnowsEverything();
    void aTileLaidIsToldOnce();
    void aTileLaidTellsItsSquareAlone();
    void aTurnIsToldOnce();
    void aNewTurnTellsOneRow();
    void aFailedChallengeTellsTheRowOfThePlay();
    void whatShowsAGameAgreesWithItInEverySignal();
    void twoViewsLookAtOneGame();
    void aTileLaidComesBackWhenAChallengeEndsALookBack();
};

void ViewTest::noObjectOfTheTableKnowsEverything()
{
    constexpr int most = 20;
    GameTable table(DataPlace(STOREYS_DATA_DIR));
    QList<const QMetaObject*> types;
    const std::function<void(const QObject*)> add = [&](const QObject* object) {
        const QMetaObject* type = object->metaObject();
        if (types.contains(type))
            return;
        types += type;
        for (int i = type->propertyOffset(); i < type->propertyCount(); ++i)
            if (const auto* part = type->property(i).read(object).value<QObject*>())
                add(part);
    };
    add(&table);
    QVERIFY(types.size() > 20);
    types.removeOne(table.metaObject()); // has one for each part of the table
    for (const QMetaObject* type : types)
        QVERIFY2(type->propertyCount() - type->propertyOffset() <= most, type->className());
}

void ViewTest::aTileLaidIsToldOnce()
{
    auto gameTable = tableWith(gameOf("Ann,Bo"));
    QSignalSpy board(gameTable->view(), &TableView::boardChanged), rack(gameTable->view(), &TableView::rackChanged);
    QVERIFY(gameTable->view()->lay(0, 44));
    QCOMPARE(board.count(), 1);
    QCOMPARE(rack.count(), 1);
    gameTable->view()->takeBackAll();
    QCOMPARE(board.count(), 2);
    QCOMPARE(rack.count(), 2);
    gameTable->view()->look()->show(0); // the present: there is nothing else to look at
    QCOMPARE(board.count(), 2);
}

void ViewTest::aTileLaidTellsItsSquareAlone()
{
    auto gameTable = tableWith(gameOf("Ann,Bo", 1, "cross15"));
    ValueModel& squares = *gameTable->view()->squares();
    const QAbstractItemModelTester tester(&squares, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(squares.count(), 225);
    QSignalSpy changed(&squares, &ValueModel::dataChanged), reset(&squares, &ValueModel::modelReset);
    QVERIFY(gameTable->view()->lay(0, 112));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed[0][0].toModelIndex().row(), 112);
    QCOMPARE(squares.data(squares.index(112), squares.roleNames().key("stack")), gameTable->view()->stacks()[112]);
    QCOMPARE(squares.data(squares.index(112), squares.roleNames().key("mark")), 2);
    gameTable->view()->takeBackAll();
    QCOMPARE(changed.count(), 2);
    QVERIFY(gameTable->choices()->start(gameOf("Ann,Bo")).isEmpty()); // a smaller board
    QCOMPARE(squares.count(), 100);
    QCOMPARE(reset.count(), 0);
}

void ViewTest::aTurnIsToldOnce()
{
    auto gameTable = tableWith(gameOf("Ann,Bo"));
    const auto plays = allPlays(gameTable->game()->position());
    QVERIFY(lay(*gameTable, std::ranges::max(plays, {}, &FoundPlay::score).toPlay()));
    QSignalSpy board(gameTable->view(), &TableView::boardChanged), rack(gameTable->view(), &TableView::rackChanged);
    gameTable->view()->play();
    QCOMPARE(board.count(), 1); // the tiles are those of the last play now
    QCOMPARE(rack.count(), 1);
}

void ViewTest::aNewTurnTellsOneRow()
{
    GameStart start = gameOf("Ann,Bo");
    start.houseRules["undo"] = "on";
    auto gameTable = tableWith(start);
    Rows<TurnRow>& turns = *gameTable->view()->turns();
    const QAbstractItemModelTester tester(&turns, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy added(&turns, &ValueModel::rowsInserted), removed(&turns, &ValueModel::rowsRemoved),
        changed(&turns, &ValueModel::dataChanged);
    for (int turn = 0; turn < 4; ++turn) {
        QVERIFY(playBest(*gameTable));
        QCOMPARE(added.count(), turn + 1);
        QVERIFY(added[turn][1].toInt() == turn && added[turn][2].toInt() == turn);
    }
    gameTable->flow()->undo();
    QCOMPARE(removed.count(), 1);
    gameTable->flow()->redo();
    QCOMPARE(added.count(), 5);
    gameTable->view()->look()->back();
    gameTable->view()->retell(); // in the same language
    QCOMPARE(changed.count(), 0);
    for (int turn = 0; turn < turns.count(); ++turn)
        QCOMPARE(turns.at(turn), turnRow(*gameTable->game(), static_cast<std::size_t>(turn)));
}

void ViewTest::aFailedChallengeTellsTheRowOfThePlay()
{
    GameStart start = gameOf("Ann,Bo");
    start.houseRules["mode"] = "challenge";
    start.houseRules["challenge-penalty"] = "points-10";
    auto gameTable = tableWith(start);
    QVERIFY(playBest(*gameTable));
    Rows<TurnRow>& turns = *gameTable->view()->turns();
    QSignalSpy changed(&turns, &ValueModel::dataChanged);
    challenge(*gameTable, gameTable->flow()->challengeable().names.value(0));
    QCOMPARE(turns.count(), 1);
    QCOMPARE(changed.count(), 1);
    QVERIFY(turns.at(0).sum.contains("failed challenge"));
}

void ViewTest::whatShowsAGameAgreesWithItInEverySignal()
{
    GameStart start = gameOf("Ann,Bo");
    start.houseRules["undo"] = "on";
    auto gameTable = tableWith(start);
    int seen = 0;
    const auto agrees = [&] {
        ++seen;
        QCOMPARE(gameTable->view()->turns()->count(), gameTable->live()->turnCount());
        QCOMPARE(gameTable->view()->players()->at(0).points, gameTable->game()->position().seats[0].points.value);
        QCOMPARE(gameTable->view()->stacks().join("").size(),
                 gameTable->game()->position().board.tileCount() + gameTable->view()->draft()->count());
    };
    for (const auto change :
         {&TableView::boardChanged, &TableView::rackChanged, &TableView::changed, &TableView::begun})
        connect(gameTable->view(), change, this, agrees);
    for (const auto change : {&LiveGame::changed, &LiveGame::started})
        connect(gameTable->live(), change, this, agrees);
    QVERIFY(playBest(*gameTable));
    QVERIFY(playBest(*gameTable));
    gameTable->flow()->undo();
    gameTable->flow()->redo();
    QCOMPARE(gameTable->choices()->start(gameOf("Cy,Dee", 7)), QString());
    QVERIFY(seen > 10);
}

void ViewTest::twoViewsLookAtOneGame()
{
    auto gameTable = tableWith(gameOf("Ann,Bo"));
    auto second = std::make_unique<TableView>(*gameTable->live(), *gameTable->flow(), BoardShape(), 1);
    TableView& first = *gameTable->view();
    QCOMPARE(second->owner(), gameTable->view()->players()->at(1).name);
    QVERIFY(first.mayAct() != second->mayAct() || gameTable->live()->mover() == 1);
    if (gameTable->live()->mover() == 1)
        gameTable->flow()->act(1, Pass{});
    QVERIFY(first.lay(0, 44));
    QCOMPARE(second->stacks(), QStringList(100)); // that is Ann's own business
    QVERIFY(second->rack() != first.rack());
    first.takeBackAll();
    QVERIFY(playBest(*gameTable));
    QCOMPARE(second->stacks(), first.stacks());
    QVERIFY(second->mayAct());
    second->look()->first();
    QCOMPARE(second->stacks(), QStringList(100));
    QVERIFY(first.stacks() != second->stacks()); // each looks back by itself
    second.reset();
    QVERIFY(first.mayAct());
}

// It was gone until the next turn.
void ViewTest::aTileLaidComesBackWhenAChallengeEndsALookBack()
{
    GameStart start = gameOf("Ann,Bo");
    start.houseRules = {{"mode", "challenge"}, {"challenge-penalty", "void"}, {"first-player", "listed"}};
    auto gameTable = tableWith(start);
    QVERIFY(playBest(*gameTable));
    const QStringList rack = gameTable->view()->rack();
    QVERIFY(gameTable->view()->lay(0, 0) || gameTable->view()->lay(1, 0));
    gameTable->view()->look()->first();
    gameTable->flow()->challenge(1, 0);
    QVERIFY(!gameTable->view()->look()->isActive());
    QCOMPARE(gameTable->view()->draft()->count(), 0);
    QCOMPARE(gameTable->view()->rack(), rack);
}

const NamedTest named("view", runTest<ViewTest>);

} // namespace storeys::view_test

#include "view_test.moc"
