// Typing on the board and games with blanks and premium squares, by the table, without a window.

#include "test_program.h"

#include "table/game_table.h"
#include "table/typing/typing_cursor.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryFile>
#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>

namespace storeys::typing_test {

class TypingTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    // ---- the cursor
    void lettersLayTilesInADirection();
    void backspaceTakesTheLastTileBackAndStepsBack();
    void escapeTakesAllBackAndThenHidesTheCursor();
    void tabIsLeftToTheFocus();
    void aSquareIsTypedToGoThere();
    void homeLeadsToTheLastPlay();
    void arrowsStayOnTheBoard();
    void aLetterSeenOnAStackIsSteppedOver();
    void aLetterGoesOnTopOfAStack();
    void inAFlatGameOccupiedSquaresAreSkipped();
    void inAFlatGameLettersOfTheBoardAreTypedOrLeftOut();
    void backspaceTakesBackTypedLettersOfAFlatBoardToo();
    void theUAfterAQuBelongsToIt();
    void aRealTileGoesBeforeABlankAndAQuestionMarkAsksForTheBlank();
    void whatCantBeTypedSaysWhy();
    void aTurnForgetsWhatWasTypedBefore();
    void theNextPersonBeginsAtTheLastPlay();
    void nothingIsTypedOutOfTurn();

    // ---- plays as text
    void aPlayAsTextIsLaid();
    void textThatCantBeLaidChangesNothing_data();
    void textThatCantBeLaidChangesNothing();
    void textNamesTheLetterThatIsMissing();
    void theEndOfAGameHidesTheCursor();
    void lettersThatStandAlreadyStay();
    void textIsReadAlikeInUpperAndLowerCase();
    void aUAfterAQuBelongsToItInTextToo();
    void reasonsNameTheSquare();

    // ---- flat games
    void aBlankNeedsALetterAndCanGetAnother();
    void premiumsAndValuesComeAsData();
    void severalTilesAreExchanged();
    void aBlankOnTheBoardIsItsLetterInLowerCase();

private:
    void start(const QString& variant, quint64 seed);
    // A game whose first rack is as wanted, the first by seed.
    void startWhere(const QString& variant, const std::function<bool(const QStringList& rack)>& wanted);
    bool press(int key) { return m_table->cursor()->press(key, {}, false); }
    void type(const QString& letters, bool shift = false)
    {
        for (const QChar letter : letters)
            m_table->cursor()->press(0, QString(letter), shift);
    }
    // A tile of the rack that is none of these.
    [[nodiscard]] QString tileBut(const QString& symbols) const;
    void playTwoTilesInTheMiddle();
    // A flat game with a tile on 112 whose letter the rack has too; the cursor is above it and goes down.
    void startAboveALetter();
    [[nodiscard]] int middle() const { return m_table->view()->shape().startSquares.first(); }

    std::unique_ptr<GameTable> m_table;
    QTemporaryFile m_anyTwoLetters; // a word list in which any two or three letters are good
};

void TypingTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QVERIFY(m_anyTwoLetters.open());
    const auto spelled = [](char c) { return QByteArray(1, c) + (c == 'Q' ? "U" : ""); };
    for (char a = 'A'; a <= 'Z'; ++a)
        for (char b = 'A'; b <= 'Z'; ++b) {
            m_anyTwoLetters.write(spelled(a) + spelled(b) + '\n');
            m_anyTwoLetters.write(QByteArray{1, a} + b + '\n');
        }
    m_anyTwoLetters.close();
}

void TypingTest::start(const QString& variant, quint64 seed)
{
    if (!m_table || !m_table->live()->isThere())
        m_table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    GameStart game;
    game.variant = variant;
    game.lexicon = m_anyTwoLetters.fileName();
    game.seats = {{"You", {}}};
    game.seed = seed;
    QCOMPARE(m_table->choices()->start(game), QString());
}

