// Boards of mini boards: designed, used in a game, kept with it and offered again.

#include "playing.h"
#include "rules/variant_reader.h"
#include "table/start/layout_draft.h"
#include "table_games.h"
#include "test_program.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <set>

namespace storeys::layout_draft_test {

namespace {

Variant surprise()
{
    return *DataPlace(STOREYS_DATA_DIR).variant("surprise");
}

GameStart setupOn(const QString& variant, const QString& layout)
{
    GameStart start = gameOf("Ann,Bo", 1, variant);
    start.layout = layout;
    return start;
}

} // namespace

class LayoutDraftTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();

    // ---- the draft
    void itBeginsWithALayoutOrTheVariantsOwn();
    void aMiniBoardIsLaidAndTold();
    void aMiniBoardStaysOnTheBoard();
    void theLaterOneLiesOnTop();
    void arrowsMoveItUnderWhatLiesOnIt();
    void fourTurnsBringItBack();
    void itsSideIsTurnedOnTheBoardAndBesideIt();
    void itIsRemovedAndAllAreCleared();
    void whatIsNotThereDoesNothing();
    void aStarMustBeSeen();
    void randomLeavesAStarInSight();
    void theTextIsReadAsItIsWritten();
    void badTextsAreRefusedInWords_data();
    void badTextsAreRefusedInWords();
    void theShapeHasTheSquaresOfTheGame();
    void theHouseRuleIsTold();

    // ---- the game
    void aGameIsPlayedSavedAndContinuedOnIt();
    void theLastLayoutIsOfferedAgain();
    void aLayoutWithoutAStarStartsNoGame();
    void theSameAgainHasTheSameLayout();
    void theLoserDesignsTheNextBoard();

private:
    [[nodiscard]] MiniBoardEntry entry(int number) const
    {
        for (const MiniBoardEntry& each : m_draft->miniBoards())
            if (each.number == number)
                return each;
        return {};
    }

    std::unique_ptr<LayoutDraft> m_draft;
};

// The plain board.
void LayoutDraftTest::init()
{
    const Variant variant = surprise();
    m_draft = std::make_unique<LayoutDraft>();
    m_draft->begin(variant, "", variant.houseRules);
}

// ---- the draft

void LayoutDraftTest::itBeginsWithALayoutOrTheVariantsOwn()
{
    QCOMPARE(m_draft->text(), "");
    QCOMPARE(m_draft->miniBoards().size(), 9);
    QVERIFY(m_draft->isUsable());
    const Variant variant = surprise();
    m_draft->begin(variant, "3a@5D 7b@10K", variant.houseRules);
    QCOMPARE(m_draft->text(), "3a@5D 7b@10K");
    QCOMPARE(entry(7).label, "7b Ladder");
    m_draft->begin(variant, "3a@15O", variant.houseRules);
    QCOMPARE(m_draft->text(), QString::fromStdString(variant.layout));
    QCOMPARE(entry(7).label, "7a Ladder"); // the side of a draft before is forgotten
}

void LayoutDraftTest::aMiniBoardIsLaidAndTold()
{
    const QSignalSpy changes(m_draft.get(), &LayoutDraft::changed);
    QCOMPARE(entry(8).spoken, "8a Plaza, not on the board");
    m_draft->flip(8);
    m_draft->lay(8, 5, 5);
    QCOMPARE(m_draft->text(), "8b@6F");
    QCOMPARE(entry(8).spoken, "8b Plaza, on the board at F6");
    QVERIFY(entry(8).isLaid());
    QCOMPARE(entry(8).row, 5);
    QCOMPARE(entry(8).columns, 5);
    QVERIFY(!entry(1).isLaid());
    QCOMPARE(changes.count(), 2);
    m_draft->layInTheMiddle(4); // three by five
    QCOMPARE(m_draft->text(), "8b@6F 4a@7F");
}

