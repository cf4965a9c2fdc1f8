// What players complain about in other programs, one test each, without a window; complaints.md has the list.

#include "bots/levels.h"
#include "playing.h"
#include "test_program.h"

#include <QStandardPaths>
#include <QTemporaryFile>
#include <QTest>

#include <algorithm>
#include <memory>

namespace storeys::complaints_test {

namespace {

GameStart gameOf(const QString& players, quint64 seed = 3)
{
    GameStart start;
    start.seats = GameStart::seatsFromText(players);
    start.houseRules["first-player"] = "listed";
    start.seed = seed;
    return start;
}

std::unique_ptr<GameTable> pausingTable(const GameStart& start, std::chrono::milliseconds pause = {})
{
    auto table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), pause);
    if (const QString problem = table->choices()->start(start); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    return table;
}

// Lays the first tiles of the rack that make no word in the middle of an empty board.
void layNonsense(GameTable& table)
{
    const int start = table.view()->shape().startSquares.first();
    for (int first = 0; first < table.view()->rack().size(); ++first)
        for (int second = 0; second < table.view()->rack().size(); ++second) {
            table.view()->takeBackAll();
            if (first != second && table.view()->lay(first, start) && table.view()->lay(second, start + 1)
                && !table.view()->draft()->isLegal())
                return;
        }
}

} // namespace

class ComplaintsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aBotPlaysOnlyWordsOfItsVocabulary();
    void theRefusalNamesTheDictionary_data();
    void theRefusalNamesTheDictionary();
    void theRackCanBeSortedWhileTheComputerThinks();
    void shuffleAlwaysChangesTheOrderAndKeepsLaidTiles();
    void houseWordsCountInOneGame();
    void houseWordsThatCannotBeAreRefused();
    void aFailedChallengeCostsOnlyWhatTheRulesSay_data();
    void aFailedChallengeCostsOnlyWhatTheRulesSay();
    void aGameIsSharedAsAFile();
};

// 3
void ComplaintsTest::aBotPlaysOnlyWordsOfItsVocabulary()
{
    const QStringList levels{"beginner", "casual"};
    const auto table = pausingTable(gameOf("Bea:beginner,Cal:casual"));
    QTRY_VERIFY(table->live()->isOver());
    const WordGraph& words = table->game()->position().book->lexicon->words;
    int rarest = 0;
    for (const Turn& turn : table->game()->turns()) {
        const int level = readBotSpec(levels[turn.seat].toStdString())->thinking.wordLevel;
        const auto known = gradeUpTo(table->game()->position().book->lexicon->levels, level);
        for (const ScoredWord& word : turn.score().words) {
            QVERIFY(words.grade(word.word.letters()) <= known);
            rarest = std::max(rarest, static_cast<int>(words.grade(word.word.letters())));
        }
    }
    QVERIFY(rarest > 0); // words have grades at all
}

// 4
void ComplaintsTest::theRefusalNamesTheDictionary_data()
{
    QTest::addColumn<QString>("lexicon");
    for (const char* lexicon : {"standard", "kids", "a file"})
        QTest::newRow(lexicon) << lexicon;
}

void ComplaintsTest::theRefusalNamesTheDictionary()
{
    QFETCH(QString, lexicon);
    QTemporaryFile words; // somebody's own
    QVERIFY(words.open() && words.write("CAT\nTEA\nTREE\n") > 0 && words.flush());
    GameStart start = gameOf("You");
    start.lexicon = lexicon == "a file" ? words.fileName() : lexicon;
    const auto table = pausingTable(start);
    layNonsense(*table);
    const int square = table->view()->shape().startSquares.first();
    const QString word = table->view()->symbolText(table->view()->stacks()[square])
                         + table->view()->symbolText(table->view()->stacks()[square + 1]);
    QVERIFY(!table->view()->draft()->isLegal());
    table->view()->play();
    QVERIFY2(table->view()->draft()->reason().contains(word.toUpper()), qPrintable(table->view()->draft()->reason()));
    const QString name = table->dictionary()->lookUp(word).lexicon;
    QVERIFY2(table->view()->draft()->reason().contains(name), qPrintable(table->view()->draft()->reason()));
    QVERIFY(!name.isEmpty());
}

// 10
void ComplaintsTest::theRackCanBeSortedWhileTheComputerThinks()
{
    const auto table = pausingTable(gameOf("Ada:greedy,You"), std::chrono::hours(1));
    QVERIFY(table->flow()->isThinking());
    QStringList rack = table->view()->rack();
    table->view()->sortRack();
    rack.sort();
    QCOMPARE(table->view()->rack(), rack);
    table->view()->moveInRack(6, 0);
    rack.move(6, 0);
    QCOMPARE(table->view()->rack(), rack);
    table->view()->shuffleRack();
    QVERIFY(table->view()->rack() != rack);
    QVERIFY(table->flow()->isThinking());
}

// 11
void ComplaintsTest::shuffleAlwaysChangesTheOrderAndKeepsLaidTiles()
{
    const auto table = pausingTable(gameOf("You"));
    QVERIFY(layBestPlay(*table));
    while (table->view()->draft()->count() > 3)
        table->view()->takeBackLast();
    const QStringList board = table->view()->stacks();
    for (int i = 0; i < 50; ++i) {
        const QStringList before = table->view()->rack();
        table->view()->shuffleRack();
        QVERIFY(table->view()->rack() != before);
        QCOMPARE(table->view()->stacks(), board);
        QCOMPARE(table->view()->rack().count(""), before.count(""));
    }
    table->view()->takeBackAll(); // nothing was lost
    QCOMPARE(table->view()->rack().count(""), 0);
}