void TypingTest::startWhere(const QString& variant, const std::function<bool(const QStringList& rack)>& wanted)
{
    quint64 seed = 0;
    do
        start(variant, ++seed);
    while (!wanted(m_table->view()->rack()) && seed < 5000);
    QVERIFY(wanted(m_table->view()->rack()));
}

QString TypingTest::tileBut(const QString& symbols) const
{
    for (const QString& symbol : m_table->view()->rack())
        if (!symbol.isEmpty() && symbol != "?" && symbol != "Q" && !symbols.contains(symbol))
            return symbol;
    return {};
}

void TypingTest::playTwoTilesInTheMiddle()
{
    m_table->cursor()->point(middle());
    for (int i = 0; i < 2; ++i)
        type(tileBut("Q"));
    QVERIFY2(m_table->view()->canPlay(), qPrintable(m_table->view()->draft()->reason()));
    m_table->view()->play();
}

// ---- the cursor

void TypingTest::lettersLayTilesInADirection()
{
    start("stack10", 1);
    const QString first = tileBut("Q");
    type(first);
    QCOMPARE(m_table->view()->stacks()[44], first); // from the first start square, where nothing else was said
    const QString second = tileBut("Q");
    type(second.toLower());
    QCOMPARE(m_table->view()->stacks()[45], second);
    QVERIFY(press(Qt::Key_Space));
    QVERIFY(m_table->cursor()->isDown());
    const QString third = tileBut(second);
    type(third);
    QCOMPARE(m_table->view()->stacks()[46], third);
    const QString fourth = tileBut(third);
    type(fourth);
    QCOMPARE(m_table->view()->stacks()[56], fourth);
    QCOMPARE(m_table->cursor()->square(), 66);
}

void TypingTest::backspaceTakesTheLastTileBackAndStepsBack()
{
    start("stack10", 1);
    const QStringList rack = m_table->view()->rack();
    type(tileBut("Q"));
    type(tileBut("Q"));
    QVERIFY(press(Qt::Key_Backspace));
    QCOMPARE(m_table->view()->draft()->count(), 1);
    QCOMPARE(m_table->cursor()->square(), 45);
    m_table->view()->lay(static_cast<int>(m_table->view()->rack().indexOf(tileBut("Q"))),
                         80); // by hand, so it is the last
    press(Qt::Key_Backspace);
    QCOMPARE(m_table->view()->stacks()[80], QString());
    QCOMPARE(m_table->cursor()->square(), 45);
    press(Qt::Key_Backspace);
    QCOMPARE(m_table->view()->rack(), rack);
    QCOMPARE(m_table->cursor()->square(), 44);
    press(Qt::Key_Backspace); // nothing left to take back
    QCOMPARE(m_table->cursor()->square(), 44);
}

void TypingTest::escapeTakesAllBackAndThenHidesTheCursor()
{
    start("stack10", 1);
    const QStringList rack = m_table->view()->rack();
    type(tileBut("Q"));
    type(tileBut("Q"));
    press(Qt::Key_Escape);
    QCOMPARE(m_table->view()->rack(), rack);
    QCOMPARE(m_table->cursor()->square(), 44);
    QVERIFY(m_table->cursor()->isShown());
    press(Qt::Key_Escape);
    QVERIFY(!m_table->cursor()->isShown());
}

void TypingTest::tabIsLeftToTheFocus()
{
    start("stack10", 1);
    QVERIFY(!press(Qt::Key_Tab));
    QVERIFY(press(Qt::Key_Right));
    QVERIFY(!press(Qt::Key_Tab)); // with the cursor shown too
    QVERIFY(!m_table->cursor()->isDown());
    QVERIFY(press(Qt::Key_Space));
    QVERIFY(m_table->cursor()->isDown());
    m_table->cursor()->point(m_table->cursor()->square());
    QVERIFY(!m_table->cursor()->isDown());
}

