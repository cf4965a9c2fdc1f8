// A flat game with a blank in the real window, by mouse and keyboard events.

#include "game_window.h"
#include "test_program.h"

#include <QRegularExpression>

#include <algorithm>

namespace storeys::test::crossword_window_test {

class CrosswordWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void aBlankIsLaidWithALetterFromTheChooser();
    void aBlankLaidAgainGetsAnotherLetter();
    void withoutALetterTheBlankGoesBack();
    void aDialogInPlaceOfTheChooserPutsTheBlankBack();
    void severalTilesAreExchangedByKeyboard();
    void aGameWithABlankIsPlayedToItsEnd();

private:
    static constexpr int centre = 112;

    [[nodiscard]] GameTable& gameTable() { return m_game->gameTable(); }
    // Drags the blank to the square and waits for the chooser.
    void layBlank(int square);
    // By mouse, and keys for the letter of a blank.
    void layAndPlay(const Play& play);
    void playRest();

    std::unique_ptr<GameWindow> m_game;
};

// A game in which the person starts, with a blank: the first by seed.
void CrosswordWindowTest::init()
{
    GameStart start;
    start.variant = "cross15";
    start.seats = GameStart::seatsFromText("You,Ada:greedy");
    GameTable probe(DataPlace(STOREYS_DATA_DIR), std::chrono::hours(1));
    start.seed = 0;
    do {
        ++*start.seed;
        QCOMPARE(probe.choices()->start(start), QString());
    } while (probe.live()->mover() != 0 || !probe.view()->rack().contains("?"));
    m_game = std::make_unique<GameWindow>();
    QCOMPARE(m_game->open(start, GameWindow::Dialogs::Silent), QString());
}

void CrosswordWindowTest::layBlank(int square)
{
    m_game->drag(m_game->placeInRack("?"), m_game->topOf(square));
    QTRY_VERIFY(m_game->shows("LetterDialog"));
}

void CrosswordWindowTest::layAndPlay(const Play& play)
{
    const Position position = gameTable().game()->position();
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    for (const auto& [square, tile] : play.placements) {
        const int index = position.board.indexOf(square);
        const QString symbol = QString::fromStdString(alphabet.text(Tile::of(tile.letter())));
        if (tile.isBlank()) {
            layBlank(index);
            m_game->type(symbol);
            QTRY_VERIFY(!m_game->dialog());
        } else {
            m_game->drag(m_game->placeInRack(symbol), m_game->topOf(index));
        }
    }
    QVERIFY2(gameTable().view()->canPlay(), qPrintable(gameTable().view()->draft()->reason()));
    const int turns = gameTable().view()->turns()->count();
    m_game->key(Qt::Key_Return);
    QTRY_VERIFY(gameTable().view()->turns()->count() > turns);
}

// ---- the tests

void CrosswordWindowTest::aBlankIsLaidWithALetterFromTheChooser()
{
    layBlank(centre);
    QCOMPARE(gameTable().view()->draft()->count(), 0); // it lies when it has a letter
    m_game->type("k");
    QTRY_VERIFY(!m_game->dialog());
    QCOMPARE(gameTable().view()->stacks()[centre], "k");
    QVERIFY(!gameTable().view()->rack().contains("?"));
    m_game->key(Qt::Key_Backspace); // the table has the keys again
    QVERIFY(gameTable().view()->rack().contains("?"));
    layBlank(centre);
    m_game->key(Qt::Key_Right);
    m_game->key(Qt::Key_Down);
    m_game->key(Qt::Key_Return);
    QTRY_COMPARE(gameTable().view()->stacks()[centre], "i"); // one to the right and seven on
}

void CrosswordWindowTest::aBlankLaidAgainGetsAnotherLetter()
{
    layBlank(centre);
    m_game->type("k");
    QTRY_COMPARE(gameTable().view()->stacks()[centre], "k");
    m_game->drag(m_game->topOf(centre), m_game->topOf(centre + 1)); // elsewhere it keeps its letter
    QCOMPARE(gameTable().view()->stacks()[centre + 1], "k");
    QTRY_VERIFY(!m_game->table()->property("board").value<QObject*>()->property("coarse").toBool());
    m_game->drag(m_game->topOf(centre + 1), m_game->topOf(centre + 1));
    QTRY_VERIFY(m_game->shows("LetterDialog"));
    QVERIFY(m_game->click("letterZ"));
    QTRY_COMPARE(gameTable().view()->stacks()[centre + 1], "z");
}

void CrosswordWindowTest::withoutALetterTheBlankGoesBack()
{
    const QStringList rack = gameTable().view()->rack();
    layBlank(centre);
    m_game->key(Qt::Key_Escape);
    QTRY_VERIFY(!m_game->dialog());
    QCOMPARE(gameTable().view()->rack(), rack);
    QCOMPARE(gameTable().view()->draft()->count(), 0);
}

void CrosswordWindowTest::aDialogInPlaceOfTheChooserPutsTheBlankBack()
{
    const QStringList rack = gameTable().view()->rack();
    layBlank(centre);
    m_game->drop({"/nowhere/game.gcg"});
    QTRY_VERIFY(m_game->shows("RecordProblemDialog"));
    const auto* hand = m_game->table()->property("hand").value<QObject*>();
    QTRY_VERIFY(!hand->property("active").toBool());
    QCOMPARE(gameTable().view()->rack(), rack);
    QCOMPARE(gameTable().view()->draft()->count(), 0);
}

void CrosswordWindowTest::severalTilesAreExchangedByKeyboard()
{
    m_game->key(Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(m_game->shows("ExchangeDialog"));
    m_game->key(Qt::Key_Space);
    m_game->key(Qt::Key_Right);
    m_game->key(Qt::Key_Right);
    m_game->key(Qt::Key_Space);
    m_game->key(Qt::Key_Return);
    QTRY_VERIFY(gameTable().view()->turns()->count() > 0);
    QCOMPARE(std::get<Exchange>(gameTable().game()->turns()[0].action).tiles.size(), std::size_t(2));
}

void CrosswordWindowTest::playRest()
{
    while (!gameTable().live()->isOver()) {
        QTRY_VERIFY(gameTable().view()->mayAct() || gameTable().live()->isOver());
        if (gameTable().live()->isOver())
            return;
        if (const auto play = m_game->bestPlay())
            layAndPlay(*play);
        else
            gameTable().view()->pass();
        if (QTest::currentTestFailed())
            return;
    }
}

void CrosswordWindowTest::aGameWithABlankIsPlayedToItsEnd()
{
    m_game->window()->setProperty("silent", false);
    Play first;
    const Position& position = gameTable().game()->position();
    for (const FoundPlay& play : allPlays(position))
        if (std::ranges::any_of(play.toPlay().placements, [](const Placement& p) { return p.tile.isBlank(); }))
            first = play.toPlay();
    QVERIFY(!first.placements.empty());
    layAndPlay(first);
    QVERIFY(gameTable().view()->stacks().join("").contains(QRegularExpression("[a-z]")));
    playRest();
    QVERIFY(gameTable().live()->isOver());
    QTRY_VERIFY(m_game->shows("ResultDialog"));
    for (const SeatResult& row : gameTable().results()->end().rows)
        QCOMPARE(row.total, row.points - row.subtraction + row.gain);
}

const NamedTest named("crossword_window", testInWindows<CrosswordWindowTest>);

} // namespace storeys::test::crossword_window_test

#include "crossword_window_test.moc"
