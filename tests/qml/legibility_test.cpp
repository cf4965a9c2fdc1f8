// How much of every letter is seen: late positions of self-play on the real table, without a window, from each preset
// and from anywhere that the camera can go; as the stacks stand, when all are lowered, and when the typing cursor or
// the pointer is on the letter, so that what hides it sinks. Prints a line per view: the letters, how many of them are
// seen by at least 60 % and 90 %, and the one that is seen least.

#include "game_fixture.h"
#include "game_window.h"
#include "test_program.h"

#include "bots/simple_bots.h"
#include "record/play_text.h"
#include "scene/board_space.h"
#include "scene/legibility.h"
#include "scene/viewpoint.h"
#include "support/test_game.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQmlExpression>
#include <QQuickItem>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <numeric>
#include <vector>

namespace storeys::test::legibility_test {

namespace {

constexpr int games = 24; // of each variant, a position of each

// After about three quarters of the game or later, at its end at the latest.
Board lateBoard(const RuleBookPtr& book, std::uint64_t seed)
{
    Game game({book, {"Ann", "Bo"}, seed});
    SimpleBot bot(seed, SimpleBot::Takes::Best);
    while (!game.isOver())
        if (game.take(bot.choose(viewOf(game.position(), game.position().turn), {})))
            qFatal("a bot made an illegal turn");
    const std::size_t turns = game.turns().size();
    return game.positionBefore(turns - seed % (turns / 4 + 1)).board;
}

std::vector<Board> lateBoards()
{
    std::vector<Board> boards;
    for (const char* variant : {"stack10", "stack8"}) {
        const RuleBookPtr book = bookOf(variant, {}, builtInLexicon());
        for (std::uint64_t seed = 1; seed <= games; ++seed)
            boards.push_back(lateBoard(book, seed));
    }
    return boards;
}

QStringList stacksOf(const Board& board)
{
    QStringList stacks;
    for (int square = 0; square < board.squareCount(); ++square) {
        const Square at = board.squareAt(square);
        QString stack;
        for (int level = 0; level < board.height(at).value; ++level)
            stack += QChar(u'A' + board.tileAt(at, level).letter());
        stacks += stack;
    }
    return stacks;
}

// The shares of letters that are seen from somewhere.
class Tally
{
public:
    void add(float share) { m_shares.push_back(share); }
    [[nodiscard]] double least() const { return *std::ranges::min_element(m_shares); }
    [[nodiscard]] double percentFrom(float share) const
    {
        const auto count = std::ranges::count_if(m_shares, [share](float seen) { return seen >= share; });
        return 100.0 * static_cast<double>(count) / static_cast<double>(m_shares.size());
    }
    void print(const QString& view) const
    {
        std::printf("%-26s %6zu letters   >= 60 %%: %6.2f %%   >= 90 %%: %6.2f %%   least: %5.1f %%\n",
                    qPrintable(view), m_shares.size(), percentFrom(readableShare), percentFrom(0.9F), 100 * least());
        std::fflush(stdout);
    }

private:
    std::vector<float> m_shares;
};

} // namespace

class LegibilityTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void lettersAreSeenFromAPreset_data();
    void lettersAreSeenFromAPreset();
    void lettersAreSeenFromTheFrontInAnyWindow_data();
    void lettersAreSeenFromTheFrontInAnyWindow();
    void lettersThatStacksHideCanBeRead_data();
    void lettersThatStacksHideCanBeRead();
    void seenIsWhatTheEyeMeetsFirst();

private:
    void show(const Board& board);
    [[nodiscard]] QVariant evaluated(const QString& expression) const; // of the board
    [[nodiscard]] Reader reader() const;
    void look(const QString& view, std::uint64_t seed);
    void lookFromAnywhere(RandomSource random);
    // What is wanted of the stacks, after they have moved.
    void lower(bool all);
    void type(int square); // the cursor is there; -1: nowhere
    void point(QPointF pixel, bool on = true);
    [[nodiscard]] float shareOf(int square) const;
    void addTo(Tally& tally) const;
    void addReadTo(Tally& typed, Tally& pointed, bool allLetters);

    GameFixture m_game;
    QQmlEngine m_engine;
    std::unique_ptr<QQuickItem> m_table;
    QObject* m_board = nullptr;
    BoardSpace* m_space = nullptr;
    Viewpoint* m_viewpoint = nullptr;
    std::vector<Board> m_boards;
};