void TypingTest::aSquareIsTypedToGoThere()
{
    start("stack10", 1);
    const TypingCursor& cursor = *m_table->cursor();
    press(Qt::Key_Right);
    press(Qt::Key_Space);
    type("5d");
    QCOMPARE(cursor.square(), 43);
    QVERIFY(cursor.isShown() && !cursor.isDown());
    type("10J");
    QCOMPARE(cursor.square(), 99);
    QCOMPARE(m_table->view()->draft()->count(), 0);
    QSignalSpy refused(m_table->cursor(), &TypingCursor::refused);
    type("11A");
    QCOMPARE(refused.value(0).value(0).toString(), "There is no square 11A.");
    QCOMPARE(cursor.square(), 99);
    type("5");
    press(Qt::Key_Left); // forgets the number
    type(tileBut("Q"));
    QCOMPARE(m_table->view()->draft()->count(), 1);
}

void TypingTest::homeLeadsToTheLastPlay()
{
    start("stack10", 1);
    m_table->cursor()->point(3);
    QVERIFY(press(Qt::Key_Home));
    QCOMPARE(m_table->cursor()->square(), middle()); // a start square
    m_table->cursor()->point(45);
    for (int i = 0; i < 2; ++i)
        type(tileBut("Q"));
    QVERIFY(m_table->view()->canPlay());
    m_table->view()->play();
    QCOMPARE(m_table->cursor()->square(), 47); // stays where the play ended
    QVERIFY(press(Qt::Key_Home));
    QCOMPARE(m_table->cursor()->square(), 45);
    QVERIFY(m_table->cursor()->isShown());
}

void TypingTest::arrowsStayOnTheBoard()
{
    start("stack8", 1);
    for (int i = 0; i < 10; ++i) {
        press(Qt::Key_Right);
        press(Qt::Key_Up);
    }
    QCOMPARE(m_table->cursor()->square(), 7);
    for (int i = 0; i < 10; ++i) {
        press(Qt::Key_Down);
        press(Qt::Key_Left);
    }
    QCOMPARE(m_table->cursor()->square(), 56);
}

void TypingTest::aLetterSeenOnAStackIsSteppedOver()
{
    start("stack10", 1);
    playTwoTilesInTheMiddle();
    m_table->cursor()->point(44);
    type(m_table->view()->stacks()[44]);
    QCOMPARE(m_table->view()->draft()->count(), 0);
    QCOMPARE(m_table->cursor()->square(), 45);
    const QString under = m_table->view()->stacks()[45];
    type(tileBut(under));
    QCOMPARE(m_table->view()->stacks()[45].size(), 2);
    QCOMPARE(m_table->view()->draft()->count(), 1);
    press(Qt::Key_Backspace);
    press(Qt::Key_Backspace);
    QCOMPARE(m_table->view()->stacks()[45], under);
    QCOMPARE(m_table->cursor()->square(), 44);
}

void TypingTest::aLetterGoesOnTopOfAStack()
{
    start("stack10", 1);
    playTwoTilesInTheMiddle();
    m_table->cursor()->point(44);
    type(tileBut(m_table->view()->stacks()[44]));
    QCOMPARE(m_table->view()->stacks()[44].size(), 2);
    QVERIFY2(m_table->view()->canPlay(), qPrintable(m_table->view()->draft()->reason()));
}

void TypingTest::inAFlatGameOccupiedSquaresAreSkipped()
{
    startWhere("cross15", [](const QStringList& rack) { return !rack.contains("?") && !rack.contains("Q"); });
    playTwoTilesInTheMiddle(); // on 112 and 113
    const QString before = m_table->view()->stacks()[112] + m_table->view()->stacks()[113];
    m_table->cursor()->point(111);
    type(tileBut("Q"));
    QCOMPARE(m_table->cursor()->square(), 114); // past both
    m_table->cursor()->point(112);
    const QString next = tileBut("Q");
    type(next);
    QCOMPARE(m_table->view()->stacks()[112] + m_table->view()->stacks()[113], before);
    QCOMPARE(m_table->view()->stacks()[114], next);
}

