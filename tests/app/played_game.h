#pragma once

#include "adviser.h"
#include "game_window.h"

#include <QTemporaryDir>

namespace storeys::test {

// How a person does in the window what a game asks for. Each function says what did not come about, or "".
class Hands
{
public:
    explicit Hands(GameWindow& window) : m_window(window) {}
    virtual ~Hands() = default;

    [[nodiscard]] virtual QString play(const Play& play) = 0;
    [[nodiscard]] virtual QString exchange(const Exchange& exchange) = 0;
    [[nodiscard]] virtual QString pass() = 0;
    // Of the card that lies on the table.
    [[nodiscard]] virtual QString answer(const CardChoice& choice) = 0;
    [[nodiscard]] virtual QString goOn() = 0;

protected:
    [[nodiscard]] GameWindow& window() const { return m_window; }
    [[nodiscard]] TableView& view() const { return *m_window.gameTable().view(); }
    [[nodiscard]] TypingCursor& cursor() const { return *m_window.gameTable().cursor(); }
    [[nodiscard]] const Position& position() const { return m_window.gameTable().game()->position(); }
    [[nodiscard]] int numberOf(Square square) const { return position().board.indexOf(square); }
    // The letter as its tile in a dialog is called, and as it is typed.
    [[nodiscard]] QString letterOf(Tile tile) const;
    [[nodiscard]] QString typed(Tile tile) const;
    // The first slots that hold the tiles.
    [[nodiscard]] QList<int> slotsOf(const std::vector<Tile>& tiles) const;
    // What is laid, with the play that it was to be; says what is wrong, or "".
    [[nodiscard]] QString compared(const Play& play) const;
    [[nodiscard]] bool waitForSheet(const char* name) const;
    [[nodiscard]] bool waitForNoSheet() const;

private:
    GameWindow& m_window;
};

class MouseHands : public Hands
{
public:
    using Hands::Hands;

    [[nodiscard]] QString play(const Play& play) override;
    [[nodiscard]] QString exchange(const Exchange& exchange) override;
    [[nodiscard]] QString pass() override;
    [[nodiscard]] QString answer(const CardChoice& choice) override;
    [[nodiscard]] QString goOn() override;

private:
    [[nodiscard]] QString lay(const Placement& placement);
    [[nodiscard]] bool clickTiles(const std::vector<Tile>& tiles);
};

// Types most plays letter by letter, as people write: ß for two S, and letters of the board too, which are left out in each
// second play on a flat board. Writes each fifth as a line of text.
class KeyHands : public Hands
{
public:
    using Hands::Hands;

    [[nodiscard]] QString play(const Play& play) override;
    [[nodiscard]] QString exchange(const Exchange& exchange) override;
    [[nodiscard]] QString pass() override;
    [[nodiscard]] QString answer(const CardChoice& choice) override;
    [[nodiscard]] QString goOn() override;

    // What was typed on the board, and how many letters of it were there already.
    [[nodiscard]] const QString& words() const { return m_words; }
    [[nodiscard]] int typedOver() const { return m_typedOver; }

private:
    void moveCursor(Square to);
    [[nodiscard]] QString typeWord(const Play& play);
    void typeLine(const Play& play);
    void typeTiles(const Play& play);
    void typeLetters(const QString& letters);
    [[nodiscard]] QString write(const Play& play);
    [[nodiscard]] QString keysFor(Tile tile) const;
    [[nodiscard]] QString claim(const Claim& claim);
    void choose(const std::vector<Tile>& tiles);

    int m_plays = 0;
    QString m_words;
    int m_typedOver = 0;
};

// What the person did in a game, and how often.
struct Met
{
    int yellowBlanks = 0; // laid
    int blockers = 0;     // put down
    int lifted = 0;       // blockers taken off for a square
    int replaced = 0;     // blockers by tiles
    int cards = 0;        // drawn
    int changes = 0;      // cards answered with tiles,
    int removals = 0;     // with a blocker,
    int refusals = 0;     // with nothing
    int claims = 0;

    // As much or more of everything.
    [[nodiscard]] bool covers(const Met& wanted) const;
    [[nodiscard]] QString text() const;
};

// A game of a person and a computer to its end, with all dialogs, kept in files.
class PlayedGame
{
public:
    // Each says what went wrong, or "".
    [[nodiscard]] QString begin(const GameStart& start);
    [[nodiscard]] QString playToTheEnd(Hands& hands);
    // The end is in the window, and what stands there is what the record on the disk tells.
    [[nodiscard]] QString checkEnd();

    [[nodiscard]] GameWindow& window() { return m_window; }
    [[nodiscard]] Met met();

private:
    [[nodiscard]] QString takeTurn(Hands& hands, Adviser& adviser);
    [[nodiscard]] const Game& game() { return *m_window.gameTable().game(); }
    [[nodiscard]] QString checkRecord();
    [[nodiscard]] QString checkDialog();

    QTemporaryDir m_folder;
    GameWindow m_window; // goes before the folder
};

} // namespace storeys::test

Q_DECLARE_METATYPE(storeys::GameStart)
Q_DECLARE_METATYPE(storeys::test::Met)
