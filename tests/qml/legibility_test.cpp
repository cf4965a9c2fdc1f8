// How much of every letter is seen: late positions of self-play on the real table, without a window, from each preset
// and from anywhere that the camera can go. Prints a line per view: the letters, how many of them are seen by at least
// 60 % and 90 %, and the one that is seen least.

#include "surroundings.h"

#include "bots/simple_bots.h"
#include "record/tile_text.h"
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

namespace storeys::test {

namespace {

constexpr int games = 100; // of each variant, a position of each

// After about three quarters of the game or later, at its end at the latest.
Board lateBoard(const RuleBookPtr& book, std::uint64_t seed)
{
    Game game({book, {"Ann", "Bo"}, seed});
    GreedyBot bot(seed);
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

private:
    void show(const Board& board);
    [[nodiscard]] QVariant evaluated(const QString& expression) const; // of the board
    [[nodiscard]] Reader reader() const;
    void addTo(Tally& tally) const;

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
        "import Storeys\nimport Storeys.Mock\nTable { width: 952; height: 800; quality: 'low'; session: MockSession {} }",
        {});
    m_table.reset(qobject_cast<QQuickItem*>(component.create()));
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
    auto* session = m_table->property("session").value<QObject*>();
    session->setProperty("rows", board.rows());
    session->setProperty("columns", board.columns());
    session->setProperty("marks", QVariant::fromValue(QList<int>{}));
    session->setProperty("stacks", stacksOf(board));
}

Reader LegibilityTest::reader() const
{
    return {m_viewpoint->eye(), evaluated("upright.quarter").toInt()};
}

void LegibilityTest::addTo(Tally& tally) const
{
    for (int square = 0; square < m_space->count(); ++square)
        if (m_space->height(square) > 0)
            tally.add(shareSeen(*m_space, square, reader()));
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
    (void)evaluated(QString("rig.go('%1', false)").arg(QTest::currentDataTag()));
    Tally tally;
    for (const Board& board : m_boards) {
        show(board);
        addTo(tally);
    }
    tally.print(QTest::currentDataTag());
    QVERIFY(tally.least() >= least);
    QVERIFY(tally.percentFrom(0.9F) >= wellSeen);
}

} // namespace storeys::test

int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    storeys::prepareScene();
    storeys::test::LegibilityTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "legibility_test.moc"
