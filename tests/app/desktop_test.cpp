// Models, options and the table, without a window.

#include "playing.h"
#include "test_program.h"

#include "desktop/program/options.h"
#include "table/game_table.h"
#include "table/tiles/own_tiles.h"

#include "moves/generator.h"
#include "record/write_game.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryFile>
#include <QTest>

#include <memory>

namespace storeys::desktop_test {

namespace {

GameStart gameOf(const QString& players, quint64 seed = 1)
{
    GameStart start;
    start.seats = GameStart::seatsFromText(players);
    start.seed = seed;
    return start;
}

std::unique_ptr<GameTable> tableWith(const QString& players, quint64 seed = 1)
{
    auto table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    if (const QString problem = table->choices()->start(gameOf(players, seed)); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    return table;
}

Rack rackOf(const std::string& symbols)
{
    Rack rack;
    for (const char c : symbols)
        rack.add(Tile::of(static_cast<Letter>(c - 'A')));
    return rack;
}

// The slots as text, '.' for nothing there.
QString shown(const RackOrder& order)
{
    QString text;
    for (int i = 0; i < order.size(); ++i)
        text += QLatin1Char(order.tileAt(i).isNone() ? '.' : static_cast<char>('A' + order.tileAt(i).letter()));
    return text;
}

} // namespace

class DesktopTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    // ---- the order of a rack
    void movedTilesCloseUp();
    void laidTilesKeepTheirPlace();
    void shuffleAlwaysLooksDifferent();
    void shuffleLeavesLaidTilesAlone();
    void newTilesFillTheGaps();

    // ---- models
    void playersAndTurnsStayConsistentThroughAGame();

    // ---- the table
    void beforeTheFirstGameTheTableIsThere();
    void aDraftIsJudgedAtEveryStep();
    void aTileThatCanNeverLieThereIsRefused();
    void aLaidTileMovedOntoAnotherSwapsWithIt();
    void rackOrderSurvivesTheOpponentsTurn();
    void takingBackPutsTilesWhereTheyWere();
    void nothingCanBeLaidOutOfTurn();
    void exchangeGivesAnotherTileAndTheTurn();
    void aWholeGameHasTheRightTotals();
    void newGameSaysWhatIsWrong_data();
    void newGameSaysWhatIsWrong();
    void anUnknownLevelIsAnsweredWithTheLevels();
    void lastSetupIsRemembered();
    void aNewGameStopsTheComputerOfTheOldOne();
    void aRecordIsGoneOnWith();
    void recordsThatCantBeGoneOnWithSayWhy();