void TypingTest::startAboveALetter()
{
    quint64 seed = 0;
    do {
        start("cross15", ++seed);
        if (m_table->view()->rack().contains("?"))
            continue;
        playTwoTilesInTheMiddle();
    } while (m_table->view()->rack().contains("?")
             || !m_table->view()->rack().contains(m_table->view()->stacks()[112]));
    m_table->cursor()->point(97);
    if (!m_table->cursor()->isDown())
        press(Qt::Key_Space);
}

void TypingTest::inAFlatGameLettersOfTheBoardAreTypedOrLeftOut()
{
    startAboveALetter();
    const auto stacks = [&](int square) { return m_table->view()->stacks()[square]; };
    const QString there = stacks(112);
    const QString first = tileBut(there);
    type(first);
    const QString last = tileBut(there);
    QCOMPARE(m_table->cursor()->square(), 127);
    type(there.toLower()); // the one on the board
    QCOMPARE(m_table->view()->draft()->count(), 1);
    QCOMPARE(m_table->cursor()->square(), 127);
    type(last);
    QCOMPARE(stacks(97) + stacks(112) + stacks(127), first + there + last);
    QCOMPARE(m_table->view()->draft()->count(), 2);
    press(Qt::Key_Escape);
    type(first + there + there); // the second is another one
    QCOMPARE(stacks(97) + stacks(112) + stacks(127), first + there + there);
    QCOMPARE(m_table->view()->draft()->count(), 2);
    press(Qt::Key_Escape);
    type(first + last); // left out
    QCOMPARE(stacks(97) + stacks(112) + stacks(127), first + there + last);
    press(Qt::Key_Escape);
    press(Qt::Key_Down);
    type(there + last); // a word that begins on the board
    QCOMPARE(stacks(112) + stacks(127), there + last);
    QCOMPARE(m_table->view()->draft()->count(), 1);
    press(Qt::Key_Escape);
    m_table->cursor()->point(111); // a word through two letters
    if (m_table->cursor()->isDown())
        press(Qt::Key_Space);
    type(first + there + stacks(113) + last);
    QCOMPARE(stacks(111) + stacks(114), first + last);
    QCOMPARE(m_table->view()->draft()->count(), 2);
}

void TypingTest::backspaceTakesBackTypedLettersOfAFlatBoardToo()
{
    startAboveALetter();
    const QString there = m_table->view()->stacks()[112];
    const QString first = tileBut(there);
    type(first + there);
    const QString last = tileBut(there);
    type(last);
    QCOMPARE(m_table->view()->draft()->count(), 2);
    press(Qt::Key_Backspace); // the last
    QCOMPARE(m_table->view()->draft()->count(), 1);
    press(Qt::Key_Backspace); // the one on the board, which can be typed again
    QCOMPARE(m_table->view()->draft()->count(), 1);
    QCOMPARE(m_table->cursor()->square(), 127);
    type(there + last);
    QCOMPARE(m_table->view()->stacks()[127], last);
    for (int i = 0; i < 3; ++i)
        press(Qt::Key_Backspace);
    QCOMPARE(m_table->view()->draft()->count(), 0);
    QCOMPARE(m_table->cursor()->square(), 97);
    type(first + last);
    press(Qt::Key_Backspace);
    type(there); // left out before
    QCOMPARE(m_table->view()->draft()->count(), 1);
}

void TypingTest::theUAfterAQuBelongsToIt()
{
    startWhere("stack10", [](const QStringList& rack) { return rack.contains("Q") && rack.contains("U"); });
    type("QU");
    QCOMPARE(m_table->view()->stacks()[44], "Q");
    QCOMPARE(m_table->view()->draft()->count(), 1);
    QCOMPARE(m_table->cursor()->square(), 45);
    type("U"); // another one is a tile
    QCOMPARE(m_table->view()->stacks()[45], "U");
    press(Qt::Key_Escape);
    type("Q");
    press(Qt::Key_Right);
    type("U"); // no longer right after it
    QCOMPARE(m_table->view()->stacks()[46], "U");
}