void ComplaintsTest::houseWordsCountInOneGame()
{
    GameStart start = gameOf("You");
    const auto plain = pausingTable(start);
    layNonsense(*plain);
    const int square = plain->view()->shape().startSquares.first();
    const QString word = (plain->view()->symbolText(plain->view()->stacks()[square])
                          + plain->view()->symbolText(plain->view()->stacks()[square + 1]))
                             .toUpper();
    start.houseWords = word.toLower() + ", -wood";
    const auto table = pausingTable(start);
    QVERIFY(table->dictionary()->lookUp(word).lexicon.contains("house words"));
    QVERIFY(table->dictionary()->lookUp(word).good);
    QVERIFY(!table->dictionary()->lookUp("WOOD").good);
    QVERIFY(!plain->dictionary()->lookUp(word).good);
    QTemporaryFile file;
    QVERIFY(file.open());
    QCOMPARE(table->records()->exportTo(file.fileName()), QString());
    QVERIFY(table->records()->recordText().contains("\n#house-words " + word.toUtf8() + " -WOOD\n"));
    GameTable other(DataPlace(STOREYS_DATA_DIR)); // a saved game has them too, and so has another one like it
    QCOMPARE(other.records()->open(file.fileName()), QString());
    QVERIFY(other.dictionary()->lookUp(word).good);
    QCOMPARE(other.choices()->again(), QString());
    QVERIFY(other.dictionary()->lookUp(word).good);
}

void ComplaintsTest::houseWordsThatCannotBeAreRefused()
{
    GameTable table(DataPlace(STOREYS_DATA_DIR));
    for (const auto& [words, named] :
         {std::pair("BRR X", "X"), {"BRR ÄÖ", "ÄÖ"}, {"FAQIR", "FAQIR"}, {"BRR BRR", "BRR"}}) {
        GameStart start = gameOf("You");
        start.houseWords = words;
        const QString problem = table.choices()->start(start);
        QVERIFY2(problem.contains(QString(named)), qPrintable(problem));
        QVERIFY(!table.live()->isThere());
    }
}

// 20
void ComplaintsTest::aFailedChallengeCostsOnlyWhatTheRulesSay_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("penalty"); // agreed on at the start, "" for the game's own
    QTest::addColumn<bool>("costsTurn");
    QTest::addColumn<int>("costsPoints");
    QTest::newRow("stacking") << "stack10"
                              << "" << false << 0;
    QTest::newRow("stacking, double") << "stack10"
                                      << "double" << true << 0;
    QTest::newRow("stacking, points") << "stack10"
                                      << "points-5" << false << 5;
    QTest::newRow("flat") << "cross15"
                          << "" << true << 0;
    QTest::newRow("flat, void") << "cross15"
                                << "void" << false << 0;
    QTest::newRow("flat, single") << "cross15"
                                  << "single" << true << 0;
    QTest::newRow("flat, points") << "cross15"
                                  << "points-10" << false << 10;
}

void ComplaintsTest::aFailedChallengeCostsOnlyWhatTheRulesSay()
{
    QFETCH(QString, variant);
    QFETCH(QString, penalty);
    QFETCH(bool, costsTurn);
    QFETCH(int, costsPoints);
    GameStart start = gameOf("Ann,Bo");
    start.variant = variant;
    start.houseRules["mode"] = "challenge";
    if (!penalty.isEmpty())
        start.houseRules["challenge-penalty"] = penalty;
    const auto table = pausingTable(start);
    playBestPlay(*table);
    const QString rule = table->flow()->challengeable().rule; // said beforehand
    QCOMPARE(rule.contains("loses the next turn"), costsTurn);
    QCOMPARE(rule.contains(QString("loses %1 point").arg(costsPoints)), costsPoints > 0);
    challenge(*table, "Bo");
    QCOMPARE(table->flow()->outcome().withdrawn, false);
    QCOMPARE(table->live()->mover(), costsTurn ? 0 : 1);
    QCOMPARE(table->view()->players()->at(1).points, -costsPoints);
    GameTable again(DataPlace(STOREYS_DATA_DIR)); // and so it is in the record
    QTemporaryFile file;
    QVERIFY(file.open());
    QCOMPARE(table->records()->exportTo(file.fileName()), QString());
    QCOMPARE(again.records()->open(file.fileName()), QString());
    QVERIFY(again.game()->position().seats == table->game()->position().seats);
    QCOMPARE(again.records()->recordText(), table->records()->recordText());
}

// 22
void ComplaintsTest::aGameIsSharedAsAFile()
{
    const auto table = pausingTable(gameOf("Ann,Bo"));
    for (int i = 0; i < 4; ++i)
        playBestPlay(*table);
    QTemporaryFile file;
    QVERIFY(file.open());
    QCOMPARE(table->records()->exportTo(file.fileName()), QString());
    GameTable other(DataPlace(STOREYS_DATA_DIR));
    QCOMPARE(other.records()->open(file.fileName()), QString());
    QCOMPARE(other.view()->stacks(), table->view()->stacks());
    QCOMPARE(other.records()->recordText(), table->records()->recordText());
    QCOMPARE(other.live()->mover(), table->live()->mover()); // and goes on from there
    QVERIFY(other.view()->mayAct());
}

const NamedTest named("complaints", runTest<ComplaintsTest>);

} // namespace storeys::complaints_test

#include "complaints_test.moc"