    // ---- the command line
    void optionsAreRead();
    void badOptionsAreErrors_data();
    void badOptionsAreErrors();
    void anErrorListsTheChoices();
};

// ---- the order of a rack

void DesktopTest::movedTilesCloseUp()
{
    RackOrder order(4);
    order.match(rackOf("ABCD"));
    order.move(0, 2);
    QCOMPARE(shown(order), "BCAD");
    order.move(3, 0);
    QCOMPARE(shown(order), "DBCA");
}

void DesktopTest::laidTilesKeepTheirPlace()
{
    RackOrder order(4);
    order.match(rackOf("ABCD"));
    const int id = order.lay(1);
    QCOMPARE(shown(order), "A.CD");
    order.move(0, 3);
    QCOMPARE(shown(order), ".CDA");
    order.takeBack(id);
    QCOMPARE(shown(order), "BCDA");
}

void DesktopTest::shuffleAlwaysLooksDifferent()
{
    RandomSource random(1);
    RackOrder order(3);
    order.match(rackOf("AAB"));
    for (int i = 0; i < 50; ++i) {
        const QString before = shown(order);
        order.shuffle(random);
        QVERIFY(shown(order) != before);
    }
    RackOrder alike(3);
    alike.match(rackOf("AAA"));
    alike.shuffle(random); // must come back
    QCOMPARE(shown(alike), "AAA");
}

void DesktopTest::shuffleLeavesLaidTilesAlone()
{
    RandomSource random(1);
    RackOrder order(4);
    order.match(rackOf("ABCD"));
    const int id = order.lay(2);
    for (int i = 0; i < 20; ++i) {
        order.shuffle(random);
        QCOMPARE(order.slotOf(id), 2);
        QCOMPARE(shown(order).count('.'), 1);
    }
}

void DesktopTest::newTilesFillTheGaps()
{
    RackOrder order(4);
    order.match(rackOf("ABCD"));
    order.move(3, 0); // DABC
    order.lay(1);
    order.lay(2);
    order.removeLaid();
    order.match(rackOf("CDXY"));
    QCOMPARE(shown(order), "DXYC");
}

// ---- models

void DesktopTest::playersAndTurnsStayConsistentThroughAGame()
{
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    const QAbstractItemModelTester players(table.view()->players(),
                                           QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester history(table.view()->turns(),
                                           QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (const char* names : {"a:greedy,b:random,c:greedy", "a:random,b:random"}) {
        QCOMPARE(table.choices()->start(gameOf(names)), QString());
        QTRY_VERIFY(table.live()->isOver());
        QCOMPARE(table.view()->turns()->count(), static_cast<int>(table.game()->turns().size()));
    }
}

// ---- the table

void DesktopTest::beforeTheFirstGameTheTableIsThere()
{
    GameTable table(DataPlace(STOREYS_DATA_DIR));
    QVERIFY(!table.live()->isThere());
    QCOMPARE(table.view()->rack(), QStringList(7));
    QCOMPARE(table.view()->stacks(), QStringList(table.view()->shape().rows * table.view()->shape().columns));
    QVERIFY(!table.view()->shape().startSquares.isEmpty());
}

void DesktopTest::aDraftIsJudgedAtEveryStep()
{
    const auto table = tableWith("You");
    DraftPlay* draft = table->view()->draft();
    QVERIFY(!draft->isLegal());
    QVERIFY(draft->reason().isEmpty());
    QVERIFY(table->view()->lay(0, 44));
    QCOMPARE(draft->count(), 1);
    QVERIFY(!draft->isLegal()); // a first word of one tile
    QVERIFY(!draft->reason().isEmpty());
    QCOMPARE(table->view()->marks()[44], 2); // a second one may follow
    table->view()->play();
    QCOMPARE(table->view()->turns()->count(), 0);
    QCOMPARE(table->view()->marks()[44], 3);
    table->view()->takeBackAll();
    QVERIFY(layBestPlay(*table));
    QVERIFY(draft->isLegal());
    QVERIFY(table->view()->canPlay());
    const ShownWord word = draft->words().first();
    int sum = 0;
    for (const WordChip& chip : word.chips)
        sum += chip.points;
    QCOMPARE(sum, word.score);
    table->view()->play();
    QCOMPARE(table->view()->turns()->at(0).points, table->game()->turns()[0].score().total().value);
}

void DesktopTest::aTileThatCanNeverLieThereIsRefused()
{
    const auto table = tableWith("You");
    QVERIFY(table->view()->lay(0, 44));
    QVERIFY(!table->view()->refusal(1, -1, 44).isEmpty()); // a tile lies there already
    QVERIFY(!table->view()->lay(1, 44));
    QVERIFY(!table->view()->lay(0, 45)); // nothing in that slot now
    QVERIFY(!table->view()->lay(1, 100));
    QVERIFY(!table->view()->lay(-1, 45));
    QVERIFY(table->view()->refusal(-1, 44, 44).isEmpty()); // its own place
    QVERIFY(table->view()->relay(44, 45));
    QCOMPARE(table->view()->stacks()[44], QString());
    QCOMPARE(table->view()->stacks()[45].size(), 1);
}

void DesktopTest::aLaidTileMovedOntoAnotherSwapsWithIt()
{
    const auto table = tableWith("You");
    TableView& view = *table->view();
    const QString first = view.rack()[0], second = view.rack()[1];
    QVERIFY(view.lay(0, 44, "E") && view.lay(1, 45, "S"));
    const QString laidFirst = view.stacks()[44], laidSecond = view.stacks()[45];
    QVERIFY(view.refusal(-1, 44, 45).isEmpty());
    QVERIFY(view.relay(44, 45));
    QCOMPARE(view.stacks()[44], laidSecond);
    QCOMPARE(view.stacks()[45], laidFirst);
    QCOMPARE(view.draft()->count(), 2);
    view.takeBackAll(); // each to its own place
    QCOMPARE(view.rack()[0], first);
    QCOMPARE(view.rack()[1], second);
}

void DesktopTest::rackOrderSurvivesTheOpponentsTurn()
{
    const auto table = tableWith("You,Ada:greedy", 5);
    QTRY_VERIFY(table->view()->mayAct());
    table->view()->moveInRack(0, 6);
    QVERIFY(layBestPlay(*table));
    QStringList kept = table->view()->rack(); // laid tiles show as gaps
    table->view()->play();
    QVERIFY(table->flow()->isThinking());
    table->view()->moveInRack(0, 3); // can be rearranged now too
    kept.move(0, 3);
    QTRY_VERIFY(table->view()->mayAct());
    for (int i = 0; i < kept.size(); ++i)
        if (!kept[i].isEmpty())
            QCOMPARE(table->view()->rack()[i], kept[i]);
}

void DesktopTest::takingBackPutsTilesWhereTheyWere()
{
    const auto table = tableWith("You");
    const QStringList before = table->view()->rack();
    table->view()->lay(2, 44);
    table->view()->lay(5, 45);
    table->view()->takeBackLast();
    QCOMPARE(table->view()->rack()[5], before[5]);
    QCOMPARE(table->view()->rack()[2], QString());
    table->view()->takeBack(44, 0); // to another slot: the others move up
    QStringList moved = before;
    moved.move(2, 0);
    QCOMPARE(table->view()->rack(), moved);
    table->view()->takeBack(44); // nothing there any more
    table->view()->takeBack(-1);
    QCOMPARE(table->view()->rack(), moved);
}

void DesktopTest::nothingCanBeLaidOutOfTurn()
{
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::hours(1));
    QVERIFY(!table.view()->lay(0, 44)); // no game yet
    quint64 seed = 0;
    do
        QCOMPARE(table.choices()->start(gameOf("You,Ada:greedy", ++seed)), QString());
    while (table.live()->mover() != 1);
    QVERIFY(table.flow()->isThinking());
    QVERIFY(!table.view()->refusal(0, -1, 44).isEmpty());
    QVERIFY(!table.view()->lay(0, 44));
    table.view()->play();
    table.view()->pass();
    table.view()->exchange({0});
    QCOMPARE(table.view()->turns()->count(), 0);
    QCOMPARE(table.view()->owner(), "You");
}

void DesktopTest::exchangeGivesAnotherTileAndTheTurn()
{
    const auto table = tableWith("Ann,Bo");
    const int seat = table->live()->mover();
    table->view()->lay(1, 44);
    table->view()->exchange({1}); // takes the draft back first
    QCOMPARE(table->view()->draft()->count(), 0);
    QCOMPARE(table->live()->mover(), 1 - seat);
    QCOMPARE(table->view()->turns()->at(0).play, false);
}

void DesktopTest::aWholeGameHasTheRightTotals()
{
    const auto table = tableWith("You,Ada:greedy", 11);
    while (!table->live()->isOver()) {
        QTRY_VERIFY(table->view()->mayAct() || table->live()->isOver());
        if (table->live()->isOver())
            break;
        if (layBestPlay(*table))
            table->view()->play();
        else if (table->view()->canExchange())
            table->view()->exchange({0});
        else
            table->view()->pass();
    }
    QHash<QString, int> totals;
    for (int i = 0; i < table->view()->turns()->count(); ++i) {
        const TurnRow turn = table->view()->turns()->at(i);
        totals[turn.who] += turn.points;
    }
    for (const SeatResult& row : table->results()->end().rows) {
        const int left = static_cast<int>(row.tilesLeft.size());
        QCOMPARE(row.subtraction, 5 * left);
        QCOMPARE(row.total, totals[row.name] - 5 * left);
    }
}

void DesktopTest::newGameSaysWhatIsWrong_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("players");
    QTest::newRow("no player") << "stack10"
                               << "";
    QTest::newRow("five players") << "stack10"
                                  << "a,b,c,d,e";
    QTest::newRow("equal names") << "stack10"
                                 << "a,a";
    QTest::newRow("empty name") << "stack10"
                                << "a,";
    QTest::newRow("unknown level") << "stack10"
                                   << "a,b:godlike";
    QTest::newRow("unknown variant") << "stack99"
                                     << "a,b";
}

void DesktopTest::newGameSaysWhatIsWrong()
{
    QFETCH(QString, variant);
    QFETCH(QString, players);
    const auto table = tableWith("You");
    GameStart start = gameOf(players);
    start.variant = variant;
    QVERIFY(!table->choices()->newGame(start).isEmpty());
    QCOMPARE(table->view()->owner(), "You"); // the old game goes on
}

void DesktopTest::anUnknownLevelIsAnsweredWithTheLevels()
{
    GameTable table(DataPlace(STOREYS_DATA_DIR));
    const QString problem = table.choices()->newGame(gameOf("Ann,Bo:foo"));
    QVERIFY2(problem.contains("foo") && problem.contains("beginner, casual") && problem.contains("master"),
             qPrintable(problem));
}

void DesktopTest::lastSetupIsRemembered()
{
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::hours(1));
    GameStart start = gameOf("Cleo,Dan:random,Eve");
    start.variant = "stack8";
    QCOMPARE(table.choices()->newGame(start), QString());
    GameTable later(DataPlace(STOREYS_DATA_DIR), std::chrono::hours(1));
    QCOMPARE(later.choices()->lastSetup().toMap(), start.toMap());
}

