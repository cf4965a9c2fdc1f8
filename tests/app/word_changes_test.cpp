// What plays changed, as the table tells it to whoever shows it, and computers that wait for the show.

#include "playing.h"
#include "table_games.h"
#include "test_program.h"

#include "table/flow/turn_flow.h"
#include "table/tiles/scored_words.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryFile>
#include <QTest>

namespace storeys::word_changes_test {

class WordChangesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void everyPlayIsToldWithItsOldAndNewTiles();
    void tilesSideBySideWereNoWordWhereWordsAreClaimed();
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

PlayStory told(const QSignalSpy& changes, int number)
{
    return changes.at(number).at(0).value<PlayStory>();
}

// What stands on the squares of a word by the stacks, before the play or after it.
QString textOf(const ShownWord& word, QString WordChip::*part)
{
    QString text;
    for (const WordChip& chip : word.chips)
        text += (chip.*part).toUpper();
    return text;
}

// Two tiles that make no word on the start squares of the 10 × 10 board.
void playNonsense(GameTable& table)
{
    const WordGraph& words = table.game()->position().book->lexicon->words;
    for (const QString& first : table.view()->rack())
        for (const QString& second : table.view()->rack()) {
            const Alphabet& alphabet = table.game()->position().variant().tiles.alphabet;
            const Letters letters{*alphabet.letterOf(first.toStdString()), *alphabet.letterOf(second.toStdString())};
            if (first == second || words.contains(letters))
                continue;
            table.view()->lay(static_cast<int>(table.view()->rack().indexOf(first)), 44);
            table.view()->lay(static_cast<int>(table.view()->rack().indexOf(second)), 45);
            return table.view()->play();
        }
}

} // namespace

void WordChangesTest::everyPlayIsToldWithItsOldAndNewTiles()
{
    auto table = tableWith(gameOf("Ann,Bo"));
    QSignalSpy changes(table->view(), &TableView::wordsChanged);
    bool changed = false;
    for (int turn = 0; turn < 8; ++turn) {
        QVERIFY(playBest(*table));
        const PlayStory change = told(changes, turn);
        int sum = change.bonus;
        for (const ShownWord& word : change.words) {
            sum += word.score;
            QCOMPARE(textOf(word, &WordChip::face), word.word);
            for (const QString& was : word.was) {
                changed = true;
                QVERIFY(textOf(word, &WordChip::was).contains(was));
                QVERIFY(was != word.word);
            }
        }
        QCOMPARE(sum, change.points);
    }
    QVERIFY(changed);
}

void WordChangesTest::tilesSideBySideWereNoWordWhereWordsAreClaimed()
{
    auto table = tableWith(gameOf("Ann:greedy,Bo:greedy", 3, "free-for-all"));
    QTRY_VERIFY(table->live()->isOver());
    int covering = 0;
    for (std::size_t turn = 0; turn < table->game()->turns().size(); ++turn) {
        if (table->game()->turns()[turn].placed().empty())
            continue;
        for (const ShownWord& word : wordChanges(*table->game(), turn).words) {
            QVERIFY(word.was.isEmpty());
            covering += std::ranges::count_if(word.chips, [](const WordChip& chip) { return !chip.was.isEmpty(); }) > 1;
        }
    }
    QVERIFY(covering > 0);
}

void WordChangesTest::whoLaidTheTilesHereIsSaid()
{
    auto table = tableWith(gameOf("Ann,Bo:greedy", 3));
    QTRY_VERIFY(table->view()->mayAct());
    QSignalSpy changes(table->view(), &TableView::wordsChanged);
    QVERIFY(playBest(*table));
    QCOMPARE(changes.count(), 1);
    QCOMPARE(told(changes, 0).own, true);
    QCOMPARE(told(changes, 0).who, "Ann");
    QTRY_COMPARE(changes.count(), 2);
    QCOMPARE(told(changes, 1).own, false);
    QCOMPARE(told(changes, 1).who, "Bo");
}

// A computer that has no play: no rack makes a word of such a list.
void WordChangesTest::passesAndExchangesOfComputersAreTold()
{
    QTemporaryFile words;
    QVERIFY(words.open() && words.write("zzzz\n") > 0 && words.flush());
    GameStart start = gameOf("Ann,Bo:greedy");
    start.lexicon = words.fileName();
    auto table = tableWith(start);
    QSignalSpy changes(table->view(), &TableView::wordsChanged);
    QTRY_VERIFY(table->view()->mayAct() || table->live()->isOver());
    if (changes.isEmpty()) {
        table->view()->pass();
        QTRY_VERIFY(!changes.isEmpty());
    }
    QCOMPARE(told(changes, 0).news, "Bo exchanged 1 tile(s)");
    QVERIFY(told(changes, 0).words.isEmpty());
    QCOMPARE(told(changes, 0).own, false);
}

