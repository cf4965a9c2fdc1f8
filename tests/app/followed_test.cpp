// A game that goes on elsewhere, opened from what one of its players sees: the table shows it, and judges or gives away
// nothing of it.

#include "playing.h"
#include "table_games.h"
#include "test_program.h"

#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace storeys::followed_test {

namespace {

// Six turns of Ann and Bo, and the record that is saved as Ann sees it: it is her turn.
struct Played
{
    explicit Played(const QString& variant = "stack10", const QVariantMap& houseRules = {})
    {
        GameStart start = gameOf("Ann,Bo", 3, variant);
        start.houseRules = houseRules;
        start.houseRules["first-player"] = "listed";
        table = tableWith(start);
        for (int turn = 0; turn < 6; ++turn)
            if (!playBest(*table))
                table->view()->pass();
        const QString file = folder.filePath("seen.gcg");
        if (const QString problem = table->records()->exportTo(file, "seat"); !problem.isEmpty())
            qFatal("%s", qPrintable(problem));
        text = contentOf(file);
    }

    QTemporaryDir folder;
    std::unique_ptr<GameTable> table;
    QByteArray text;
};

// Another table, on which it is opened.
std::unique_ptr<GameTable> opened(const QByteArray& text)
{
    auto table = tableWith(gameOf("Cleo,Rook:beginner"));
    if (const QString problem = table->records()->openText(QString::fromUtf8(text)); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    return table;
}

} // namespace

class FollowedTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void itIsSavedAsThePersonToMoveSeesIt();
    void itIsShownAndSavedAgainAsItIs();
    void nobodyTakesATurn();
    void itIsNotAnalysed();
    void noOtherPlaysAreListed();
    void noTurnIsRetried();
    void itIsNotContinuedFromATurn();
    void noHintIsGiven();
    void noWordIsLookedUpInChallengeMode();
    void onlyTheSeatsOwnRackIsShown();
    void unseenTilesAreThoseThatTheSeatDoesNotSee();
    void thePositionIsCopiedWithThatRackAlone();
    void itCountsNowhere();
};

void FollowedTest::itIsSavedAsThePersonToMoveSeesIt()
{
    const Played played;
    QCOMPARE(played.table->records()->seatTask(), QString("Save as Ann sees it…"));
    QVERIFY(played.text.contains("#seen-by 1\n") && played.text.contains("#rack1 "));
    QVERIFY(!played.text.contains("#seed") && !played.text.contains("#rack2 "));
    played.table->flow()->resign(); // whatever was saved of a finished game would be the whole of it
    QVERIFY(played.table->records()->seatTask().isEmpty());
    auto alone = tableWith(gameOf("Ann"));
    QVERIFY(alone->records()->seatTask().isEmpty());
    auto computers = tableWith(gameOf("Rook:beginner,Queen:beginner"));
    QVERIFY(computers->records()->seatTask().isEmpty());
}

void FollowedTest::itIsShownAndSavedAgainAsItIs()
{
    const Played played;
    auto table = opened(played.text);
    QVERIFY(table->live()->isLookOnly() && !table->live()->isOver());
    QVERIFY(table->game()->isFollowed());
    QCOMPARE(table->view()->turns()->count(), 6);
    for (int seat : {0, 1})
        QCOMPARE(table->view()->players()->at(seat).points, played.table->view()->players()->at(seat).points);
    QVERIFY(table->records()->lookOnlyReason().contains("as one player saw it"));
    QCOMPARE(table->records()->recordText(), played.text);
}

void FollowedTest::nobodyTakesATurn()
{
    auto table = opened(Played().text);
    QCOMPARE(table->flow()->state(), TurnFlow::State::LookOnly);
    QVERIFY(!table->view()->mayAct() && !table->view()->canPass());
    QCOMPARE(table->view()->maxExchange(), 0);
    for (int seat : {0, 1})
        QCOMPARE(table->view()->players()->at(seat).note, "person"); // and not "to play"
    QVERIFY(!table->flow()->canUndo() && !table->flow()->canRedo());
    QCOMPARE(table->flow()->resigner(), -1);
    table->flow()->act(0, Pass{});
    table->flow()->resign();
    QCOMPARE(table->live()->turnCount(), 6);
    QVERIFY(!table->live()->isOver());
}

