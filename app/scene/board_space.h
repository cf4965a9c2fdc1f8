#pragma once
// The board as things in space: where a tile of a square lies, which square a line of sight meets first, how
// high a held tile must go to clear the stacks. Analytic, because Quick 3D cannot pick instances before
// Qt 6.8. The table view owns it. The middle of the board is the origin, pads are at height 0, rows go
// towards the viewer; the unit is a tenth of a cell.

#include "swept.h"
#include <QList>
#include <QObject>
#include <QtQml/qqmlregistration.h>
#include <QVector3D>

namespace storeys {

class BoardSpace : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int rows MEMBER m_rows NOTIFY changed)
    Q_PROPERTY(int columns MEMBER m_columns NOTIFY changed)
    Q_PROPERTY(float pitch MEMBER m_pitch NOTIFY changed)          // from square to square
    Q_PROPERTY(QList<int> heights MEMBER m_heights NOTIFY changed) // tiles on each square; short = none

public:
    static constexpr float tileHalf = tileSide / 2;

    using QObject::QObject;

    [[nodiscard]] int count() const { return m_rows * m_columns; } // of squares
    Q_INVOKABLE int height(int square) const;                      // tiles, 0 for -1
    // The middle of the base of the tile at that level (0 = on the board).
    Q_INVOKABLE QVector3D place(int square, int level) const;
    // The middle of the top of the stack, or of the empty square.
    Q_INVOKABLE QVector3D topOf(int square) const { return place(square, height(square)); }
    // The square whose stack or pad the ray meets first, -1 if none; the sides of a stack belong to it.
    Q_INVOKABLE int squareAt(QVector3D from, QVector3D direction) const;
    // Where the ray meets the level plane at height y.
    Q_INVOKABLE QVector3D onPlane(QVector3D from, QVector3D direction, float y) const;
    // Where on the ray a tile clears, by so much, every stack under it and the stack of that square (-1: of
    // none).
    Q_INVOKABLE QVector3D hover(QVector3D from, QVector3D direction, int square, float clearance) const;

signals:
    void changed();

private:
    float highestUnder(QVector3D middle) const; // of the stacks that a tile there would lie over

    int m_rows = 10;
    int m_columns = 10;
    float m_pitch = 10;
    QList<int> m_heights;
};

} // namespace storeys