void WordChangesTest::onesOwnPassIsNotTold()
{
    auto table = tableWith(gameOf("Ann,Bo"));
    QSignalSpy changes(table->view(), &TableView::wordsChanged);
    table->view()->pass();
    table->view()->look()->back();
    QCOMPARE(changes.count(), 0);
    const QString who = table->view()->turns()->at(0).who;
    QCOMPARE(turnNews(*table->game(), 0).news, who + " passed");
}

void WordChangesTest::stepsThroughTheHistoryAreNotTold()
{
    auto table = tableWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*table) && playBest(*table));
    QSignalSpy changes(table->view(), &TableView::wordsChanged);
    table->view()->look()->back();
    table->view()->look()->back();
    table->view()->look()->forward();
    table->view()->look()->leave(); // the last step, back to the game
    QVERIFY(!table->view()->look()->isActive());
    QCOMPARE(changes.count(), 0);
}

void WordChangesTest::turnsTakenAgainAreTold()
{
    auto table = tableWith(gameOf("Ann,Bo:greedy"));
    QTRY_VERIFY(table->view()->mayAct());
    QVERIFY(playBest(*table));
    QTRY_VERIFY(table->view()->mayAct());
    table->flow()->undo();
    QSignalSpy changes(table->view(), &TableView::wordsChanged);
    table->flow()->redo();
    QCOMPARE(changes.count(), 1);
    QCOMPARE(told(changes, 0).own, false);
}

void WordChangesTest::aWithdrawnPlayIsToldBackwards()
{
    GameStart start = gameOf("Ann,Bo");
    start.houseRules["mode"] = "challenge";
    auto table = tableWith(start);
    playNonsense(*table);
    QCOMPARE(table->view()->turns()->count(), 1);
    QSignalSpy changes(table->view(), &TableView::wordsChanged);
    challenge(*table, table->flow()->challengeable().names.value(0));
    QCOMPARE(changes.count(), 1);
    QCOMPARE(told(changes, 0).back, true);
}

namespace {

void hold(GameTable& table, FlowHold& hold, FlowHold::Kind kind)
{
    hold.setFlow(table.flow());
    hold.setKind(kind);
    hold.setActive(true);
}

} // namespace

void WordChangesTest::computersWaitWhileAPlayIsShown()
{
    auto table = tableWith(gameOf("Ann,Bo:random", 3));
    QTRY_VERIFY(table->view()->mayAct());
    QVERIFY(playBest(*table));
    FlowHold show;
    hold(*table, show, FlowHold::Kind::Show);
    const int turns = table->view()->turns()->count();
    QTest::qWait(300);
    QCOMPARE(table->view()->turns()->count(), turns);
    show.setActive(false);
    QCOMPARE(table->view()->turns()->count(), turns); // not in the middle of whatever told so
    QTRY_COMPARE(table->view()->turns()->count(), turns + 1);
}

void WordChangesTest::computersWaitWhileTheBoardIsNotSeen()
{
    auto table = tableWith(gameOf("Ann,Bo:random", 3));
    QTRY_VERIFY(table->view()->mayAct());
    FlowHold away, show;
    hold(*table, away, FlowHold::Kind::Away);
    QVERIFY(playBest(*table)); // a person need not
    const int turns = table->view()->turns()->count();
    hold(*table, show, FlowHold::Kind::Show);
    show.setActive(false);
    QTest::qWait(300);
    QCOMPARE(table->view()->turns()->count(), turns);
    away.setActive(false);
    QTRY_COMPARE(table->view()->turns()->count(), turns + 1);
}

void WordChangesTest::aComputerThatIsCalledOffNoLongerWaits()
{
    auto table = tableWith(gameOf("Ann,Bo:random", 3));
    QTRY_VERIFY(table->view()->mayAct());
    QVERIFY(playBest(*table));
    FlowHold show;
    hold(*table, show, FlowHold::Kind::Show);
    QTest::qWait(100);
    table->flow()->undo();
    const int turns = table->view()->turns()->count();
    show.setActive(false);
    QTest::qWait(100);
    QCOMPARE(table->view()->turns()->count(), turns);
}

const NamedTest named("word_changes", runTest<WordChangesTest>);

} // namespace storeys::word_changes_test

#include "word_changes_test.moc"
