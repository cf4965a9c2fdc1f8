#pragma once

#include "base/alphabet.h"
#include "rules/action.h"
#include "table/qml.h"
#include "table/tiles/scored_words.h"

#include <vector>

namespace storeys {

class TableView;

// Draws words through tiles in games whose plays are paths. The person lays tiles, then draws each word from tile to
// tile, or types it and the pen finds its path. A finished word becomes a claim of the draft. Owned by a TypingCursor.
class ClaimPen : public QObject
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(bool writing READ isWriting WRITE setWriting NOTIFY changed)

public:
    // `cursor`: the square of the typing cursor, where keys begin to draw.
    ClaimPen(TableView& view, const int& cursor);

    // ---- state
    // Whether the person now draws words instead of laying tiles. Never true while the draft has no tile.
    [[nodiscard]] bool isWriting() const { return m_writing; }
    void setWriting(bool writing);
    // The claims of the draft, then the word being drawn.
    PROPERTY(QList<storeys::ClaimLine>, lines, changed) { return m_lines; }
    // The claims of the last play on the visible board, until tiles are laid.
    PROPERTY(QList<storeys::ClaimLine>, last, changed) { return m_last; }
    FLAG(drawing, isDrawing, changed) { return !m_path.empty(); }
    // Squares to which the word being drawn can be extended, and its second-to-last square, which removes the last one.
    PROPERTY(QList<int>, next, changed);
    // Whether every tile of the draft is in a claim. status() says so, or names the tiles that are in no word.
    FLAG(complete, isComplete, changed) { return m_complete; }
    PROPERTY(QString, status, changed) { return m_status; }

    // ---- drawing
    Q_INVOKABLE void begin(int square);
    // Extends the word to a neighboring tile. Going back to the square before the last one removes the last one. Other
    // squares change nothing.
    Q_INVOKABLE void extend(int square);
    // Makes the word a claim, or says why it can't be one. A word of a single square is just dropped.
    Q_INVOKABLE void end();
    Q_INVOKABLE void drop();
    // Removes a claim by its number, from 1.
    Q_INVOKABLE void remove(int number);
    Q_INVOKABLE void focus(int number);
    // suggest() claims the best word not claimed yet, and counts as a hint. canSuggest(): whether it may be called now.
    PROPERTY(bool, canSuggest, changed);
    Q_INVOKABLE void suggest();
    // Sets the claims of a play that was typed as a whole.
    void claim(const std::vector<Claim>& claims);
    // Goes on to drawing words if the tiles lie legally and only claims are missing. False: not so, or it draws already.
    bool beginWords();

    // ---- keys, see TypingCursor::press()
    // Space goes on from laying tiles to drawing words. Then letters type a word, Space shows its next path, and Enter
    // ends it. Arrows with Shift and the corner keys of the keypad draw a word. Backspace removes the last letter or
    // square, Escape all of them; if there are none, both go back to laying tiles. Delete removes the claim in focus.
    bool press(int key, const QString& text, bool shift);

signals:
    void changed();
    // A word could not be claimed; `why` is a sentence.
    void refused(const QString& why);
    // A typed letter could not be claimed.
    void letterRefused(const QString& why);
    // A key has drawn the word to this square.
    void drawnTo(int square);

private:
    [[nodiscard]] bool isPossible() const; // whether plays are paths, and a person who may act has laid tiles
    [[nodiscard]] std::vector<Claim> claims() const;
    [[nodiscard]] Play with(const Claim& path) const; // the play with the draft's tiles and only that claim
    [[nodiscard]] bool hasTile(Square square) const;
    [[nodiscard]] Letter letterOn(Square square) const;
    [[nodiscard]] QString face(Letter letter) const;
    [[nodiscard]] QString lackOfRoom() const; // why no further word can be claimed; "" if one can
    bool type(const QString& text);
    void seek(const QStringList& typed);
    void takeLetterBack();
    void showNext();
    bool step(int rows, int columns);
    void refresh();
    void follow();
    [[nodiscard]] ClaimLine lineOf(int number, const Claim& path) const;
    [[nodiscard]] QList<ClaimLine> linesNow() const;
    [[nodiscard]] QList<ClaimLine> lastNow() const;
    [[nodiscard]] QString statusNow() const;

    TableView& m_view;
    const int& m_cursor;
    bool m_writing = false;
    Claim m_path;               // the word being drawn, square by square
    QStringList m_typed;        // letters of the word by key, if it is typed; else empty
    std::vector<Claim> m_paths; // paths that spell `m_typed`, best first
    std::size_t m_shown = 0;    // index of the path that is shown
    int m_focus = 0;            // number of the claim in focus
    QList<ClaimLine> m_lines;
    QList<ClaimLine> m_last;
    bool m_complete = false;
    QString m_status;
};

} // namespace storeys
