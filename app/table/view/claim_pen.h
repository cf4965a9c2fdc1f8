#pragma once

#include "base/alphabet.h"
#include "rules/action.h"
#include "table/view/claim_line.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace storeys {

class TableView;

// Words claimed where plays are paths. The person lays tiles, goes on to the words, and draws each of them from tile to
// tile, or types it: then the pen finds the way. What is drawn becomes a claim of the draft once it ends. A TypingCursor
// owns it.
class ClaimPen : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Each cursor has one.")
    Q_PROPERTY(bool writing READ isWriting WRITE setWriting NOTIFY changed)
    Q_PROPERTY(QList<storeys::ClaimLine> lines READ lines NOTIFY changed)
    Q_PROPERTY(QList<storeys::ClaimLine> last READ last NOTIFY changed)
    Q_PROPERTY(QList<int> next READ next NOTIFY changed)
    Q_PROPERTY(bool drawing READ isDrawing NOTIFY changed)
    Q_PROPERTY(bool complete READ isComplete NOTIFY changed)
    Q_PROPERTY(QString told READ told NOTIFY changed)
    Q_PROPERTY(bool canSuggest READ canSuggest NOTIFY changed)

public:
    explicit ClaimPen(TableView& view);

    // ---- what is there
    // Words are drawn now, instead of tiles laid; only while tiles are laid.
    [[nodiscard]] bool isWriting() const { return m_writing; }
    void setWriting(bool writing);
    // The claims of the draft, then the one that is being drawn.
    [[nodiscard]] QList<ClaimLine> lines() const { return m_lines; }
    // Those of the last play that is seen, until tiles are laid.
    [[nodiscard]] QList<ClaimLine> last() const { return m_last; }
    [[nodiscard]] bool isDrawing() const { return !m_path.empty(); }
    // Squares that the one being drawn can go on to, or back to.
    [[nodiscard]] QList<int> next() const;
    // Every tile of the draft is in a claim; and that as a sentence, or which are not.
    [[nodiscard]] bool isComplete() const { return m_complete; }
    [[nodiscard]] QString told() const { return m_told; }

    // ---- drawing
    Q_INVOKABLE void begin(int square);
    // To a neighbor with a tile; one square back, the last one is taken back. Other squares change nothing.
    Q_INVOKABLE void extend(int square);
    // It becomes a claim, or a sentence says why not; of one square it is just dropped.
    Q_INVOKABLE void end();
    Q_INVOKABLE void drop();
    // By number, from 1.
    Q_INVOKABLE void remove(int number);
    Q_INVOKABLE void focus(int number);
    // Claims a word that was overlooked, the best one; where hints are given.
    [[nodiscard]] bool canSuggest() const;
    Q_INVOKABLE void suggest();
    // A play that was written as a whole.
    void claim(const std::vector<Claim>& claims);

    // ---- keys, see TypingCursor::press()
    // Space goes on to the words. There letters type one, Tab shows its next path, Enter ends it, arrows with Shift draw
    // it, as do the keys at the corners of the keypad; Backspace takes a letter back or, without one, goes back to the
    // tiles, Escape all letters; Delete removes the claim in focus.
    bool press(int key, const QString& text, bool shift);

signals:
    void changed();

private:
    [[nodiscard]] bool isPossible() const; // tiles are laid, by a person who may act, where plays are paths
    [[nodiscard]] std::vector<Claim> claims() const;
    [[nodiscard]] Play with(const Claim& path) const; // the tiles and that claim alone
    [[nodiscard]] bool hasTile(Square square) const;
    [[nodiscard]] Letter letterOn(Square square) const;
    [[nodiscard]] QString face(Letter letter) const;
    [[nodiscard]] bool hasRoom(); // for one more claim; if not, tells the person so
    void refuse(const QString& why);
    bool type(const QString& text);
    void seek(const Letters& letters);
    void takeLetterBack();
    void showNext();
    bool step(int rows, int columns);
    void tell();
    void follow();
    [[nodiscard]] ClaimLine lineOf(int number, const Claim& path) const;
    [[nodiscard]] QList<ClaimLine> linesNow() const;
    [[nodiscard]] QList<ClaimLine> lastNow() const;
    [[nodiscard]] QString toldNow() const;

    TableView& m_view;
    bool m_writing = false;
    Claim m_path;               // being drawn
    Letters m_typed;            // what it was typed as, if so
    std::vector<Claim> m_paths; // all that spell that
    std::size_t m_shown = 0;    // of those
    int m_focus = 0;            // a claim's number
    QList<ClaimLine> m_lines;
    QList<ClaimLine> m_last;
    bool m_complete = false;
    QString m_told;
};

} // namespace storeys