void FollowedTest::itIsNotAnalysed()
{
    const Played played;
    auto table = opened(played.text);
    QVERIFY(!table->analysis()->isAvailable());
    QVERIFY(table->analysis()->unavailable().startsWith("The analysis comes after the game."));
    table->analysis()->start();
    QVERIFY(!table->analysis()->isRunning());
    QCOMPARE(table->analysis()->turns()->count(), 0);
    // Nor if a line of it breaks a rule and it is shown as it is written.
    QByteArray broken = played.text;
    const auto total = broken.lastIndexOf('\n', broken.indexOf("#rack1") - 2);
    broken.insert(broken.indexOf('\n', total + 1), "9");
    QVERIFY(!table->records()->openText(QString::fromUtf8(broken)).isEmpty());
    table->records()->openAsWritten();
    QVERIFY(table->game()->isFollowed());
    QVERIFY(!table->analysis()->isAvailable());
}

void FollowedTest::noOtherPlaysAreListed()
{
    auto table = opened(Played().text);
    table->view()->look()->show(1);
    QVERIFY(!table->otherPlays()->isAvailable());
    table->otherPlays()->show();
    QVERIFY(!table->otherPlays()->isOpen());
}

void FollowedTest::noTurnIsRetried()
{
    auto table = opened(Played().text);
    QCOMPARE(table->retry()->start({1}), QString("Turns can be retried when a game is over."));
    QVERIFY(!table->retry()->isActive());
}

void FollowedTest::itIsNotContinuedFromATurn()
{
    auto table = opened(Played().text);
    table->flow()->branch(2);
    QVERIFY(table->game()->isFollowed());
    QCOMPARE(table->live()->turnCount(), 6);
}

void FollowedTest::noHintIsGiven()
{
    auto table = opened(Played().text);
    QVERIFY(!table->hint()->can());
    table->hint()->give();
    QCOMPARE(table->hint()->step(), 0);
}

void FollowedTest::noWordIsLookedUpInChallengeMode()
{
    auto table = opened(Played("stack10", {{"mode", "challenge"}}).text);
    QVERIFY(table->dictionary()->lookUp("CATS").refused.contains("after the game"));
    QCOMPARE(table->flow()->challengeable().turn, -1);
    auto judged = opened(Played().text);
    QVERIFY(judged->dictionary()->lookUp("CATS").refused.isEmpty());
}

void FollowedTest::onlyTheSeatsOwnRackIsShown()
{
    const Played played;
    auto table = opened(played.text);
    const auto rack = [](GameTable& of) {
        QStringList tiles = of.view()->rack();
        tiles.sort();
        return tiles;
    };
    QCOMPARE(rack(*table), rack(*played.table));
    table->view()->look()->show(2); // a turn of Bo
    QCOMPARE(table->view()->rackSeat(), 0);
    for (const Seat& seat : table->game()->position().seats)
        QCOMPARE(seat.rack.unknown(), &seat == &table->game()->position().seats[0] ? 0 : seat.rack.size());
}

void FollowedTest::unseenTilesAreThoseThatTheSeatDoesNotSee()
{
    const Played played;
    auto table = opened(played.text);
    QCOMPARE(table->view()->unseen().total, played.table->view()->unseen().total);
    QCOMPARE(table->view()->unseen().bag, played.table->view()->unseen().bag);
}

void FollowedTest::thePositionIsCopiedWithThatRackAlone()
{
    const Played played("cross15");
    QCOMPARE(opened(played.text)->records()->copiedPosition(), played.table->records()->copiedPosition());
}

void FollowedTest::itCountsNowhere()
{
    QTemporaryDir folder;
    auto table = tableWith(gameOf("Cleo,Rook:beginner"));
    table->keepIn({folder.filePath("games"), folder.filePath("state")});
    QVERIFY(table->records()->openText(QString::fromUtf8(Played().text)).isEmpty());
    QVERIFY(table->records()->shelf()->flush());
    QVERIFY(table->records()->shelf()->unfinished().isEmpty() && table->records()->shelf()->finished().isEmpty());
    QCOMPARE(table->results()->statistics()->records().size(), 0);
}

const NamedTest named("followed", runTest<FollowedTest>);

} // namespace storeys::followed_test

#include "followed_test.moc"