void LayoutDraftTest::aMiniBoardStaysOnTheBoard()
{
    m_draft->lay(4, -3, 40);
    QCOMPARE(m_draft->text(), "4a@1K");
    m_draft->move(4, -1, 1);
    QCOMPARE(m_draft->text(), "4a@1K");
    m_draft->move(4, 99, -99);
    QCOMPARE(m_draft->text(), "4a@13A");
    m_draft->turn(4); // higher than the room below it
    QCOMPARE(m_draft->text(), "4ar1@11B");
}

void LayoutDraftTest::theLaterOneLiesOnTop()
{
    m_draft->lay(2, 0, 0);
    m_draft->lay(3, 0, 0);
    QCOMPARE(entry(3).order, 1);
    QCOMPARE(m_draft->shape().squareKinds[0], "2L"); // of 3a
    m_draft->lay(2, 0, 0);
    QCOMPARE(m_draft->text(), "3a@1A 2a@1A");
    QCOMPARE(m_draft->shape().squareKinds[0], "3L"); // of 2a
}

void LayoutDraftTest::arrowsMoveItUnderWhatLiesOnIt()
{
    m_draft->lay(2, 0, 0);
    m_draft->lay(3, 3, 3);
    m_draft->move(2, 1, 2);
    QCOMPARE(m_draft->text(), "2a@2C 3a@4D");
}

void LayoutDraftTest::fourTurnsBringItBack()
{
    m_draft->lay(4, 5, 5);
    QStringList texts;
    for (int n = 0; n < 4; ++n) {
        m_draft->turn(4);
        texts += m_draft->text();
    }
    QCOMPARE(texts, (QStringList{"4ar1@5G", "4ar2@6F", "4ar3@5G", "4a@6F"}));
    m_draft->turn(4);
    QCOMPARE(entry(4).rows, 5);
    QCOMPARE(entry(4).columns, 3);
    QCOMPARE(entry(4).shape.rows, 3); // beside the board it is not turned
    m_draft->lay(4, 0, 0);
    QCOMPARE(m_draft->text(), "4ar1@1A");
}

void LayoutDraftTest::itsSideIsTurnedOnTheBoardAndBesideIt()
{
    m_draft->flip(6);
    QCOMPARE(entry(6).label, "6b Slope");
    QCOMPARE(entry(6).shape.squareKinds[0], "4W");
    QCOMPARE(m_draft->text(), "");
    m_draft->lay(6, 0, 0);
    QCOMPARE(m_draft->text(), "6b@1A");
    m_draft->flip(6);
    QCOMPARE(m_draft->text(), "6a@1A");
    QCOMPARE(m_draft->shape().squareKinds[0], "3W");
}

void LayoutDraftTest::itIsRemovedAndAllAreCleared()
{
    m_draft->read("1a@1A 2b@5E 3a@9I");
    m_draft->remove(2);
    QCOMPARE(m_draft->text(), "1a@1A 3a@9I");
    QCOMPARE(entry(2).label, "2b Patch"); // its side stays up
    m_draft->clear();
    QCOMPARE(m_draft->text(), "");
    QVERIFY(m_draft->check().startsWith("1 star"));
}

void LayoutDraftTest::whatIsNotThereDoesNothing()
{
    m_draft->read("1a@1A");
    const QSignalSpy changes(m_draft.get(), &LayoutDraft::changed);
    m_draft->lay(10, 0, 0);
    m_draft->layInTheMiddle(0);
    m_draft->flip(-1);
    for (const int number : {2, 10}) { // beside the board, and none
        m_draft->move(number, 1, 1);
        m_draft->turn(number);
        m_draft->remove(number);
    }
    QCOMPARE(m_draft->text(), "1a@1A");
    QCOMPARE(changes.count(), 0);
}