void TypingTest::aRealTileGoesBeforeABlankAndAQuestionMarkAsksForTheBlank()
{
    startWhere("cross15", [](const QStringList& rack) { return rack.contains("?"); });
    const QString real = tileBut("");
    type(real);
    QCOMPARE(m_table->view()->stacks()[112], real);
    press(Qt::Key_Backspace);
    type(real, true); // Shift says nothing about it
    QCOMPARE(m_table->view()->stacks()[112], real);
    press(Qt::Key_Backspace);
    type("?" + real);
    QCOMPARE(m_table->view()->stacks()[112], real.toLower());
    QVERIFY(!m_table->view()->rack().contains("?"));
    press(Qt::Key_Escape);
    QString missing = "A";
    while (m_table->view()->rack().contains(missing))
        missing = QChar(missing[0].unicode() + 1);
    type(missing); // only the blank can be it
    QCOMPARE(m_table->view()->stacks()[112], missing.toLower());
}

void TypingTest::whatCantBeTypedSaysWhy()
{
    startWhere("stack10", [](const QStringList& rack) { return !rack.contains("X"); });
    QSignalSpy refused(m_table->cursor(), &TypingCursor::refused);
    type("X");
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused[0][0].toString().contains("X"));
    m_table->cursor()->point(49);
    type(tileBut("Q")); // the last square of its row
    const QString before = m_table->view()->stacks()[49];
    type(tileBut(before));
    QCOMPARE(refused.count(), 2);
    QCOMPARE(m_table->view()->stacks()[49], before);
    QVERIFY(!m_table->cursor()->press(0, "+", false));
    QVERIFY(!m_table->cursor()->press(0, "Ä", false));
    QVERIFY(!m_table->cursor()->press(Qt::Key_F5, "", false));
    QCOMPARE(refused.count(), 2);
    QVERIFY(m_table->cursor()->press(0x42D, QString(QChar(0x44D)), false)); // Cyrillic
    QCOMPARE(refused.count(), 3);
    QVERIFY(refused[2][0].toString().contains("Latin letters"));
}

void TypingTest::aTurnForgetsWhatWasTypedBefore()
{
    start("stack10", 1);
    playTwoTilesInTheMiddle();
    const QStringList stacks = m_table->view()->stacks();
    const int square = m_table->cursor()->square();
    press(Qt::Key_Backspace);
    QCOMPARE(m_table->view()->stacks(), stacks);
    QCOMPARE(m_table->cursor()->square(), square);
}

void TypingTest::theNextPersonBeginsAtTheLastPlay()
{
    start("stack10", 4);
    GameStart game;
    game.lexicon = m_anyTwoLetters.fileName();
    game.seats = {{"Ann", {}}, {"Bo", {}}};
    game.seed = 4;
    QCOMPARE(m_table->choices()->start(game), QString());
    playTwoTilesInTheMiddle();
    QCOMPARE(m_table->cursor()->square(), middle()); // not after what the other one typed
}

void TypingTest::nothingIsTypedOutOfTurn()
{
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::hours(1));
    QVERIFY(!table.cursor()->press(Qt::Key_Left, {}, false)); // no game yet
    GameStart game;
    game.seats = GameStart::seatsFromText("Ada:greedy");
    QCOMPARE(table.choices()->start(game), QString());
    QSignalSpy refused(table.cursor(), &TypingCursor::refused);
    table.cursor()->press(0, table.view()->rack()[0], false);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(table.view()->draft()->count(), 0);
    QVERIFY(!table.cursor()->layText("5D AB").isEmpty());
}

// ---- plays as text

