#pragma once
// The tray: a rim round a sunken well, with a pad for each square. Squares differ in shape as well as in colour: starts
// are octagons with an inlay, letter premiums are discs, word premiums are octagons, squares that give something once
// are plaques with hollow corners, walls are brickwork or asteroids, and plates lie under mini boards and under
// players' squares. A tray that is a rack (isRack) has no pads. The tops of the pads are at height 0. A Model owns the
// geometry.

#include "board_ground.h"
#include "space_ground.h"
#include "swept.h"

namespace storeys {

// The base of meshes that show a BoardLook and follow its changes.
class BoardMesh : public storeys::Swept
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(storeys::BoardLook* look READ look WRITE setLook NOTIFY changed)

public:
    [[nodiscard]] BoardLook* look() const { return m_look; }
    void setLook(BoardLook* look)
    {
        m_look = look;
        if (look)
            connect(look, &BoardLook::changed, this, &BoardMesh::changed, Qt::UniqueConnection);
        emit changed();
    }

protected:
    [[nodiscard]] QVector3D placeOf(int square) const { return middleOf(square, m_look->rows, m_look->columns); }

    QPointer<BoardLook> m_look;
};

class TrayGeometry : public storeys::BoardMesh
{
    Q_OBJECT
    QML_ELEMENT
    INPUT(bool, isRack, changed) = false;
    INPUT(float, margin, changed) = 6; // width of a board's rim
    INPUT(QColor, rim, changed);
    INPUT(QColor, well, changed);

private:
    void build() override;
    void addRim(const Footprint& outer, float rimWidth);
    void addPad(QVector3D middle, const Profile& pad, int segments, const QColor& colour);
    void addStart(QVector3D middle, bool starred);
    void addSquare(int square);
    void addWall(int square);
    void addBrick(int square, int course);
    void addAsteroid(int square);
    void addDisc(const Disc& disc, QVector3D middle, float y, const QColor& colour);
    void addStars(int square, float y);
    void addPlates();
    [[nodiscard]] bool outlines() const;

    bool m_space = false; // whether the board is in space; set while building
};

} // namespace storeys