void LegibilityTest::initTestCase()
{
    m_engine.addImportPath("qrc:/");
    QQmlComponent component(&m_engine);
    component.setData(
        "import Storeys\nTable { id: it; width: 952; height: 800; quality: 'medium'; commands: Commands { gameTable: it.gameTable } }",
        {});
    show(Board(10, 10));
    m_table.reset(qobject_cast<QQuickItem*>(
        component.createWithInitialProperties({{"gameTable", QVariant::fromValue(m_game.table())}})));
    QVERIFY2(m_table, qPrintable(component.errorString()));
    m_board = m_table->property("solidBoard").value<QObject*>();
    QVERIFY(m_board);
    m_space = m_board->property("space").value<BoardSpace*>();
    m_viewpoint = evaluated("rig.viewpoint").value<Viewpoint*>();
    QVERIFY(m_space && m_viewpoint);
    m_boards = lateBoards();
    QCOMPARE(m_boards.size(), 2U * games);
}

QVariant LegibilityTest::evaluated(const QString& expression) const
{
    QQmlExpression asked(qmlContext(m_board), m_board, expression);
    QVariant answer = asked.evaluate();
    if (asked.hasError())
        qFatal("%s", qPrintable(asked.error().toString()));
    return answer;
}

void LegibilityTest::show(const Board& board)
{
    m_game.setProperty("variant", board.rows() == 10 ? "stack10" : "stack8");
    m_game.setProperty("stacks", stacksOf(board));
    m_game.begin();
}

Reader LegibilityTest::reader() const
{
    return {m_viewpoint->eye(), evaluated("upright.quarter").toInt()};
}

// Anywhere that a person can bring the camera to, from any preset.
void LegibilityTest::lookFromAnywhere(RandomSource random)
{
    const auto between = [&](double low, double high) { return low + (high - low) * random.below(10001) / 10000; };
    const QStringList presets{"top", "corner", "low"};
    (void)evaluated(QString("rig.go('%1', false)").arg(presets[static_cast<int>(random.below(3))]));
    (void)evaluated(QString("rig.yaw = %1").arg(between(-180, 180)));
    (void)evaluated(QString("rig.pitch = Math.min(rig.flattest, %1)").arg(between(-89.9, -15)));
    (void)evaluated(QString("rig.zoomAt(Qt.point(476, 400), %1)").arg(between(0.42, 1.25)));
    (void)evaluated(QString("rig.pan(Qt.point(476, 400), Qt.point(%1, %2))").arg(between(0, 952)).arg(between(0, 800)));
}

void LegibilityTest::look(const QString& view, std::uint64_t seed)
{
    if (view == "anywhere")
        lookFromAnywhere(RandomSource(seed));
    else
        (void)evaluated(QString("rig.go('%1', false)").arg(view));
    (void)evaluated("upright.skip()");
}

void LegibilityTest::lower(bool all)
{
    m_board->setProperty("lowered", all);
    (void)evaluated("sinking.skip()");
}

void LegibilityTest::type(int square)
{
    TypingCursor& cursor = *m_game.table()->cursor();
    if (square < 0 && cursor.isShown())
        cursor.press(Qt::Key_Escape, {}, false);
    else if (square >= 0 && !(cursor.isShown() && cursor.square() == square))
        cursor.point(square);
    (void)evaluated("sinking.skip()");
}

void LegibilityTest::point(QPointF pixel, bool on)
{
    m_board->setProperty("pointer", pixel);
    m_board->setProperty("pointing", on);
    (void)evaluated("sinking.skip()");
}

float LegibilityTest::shareOf(int square) const
{
    QList<Top> tops;
    for (int each = 0; each < m_space->count(); ++each)
        tops.append({m_space->topOf(each), m_space->height(each)});
    return shareSeen(tops, square, reader());
}

void LegibilityTest::addTo(Tally& tally) const
{
    for (int square = 0; square < m_space->count(); ++square)
        if (m_space->height(square) > 0)
            tally.add(shareOf(square));
}

// Each letter, read by bringing the cursor to it or pointing to where it stands; that one only if it is in the picture.
void LegibilityTest::addReadTo(Tally& typed, Tally& pointed, bool allLetters)
{
    const QRectF picture(0, 0, 952, 800);
    const QList<Top> tops = m_space->standingTops();
    for (int square = 0; square < m_space->count(); ++square) {
        if (m_space->height(square) == 0 || (!allLetters && shareOf(square) >= readableShare))
            continue;
        type(square);
        typed.add(shareOf(square));
        type(-1);
        const QPointF pixel = m_viewpoint->project(tops[square].place);
        if (picture.contains(pixel)) {
            point(pixel);
            pointed.add(shareOf(square));
            point(pixel, false);
        }
    }
}

