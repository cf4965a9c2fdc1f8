#pragma once

#include "base/error.h"
#include "rules/action.h"
#include "table/qml.h"
#include "table/typing/claim_pen.h"

#include <vector>

namespace storeys {

class TableView;

// Lets a person type plays: a square of the board, and a direction in which letters lay tiles. A letter that is already
// there is typed over and lays nothing. If tiles stack, that is the top of the stack at the cursor; on any other stack
// the letter lays its tile. If they don't, the cursor skips occupied squares, and letters of these can be typed in
// their order or left out: if an I lies behind the R just typed, both IE and E make RIE, and IIE makes RIIE. The U
// after a Qu belongs to that tile and lays nothing. While hidden, the cursor keeps its place, but another person begins
// at the last play. Owned by the GameTable.
class TypingCursor : public QObject
{
    Q_OBJECT
    TABLE_PART

public:
    // Lays tiles through the view only, which has no game yet.
    explicit TypingCursor(TableView& view);

    // ---- for QML
    FLAG(shown, isShown, changed) { return m_shown; }
    PROPERTY(int, square, changed) { return m_square; }
    FLAG(down, isDown, changed) { return m_down; }
    [[nodiscard]] const ClaimPen* claims() const { return &m_claims; }
    // Handles a key (Qt::Key) with the text that it produces. Arrows move the cursor; Space turns it. A number and then
    // a letter, as in "5D", go to that square; Home goes to the last play or, before the first play, to a start square.
    // A letter, in either case, lays its tile or, if the rack does not have it, a blank of the rack. ? before a letter
    // asks for a blank, of the rack if possible; * before a letter asks for a yellow blank. A letter that tiles spell
    // as two, such as ß, lays both or none. # puts a blocker on the square or takes it off. Backspace takes back what
    // the last key laid, Escape all tiles; if there are none, Escape hides the cursor. The end of a game hides it too;
    // after that only arrows and Escape do anything. Returns false if the key has no meaning.
    Q_INVOKABLE bool press(int key, const QString& text, bool shift);
    // Shows the cursor on the square or, if it is already there, turns it.
    Q_INVOKABLE void point(int square);
    // Replaces the laid tiles by a play given as text: as a person types it, or in the notation of records
    // (table/typing/typed_play.h). Returns why the text can't be read or the play is not legal; "" if it is legal.
    Q_INVOKABLE QString layText(const QString& text);
    Q_INVOKABLE QString layNotation(const QString& text);
    // A word of the game's language, for an example of such a text; see table/typing/typed_play.h.
    Q_INVOKABLE QString exampleWord() const;
    // Repeats why the last letter was refused. Returns false if it was not, or if anything has been done since. The
    // Enter key calls this first, so that it never plays or claims a word that lacks a letter.
    Q_INVOKABLE bool sayAgain();

signals:
    void changed();
    // A letter or a word could not be laid; `why` is a sentence.
    void refused(const QString& why);

private:
    struct Step
    {
        int square;        // of the letter
        int from;          // where the cursor was, before it skipped occupied squares
        bool laid;         // false: the letter was there
        bool more = false; // of the same key as the step before
    };

    // ---- keys
    void refuse(const QString& why);
    bool take(int key, const QString& text, bool shift);
    bool pressArrow(int key);
    bool pressLetter(const QString& text);
    void jump(const QString& row, QChar column);
    void goTo(int square); // also sets the direction to across
    void settleOn(int square);
    bool pressSign(QChar sign);
    void putBlocker();
    void turn();
    void escape();
    bool stepBack(); // whether the step before is of the same key

    // ---- typing
    // The kind of tile to lay for the next letter. Tile: the letter's own tile or, if the rack has none, a blank from
    // the rack. Blank: a blank from the rack or, if there is none, a yellow one. Yellow: a yellow blank.
    enum class With { Tile, Blank, Yellow };
    QString layWhole(const Result<Play, QString>& play);
    QString typeAll(const QString& letters, With with);
    // The next three return why the letter can't be typed or its tile can't be laid, "" if it was.
    [[nodiscard]] QString typeLetter(QChar letter, With with);
    [[nodiscard]] QString type(const QString& symbol, With with);
    [[nodiscard]] QString lay(const QString& symbol, With with);
    // The square where the letter is already there and can be typed over; -1: none.
    [[nodiscard]] int standing(const QString& symbol) const;
    // The slot of the rack or the reserve to use; -1 for none.
    [[nodiscard]] int slotFor(const QString& symbol, With with) const;
    [[nodiscard]] bool stacks() const;
    [[nodiscard]] bool isOccupied() const;
    void advance();
    void skipOccupied();
    void follow();
    void reset();
    [[nodiscard]] int lastPlay() const; // first square of the last play; before the first play, a start square

    TableView& m_view;
    PART(ClaimPen, claims); // gets keys before the cursor does
    bool m_shown = false;
    int m_square = 0;
    bool m_down = false;
    With m_with = With::Tile;  // what the next letter is laid with
    std::vector<int> m_passed; // occupied squares skipped since the last letter was typed
    bool m_atEnd = false;      // the last letter filled the last square of its row or column
    QString m_row;             // a typed row number that waits for the letter of a column
    QString m_refusal;         // why the last letter was refused; "" if it was not
    QString m_belongs;         // letters that belong to the last typed tile, such as the U of Qu
    std::vector<Step> m_typed; // what was typed in this turn
    qsizetype m_turn = 0;      // number of turns when last checked, to notice that a turn is over
    int m_seat = -1;           // the seat that last used the cursor; -1: none
    bool m_over = false;       // whether the game was over when last checked
};

} // namespace storeys
