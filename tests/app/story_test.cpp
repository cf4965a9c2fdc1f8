// What a stack tells of itself: by the table, without a window.

#include "table_games.h"
#include "test_program.h"

#include <QDir>
#include <QStandardPaths>
#include <QTest>

namespace storeys::story_test {

class StoryTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void everyLayerNamesTheTurnThatPutItThere();
    void theLayersAreTheStackInAnyRecord_data();
    void theLayersAreTheStackInAnyRecord();
    void aLaidTileIsOfNobodyYet();
    void aLookBackTellsWhatWasThereThen();
    void theTextTellsItAllFromTheTop();
    void thereIsNothingToTellOfOtherSquares();
};

namespace {

// The faces of the layers, as a stack has them.
QString stackOf(GameTable& table, const QList<StackLayer>& layers)
{
    QString stack;
    for (const StackLayer& layer : layers)
        stack += layer.face.left(1);
    return table.view()->shape().stackLimit > 1 ? stack : stack.toUpper();
}

void playOn(GameTable& table, int turns)
{
    for (int i = 0; i < turns; ++i)
        if (!playBest(table))
            table.view()->pass();
}

// A square whose stack is at least that high, -1 for none.
int squareOfHeight(GameTable& table, int height)
{
    const QStringList stacks = table.view()->stacks();
    const auto found = std::ranges::find_if(stacks, [&](const QString& stack) { return stack.size() >= height; });
    return found == stacks.end() ? -1 : static_cast<int>(found - stacks.begin());
}

} // namespace

void StoryTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QVERIFY(QDir::setCurrent(STOREYS_GAMES_DIR "/..")); // where the records' word list is
}

void StoryTest::everyLayerNamesTheTurnThatPutItThere()
{
    auto table = tableWith(gameOf("Ann,Bo", 3));
    playOn(*table, 16);
    QVERIFY(squareOfHeight(*table, 2) >= 0);
    for (int square = 0; square < 100; ++square) {
        for (const StackLayer& layer : table->view()->story()->layers(square)) {
            const Turn& turn = table->game()->turns()[static_cast<std::size_t>(layer.turn) - 1];
            const Square at = table->game()->position().board.squareAt(square);
            const auto placed = std::ranges::find(turn.placed(), at, &PlacedTile::square);
            QVERIFY(placed != turn.placed().end());
            QCOMPARE(layer.height, placed->before.value + 1);
            const TurnRow row = table->view()->turns()->at(layer.turn - 1);
            QCOMPARE(layer.who, row.who);
            for (const QString& word : layer.words.split(" · "))
                QVERIFY(row.what.split(" · ").contains(word));
        }
    }
}

void StoryTest::theLayersAreTheStackInAnyRecord_data()
{
    QTest::addColumn<QString>("file");
    for (const char* name : {"two-stack10", "three-stack8-challenge", "four-cross15-challenge", "sheet-stack10"})
        QTest::newRow(name) << QString(STOREYS_GAMES_DIR "/%1.gcg").arg(name);
}

void StoryTest::theLayersAreTheStackInAnyRecord()
{
    QFETCH(QString, file);
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    QCOMPARE(table.records()->open(file), QString());
    for (int turn = table.view()->look()->count(); turn >= 0; --turn) {
        table.view()->look()->show(turn);
        const QStringList stacks = table.view()->stacks();
        for (int square = 0; square < stacks.size(); ++square)
            QCOMPARE(stackOf(table, table.view()->story()->layers(square)),
                     table.view()->shape().stackLimit > 1 ? stacks[square] : stacks[square].toUpper());
    }
}

void StoryTest::aLaidTileIsOfNobodyYet()
{
    auto table = tableWith(gameOf("Ann,Bo", 3));
    playOn(*table, 4);
    const int square = squareOfHeight(*table, 1);
    const QString top = table->view()->stacks()[square].right(1);
    const QStringList rack = table->view()->rack();
    const auto other = std::ranges::find_if(rack, [&](const QString& tile) { return tile != top && !tile.isEmpty(); });
    QVERIFY(table->view()->lay(static_cast<int>(other - rack.begin()), square));
    const QList<StackLayer> layers = table->view()->story()->layers(square);
    QCOMPARE(layers.size(), table->view()->stacks()[square].size());
    QCOMPARE(layers.last().turn, 0);
    QCOMPARE(layers.last().who, QString());
    QVERIFY(layers.last().text.contains("not yet played"));
    table->view()->look()->back(); // the laid tile is out of sight
    QVERIFY(table->view()->story()->layers(square).size() < layers.size());
}

void StoryTest::aLookBackTellsWhatWasThereThen()
{
    auto table = tableWith(gameOf("Ann,Bo", 3));
    playOn(*table, 16);
    const int square = squareOfHeight(*table, 2);
    const StackLayer top = table->view()->story()->layers(square).last();
    table->view()->look()->show(top.turn - 1);
    const QList<StackLayer> before = table->view()->story()->layers(square);
    QCOMPARE(before.size(), top.height - 1);
}

void StoryTest::theTextTellsItAllFromTheTop()
{
    auto table = tableWith(gameOf("Ann,Bo", 3));
    playOn(*table, 16);
    const int square = squareOfHeight(*table, 2);
    const QString text = table->view()->story()->text(square);
    const QList<StackLayer> layers = table->view()->story()->layers(square);
    QVERIFY(text.startsWith(layers.last().text));
    for (const StackLayer& layer : layers)
        QVERIFY(text.contains(layer.text));
    QVERIFY(text.endsWith(QString("room for %1 more.").arg(5 - layers.size())));
}

void StoryTest::thereIsNothingToTellOfOtherSquares()
{
    auto table = tableWith(gameOf("Ann,Bo"));
    for (const int square : {-1, 0, 99, 100, 5000}) {
        QVERIFY(table->view()->story()->layers(square).isEmpty());
        QCOMPARE(table->view()->story()->text(square), QString());
    }
    GameTable without(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    QVERIFY(without.view()->story()->layers(0).isEmpty());
}

const NamedTest named("story", runTest<StoryTest>);

} // namespace storeys::story_test

#include "story_test.moc"