void DesktopTest::aNewGameStopsTheComputerOfTheOldOne()
{
    const auto table = tableWith("a:greedy,b:greedy", 1);
    for (quint64 seed = 2; seed < 12; ++seed) {
        QTest::qWait(1);
        QCOMPARE(table->choices()->start(gameOf("Ann,Bo", seed)), QString());
        QTest::qWait(5);
        QCOMPARE(table->view()->turns()->count(), 0);
        QCOMPARE(table->choices()->start(gameOf("a:greedy,b:greedy", seed)), QString());
    }
}

void DesktopTest::aRecordIsGoneOnWith()
{
    const auto table = tableWith("You,Ada:greedy", 11);
    for (int turn = 0; turn < 3; ++turn) {
        QTRY_VERIFY(table->view()->mayAct());
        QVERIFY(layBestPlay(*table));
        table->view()->play();
    }
    QTRY_VERIFY(table->view()->mayAct());
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write(QByteArray::fromStdString(gcgText(recordOf(*table->game(), {.kinds = {"human", "greedy"}}))));
    file.close();
    GameTable later(DataPlace(STOREYS_DATA_DIR), std::chrono::hours(1));
    QCOMPARE(later.records()->open(file.fileName()), QString());
    QCOMPARE(later.game()->position().board, table->game()->position().board);
    QCOMPARE(later.view()->turns()->count(), table->view()->turns()->count());
    QCOMPARE(later.view()->owner(), "You");
    QVERIFY(later.view()->mayAct());
    QVERIFY(later.view()->players()->at(1).computer);
}

