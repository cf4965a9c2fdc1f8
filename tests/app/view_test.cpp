// What one looker sees: worked out once for each change, and by each view for itself.

#include "session_games.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

namespace storeys {

class ViewTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void noObjectOfTheTableKnowsEverything();
    void aTileLaidIsToldOnce();
    void aTurnIsToldOnce();
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
    for (const QMetaObject* type : types)
        QVERIFY2(type->propertyCount() - type->propertyOffset() <= most, type->className());
}

void ViewTest::aTileLaidIsToldOnce()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    QSignalSpy board(session->view(), &TableView::boardChanged), rack(session->view(), &TableView::rackChanged);
    QVERIFY(session->view()->lay(0, 44));
    QCOMPARE(board.count(), 1);
    QCOMPARE(rack.count(), 1);
    session->view()->takeBackAll();
    QCOMPARE(board.count(), 2);
    QCOMPARE(rack.count(), 2);
    session->view()->look()->show(0); // the present: there is nothing else to look at
    QCOMPARE(board.count(), 2);
}

void ViewTest::aTurnIsToldOnce()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    const auto plays = allPlays(session->game()->position());
    QVERIFY(lay(*session, std::ranges::max(plays, {}, &FoundPlay::score).toPlay()));
    QSignalSpy board(session->view(), &TableView::boardChanged), rack(session->view(), &TableView::rackChanged);
    session->view()->play();
    QCOMPARE(board.count(), 1); // the tiles are those of the last play now
    QCOMPARE(rack.count(), 1);
}

void ViewTest::whatShowsAGameAgreesWithItInEverySignal()
{
    GameStart start = gameOf("Ann,Bo");
    start.houseRules["undo"] = "on";
    auto session = sessionWith(start);
    int seen = 0;
    const auto agrees = [&] {
        ++seen;
        QCOMPARE(session->view()->turns()->count(), session->live()->turnCount());
        QCOMPARE(session->view()->players()->get(0).value("points").toInt(),
                 session->game()->position().seats[0].points.value);
        QCOMPARE(session->view()->stacks().join("").size(),
                 session->game()->position().board.tileCount() + session->view()->draft()->count());
    };
    for (const auto change :
         {&TableView::boardChanged, &TableView::rackChanged, &TableView::changed, &TableView::begun})
        connect(session->view(), change, this, agrees);
    for (const auto change : {&LiveGame::changed, &LiveGame::started})
        connect(session->live(), change, this, agrees);
    QVERIFY(playBest(*session));
    QVERIFY(playBest(*session));
    session->flow()->undo();
    session->flow()->redo();
    QCOMPARE(session->choices()->start(gameOf("Cy,Dee", 7)), QString());
    QVERIFY(seen > 10);
}

void ViewTest::twoViewsLookAtOneGame()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    auto second = std::make_unique<TableView>(*session->live(), *session->flow(), BoardShape(), 1);
    TableView& first = *session->view();
    QCOMPARE(second->owner(), session->view()->players()->get(1).value("name").toString());
    QVERIFY(first.mayAct() != second->mayAct() || session->live()->mover() == 1);
    if (session->live()->mover() == 1)
        session->flow()->act(1, Pass{});
    QVERIFY(first.lay(0, 44));
    QCOMPARE(second->stacks(), QStringList(100)); // that is Ann's own business
    QVERIFY(second->rack() != first.rack());
    first.takeBackAll();
    QVERIFY(playBest(*session));
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
    auto session = sessionWith(start);
    QVERIFY(playBest(*session));
    const QStringList rack = session->view()->rack();
    QVERIFY(session->view()->lay(0, 0) || session->view()->lay(1, 0));
    session->view()->look()->first();
    session->flow()->challenge(1, 0);
    QVERIFY(!session->view()->look()->isActive());
    QCOMPARE(session->view()->draft()->count(), 0);
    QCOMPARE(session->view()->rack(), rack);
}

} // namespace storeys

QTEST_GUILESS_MAIN(storeys::ViewTest)
#include "view_test.moc"
