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

// One of the small boards of which players build the board of a game (see LayoutDraft), laid or still beside it.
struct MiniBoardEntry
{
    Q_GADGET
    TABLE_VALUE(miniBoardEntry, MiniBoardEntry)
    Q_PROPERTY(bool laid READ isLaid)

    FIELD(int, number) = 0;
    FIELD(QString, label);             // number, side that is up, and name: "8b Plaza"
    FIELD(QString, spoken);            // the label with its place, for screen readers: "8b Plaza, on the board at F6"
    FIELD(storeys::BoardShape, shape); // shape of the side that is up, not turned
    FIELD(int, order) = -1;            // 0 for the lowest mini board on the board, then upwards; -1: not on the board
    FIELD(int, row) = 0;               // row of the upper left square, if the mini board is on the board
    FIELD(int, column) = 0;            // column of that square
    FIELD(int, rows) = 0;              // size as turned
    FIELD(int, columns) = 0;

    [[nodiscard]] bool isLaid() const { return order >= 0; }
};

// A board being designed: which mini boards of a variant lie where, and which side is up. Independent of any game. Mini
// boards are named by their numbers; calls about a mini board that does not exist or is not on the board do nothing.
class LayoutDraft : public QObject
{
    Q_OBJECT
    TABLE_PART

public:
    // Begins with a layout of that variant, or with the variant's own if the layout does not fit.
    void begin(const Variant& variant, const QString& layout, const HouseRules& houseRules);

    // All mini boards, in the order of the variant.
    PROPERTY(QList<storeys::MiniBoardEntry>, miniBoards, changed) { return m_entries; }
    PROPERTY(storeys::BoardShape, shape, changed) { return m_shape; }
    // The layout as text; see rules/mini_boards.h.
    PROPERTY(QString, text, changed) { return QString::fromStdString(layoutText(m_laid)); }
    // Whether the board can be played: at least one star is not covered by another mini board.
    FLAG(usable, isUsable, changed) { return m_stars > 0; }
    PROPERTY(QString, check, changed); // whether the board can be played, as a sentence
    // A sentence about the house rules' bonus for joining stars, or "".
    PROPERTY(QString, bonus, changed);

    // Lays a mini board on top of all others, with its upper left square on that square or as near to it as the board's
    // edge allows. A mini board that is already laid moves there and keeps its rotation.
    Q_INVOKABLE void lay(int number, int row, int column);
    Q_INVOKABLE void layInTheMiddle(int number);
    // Moves the mini board by `down` rows and `right` columns, at most to the edge. Mini boards on top of it stay where
    // they are.
    Q_INVOKABLE void move(int number, int down, int right);
    // Rotates the mini board by a quarter turn clockwise about its middle.
    Q_INVOKABLE void turn(int number);
    // Turns the mini board's other side up, on the board or beside it.
    Q_INVOKABLE void flip(int number);
    Q_INVOKABLE void remove(int number);
    Q_INVOKABLE void clear();
    // Lays one to three random mini boards that leave a star visible.
    Q_INVOKABLE void random() { random(QRandomGenerator::global()->generate64()); }
    void random(std::uint64_t seed);
    // Takes over a layout given as text, even one without a star. If the text is wrong, changes nothing and returns
    // why; else "".
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
    // Updates everything after the layout has changed.
    void update();

    Variant m_variant;
    HouseRules m_houseRules;
    std::vector<LaidMiniBoard> m_laid;                // mini boards on the board, the lowest first
    std::vector<LaidMiniBoard> m_fitting;             // the last layout that fitted the board
    std::map<int, int> m_sides;                       // side that is up, by number of the mini board
    std::map<int, std::array<BoardShape, 2>> m_faces; // shapes by number and side
    QList<MiniBoardEntry> m_entries;
    BoardShape m_shape;
    int m_stars = 0;
};

} // namespace storeys
