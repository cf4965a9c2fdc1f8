#pragma once

#include "table/view/claim_pen.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace storeys {

class TableView;

// Plays typed on the keyboard: a square of the board and a direction, from which letters lay tiles. A TableView owns it,
// and it lays tiles through the view alone. Where tiles don't stack, squares that hold one are skipped; where
// they do, a letter goes on top, and a letter that is seen there already is stepped over. The U after a Qu belongs to
// that tile and lays nothing. While not shown it keeps its place, but the next person begins at the last play.
class TypingCursor : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The view has one.")
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    Q_PROPERTY(int square READ square NOTIFY changed)
    Q_PROPERTY(bool down READ isDown NOTIFY changed)
    Q_PROPERTY(storeys::ClaimPen* claims READ claims CONSTANT)

public:
    explicit TypingCursor(TableView& view);

    // ---- for QML
    [[nodiscard]] bool isShown() const { return m_shown; }
    [[nodiscard]] int square() const { return m_square; }
    [[nodiscard]] bool isDown() const { return m_down; }
    // Keys go to it while words are drawn.
    [[nodiscard]] ClaimPen* claims() { return &m_claims; }
    [[nodiscard]] const ClaimPen* claims() const { return &m_claims; }
    // A key (Qt::Key) with the text that it makes: arrows move, Space and (while shown) Tab turn, letters lay, with
    // Shift a blank, first one of the rack; * and a letter a yellow one; # a blocker on the square, or takes one off, Backspace takes the last tile back, Escape all, or hides the cursor. False if it means nothing.
    // The end of a game hides it; only arrows and Escape mean something then.
    Q_INVOKABLE bool press(int key, const QString& text, bool shift);
    // Shows it on the square; where it is already, it turns.
    Q_INVOKABLE void point(int square);
    // Lays a play written as text instead of what is laid; says what can't be read or is not legal, or "".
    Q_INVOKABLE QString layText(const QString& text);

signals:
    void changed();
    // A letter laid nothing; why is a sentence.
    void refused(const QString& why);

private:
    struct Step
    {
        int square;
        bool laid; // else stepped over
    };

    // ---- keys
    bool pressArrow(int key);
    bool pressLetter(const QString& text, bool shift);
    bool pressPiece(QChar symbol);
    void putBlocker();
    void turn();
    void escape();
    void stepBack();

    // ---- typing
    // What a letter is laid with: the tile, or a blank of the rack where there is none; any blank; a yellow one.
    enum class With { Tile, Blank, Yellow };
    void type(const QString& symbol, With with);
    [[nodiscard]] QString lay(const QString& symbol, With with); // why not, or ""
    // The slot, -1 for none.
    [[nodiscard]] int slotFor(const QString& symbol, With with) const;
    [[nodiscard]] bool stacks() const;
    [[nodiscard]] bool isOccupied() const;
    void advance();
    void skipOccupied();
    void follow();
    void reset();
    void begin(int seat);

    TableView& m_view;
    ClaimPen m_claims;
    bool m_shown = false;
    int m_square = 0;
    bool m_down = false;
    bool m_yellow = false;     // the next letter takes a yellow blank
    bool m_atEnd = false;      // the last letter went on the last square of the row or column
    QString m_belongs;         // letters that belong to the tile typed last
    std::vector<Step> m_typed; // this turn
    qsizetype m_turn = 0;      // of the game, to see when it is over
    int m_seat = -1;           // of the person who had it last
    bool m_over = false;       // the game, when it was seen last
};

} // namespace storeys
