// The list of all plays that were possible in a turn, whose values become more exact for as long as it is open.

#include "playing.h"
#include "table_games.h"
#include "test_program.h"

#include <QStandardPaths>
#include <QTest>

namespace storeys::other_plays_test {

class OtherPlaysTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { m_table->view()->look()->leave(); }

    void itIsThereForTurnsThatCanBeJudged();
    void theBestPlayComesFirst();
    void moreSamplesMakeTheValuesMoreExact();
    void itStopsAndGoesOn();
    void rowsKeepTheirPlacesWhileOneIsAboutToBeChosen();
    void aPlayIsShownOnTheBoard();
    void itClosesWithTheLook();
    void endgamesAreSolved();

private:
    [[nodiscard]] PlayList& listOf(int turn)
    {
        m_table->view()->look()->show(turn);
        m_table->otherPlays()->show();
        return *m_table->otherPlays();
    }
    static void sample(PlayList& plays, int samples) { QTRY_VERIFY(plays.samples() >= samples); }

    std::unique_ptr<GameTable> m_table;
};

void OtherPlaysTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    m_table = tableWith(gameOf("Ann:greedy,Bo:greedy", 4, "stack8"));
    QVERIFY(!m_table->otherPlays()->isAvailable());
    m_table->otherPlays()->show();
    QVERIFY(!m_table->otherPlays()->isOpen()); // while the game goes on
    QTRY_VERIFY(m_table->live()->isOver());
}

void OtherPlaysTest::itIsThereForTurnsThatCanBeJudged()
{
    m_table->view()->look()->first();
    QVERIFY(!m_table->otherPlays()->isAvailable()); // no turn led there
    m_table->view()->look()->show(3);
    QVERIFY(m_table->otherPlays()->isAvailable());
}

void OtherPlaysTest::theBestPlayComesFirst()
{
    PlayList& plays = listOf(3);
    QVERIFY(plays.isOpen() && plays.turn() == 3);
    QList<OtherPlay> first; // later values change before the rows do
    const auto keep = connect(&plays, &PlayList::changed, this, [&] {
        for (int row = 0; plays.samples() == 20 && first.size() < plays.plays()->count(); ++row)
            first += plays.plays()->at(row);
    });
    sample(plays, 20);
    disconnect(keep);
    QVERIFY(first.size() > 5);
    for (int row = 0; row < first.size(); ++row) {
        const OtherPlay& play = first[row];
        QVERIFY(!play.what.isEmpty() && play.error > 0 && play.chance >= 0 && play.chance <= 100);
        QVERIFY(row == 0 || play.value <= first[row - 1].value);
    }
    QCOMPARE(std::ranges::count(first, true, &OtherPlay::taken), 1);
}

void OtherPlaysTest::moreSamplesMakeTheValuesMoreExact()
{
    PlayList& plays = listOf(3);
    const auto ofBest = [&] { // rows at the top may have been set aside since the rows were sorted
        std::pair<double, double> best;
        for (int row = 0; row < plays.plays()->count(); ++row)
            best = std::max(best, {plays.plays()->at(row).value, plays.plays()->at(row).error});
        return best.second;
    };
    sample(plays, 20);
    const int samples = plays.samples(); // more where the machine is busy
    const double before = ofBest();
    sample(plays, 16 * samples);
    QVERIFY(ofBest() < before / 2);
    QVERIFY(plays.plays()->count() <= static_cast<int>(PlayList::most));
}

void OtherPlaysTest::itStopsAndGoesOn()
{
    PlayList& plays = listOf(3);
    for (int round = 0; round < 20; ++round) {
        plays.pause();
        QVERIFY(!plays.isRunning() && plays.isOpen());
        const int samples = plays.samples();
        QTest::qWait(round);
        QCOMPARE(plays.samples(), samples);
        plays.goOn();
    }
    sample(plays, plays.samples() + 20);
}

void OtherPlaysTest::rowsKeepTheirPlacesWhileOneIsAboutToBeChosen()
{
    PlayList& plays = listOf(5);
    sample(plays, 20);
    plays.setProperty("held", true);
    QStringList places;
    for (int row = 0; row < plays.plays()->count(); ++row)
        places += plays.plays()->at(row).what + plays.plays()->at(row).place;
    sample(plays, 400); // some plays are given up meanwhile
    for (int row = 0; row < plays.plays()->count(); ++row)
        QCOMPARE(plays.plays()->at(row).what + plays.plays()->at(row).place, places[row]);
    plays.setProperty("held", false);
}

void OtherPlaysTest::aPlayIsShownOnTheBoard()
{
    PlayList& plays = listOf(3);
    sample(plays, 20);
    const HistoryView& look = *m_table->view()->look();
    const OtherPlay play = plays.plays()->at(0);
    plays.imagine(0);
    QVERIFY(look.isImagined() && plays.isOpen());
    QVERIFY(look.caption().contains(play.what));
    QCOMPARE(look.entry().points, play.points);
    plays.imagine(1);
    QVERIFY(look.caption().contains(plays.plays()->at(1).what));
    plays.imagine(99);
    m_table->view()->look()->stopImagining();
    QVERIFY(plays.isOpen());
    QCOMPARE(look.turn(), 3);
}

void OtherPlaysTest::itClosesWithTheLook()
{
    PlayList& plays = listOf(3);
    m_table->view()->look()->show(4);
    QVERIFY(!plays.isOpen() && !plays.isRunning());
    QCOMPARE(plays.plays()->count(), 0);
}

void OtherPlaysTest::endgamesAreSolved()
{
    PlayList& plays = listOf(m_table->live()->turnCount() - 1);
    QTRY_VERIFY(!plays.isRunning() && plays.plays()->count() > 0);
    QVERIFY(plays.isExact());
    for (int row = 0; row < plays.plays()->count(); ++row)
        QCOMPARE(plays.plays()->at(row).error, 0.0);
}

const NamedTest named("other_plays", runTest<OtherPlaysTest>);

} // namespace storeys::other_plays_test

#include "other_plays_test.moc"
