#pragma once
// The geometry of the board in 3D: where a tile lies, which square a ray from the eye meets first, how high a held tile
// must go to clear the stacks. Computed here, because Quick 3D cannot pick instances before Qt 6.8. The view of a board
// or rack owns it. The origin is the middle of the board at the top of the pads; x goes right, y up, z towards the
// viewer. Unit: a tenth of a cell.

#include "legibility.h"
#include "swept.h"
#include <QList>
#include <QObject>
#include <QStringList>
#include <QVector3D>

namespace storeys {

class BoardSpace : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    INPUT(int, rows, changed) = 10;
    INPUT(int, columns, changed) = 10;
    INPUT(float, pitch, changed) = 10;     // distance between neighbouring squares
    INPUT(QList<int>, heights, changed);   // tiles on each square; missing: 0
    INPUT(QList<float>, depths, changed);  // how far each stack has sunk into the board, in tiles; missing: 0
    INPUT(QList<QString>, kinds, changed); // kind of each square, see BoardShape; missing: ordinary

public:
    static constexpr float tileHalf = tileSide / 2;

    [[nodiscard]] int count() const { return m_rows * m_columns; } // number of squares
    [[nodiscard]] int columns() const { return m_columns; }
    // The height of a stack, in tiles; 0 for square -1.
    Q_INVOKABLE int height(int square) const { return m_heights.value(square); }
    // The middle of the base of the tile at that level. Level 0 lies on the board, unless the stack has sunk.
    Q_INVOKABLE QVector3D place(int square, int level) const;
    // The middle of the top of what is on a square: the stack, the bricks of a wall, or nothing.
    Q_INVOKABLE QVector3D topOf(int square) const;
    // The tops of all squares as if no stack had sunk.
    [[nodiscard]] QList<Top> standingTops() const;
    // The square whose stack or pad the ray meets first, -1 if there is none. The sides of a stack count too.
    Q_INVOKABLE int squareAt(QVector3D from, QVector3D direction) const;
    // The point where the ray meets the horizontal plane at height y.
    Q_INVOKABLE QVector3D onPlane(QVector3D from, QVector3D direction, float y) const
    {
        return from + direction * ((y - from.y()) / direction.y());
    }
    // The point on the ray where a held tile is `clearance` above all stacks under it, and above the stack on `square`
    // (-1: none).
    Q_INVOKABLE QVector3D hover(QVector3D from, QVector3D direction, int square, float clearance) const;

signals:
    void changed();

private:
    QVector3D standing(int square, int level) const;
    float highestUnder(QVector3D middle) const; // top of the highest stack under a tile at that place
};

} // namespace storeys