void LayoutDraftTest::aStarMustBeSeen()
{
    m_draft->lay(2, 6, 6); // over the star in the middle
    QVERIFY(!m_draft->isUsable());
    QCOMPARE(m_draft->check(), "No star can be seen.");
    m_draft->lay(1, 0, 0);
    QVERIFY(m_draft->isUsable());
    QVERIFY(m_draft->check().startsWith("1 star"));
    m_draft->move(2, 5, 5);
    QVERIFY(m_draft->check().startsWith("2 star"));
}

void LayoutDraftTest::randomLeavesAStarInSight()
{
    std::set<qsizetype> counts;
    std::set<QString> texts;
    for (int seed = 0; seed < 200; ++seed) {
        m_draft->random(seed);
        QVERIFY(m_draft->isUsable());
        QVERIFY(composed(surprise(), m_draft->text().toStdString()));
        counts.insert(m_draft->text().split(' ').size());
        texts.insert(m_draft->text());
    }
    QCOMPARE(counts, (std::set<qsizetype>{1, 2, 3}));
    QVERIFY(texts.size() > 190);
    m_draft->random(7);
    const QString once = m_draft->text();
    m_draft->random(7);
    QCOMPARE(m_draft->text(), once);
}

void LayoutDraftTest::theTextIsReadAsItIsWritten()
{
    for (int seed = 0; seed < 50; ++seed) {
        m_draft->random(seed);
        const QString text = m_draft->text();
        const BoardShape shape = m_draft->shape();
        m_draft->clear();
        QCOMPARE(m_draft->read(text), "");
        QCOMPARE(m_draft->text(), text);
        QVERIFY(m_draft->shape() == shape);
    }
    QCOMPARE(m_draft->read("  3a@5D \n 7br1@10K "), ""); // as it is pasted
    QCOMPARE(m_draft->text(), "3a@5D 7br1@10K");
}

void LayoutDraftTest::badTextsAreRefusedInWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("named");
    QTest::newRow("no mini board") << "hello"
                                   << "hello";
    QTest::newRow("a number that is not there") << "12a@5D"
                                                << "12";
    QTest::newRow("twice") << "3a@5D 3b@1A"
                           << "3";
    QTest::newRow("off the board") << "8a@12A"
                                   << "8a@12A";
}

void LayoutDraftTest::badTextsAreRefusedInWords()
{
    QFETCH(QString, text);
    QFETCH(QString, named);
    m_draft->read("1a@1A");
    const QString problem = m_draft->read(text);
    QVERIFY2(problem.contains(named), qPrintable(problem));
    QCOMPARE(m_draft->text(), "1a@1A");
}

void LayoutDraftTest::theShapeHasTheSquaresOfTheGame()
{
    for (const char* layout : {"", "8b@6F 4ar1@2L 6b@11B", "1a@1A 6ar3@2B"}) {
        QCOMPARE(m_draft->read(layout), "");
        const auto variant = composed(surprise(), layout);
        QVERIFY(variant);
        QVERIFY(m_draft->shape() == BoardShape(*variant, variant->houseRules, variant->mostPlayers));
    }
}

void LayoutDraftTest::theHouseRuleIsTold()
{
    QVERIFY(m_draft->bonus().contains("10 point"));
    const Variant variant = surprise();
    HouseRules rules = variant.houseRules;
    rules.starBonus = false;
    m_draft->begin(variant, "", rules);
    QCOMPARE(m_draft->bonus(), "");
}

// ---- the game

