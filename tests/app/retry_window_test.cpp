// Turns of finished games that are tried again, in the real window: nothing that is seen, told, copied or exported names
// the best play before it is asked for.

#include "desktop/program/clipboard.h"
#include "game_window.h"
#include "record/play_text.h"
#include "rules/scoring.h"
#include "table/text/square_text.h"
#include "table_games.h"
#include "test_program.h"
#include "window_texts.h"

#include <QRegularExpression>
#include <QTemporaryDir>

namespace storeys::test::retry_window_test {

namespace {

// The letters on top, row by row and column by column.
QString lettersOn(const Board& board, const Alphabet& alphabet)
{
    QString letters;
    const auto add = [&](Square square) {
        letters += board.isOccupied(square)
                       ? QString::fromStdString(alphabet.spell({board.top(square).letter()})).toUpper()
                       : " ";
    };
    for (int row = 0; row < board.rows(); ++row, letters += ' ')
        for (int column = 0; column < board.columns(); ++column)
            add({row, column});
    for (int column = 0; column < board.columns(); ++column, letters += ' ')
        for (int row = 0; row < board.rows(); ++row)
            add({row, column});
    return letters;
}

} // namespace

class RetryWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingNamesTheBestPlayDuringThirtyRetries();

private:
    void playBadly(const char* variant);
    void retryAll();
    void retry(const TurnReview& review);
    [[nodiscard]] QRegularExpression namesOf(const Play& best, const Play& taken);
    [[nodiscard]] QString told();
    [[nodiscard]] bool exportsNothing();

    std::unique_ptr<GameWindow> m_game;
    QString m_said; // to people who don't see the window
    int m_retries = 0;
};

void RetryWindowTest::nothingNamesTheBestPlayDuringThirtyRetries()
{
    for (const char* variant : {"stack10", "stack8", "cross15"}) {
        m_game = std::make_unique<GameWindow>();
        m_game->gameTable().live()->screen()->setHandOver(false);
        playBadly(variant);
        QCOMPARE(m_game->open(GameWindow::Dialogs::Silent), "");
        m_game->gameTable().speech()->setListened(true);
        connect(m_game->gameTable().announcer(), &Announcer::said, this,
                [this] { m_said += m_game->gameTable().announcer()->text() + '\n'; });
        retryAll();
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(m_retries >= 30, qPrintable(QString::number(m_retries)));
}

// A finished game of two persons, who play what scores least, and its analysis.
void RetryWindowTest::playBadly(const char* variant)
{
    constexpr int turns = 14;
    GameTable& table = m_game->gameTable();
    QCOMPARE(table.choices()->start(gameOf("Ann,Bo", 7, variant)), "");
    while (!table.live()->isOver()) {
        const auto plays = allPlays(table.game()->position());
        if (table.live()->turnCount() < turns && !plays.empty()) {
            QVERIFY(lay(table, std::ranges::min(plays, {}, &FoundPlay::score).toPlay()));
            table.view()->play();
        } else {
            table.view()->pass();
        }
    }
    table.analysis()->start();
    QTRY_COMPARE(table.analysis()->done(), table.analysis()->count());
}

void RetryWindowTest::retryAll()
{
    Retry& retries = *m_game->gameTable().retry();
    const auto kept = m_game->gameTable().analysis()->kept();
    QList<int> turns;
    for (const auto& turn : kept.turns)
        if (turn && turn->review && turn->review->best.play && turn->review->taken.play)
            turns += static_cast<int>(&turn - kept.turns.data()) + 1;
    QCOMPARE(retries.start(turns), "");
    for (; retries.isActive(); retries.next())
        if (retry(*kept.turns[static_cast<std::size_t>(retries.turn()) - 1]->review); QTest::currentTestFailed())
            return;
}

void RetryWindowTest::retry(const TurnReview& review)
{
    GameTable& table = m_game->gameTable();
    const Position& now = table.game()->position();
    const Play taken = review.taken.play->toPlay();
    const QRegularExpression names = namesOf(review.best.play->toPlay(), taken);
    const auto isNamed = [&] { return told().contains(names); };
    m_said.clear();
    QVERIFY2(!isNamed(), qPrintable(names.pattern()));
    QCOMPARE(
        table.cursor()->layNotation(QString::fromStdString(playText(now.board, taken, now.variant().tiles.alphabet))),
        QString());
    QVERIFY2(!isNamed(), qPrintable(names.pattern()));
    m_game->key(Qt::Key_Return);
    QTRY_VERIFY(table.retry()->verdict() == "notBetter");
    QVERIFY2(!isNamed(), qPrintable(names.pattern()));
    for (int step = 0; step < 3; ++step) {
        table.retry()->giveHint();
        QVERIFY2(!isNamed(), qPrintable(names.pattern()));
    }
    QVERIFY(exportsNothing());
    ++m_retries;
    table.retry()->giveHint(); // the play itself
    if (names.pattern().contains("\\b"))
        QVERIFY2(isNamed(), qPrintable(names.pattern()));
}

// The best play as it is written, and its word unless the board or the play made has that too.
QRegularExpression RetryWindowTest::namesOf(const Play& best, const Play& taken)
{
    const Position& now = m_game->gameTable().game()->position();
    const Alphabet& alphabet = now.variant().tiles.alphabet;
    QStringList names{QRegularExpression::escape(QString::fromStdString(playText(now.board, best, alphabet)))};
    const QString word = wordsOf(scoreOf(now, best), alphabet)[0];
    if (word.size() > 2 && !wordsOf(scoreOf(now, taken), alphabet).contains(word)
        && !lettersOn(now.board, alphabet).contains(word))
        names += "\\b" + word + "\\b";
    return QRegularExpression(names.join('|'));
}

// All texts that a person gets, with the position that is copied.
QString RetryWindowTest::told()
{
    m_game->key(Qt::Key_C, Qt::ControlModifier);
    return allTexts(*m_game->window()).join('\n') + Clipboard().text() + m_said;
}

// In no form, to no place. A dialog says so.
bool RetryWindowTest::exportsNothing()
{
    const QTemporaryDir folder;
    for (const char* what : {"record", "picture", "page"})
        if (m_game->gameTable().records()->exportTo(folder.filePath("game"), what).isEmpty())
            return false;
    Clipboard().put("nothing");
    m_game->key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const bool isRefused = QTest::qWaitFor([this] { return m_game->dialog() != nullptr; }, patience);
    m_game->key(Qt::Key_Return);
    return isRefused && QTest::qWaitFor([this] { return m_game->dialog() == nullptr; }, patience)
           && Clipboard().text() == "nothing" && QDir(folder.path()).isEmpty();
}

const NamedTest named("retry_window", testInWindows<RetryWindowTest>);

} // namespace storeys::test::retry_window_test

#include "retry_window_test.moc"