void LegibilityTest::lettersAreSeenFromAPreset_data()
{
    QTest::addColumn<double>("least");    // share of each letter
    QTest::addColumn<double>("wellSeen"); // % of letters of which at least 90 % is seen
    QTest::newRow("top") << 1.0 << 100.0;
    QTest::newRow("corner") << 0.6 << 97.0;
}

void LegibilityTest::lettersAreSeenFromAPreset()
{
    QFETCH(double, least);
    QFETCH(double, wellSeen);
    look(QTest::currentDataTag(), 0);
    Tally tally;
    for (const Board& board : m_boards) {
        show(board);
        addTo(tally);
    }
    tally.print(QTest::currentDataTag());
    QVERIFY(tally.least() >= least);
    QVERIFY(tally.percentFrom(0.9F) >= wellSeen);
}

void LegibilityTest::lettersAreSeenFromTheFrontInAnyWindow_data()
{
    QTest::addColumn<QSize>("size"); // of the table
    QTest::newRow("800 x 600") << QSize(500, 600);
    QTest::newRow("1366 x 768") << QSize(1038, 768);
    QTest::newRow("1920 x 1080") << QSize(1592, 1080);
    QTest::newRow("3440 x 1440") << QSize(2980, 1440);
}

void LegibilityTest::lettersAreSeenFromTheFrontInAnyWindow()
{
    QFETCH(QSize, size);
    m_table->setSize(size);
    look("corner", 0);
    Tally tally;
    for (size_t i = 0; i < m_boards.size(); i += 3) {
        show(m_boards[i]);
        addTo(tally);
    }
    m_table->setSize(QSizeF(952, 800));
    tally.print(QString("corner, ") + QTest::currentDataTag());
    QVERIFY(tally.least() >= readableShare);
    QVERIFY(tally.percentFrom(0.9F) >= 97);
}

void LegibilityTest::lettersThatStacksHideCanBeRead_data()
{
    QTest::addColumn<QString>("view");
    for (const char* view : {"corner", "low", "anywhere"})
        QTest::newRow(view) << view;
}

void LegibilityTest::lettersThatStacksHideCanBeRead()
{
    QFETCH(QString, view);
    Tally standing, lowered, typed, pointed;
    for (size_t i = 0; i < m_boards.size(); ++i) {
        show(m_boards[i]);
        look(view, i);
        addTo(standing);
        lower(true);
        addTo(lowered);
        lower(false);
        addReadTo(typed, pointed, i % 10 == 0); // else those that are hidden
    }
    standing.print(view + ", standing");
    lowered.print(view + ", all lowered");
    typed.print(view + ", cursor there");
    pointed.print(view + ", pointer there");
    QVERIFY(lowered.least() >= 0.99);
    QVERIFY(typed.least() >= readableShare);
    QVERIFY(pointed.least() >= readableShare);
    QVERIFY(view == "corner" || standing.least() < readableShare); // there was something to do
}

// Told another way: picking, which knows nothing of letters, finds the letter's own stack along a line of sight to it.
void LegibilityTest::seenIsWhatTheEyeMeetsFirst()
{
    int checked = 0;
    for (size_t i = 0; i < m_boards.size(); ++i) {
        show(m_boards[i]);
        look("anywhere", 1000 + i);
        for (int square = 0; square < m_space->count(); ++square) {
            const float share = shareOf(square);
            if (m_space->height(square) == 0 || (share > 0 && share < 1))
                continue;
            const QVector3D middle = m_space->topOf(square);
            const int met = m_space->squareAt(m_viewpoint->eye(), middle - m_viewpoint->eye());
            QVERIFY2(share == 1 ? met == square : met != square,
                     qPrintable(QString("board %1, square %2").arg(i).arg(square)));
            ++checked;
        }
    }
    QVERIFY(checked > 1000);
}

const NamedTest named("legibility", [](int argc, char** argv) {
    QGuiApplication application(argc, argv);
    prepareWindows();
    LegibilityTest test;
    return QTest::qExec(&test, argc, argv);
});

} // namespace storeys::test::legibility_test

#include "legibility_test.moc"
