// What a stack tells of itself: by the session, without a window.

#include "session_games.h"

#include <QDir>
#include <QStandardPaths>
#include <QTest>

namespace storeys {

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
QString stackOf(GameTable& session, const QVariantList& layers)
{
    QString stack;
    for (const QVariant& layer : layers) {
        const QString face = layer.toMap()["face"].toString();
        stack += face.size() > 1 ? face.left(1) : face;
    }
    return session.view()->shape().stackLimit > 1 ? stack : stack.toUpper();
}

void playOn(GameTable& session, int turns)
{
    for (int i = 0; i < turns; ++i)
        if (!playBest(session))
            session.view()->pass();
}

// A square whose stack is at least that high, -1 for none.
int squareOfHeight(GameTable& session, int height)
{
    const QStringList stacks = session.view()->stacks();
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
    auto session = sessionWith(gameOf("Ann,Bo", 3));
    playOn(*session, 16);
    QVERIFY(squareOfHeight(*session, 2) >= 0);
    for (int square = 0; square < 100; ++square) {
        for (const QVariant& told : session->story()->layers(square)) {
            const QVariantMap layer = told.toMap();
            const Turn& turn = session->game()->turns()[layer["turn"].toUInt() - 1];
            const Square at = session->game()->position().board.squareAt(square);
            const auto placed = std::ranges::find(turn.placed(), at, &PlacedTile::square);
            QVERIFY(placed != turn.placed().end());
            QCOMPARE(layer["height"].toInt(), placed->before.value + 1);
            const QVariantMap row = session->view()->turns()->get(layer["turn"].toInt() - 1);
            QCOMPARE(layer["who"], row["who"]);
            for (const QString& word : layer["words"].toString().split(" · "))
                QVERIFY(row["what"].toString().split(" · ").contains(word));
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
    GameTable session(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    QCOMPARE(session.records()->open(file), QString());
    for (int turn = session.view()->look()->count(); turn >= 0; --turn) {
        session.view()->look()->show(turn);
        const QStringList stacks = session.view()->stacks();
        for (int square = 0; square < stacks.size(); ++square)
            QCOMPARE(stackOf(session, session.story()->layers(square)),
                     session.view()->shape().stackLimit > 1 ? stacks[square] : stacks[square].toUpper());
    }
}

void StoryTest::aLaidTileIsOfNobodyYet()
{
    auto session = sessionWith(gameOf("Ann,Bo", 3));
    playOn(*session, 4);
    const int square = squareOfHeight(*session, 1);
    const QString top = session->view()->stacks()[square].right(1);
    const QStringList rack = session->view()->rack();
    const auto other = std::ranges::find_if(rack, [&](const QString& tile) { return tile != top && !tile.isEmpty(); });
    QVERIFY(session->view()->lay(static_cast<int>(other - rack.begin()), square));
    const QVariantList layers = session->story()->layers(square);
    QCOMPARE(layers.size(), session->view()->stacks()[square].size());
    QCOMPARE(layers.last().toMap()["turn"].toInt(), 0);
    QCOMPARE(layers.last().toMap()["who"].toString(), QString());
    QVERIFY(layers.last().toMap()["text"].toString().contains("not yet played"));
    session->view()->look()->back(); // the laid tile is out of sight
    QVERIFY(session->story()->layers(square).size() < layers.size());
}

void StoryTest::aLookBackTellsWhatWasThereThen()
{
    auto session = sessionWith(gameOf("Ann,Bo", 3));
    playOn(*session, 16);
    const int square = squareOfHeight(*session, 2);
    const QVariantMap top = session->story()->layers(square).last().toMap();
    session->view()->look()->show(top["turn"].toInt() - 1);
    const QVariantList before = session->story()->layers(square);
    QCOMPARE(before.size(), top["height"].toLongLong() - 1);
}

void StoryTest::theTextTellsItAllFromTheTop()
{
    auto session = sessionWith(gameOf("Ann,Bo", 3));
    playOn(*session, 16);
    const int square = squareOfHeight(*session, 2);
    const QString text = session->story()->text(square);
    const QVariantList layers = session->story()->layers(square);
    QVERIFY(text.startsWith(layers.last().toMap()["text"].toString()));
    for (const QVariant& layer : layers)
        QVERIFY(text.contains(layer.toMap()["text"].toString()));
    QVERIFY(text.endsWith(QString("room for %1 more.").arg(5 - layers.size())));
}

void StoryTest::thereIsNothingToTellOfOtherSquares()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    for (const int square : {-1, 0, 99, 100, 5000}) {
        QVERIFY(session->story()->layers(square).isEmpty());
        QCOMPARE(session->story()->text(square), QString());
    }
    GameTable without(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    QVERIFY(without.story()->layers(0).isEmpty());
}

} // namespace storeys

QTEST_GUILESS_MAIN(storeys::StoryTest)
#include "story_test.moc"
