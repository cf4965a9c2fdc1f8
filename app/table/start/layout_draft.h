#pragma once

#include "rules/house_rules.h"
#include "rules/mini_boards.h"
#include "rules/variant.h"
#include "table/qml.h"
#include "table/view/board_shape.h"

#include <QRandomGenerator>

#include <array>
#include <map>
#include <vector>

namespace storeys {

// A mini board of a LayoutDraft, on the board or beside it.
struct MiniBoardEntry
{
    Q_GADGET
    QML_VALUE_TYPE(miniBoardEntry)
    Q_PROPERTY(bool laid READ isLaid)

    FIELD(int, number) = 0;
    FIELD(QString, label);             // "8b Plaza", by the side that is up
    FIELD(QString, spoken);            // with where it lies, for screen readers: "8b Plaza, on the board at F6"
    FIELD(storeys::BoardShape, shape); // of that side, not turned
    FIELD(int, order) = -1;            // among those on the board, the lowest is 0; -1: not there
    FIELD(int, row) = 0;               // where it lies, if it does
    FIELD(int, column) = 0;
    FIELD(int, rows) = 0; // as it is turned
    FIELD(int, columns) = 0;

    [[nodiscard]] bool isLaid() const { return order >= 0; }
    bool operator==(const MiniBoardEntry&) const = default;
};

// A board that is designed: which mini boards of a variant lie where, which side up. Knows of no game. Mini boards are
// named by their numbers; what is asked of one that is not there or not on the board does nothing.
class LayoutDraft : public QObject
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(QList<storeys::MiniBoardEntry> miniBoards READ miniBoards NOTIFY changed)
    Q_PROPERTY(storeys::BoardShape shape READ shape NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(bool usable READ isUsable NOTIFY changed)
    Q_PROPERTY(QString check READ check NOTIFY changed)
    Q_PROPERTY(QString bonus READ bonus NOTIFY changed)

public:
    // With a layout of that variant, or the variant's own where it has no such layout.
    void begin(const Variant& variant, const QString& layout, const HouseRules& houseRules);

    // All, in the order of the variant.
    [[nodiscard]] const QList<MiniBoardEntry>& miniBoards() const { return m_entries; }
    // The board as it is now.
    [[nodiscard]] const BoardShape& shape() const { return m_shape; }
    // See rules/mini_boards.h.
    [[nodiscard]] QString text() const { return QString::fromStdString(layoutText(m_laid)); }
    // Whether a star can be seen.
    [[nodiscard]] bool isUsable() const { return m_stars > 0; }
    [[nodiscard]] QString check() const; // the same as a sentence
    // What the house rules give for joining stars, or "".
    [[nodiscard]] QString bonus() const;

    // On top of all, its upper left square on that one, or as near as the board's edge allows. One that lies somewhere
    // else is taken from there, turned as it is.
    Q_INVOKABLE void lay(int number, int row, int column);
    Q_INVOKABLE void layInTheMiddle(int number);
    // Moves it by that many squares, or up to the edge. What lies on top of it stays there.
    Q_INVOKABLE void move(int number, int down, int right);
    // A quarter clockwise, about its middle.
    Q_INVOKABLE void turn(int number);
    // The other side up, on the board or beside it.
    Q_INVOKABLE void flip(int number);
    Q_INVOKABLE void remove(int number);
    Q_INVOKABLE void clear();
    // One to three mini boards that leave a star in sight.
    Q_INVOKABLE void random() { random(QRandomGenerator::global()->generate64()); }
    void random(std::uint64_t seed);
    // Takes a layout as text, also one without a star. Says what is wrong with the text, and takes nothing, or "".
    Q_INVOKABLE QString read(const QString& text);

    void retell() { update(); }

signals:
    void changed();

private:
    [[nodiscard]] const MiniBoard* boardOf(int number) const;
    [[nodiscard]] LaidMiniBoard* laidOf(int number);
    void keepOnBoard(LaidMiniBoard& laid, int row, int column) const;
    [[nodiscard]] MiniBoardEntry entryOf(const MiniBoard& board) const;
    [[nodiscard]] BoardShape shapeOf(const MiniBoard& board, int side) const;
    // After the layout has changed.
    void update();

    Variant m_variant;
    HouseRules m_houseRules;
    std::vector<LaidMiniBoard> m_laid;                // the lowest first
    std::vector<LaidMiniBoard> m_fitting;             // as it was last shown
    std::map<int, int> m_sides;                       // which is up, by number
    std::map<int, std::array<BoardShape, 2>> m_faces; // by number and side
    QList<MiniBoardEntry> m_entries;
    BoardShape m_shape;
    int m_stars = 0;
};

} // namespace storeys
