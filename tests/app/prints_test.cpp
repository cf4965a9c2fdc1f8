// What a game is exported as besides its record: a picture of the board and a page to print.

#include "desktop/prints/board_print.h"
#include "desktop/prints/game_page.h"
#include "playing.h"
#include "table/game_table.h"
#include "table/text/square_text.h"
#include "test_program.h"

#include <QGuiApplication>
#include <QHash>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

namespace storeys::prints_test {

class PrintsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void thePictureShowsTheBoard_data();
    void thePictureShowsTheBoard();
    void aBoardInSpaceHasTwoLanesAndAsteroids();
    void everyPieceCanBeTold_data();
    void everyPieceCanBeTold();
    void thePageTellsTheWholeGame();
    void thePageHasTheAnalysisWithoutHiddenAnswers();
    void namesCannotBreakThePage();
    void bothAreWrittenWhereOneChooses();

private:
    // Two players whose best plays are played that many times.
    void playOn(const QString& variant, int turns, const QString& players = "Ann,Bo");

    std::unique_ptr<GameTable> m_table;
};

void PrintsTest::init()
{
    m_table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    m_table->records()->setPrinters(printersFor(*m_table));
}

void PrintsTest::playOn(const QString& variant, int turns, const QString& players)
{
    GameStart game;
    game.variant = variant;
    game.seats = GameStart::seatsFromText(players);
    game.houseRules["first-player"] = "listed";
    game.seed = 3;
    QCOMPARE(m_table->choices()->start(game), QString());
    for (int i = 0; i < turns; ++i) {
        QVERIFY(layBestPlay(*m_table));
        m_table->view()->play();
    }
    QCOMPARE(static_cast<int>(m_table->game()->turns().size()), turns);
}

void PrintsTest::thePictureShowsTheBoard_data()
{
    QTest::addColumn<QString>("variant");
    for (const char* variant : {"stack10", "stack8", "cross15"})
        QTest::newRow(variant) << variant;
}

void PrintsTest::thePictureShowsTheBoard()
{
    QFETCH(QString, variant);
    playOn(variant, 0);
    const QImage empty = boardImage(*m_table->game());
    playOn(variant, variant == "cross15" ? 2 : 6); // before a blank comes
    const QImage image = boardImage(*m_table->game());
    QCOMPARE(image.width(), 1600);
    QVERIFY(image.height() > 1600);
    QCOMPARE(image.size(), empty.size());
    // Exactly the squares with tiles look otherwise.
    const Board& board = m_table->game()->position().board;
    const double cell = (1600 - 80) / (board.columns() + 1.5);
    for (int i = 0; i < board.squareCount(); ++i) {
        const Square at = board.squareAt(i);
        const QRect inside(qRound(40 + (at.column + 0.75 + 0.1) * cell), qRound(40 + (at.row + 0.75 + 0.1) * cell),
                           qRound(0.8 * cell), qRound(0.8 * cell));
        QCOMPARE(image.copy(inside) != empty.copy(inside), board.isOccupied(at));
    }
    const QString folder = qEnvironmentVariable("STOREYS_PICTURES");
    QVERIFY(folder.isEmpty() || image.save(folder + "/print-" + variant + ".png"));
}

// The lanes differ from each other and from the pads of other boards; no two asteroids look alike.
void PrintsTest::aBoardInSpaceHasTwoLanesAndAsteroids()
{
    const auto squareOf = [&](const QString& variant, int row, int column) {
        playOn(variant, 0);
        const double cell = 1520 / 16.5;
        return boardImage(*m_table->game())
            .copy(qRound(40 + (column + 0.75 + 0.05) * cell), qRound(40 + (row + 0.75 + 0.05) * cell),
                  qRound(0.9 * cell), qRound(0.9 * cell));
    };
    const QRgb left = squareOf("hyper-race", 1, 0).pixel(1, 1);
    const QRgb right = squareOf("hyper-race", 1, 8).pixel(1, 1);
    const QRgb elsewhere = squareOf("bust-out", 0, 2).pixel(1, 1);
    QVERIFY(left != right && left != elsewhere && right != elsewhere);
    QVERIFY(squareOf("hyper-race", 1, 3) != squareOf("hyper-race", 1, 7));
    QVERIFY(squareOf("hyper-race", 1, 3) != squareOf("hyper-race", 2, 3));
}

void PrintsTest::everyPieceCanBeTold_data()
{
    QTest::addColumn<QString>("variant");
    for (const QString& variant : builtInVariants())
        QTest::newRow(qPrintable(variant)) << variant;
}