void TypingTest::aPlayAsTextIsLaid()
{
    start("stack10", 1);
    const QString a = tileBut("Q");
    const QString b = tileBut(a);
    type(tileBut("Q")); // is taken back for it
    QCOMPARE(m_table->cursor()->layText(" 5e " + a.toLower() + b), QString());
    QCOMPARE(m_table->view()->stacks()[44] + m_table->view()->stacks()[45], a + b);
    QVERIFY(m_table->view()->canPlay());
    QCOMPARE(m_table->cursor()->layText("e5 " + a + b), QString());
    QCOMPARE(m_table->view()->stacks()[44] + m_table->view()->stacks()[54], a + b);
    QVERIFY(!m_table->cursor()->layText("1A " + a + b).isEmpty()); // no start square: laid, but not legal
    QCOMPARE(m_table->view()->stacks()[0] + m_table->view()->stacks()[1], a + b);
}

void TypingTest::textThatCantBeLaidChangesNothing_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"", "-", "5D", "5 D AB", "D5D AB", "99Z AB", "5D A1", "5D (A", "5D .A", "5D XXXX", "5Dé AB", "5D é"})
        QTest::newRow(qPrintable(QString("<%1>").arg(text))) << QString::fromUtf8(text);
}

void TypingTest::textNamesTheLetterThatIsMissing()
{
    start("stack10", 1);
    const QString rack = m_table->view()->rack().join("");
    const auto isMissing = [&](QChar letter) { return !rack.contains(letter); };
    const QString letters = "ABCDEFGHIJKLMNOPRSTUVWXYZ";
    const auto missing = std::ranges::find_if(letters, isMissing);
    QVERIFY(missing != letters.end());
    QCOMPARE(m_table->cursor()->layText(QString("5D %1%2").arg(rack[0], QString(*missing))),
             QString("You have no %1 on your rack.").arg(*missing));
    const auto single =
        std::ranges::find_if(rack, [&](QChar letter) { return letter != 'Q' && rack.count(letter) == 1; });
    QVERIFY(single != rack.end());
    QCOMPARE(m_table->cursor()->layText(QString("5D %1%1").arg(*single)),
             QString("You have no other %1 on your rack.").arg(*single));
}

void TypingTest::theEndOfAGameHidesTheCursor()
{
    start("stack10", 1);
    const TypingCursor& cursor = *m_table->cursor();
    QVERIFY(press(Qt::Key_Right) && cursor.isShown());
    QSignalSpy changed(&cursor, &TypingCursor::changed);
    while (!m_table->live()->isOver()) {
        QVERIFY(cursor.isShown());
        m_table->view()->pass();
    }
    QVERIFY(!cursor.isShown());
    QVERIFY(changed.count() >= 1);
    QVERIFY(press(Qt::Key_Right) && cursor.isShown()); // to look into the stacks
}

void TypingTest::textThatCantBeLaidChangesNothing()
{
    QFETCH(QString, text);
    start("stack10", 1);
    type(tileBut("Q"));
    const QStringList before = m_table->view()->stacks();
    QVERIFY(!m_table->cursor()->layText(text).isEmpty());
    QCOMPARE(m_table->view()->stacks(), before);
}

void TypingTest::lettersThatStandAlreadyStay()
{
    start("stack10", 1);
    playTwoTilesInTheMiddle();
    const QString standing = m_table->view()->stacks()[44];
    const QString over = tileBut(m_table->view()->stacks()[45]);
    QCOMPARE(m_table->cursor()->layText("5E " + standing + over), QString());
    QCOMPARE(m_table->view()->draft()->count(), 1);
    QCOMPARE(m_table->view()->stacks()[45].right(1), over);
    QCOMPARE(m_table->cursor()->layText("5E ." + over), QString());
    QCOMPARE(m_table->view()->draft()->count(), 1);
}