void DesktopTest::recordsThatCantBeGoneOnWithSayWhy()
{
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::hours(1));
    QVERIFY(!table.records()->open("/nowhere/a.gcg").isEmpty());
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write("#player1 a a\n#player2 b b\n#variant stack10\n>a: MOODXYZ 5D MOOD +9 9\n");
    file.close();
    QVERIFY(table.records()->open(file.fileName()).contains(file.fileName() + ": Line 4: "));
    QVERIFY(!table.live()->isThere());
}

// ---- the command line

void DesktopTest::optionsAreRead()
{
    const auto none = Options::parse({"storeys"});
    QVERIFY(bool(none));
    QVERIFY(!none->game);
    const auto all =
        Options::parse({"storeys", "--variant", "stack8", "--seed", "7", "--players", "Ann, Bo:greedy", "--screenshot",
                        "a.png", "--size", "1024x640", "--camera", "low", "--data-dir", "here"});
    QVERIFY(bool(all));
    QCOMPARE(all->size, QSize(1024, 640));
    QCOMPARE(all->camera, "low");
    QCOMPARE(all->dataDir, "here");
    QCOMPARE(all->screenshot, "a.png");
    QCOMPARE(all->game->variant, "stack8");
    QCOMPARE(*all->game->seed, 7u);
    QCOMPARE(all->game->seats[1].name, "Bo");
    QCOMPARE(all->game->seats[1].level, "greedy");
    QCOMPARE(Options::parse({"storeys", "one.gcg"})->record, "one.gcg");
    QVERIFY(Options::parse({"storeys", "one.gcg"})->records.isEmpty());
    const auto several = Options::parse({"storeys", "one.gcg", "two.gcg"});
    QVERIFY(bool(several));
    QCOMPARE(several->records, (QStringList{"one.gcg", "two.gcg"}));
}

