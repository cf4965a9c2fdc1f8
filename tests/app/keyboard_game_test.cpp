// Games in the real window by the keyboard alone.

#include "game_window.h"
#include "playing.h"
#include "record/play_text.h"
#include "test_program.h"

#include <QInputMethod>
#include <QInputMethodEvent>

#include <algorithm>

namespace storeys::test::keyboard_game_test {

class KeyboardGameTest : public QObject
{
    Q_OBJECT

private slots:
    void aPlayIsWrittenAsText();
    void theLineOfTextStaysUntilEscape();
    void theSlashOpensTheFieldAndEscapeLeavesIt();
    void tabGoesToTheButtons();
    void theBoardTakesTheKeyboardBack();
    void aHintIsFollowedByKeys();
    void tilesArePickedAndLaidByKeys();
    void f6LeadsToPlayWhereTilesAreLaid();
    void f6GoesRoundTheWindow();
    void aKeyReadsAndShowsTheSquare();
    void lettersOfAnotherScriptAreThoseOfTheirKeys();
    void shortcutsWorkOnAKeyboardOfAnotherScript();
    void aComposedLetterLaysItsTile_data();
    void aComposedLetterLaysItsTile();
    void composedLettersAreTakenWhereverLettersAre();
    void aComposedLetterIsClaimed();
    void inputMethodsShowTheirWindowsBesideTheCursor();

private:
    void open(const QString& variant, const QString& players, quint64 seed);
    // A game whose first player begins with these tiles on the rack, the first by seed.
    void openWith(const QString& variant, const QStringList& tiles, const QString& players = "You");
    [[nodiscard]] GameTable& gameTable() { return m_game->gameTable(); }
    // ---- by keyboard
    void writePlay(const Play& play);
    // A key that is set to another script.
    void pressKey(quint32 scanCode, QChar letter, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    // A dead key and a letter, or keys after Compose, as an input method takes them.
    static void compose(const QString& text);
    [[nodiscard]] QQuickItem* field() const { return m_game->window()->findChild<QQuickItem*>("entryField"); }

    std::unique_ptr<GameWindow> m_game;
};

void KeyboardGameTest::open(const QString& variant, const QString& players, quint64 seed)
{
    GameStart start = startOf(variant);
    start.seats = GameStart::seatsFromText(players);
    start.seed = seed;
    m_game = std::make_unique<GameWindow>();
    QCOMPARE(m_game->open(start, GameWindow::Dialogs::Silent), QString());
}

// ---- by keyboard

void KeyboardGameTest::writePlay(const Play& play)
{
    const Position& position = gameTable().game()->position();
    m_game->key(Qt::Key_L, Qt::ControlModifier);
    QTRY_VERIFY(field()->hasActiveFocus());
    QString text = QString::fromStdString(playText(position.board, play, position.variant().tiles.alphabet));
    m_game->type(text.replace(QRegularExpression("(?<!\\*)([a-z])"), "?\\1")); // lower case is a blank in records only
    m_game->key(Qt::Key_Return);
    const int laid = static_cast<int>(play.placements.size());
    QCOMPARE(gameTable().view()->draft()->count(), laid);
    m_game->key(Qt::Key_Escape); // leaves the line, and the tiles where they are
    QTRY_VERIFY(!field()->isVisible());
    QCOMPARE(gameTable().view()->draft()->count(), laid);
}

// ---- the tests

void KeyboardGameTest::aPlayIsWrittenAsText()
{
    open("stack10", "You", 1);
    const auto play = m_game->bestPlay();
    QVERIFY(play);
    writePlay(*play);
    QVERIFY(gameTable().view()->canPlay());
    m_game->key(Qt::Key_Return); // the table has the keys again
    QTRY_COMPARE(gameTable().view()->turns()->count(), 1);
}

// It is in no place of the board, says how a play is written, and stays until Escape: Enter plays what it has laid.
void KeyboardGameTest::theLineOfTextStaysUntilEscape()
{
    open("stack10", "You", 1);
    m_game->key(Qt::Key_L, Qt::ControlModifier);
    QTRY_VERIFY(field()->hasActiveFocus());
    const auto* example = m_game->window()->findChild<QQuickItem*>("entryExample");
    QCOMPARE(example->property("text").toString(), QString("Square and tiles: 5E CAT across, E5 CAT down"));
    const auto* card = field()->parentItem()->parentItem();
    const double below = card->mapRectToScene(card->boundingRect()).bottom();
    for (int column = 0; column < 10; ++column)
        QTRY_VERIFY(m_game->topOf(column).y() > below);
    for (int turn = 1; turn <= 2; ++turn) {
        const auto play = m_game->bestPlay();
        QVERIFY(play);
        const Position& position = gameTable().game()->position();
        m_game->type(QString::fromStdString(playText(position.board, *play, position.variant().tiles.alphabet)));
        m_game->key(Qt::Key_Return);
        QVERIFY(gameTable().view()->draft()->count() > 0);
        QVERIFY(field()->isVisible() && field()->hasActiveFocus());
        m_game->key(Qt::Key_Return);
        QTRY_COMPARE(gameTable().view()->turns()->count(), turn);
    }
    QVERIFY(field()->isVisible());
    QTest::mouseClick(m_game->window(), Qt::LeftButton, {},
                      m_game->topOf(99)); // the board gets the keys, and the line stays
    m_game->type(gameTable().view()->rack()[0].toLower());
    QCOMPARE(gameTable().view()->draft()->count(), 1);
    QVERIFY(field()->isVisible());
    m_game->key(Qt::Key_Escape);
    QVERIFY(!field()->isVisible());
    QCOMPARE(gameTable().view()->draft()->count(), 1);
}

void KeyboardGameTest::theSlashOpensTheFieldAndEscapeLeavesIt()
{
    open("stack10", "You", 1);
    m_game->key(Qt::Key_Slash);
    QTRY_VERIFY(field()->hasActiveFocus());
    m_game->type("5d 1");
    m_game->key(Qt::Key_Return);
    const auto* problem = m_game->window()->findChild<QQuickItem*>("entryProblem");
    QVERIFY(problem && problem->isVisible());
    QVERIFY(problem->property("text").toString().contains("1"));
    QCOMPARE(gameTable().view()->draft()->count(), 0);
    m_game->key(Qt::Key_Escape);
    QVERIFY(!field()->isVisible());
    m_game->type(gameTable().view()->rack()[0].toLower());
    QCOMPARE(gameTable().view()->draft()->count(), 1);
}

void KeyboardGameTest::tabGoesToTheButtons()
{
    open("stack10", "You", 1);
    m_game->key(Qt::Key_Right); // also while the cursor is shown
    m_game->key(Qt::Key_Tab);   // the rack comes first
    QVERIFY(m_game->window()->activeFocusItem()->objectName().startsWith("place"));
    m_game->key(Qt::Key_Tab);
    const auto* button = m_game->window()->activeFocusItem();
    QVERIFY(button && QByteArray(button->metaObject()->className()).contains("Button"));
    m_game->type(gameTable().view()->rack()[0].toLower()); // a button with the focus leaves letters to the game
    QCOMPARE(gameTable().view()->draft()->count(), 1);
}

// With an arrow, a letter, Escape or another game, so that Space and Enter are never for a button that was used before.
void KeyboardGameTest::theBoardTakesTheKeyboardBack()
{
    open("stack10", "You", 1);
    const auto isOnBoard = [&] {
        const auto* board =
            m_game->table()->property("keys").value<QObject*>()->property("boardKeys").value<QQuickItem*>();
        return board->hasActiveFocus();
    };
    const auto goToButton = [&] {
        QQuickItem* button = m_game->item("flatButton");
        button->forceActiveFocus(Qt::TabFocusReason);
        return button->hasActiveFocus() && !isOnBoard();
    };
    QVERIFY(goToButton());
    m_game->key(Qt::Key_Right);
    QVERIFY(isOnBoard());
    const bool wasDown = gameTable().cursor()->isDown();
    m_game->key(Qt::Key_Space);
    QCOMPARE(gameTable().cursor()->isDown(), !wasDown);
    QVERIFY(!m_game->dialog());
    QVERIFY(goToButton());
    m_game->key(Qt::Key_Escape);
    QVERIFY(isOnBoard());
    QVERIFY(goToButton());
    m_game->type(gameTable().view()->rack()[0].toLower());
    QVERIFY(isOnBoard());
    QVERIFY(goToButton());
    m_game->key(Qt::Key_Slash);
    QTRY_VERIFY(field()->hasActiveFocus());
    m_game->key(Qt::Key_Escape);
    QVERIFY(isOnBoard());
    QVERIFY(goToButton());
    GameStart another;
    another.seats = GameStart::seatsFromText("You");
    QCOMPARE(gameTable().choices()->start(another), QString());
    QVERIFY(isOnBoard());
}

// The key that gives hints lays the play after the last one; a button that hides leaves the keyboard to the board.
void KeyboardGameTest::aHintIsFollowedByKeys()
{
    open("stack10", "You,Bo:casual", 1);
    const auto* board = m_game->table()->property("keys").value<QObject*>()->property("boardKeys").value<QQuickItem*>();
    const auto press = [&](const char* name) {
        QQuickItem* button = m_game->item(name);
        QVERIFY(button->isVisible());
        button->forceActiveFocus(Qt::TabFocusReason);
        m_game->key(Qt::Key_Space);
        QTRY_VERIFY(!button->isVisible());
        QTRY_VERIFY(board->hasActiveFocus());
    };
    for (int i = 0; i < 3; ++i) {
        QTRY_VERIFY(gameTable().hint()->can());
        m_game->key(Qt::Key_H, Qt::ControlModifier);
    }
    QTRY_VERIFY(!gameTable().hint()->play().isEmpty());
    m_game->key(Qt::Key_H, Qt::ControlModifier);
    QVERIFY(gameTable().view()->draft()->count() > 0);
    m_game->key(Qt::Key_Escape);
    QCOMPARE(gameTable().view()->draft()->count(), 0);
    press("layHintButton");
    QVERIFY(gameTable().view()->draft()->count() > 0);
    press("playButton");
    QVERIFY(gameTable().view()->turns()->count() > 0);
}

// Tiles are picked on the rack and put where the cursor is, without a letter being typed.
void KeyboardGameTest::tilesArePickedAndLaidByKeys()
{
    open("stack10", "You", 1);
    const auto focus = [&] { return m_game->window()->activeFocusItem()->objectName(); };
    m_game->key(Qt::Key_F6);
    QCOMPARE(focus(), QString("place0"));
    m_game->key(Qt::Key_Right);
    QCOMPARE(focus(), QString("place1"));
    const QString second = gameTable().view()->rack()[1];
    m_game->key(Qt::Key_Left, Qt::ShiftModifier); // a place back
    QCOMPARE(gameTable().view()->rack()[0], second);
    m_game->key(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(gameTable().view()->rack()[1], second);
    m_game->key(Qt::Key_Return);
    QVERIFY(gameTable().cursor()->isShown());
    const int square = gameTable().cursor()->square();
    m_game->key(Qt::Key_Return);
    QCOMPARE(gameTable().view()->stacks()[square], second);
}

void KeyboardGameTest::f6LeadsToPlayWhereTilesAreLaid()
{
    open("stack10", "You", 1);
    QVERIFY(m_game->bestPlay() && m_game->lay(*m_game->bestPlay()));
    m_game->key(Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(m_game->window()->activeFocusItem()->objectName(), QString("playButton"));
    m_game->key(Qt::Key_Return);
    QCOMPARE(gameTable().view()->turns()->count(), 1);
}

void KeyboardGameTest::f6GoesRoundTheWindow()
{
    open("stack10", "You", 1);
    const auto inside = [&](const char* type) {
        for (auto* item = m_game->window()->activeFocusItem(); item; item = item->parentItem())
            if (QByteArray(item->metaObject()->className()).startsWith(type))
                return true;
        return false;
    };
    m_game->key(Qt::Key_F6);
    QVERIFY(inside("RackAccess"));
    m_game->key(Qt::Key_F6);
    QVERIFY(inside("SidePanel"));
    m_game->key(Qt::Key_F6);
    QVERIFY(inside("TableKeys") && !inside("RackAccess"));
    m_game->key(Qt::Key_F6, Qt::ShiftModifier);
    QVERIFY(inside("SidePanel"));
}

void KeyboardGameTest::aKeyReadsAndShowsTheSquare()
{
    open("cross15", "You", 1);
    m_game->key(Qt::Key_R, Qt::ControlModifier);
    QVERIFY(gameTable().cursor()->isShown());
    const QString words = gameTable().speech()->about(gameTable().cursor()->square());
    QVERIFY(words.startsWith("row 8, column H, empty, start square"));
    QTRY_COMPARE(m_game->item("boardMessage")->property("text").toString(), words);
    QTRY_VERIFY(gameTable().announcer()->text().contains(words));
    QVERIFY(!m_game->item("boardMessage")->property("warning").toBool());
    m_game->key(Qt::Key_Right); // as any key
    QTRY_COMPARE(m_game->item("boardMessage")->property("text").toString(), QString());
}

void KeyboardGameTest::pressKey(quint32 scanCode, QChar letter, Qt::KeyboardModifiers modifiers)
{
    QKeyEvent event(QEvent::KeyPress, letter.toUpper().unicode(), modifiers, scanCode, 0, 0, QString(letter));
    QCoreApplication::sendEvent(m_game->window(), &event);
}

void KeyboardGameTest::lettersOfAnotherScriptAreThoseOfTheirKeys()
{
    open("stack10", "You", 1);
    const QString tiles = gameTable().view()->rack().join(QString());
    const QList<std::pair<QChar, quint32>> keys{{'A', 38}, {'E', 26}, {'I', 31}, {'O', 32}, {'N', 57}, {'R', 27}};
    const auto held = std::ranges::find_if(keys, [&](const auto& key) { return tiles.contains(key.first); });
    QVERIFY2(held != keys.end(), qPrintable(tiles));
    pressKey(held->second, QChar(0x0444)); // Cyrillic
    QCOMPARE(gameTable().view()->draft()->count(), 1);
    QVERIFY(gameTable().view()->stacks().contains(QString(held->first)));
    pressKey(48, QChar(0x044D)); // beside the letters of Latin keyboards
    QCOMPARE(gameTable().view()->draft()->count(), 1);
    QTRY_VERIFY(m_game->item("boardMessage")->property("text").toString().contains("Latin"));
    m_game->key(Qt::Key_L, Qt::ControlModifier); // the line for plays as text
    QTRY_VERIFY(field()->hasActiveFocus());
    pressKey(held->second, QChar(0x0444));
    QCOMPARE(field()->property("text").toString(), QString(held->first));
    m_game->key(Qt::Key_Return);
    QVERIFY(field()->property("bad").toBool());
    QCOMPARE(field()->property("selectedText").toString(), QString());
    m_game->key(Qt::Key_L, Qt::ControlModifier); // the next text takes the place of this one
    pressKey(held->second, QChar(0x0444));
    QCOMPARE(field()->property("text").toString(), QString(held->first));
}

void KeyboardGameTest::shortcutsWorkOnAKeyboardOfAnotherScript()
{
    open("stack10", "You", 1);
    pressKey(58, QChar(0x044C), Qt::ControlModifier); // M
    QVERIFY(m_game->table()->property("heightMap").toBool());
    pressKey(57, QChar(0x0442), Qt::ControlModifier); // N
    QTRY_VERIFY(m_game->shows("NewGameDialog"));
    pressKey(58, QChar(0x044C), Qt::ControlModifier);
    QVERIFY(m_game->table()->property("heightMap").toBool()); // no dialog took the key
}

void KeyboardGameTest::openWith(const QString& variant, const QStringList& tiles, const QString& players)
{
    GameTable probe(DataPlace(STOREYS_DATA_DIR), std::chrono::hours(1));
    GameStart start = startOf(variant);
    start.seats = GameStart::seatsFromText(players);
    start.seed = 0;
    const auto isHeld = [&](const QString& tile) { return probe.view()->rack().contains(tile); };
    do {
        ++*start.seed;
        QCOMPARE(probe.choices()->start(start), QString());
    } while (probe.live()->mover() != 0 || !std::ranges::all_of(tiles, isHeld));
    open(variant, players, *start.seed);
}

void KeyboardGameTest::compose(const QString& text)
{
    QObject* focus = QGuiApplication::focusObject();
    QInputMethodQueryEvent asks(Qt::ImEnabled);
    QCoreApplication::sendEvent(focus, &asks);
    QVERIFY2(asks.value(Qt::ImEnabled).toBool(), "the item with the focus takes no input method");
    QInputMethodEvent shows(text.normalized(QString::NormalizationForm_D).mid(1), {}); // the mark alone
    QCoreApplication::sendEvent(focus, &shows);
    QInputMethodEvent ends;
    ends.setCommitString(text);
    QCoreApplication::sendEvent(focus, &ends);
}

void KeyboardGameTest::aComposedLetterLaysItsTile_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("tile");
    for (const char* variant : {"stack10", "cross15"}) {
        QTest::addRow("%s de", variant) << QString(variant) + ".de" << QString(u'Ü');
        QTest::addRow("%s es", variant) << QString(variant) + ".es" << QString(u'Ñ');
    }
}

void KeyboardGameTest::aComposedLetterLaysItsTile()
{
    QFETCH(QString, variant);
    QFETCH(QString, tile);
    openWith(variant, {tile});
    const int square = gameTable().cursor()->square();
    const auto laid = [&] { return gameTable().view()->stacks()[square]; };
    const QString parts = tile.normalized(QString::NormalizationForm_D); // in two characters, and in small letters
    for (const QString& composed : {tile, tile.toLower(), parts, parts.toLower()}) {
        QTest::sendKeyEvent(QTest::Click, m_game->window(), Qt::Key_Dead_Diaeresis, QString(), Qt::NoModifier);
        QInputMethodEvent shows(QString(u'¨'), {});
        QCoreApplication::sendEvent(QGuiApplication::focusObject(), &shows);
        QCOMPARE(gameTable().view()->draft()->count(), 0);
        compose(composed);
        QCOMPARE(laid(), tile);
        QCOMPARE(gameTable().view()->draft()->count(), 1);
        m_game->key(Qt::Key_Backspace); // keys are those they were
        QCOMPARE(laid(), QString());
    }
}

void KeyboardGameTest::composedLettersAreTakenWhereverLettersAre()
{
    const QString tile(u'Ü');
    openWith("cross15.de", {tile, "?"});
    const int square = gameTable().cursor()->square();
    m_game->key(Qt::Key_F6); // from the rack
    compose(tile);
    QCOMPARE(gameTable().view()->stacks()[square], tile);
    m_game->key(Qt::Key_Escape);
    m_game->key(Qt::Key_F6, Qt::ShiftModifier); // from a button
    compose(tile);
    QCOMPARE(gameTable().view()->stacks()[square], tile);
    m_game->key(Qt::Key_Escape);
    m_game->drag(m_game->placeInRack("?"), m_game->topOf(square)); // for a blank
    QTRY_VERIFY(m_game->shows("LetterDialog"));
    compose(tile);
    QTRY_COMPARE(gameTable().view()->stacks()[square], tile.toLower());
    m_game->key(Qt::Key_Escape);
    m_game->key(Qt::Key_E, Qt::ControlModifier); // to exchange it
    QTRY_VERIFY(m_game->shows("ExchangeDialog"));
    compose(tile);
    QVERIFY(m_game->item(QString("tile%1").arg(gameTable().view()->rack().indexOf(tile)))->property("chosen").toBool());
    m_game->key(Qt::Key_Escape);
    QTRY_VERIFY(!m_game->dialog());
    m_game->key(Qt::Key_L, Qt::ControlModifier); // a text field takes it itself, once
    QTRY_VERIFY(field()->hasActiveFocus());
    compose(tile);
    QCOMPARE(field()->property("text").toString(), tile);
}

void KeyboardGameTest::aComposedLetterIsClaimed()
{
    const QString tile(u'Ü');
    openWith("free-for-all.de", {tile, "N"}, "You,Ada:greedy");
    compose(tile);
    m_game->type("n");
    QCOMPARE(gameTable().view()->draft()->count(), 2);
    m_game->key(Qt::Key_Space);
    QVERIFY(gameTable().cursor()->claims()->isWriting());
    compose(tile);
    m_game->type("n");
    QCOMPARE(gameTable().cursor()->claims()->lines().back().word, tile + 'N');
}

void KeyboardGameTest::inputMethodsShowTheirWindowsBesideTheCursor()
{
    open("stack10", "You", 1);
    for (const int square : {44, 7}) {
        gameTable().cursor()->point(square);
        QTRY_VERIFY(QGuiApplication::inputMethod()->cursorRectangle().contains(m_game->topOf(square)));
    }
}

const NamedTest named("keyboard_game", testInWindows<KeyboardGameTest>);

} // namespace storeys::test::keyboard_game_test

#include "keyboard_game_test.moc"
