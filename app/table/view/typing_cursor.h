#pragma once

#include "base/error.h"
#include "rules/action.h"
#include "table/qml.h"
#include "table/view/claim_pen.h"

#include <vector>

namespace storeys {

class TableView;

// Types plays on the keyboard: a square of the board and a direction, from where letters lay tiles. Where tiles don't
// stack, occupied squares are skipped. Where they do, a letter goes on top, or is stepped over if the stack shows it
// already. The U after a Qu belongs to that tile and lays nothing. While the cursor is hidden it keeps its place, but
// another person begins at the last play. Owned by a TableView; lays tiles through that view alone.
class TypingCursor : public QObject
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    Q_PROPERTY(int square READ square NOTIFY changed)
    Q_PROPERTY(bool down READ isDown NOTIFY changed)

public:
    explicit TypingCursor(TableView& view);

    // ---- for QML
    [[nodiscard]] bool isShown() const { return m_shown; }
    [[nodiscard]] int square() const { return m_square; }
    [[nodiscard]] bool isDown() const { return m_down; }
    [[nodiscard]] const ClaimPen* claims() const { return &m_claims; }
    // A key (Qt::Key) with the text that it makes. Arrows move the cursor; Space turns it. A number and then a letter,
    // as in "5D", lead to that square; Home leads to the last play or, before it, to a start square. A letter, in
    // either case, lays its tile or, if the rack does not have it, a blank of the rack. ? before a letter asks for a
    // blank, one of the rack if possible; * before a letter asks for a yellow blank. # puts a blocker on the square or
    // takes it off. Backspace takes the last tile back, Escape all tiles; without any, Escape hides the cursor. The end
    // of a game hides it; after that only arrows and Escape do anything. False if the key means nothing.
    Q_INVOKABLE bool press(int key, const QString& text, bool shift);
    // Shows the cursor on the square; if it is there already, turns it.
    Q_INVOKABLE void point(int square);
    // Lays a play written as text instead of the tiles that are laid: as a person types it, or in the notation of
    // records (table/view/typed_play.h). Returns what can't be read or is not legal, or "".
    Q_INVOKABLE QString layText(const QString& text);
    Q_INVOKABLE QString layNotation(const QString& text);
    // Says again why the last letter was refused. False if none was, or if anything has been done since. Enter asks
    // this first, so that it never plays or claims a word that lacks a letter.
    Q_INVOKABLE bool sayAgain();

    // ---- for ClaimPen
    // A letter that was typed can't be laid or claimed.
    void refuse(const QString& why);

signals:
    void changed();
    // A letter or a word could not be laid; `why` is a sentence.
    void refused(const QString& why);

private:
    struct Step
    {
        int square;
        bool laid; // else stepped over
    };

    // ---- keys
    bool take(int key, const QString& text, bool shift);
    bool pressArrow(int key);
    bool pressLetter(const QString& text);
    void jump(const QString& row, QChar column);
    void goTo(int square); // across
    void settleOn(int square);
    bool pressSign(QChar sign);
    void putBlocker();
    void turn();
    void escape();
    void stepBack();

    // ---- typing
    // What a letter is laid with. Tile: the tile or, if the rack does not have it, a blank of the rack. Blank: a blank
    // of the rack or, if there is none, a yellow one. Yellow: a yellow blank.
    enum class With { Tile, Blank, Yellow };
    QString layWhole(const Result<Play, QString>& play);
    void type(const QString& symbol, With with);
    [[nodiscard]] QString lay(const QString& symbol, With with); // why not, or ""
    // The slot of the rack or the reserve; -1 for none.
    [[nodiscard]] int slotFor(const QString& symbol, With with) const;
    [[nodiscard]] bool stacks() const;
    [[nodiscard]] bool isOccupied() const;
    void advance();
    void skipOccupied();
    void follow();
    void reset();
    void begin(int seat);
    [[nodiscard]] int lastPlay() const; // its first square, or a start square

    TableView& m_view;
    PART(ClaimPen, claims); // gets the keys first while words are drawn
    bool m_shown = false;
    int m_square = 0;
    bool m_down = false;
    With m_with = With::Tile;  // what the next letter is laid with
    bool m_atEnd = false;      // the last letter went on the last square of its row or column
    QString m_row;             // the number of a row that was typed, and waits for the letter of a column
    QString m_refusal;         // why the last letter was refused; "" if it was not
    QString m_belongs;         // letters that are part of the tile typed last, such as the U of Qu
    std::vector<Step> m_typed; // steps in this turn
    qsizetype m_turn = 0;      // turns of the game when it was seen last, to notice that one is over
    int m_seat = -1;           // the seat that used the cursor last; -1: none
    bool m_over = false;       // the game was over when it was seen last
};

} // namespace storeys