void DesktopTest::anErrorListsTheChoices()
{
    const auto problem = [](const QStringList& arguments) {
        const auto options = Options::parse(QStringList{"storeys"} + arguments);
        return options ? QString() : options.error();
    };
    QCOMPARE(problem({"--camera", "x"}), "'x' is not a valid value for --camera: choose top, corner or low.");
    QCOMPARE(problem({"--quality", "x"}), "'x' is not a valid value for --quality: choose auto, low, medium or high.");
    for (const char* theme : {"system", "light", "dark", "contrast"}) {
        QVERIFY(problem({"--theme", "x"}).contains(theme));
        QCOMPARE(problem({"--theme", theme}), QString());
    }
    QVERIFY(problem({"--size", "x"}).contains("1280x800"));
    QVERIFY(problem({"--seed", "x"}).contains("number"));
    QVERIFY(problem({"--screenshot", "x.jpg"}).contains("'x.jpg' is not a valid value for --screenshot"));
    QCOMPARE(problem({"--screenshot", "X.PNG"}), QString());
}

void DesktopTest::badOptionsAreErrors_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("size") << QStringList{"--size", "big"};
    QTest::newRow("tiny") << QStringList{"--size", "10x10"};
    QTest::newRow("no folder") << QStringList{"--data-dir", ""};
    QTest::newRow("camera") << QStringList{"--camera", "below"};
    QTest::newRow("seed") << QStringList{"--seed", "x"};
    QTest::newRow("a new game and a record") << QStringList{"--new-game", "game.gcg"};
    QTest::newRow("unknown") << QStringList{"--frobnicate"};
    QTest::newRow("picture without a kind") << QStringList{"--screenshot", "x"};
    QTest::newRow("value missing") << QStringList{"--size"};
    QTest::newRow("record and players") << QStringList{"one.gcg", "--players", "a,b"};
}

void DesktopTest::badOptionsAreErrors()
{
    QFETCH(QStringList, arguments);
    QVERIFY(!Options::parse(QStringList{"storeys"} + arguments));
}

const NamedTest named("desktop", runTest<DesktopTest>);

} // namespace storeys::desktop_test

#include "desktop_test.moc"