void TypingTest::textIsReadAlikeInUpperAndLowerCase()
{
    startWhere("cross15", [](const QStringList& rack) { return rack.count("?") == 1 && !rack.contains("Z"); });
    const QString real = tileBut("");
    const auto laid = [&](const QString& text) {
        const QString why = m_table->cursor()->layText(text);
        return why + m_table->view()->stacks()[112] + m_table->view()->stacks()[113];
    };
    for (const QString& letters : {real + "Z", real.toLower() + "z"})
        QCOMPARE(laid("8h " + letters).right(2), real + "z"); // a blank where the letter isn't there
    QCOMPARE(laid("8H ?" + real + tileBut(real)).right(2), real.toLower() + tileBut(real));
    QCOMPARE(laid("8H ?" + real.toLower() + tileBut(real).toLower()).right(2), real.toLower() + tileBut(real));
    QCOMPARE(m_table->cursor()->layText("8H ZZ"), "You have no Z on your rack."); // there is one blank only
    QCOMPARE(m_table->cursor()->layText("8H Z?" + real), "You have no Z on your rack.");
    QCOMPARE(m_table->cursor()->layText("8H ?A?E"), "You have no blank on your rack.");
    m_table->cursor()->layNotation("8H " + real.toLower() + tileBut(real)); // in records lower case is a blank
    QCOMPARE(m_table->view()->stacks()[112], real.toLower());
    start("stack10", 1);
    QCOMPARE(m_table->cursor()->layText("5E ?A"), "This game has no blanks.");
}

void TypingTest::aUAfterAQuBelongsToItInTextToo()
{
    startWhere("stack10", [](const QStringList& rack) { return rack.contains("Q") && !rack.contains("U"); });
    const QString next = tileBut("");
    m_table->cursor()->layText("5E qu" + next);
    QCOMPARE(m_table->view()->stacks()[44] + m_table->view()->stacks()[45], "Q" + next);
}

void TypingTest::reasonsNameTheSquare()
{
    const auto why = [&](int square, const QString& tile) {
        m_table->cursor()->point(square);
        QSignalSpy refused(m_table->cursor(), &TypingCursor::refused);
        type(tile);
        const QString typed = refused.value(0).value(0).toString();
        press(Qt::Key_Escape);
        const int columns = m_table->view()->shape().columns;
        const QString name = QString::number(square / columns + 1) + QChar('A' + square % columns);
        const QString written = m_table->cursor()->layText(name + ' ' + tile);
        return typed == written ? typed : typed + " / " + written;
    };
    start("stack10", 1);
    for (const auto& [variant, says] : {std::pair("bust-out", " is a wall."), {"hyper-race", " is an asteroid."}}) {
        GameStart race;
        race.variant = variant;
        race.lexicon = m_anyTwoLetters.fileName();
        race.seats = {{"Ann", {}}, {"Bo", {}}};
        race.seed = 1;
        QCOMPARE(m_table->choices()->start(race), QString());
        const Board& board = m_table->live()->position().board;
        int wall = 0;
        while (!m_table->live()->position().variant().kindOf(board.squareAt(wall)).wall)
            ++wall;
        const int columns = m_table->view()->shape().columns;
        const QString wallName = QString(QChar('A' + wall % columns)) + QString::number(wall / columns + 1);
        QCOMPARE(why(wall, tileBut("")), wallName + says);
    }
    start("stack10", 1);
    playTwoTilesInTheMiddle();
    QCOMPARE(m_table->cursor()->layText("5K " + tileBut("Q")), "K5 is outside the board.");
    QCOMPARE(m_table->cursor()->layText("0A " + tileBut("Q")), "This is outside the board.");
    QCOMPARE(m_table->cursor()->layText("5E ...." + tileBut("Q")), "There is a gap between your tiles: G5 is empty.");
    start("cross15", 1);
    playTwoTilesInTheMiddle();
    QString other = "A"; // than the one that stands there
    while (!m_table->view()->rack().contains(other) || m_table->view()->stacks()[112] == other)
        other = QChar(other[0].unicode() + 1);
    QCOMPARE(m_table->cursor()->layText("8H " + other), "There is already a tile on H8.");
}

// ---- flat games