// Whatever can lie on a square of the game, no two look alike there: letters on a tile, a blank and a yellow blank, and a
// blocker.
void PrintsTest::everyPieceCanBeTold()
{
    QFETCH(QString, variant);
    playOn(variant, 0);
    const Game& begun = *m_table->game();
    const Variant& rules = begun.position().variant();
    const Square square{rules.rows / 2, rules.columns / 2};
    QHash<QByteArray, QString> seen;
    const auto look = [&](const QString& what, const std::function<void(Board&)>& put) {
        Position position = begun.position();
        put(position.board);
        const QImage image = boardImage(Game::from(begun.setup(), std::move(position)), 400);
        const QByteArray picture(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
        QVERIFY2(!seen.contains(picture), qPrintable(what + " looks like " + seen.value(picture)));
        seen.insert(picture, what);
    };
    look("an empty square", [](const Board&) {});
    for (const char* symbol : {"A", "E", "O"}) {
        const Letter letter = rules.tiles.alphabet.letterOf(symbol).value();
        std::vector<Tile> tiles{Tile::of(letter)};
        if (rules.tiles.counts[Tile::blank().kind()] > 0)
            tiles.push_back(Tile::blankAs(letter));
        if (rules.pile.blanks > 0)
            tiles.push_back(Tile::reserveAs(letter));
        for (const Tile tile : tiles)
            look(symbolText(rules.tiles.alphabet, tile), [&](Board& board) { board.put(square, tile); });
    }
    if (rules.pile.blockers > 0)
        look("a blocker", [&](Board& board) { board.setBlocker(square, true); });
}

void PrintsTest::thePageTellsTheWholeGame()
{
    playOn("stack10", 4);
    const QString page = QString::fromUtf8(gamePage(*m_table->game()));
    QVERIFY(page.contains("<h1>Ann – Bo</h1>"));
    for (int i = 0; i < m_table->view()->turns()->count(); ++i)
        QVERIFY(page.contains(m_table->view()->turns()->at(i).what));
    for (const auto& seat : m_table->game()->position().seats)
        QVERIFY(page.contains(QString(">%1</td>").arg(seat.points.value)));
    QCOMPARE(page.count("<tr>"), 1 + 2 + 1 + 4); // two tables with their heads
    static const QRegularExpression picture("src=\"data:image/png;base64,([^\"]+)\"");
    const QByteArray bytes = QByteArray::fromBase64(picture.match(page).captured(1).toLatin1());
    QCOMPARE(QImage::fromData(bytes), boardImage(*m_table->game()).convertToFormat(QImage::fromData(bytes).format()));
    QVERIFY(!page.contains("http")); // it loads nothing
    const QString folder = qEnvironmentVariable("STOREYS_PICTURES");
    if (!folder.isEmpty())
        QCOMPARE(m_table->records()->exportTo(folder + "/game.html", "page"), QString());
}

void PrintsTest::thePageHasTheAnalysisWithoutHiddenAnswers()
{
    const QTemporaryDir folder;
    const auto page = [&] {
        const QString file = folder.filePath("game.html");
        return m_table->records()->exportTo(file, "page").isEmpty() ? QString::fromUtf8(contentOf(file)) : QString();
    };
    playOn("stack8", 2);
    while (!m_table->live()->isOver())
        m_table->view()->pass();
    QVERIFY(!page().isEmpty() && !page().contains("<h2>Analysis"));
    GameAnalysis& analysis = *m_table->analysis();
    analysis.start();
    QTRY_VERIFY(!analysis.isRunning());
    const QList<ReviewedTurn> folded = analysis.recall();
    QVERIFY(analysis.folded() > 0);
    const QString hidden = page().section("<h2>Analysis", 1);
    QCOMPARE(hidden.count("<tr>"), 1 + std::ranges::count_if(folded, &ReviewedTurn::judged));
    QVERIFY(hidden.contains("Large mistake, −") && hidden.contains("left out"));
    for (const ReviewedTurn& turn : folded)
        QVERIFY(hidden.contains(turn.theme));
    QVERIFY(!hidden.contains("Best: "));

    analysis.unfold();
    const QString shown = page().section("<h2>Analysis", 1);
    QVERIFY(!shown.contains("left out"));
    int reasons = 0;
    for (const ReviewedTurn& turn : analysis.recall()) {
        if (turn.theme.isEmpty())
            continue;
        QVERIFY(shown.contains(turn.best.toHtmlEscaped()));
        for (const QString& reason : turn.reasons)
            QVERIFY(shown.contains(reason.toHtmlEscaped()));
        reasons += static_cast<int>(turn.reasons.size());
    }
    QVERIFY(reasons > 0);
}

void PrintsTest::namesCannotBreakThePage()
{
    playOn("stack10", 1, "<b>Ann</b>,Bo & Co");
    const QString page = QString::fromUtf8(gamePage(*m_table->game()));
    QVERIFY(!page.contains("<b>Ann"));
    QVERIFY(page.contains("&lt;b&gt;Ann&lt;/b&gt;"));
    QVERIFY(page.contains("Bo &amp; Co"));
    static const QRegularExpression placeholder("%[1-9]");
    QVERIFY(!page.contains(placeholder)); // texts and colours are all filled in
}

void PrintsTest::bothAreWrittenWhereOneChooses()
{
    const QTemporaryDir folder;
    const QString picture = folder.path() + "/game.png", page = folder.path() + "/game.html";
    QVERIFY(!m_table->records()->exportTo(picture, "picture").isEmpty()); // no game
    playOn("stack8", 2);
    QVERIFY(QRegularExpression("^Ann - Bo \\d{4}-\\d\\d-\\d\\d\\.png$")
                .match(m_table->records()->exportName(".png"))
                .hasMatch());
    QCOMPARE(m_table->records()->exportTo(picture, "picture"), QString());
    QCOMPARE(QImage(picture).size(), boardImage(*m_table->game()).size());
    QCOMPARE(m_table->records()->exportTo(page, "page"), QString());
    QVERIFY(QFile(page).size() > 10'000);
    QVERIFY(!m_table->records()->exportTo(folder.path() + "/nowhere/game.png", "picture").isEmpty());
}

const NamedTest named("prints", runTest<PrintsTest, QGuiApplication>);

} // namespace storeys::prints_test

#include "prints_test.moc"