void LayoutDraftTest::aGameIsPlayedSavedAndContinuedOnIt()
{
    const QString layout = "8b@6F 4ar1@2L 6b@11B";
    GameStart start = gameOf("Ann,Bo:random", 3, "surprise");
    start.houseRules = {{"first-player", "listed"}};
    start.layout = layout;
    const auto table = tableWith(start);
    const BoardShape shape = table->view()->shape();
    QCOMPARE(shape.plates.size(), 3);
    QVERIFY(playBest(*table));
    const QString record = table->records()->recordText();
    QVERIFY(record.contains("#layout " + layout));

    const QTemporaryDir folder;
    const QString file = folder.filePath("game.gcg");
    write(file, record.toUtf8());
    GameTable other(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    QCOMPARE(other.records()->open(file), "");
    QVERIFY(other.view()->shape() == shape);
    QCOMPARE(QString::fromStdString(other.game()->position().variant().layout), layout);
    other.view()->look()->first();
    QVERIFY(other.view()->shape() == shape); // looking back
}

void LayoutDraftTest::theLastLayoutIsOfferedAgain()
{
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    GameChoices& choices = *table.choices();
    QCOMPARE(choices.newGame(setupOn("surprise", "1b@3C")), "");
    QCOMPARE(choices.lastSetup().layout, QString("1b@3C"));
    QCOMPARE(choices.newGame(setupOn("stack10", "1b@3C")), ""); // which has no use for it
    QCOMPARE(choices.lastSetup().layout, QString("1b@3C"));
    QCOMPARE(choices.newGame(gameOf("Ann,Bo")), "");
    QCOMPARE(choices.lastSetup().layout, QString("1b@3C"));
    choices.openForm();
    StartForm& form = *choices.form();
    QVERIFY(form.boardName().isEmpty()); // the last game has no mini boards
    form.chooseVariant("surprise");
    QVERIFY(!form.boardName().isEmpty());
    QCOMPARE(form.boardName(), "1b Button");
    QCOMPARE(form.boardShape().plates.size(), 1);
    form.setLayout("99a@1A");
    QCOMPARE(form.start().layout, QString::fromStdString(surprise().layout));
    form.setLayout("");
    QCOMPARE(form.boardName(), "No mini boards");
}

void LayoutDraftTest::aLayoutWithoutAStarStartsNoGame()
{
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    QVERIFY(table.choices()->newGame(setupOn("surprise", "2a@7G")).contains("star"));
    QVERIFY(!table.live()->isThere());
}

void LayoutDraftTest::theSameAgainHasTheSameLayout()
{
    GameStart start = gameOf("Ann,Bo", 3, "surprise");
    start.layout = "1b@3C";
    const auto table = tableWith(start);
    QCOMPARE(table->choices()->again(), "");
    QCOMPARE(table->game()->position().variant().layout, "1b@3C");
    QCOMPARE(table->choices()->againOn(""), "");
    QCOMPARE(table->game()->position().variant().layout, "");
    QCOMPARE(table->choices()->lastSetup().layout, QString(""));
    QVERIFY(!table->choices()->againOn("2a@7G").isEmpty());
}

void LayoutDraftTest::theLoserDesignsTheNextBoard()
{
    GameStart start = gameOf("Ann,Bo", 3, "surprise");
    start.houseRules = {{"first-player", "listed"}};
    start.layout = "1b@3C";
    const auto table = tableWith(start);
    QCOMPARE(table->choices()->nextDesign(), "");
    QVERIFY(playBest(*table));
    while (!table->live()->isOver())
        table->view()->pass();
    QCOMPARE(table->choices()->nextDesign(), "Bo designs the next board");
    table->choices()->designNext();
    QCOMPARE(table->choices()->layoutDraft()->text(), "1b@3C");

    const auto level = tableWith(gameOf("Ann,Bo", 3, "surprise"));
    while (!level->live()->isOver())
        level->view()->pass();
    const auto& seats = level->game()->result()->seats;
    if (seats[0].total == seats[1].total)
        QCOMPARE(level->choices()->nextDesign(), "Design the next board");
    const auto stacks = tableWith(gameOf("Ann,Bo", 3));
    while (!stacks->live()->isOver())
        stacks->view()->pass();
    QCOMPARE(stacks->choices()->nextDesign(), "");
}

const NamedTest named("layout_draft", runTest<LayoutDraftTest>);

} // namespace storeys::layout_draft_test

#include "layout_draft_test.moc"