void TypingTest::aBlankNeedsALetterAndCanGetAnother()
{
    startWhere("cross15", [](const QStringList& rack) { return rack.contains("?"); });
    const int slot = static_cast<int>(m_table->view()->rack().indexOf("?"));
    QVERIFY(!m_table->view()->lay(slot, 112));
    QVERIFY(!m_table->view()->lay(slot, 112, "?"));
    QVERIFY(!m_table->view()->lay(slot, 112, "ab"));
    QVERIFY(m_table->view()->lay(slot, 112, "E"));
    QCOMPARE(m_table->view()->stacks()[112], "e");
    QCOMPARE(m_table->view()->symbolText("e"), "E");
    QVERIFY(m_table->view()->relay(112, 113));
    QCOMPARE(m_table->view()->stacks()[113], "e");
    QVERIFY(m_table->view()->relay(113, 113, "Z")); // laid again where it is
    QCOMPARE(m_table->view()->stacks()[113], "z");
    m_table->view()->takeBackAll();
    QCOMPARE(m_table->view()->rack()[slot], "?");
}

void TypingTest::premiumsAndValuesComeAsData()
{
    start("cross15", 1);
    QCOMPARE(m_table->view()->shape().squareKinds.size(), 225);
    QCOMPARE(m_table->view()->shape().squareKinds[0], "3W");
    QCOMPARE(m_table->view()->shape().squareKinds[3], "2L");
    QCOMPARE(m_table->view()->shape().squareKinds[20], "3L");
    QCOMPARE(m_table->view()->shape().squareKinds[112], "2W");
    QCOMPARE(m_table->view()->shape().squareKinds[1], "");
    QCOMPARE(m_table->view()->shape().tileFaces.size(), 26);
    QCOMPARE(m_table->view()->shape().tileFaces[16], "QQ 10");
    QCOMPARE(m_table->view()->shape().blankLetters.size(), 26);
    start("stack10", 1);
    QVERIFY(m_table->view()->shape().squareKinds.isEmpty());
    QCOMPARE(m_table->view()->shape().tileFaces[16], "QQu");
    QVERIFY(m_table->view()->shape().blankLetters.isEmpty());
}

void TypingTest::severalTilesAreExchanged()
{
    start("cross15", 1);
    QCOMPARE(m_table->view()->maxExchange(), 7);
    const QStringList rack = m_table->view()->rack();
    m_table->view()->exchange({0, 3, 3}); // a place twice
    m_table->view()->exchange({0, 9});    // a place that is none
    m_table->view()->exchange({});
    QCOMPARE(m_table->view()->turns()->count(), rack.count(rack[3]) > 1 ? 1 : 0);
    start("cross15", 1);
    m_table->view()->exchange({0, 3});
    QCOMPARE(m_table->view()->turns()->count(), 1);
    const auto& action = std::get<Exchange>(m_table->game()->turns()[0].action);
    QCOMPARE(action.tiles.size(), std::size_t(2));
    QCOMPARE(m_table->view()->rack()[1], rack[1]);
    start("stack10", 1);
    QCOMPARE(m_table->view()->maxExchange(), 1);
    m_table->view()->exchange({0, 1});
    QCOMPARE(m_table->view()->turns()->count(), 0);
}

void TypingTest::aBlankOnTheBoardIsItsLetterInLowerCase()
{
    startWhere("cross15", [](const QStringList& rack) { return rack.contains("?"); });
    m_table->cursor()->point(112);
    type(tileBut(""));
    type("?E");
    QVERIFY2(m_table->view()->canPlay(), qPrintable(m_table->view()->draft()->reason()));
    const QList<WordChip> chips = m_table->view()->draft()->words()[0].chips;
    QCOMPARE(chips[1].face, "E");
    QCOMPARE(chips[1].points, 0);
    m_table->view()->play();
    QCOMPARE(m_table->view()->stacks()[113], "e");
    QVERIFY(m_table->view()->turns()->at(0).what.endsWith("E"));
    m_table->cursor()->point(98);
    press(Qt::Key_Space);
    type(tileBut("E") + "E"); // typed like any other letter of the board
    QCOMPARE(m_table->view()->draft()->count(), 1);
}

const NamedTest named("typing", runTest<TypingTest>);

} // namespace storeys::typing_test

#include "typing_test.moc"
