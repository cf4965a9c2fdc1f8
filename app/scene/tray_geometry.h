#pragma once
// The tray: a rim round a sunken well, with a pad for each square. Squares differ in shape as well as in colour: starts
// are octagons with an inlay, letter premiums discs, word premiums octagons, squares that give something once are
// plaques with hollow corners, walls are brickwork or asteroids, and plates lie under mini boards and under players'
// squares. A rack (isRack) has no pads. A Model owns it. The tops of the pads are at height 0.

#include "board_ground.h"
#include "space_ground.h"
#include "swept.h"
#include <QList>
#include <QRectF>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace storeys {

class TrayGeometry : public storeys::Swept
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int rows MEMBER m_rows NOTIFY changed)
    Q_PROPERTY(int columns MEMBER m_columns NOTIFY changed)
    Q_PROPERTY(QList<int> starts MEMBER m_starts NOTIFY changed)    // start squares
    Q_PROPERTY(QList<QString> kinds MEMBER m_kinds NOTIFY changed)  // kind of each square, see PremiumKind
    Q_PROPERTY(QList<int> owners MEMBER m_owners NOTIFY changed)    // owner of each square, seats from 1; 0: nobody
    Q_PROPERTY(QList<QRectF> plates MEMBER m_plates NOTIFY changed) // in squares, the lowest first
    // colours of 2L 3L 2W 3W 4L 4W
    Q_PROPERTY(QList<QColor> premiums MEMBER m_premiums NOTIFY changed)
    Q_PROPERTY(QList<QColor> plaques MEMBER m_plaques NOTIFY changed) // colours of plaques, see plaqueOf()
    Q_PROPERTY(QList<QColor> walls MEMBER m_walls NOTIFY changed)     // colours: top, lit edge, joint
    // For a board in space, as in GroundLook.
    Q_PROPERTY(QList<int> sides MEMBER m_sides NOTIFY changed)
    Q_PROPERTY(QList<QColor> lanes MEMBER m_lanes NOTIFY changed)
    Q_PROPERTY(QList<QColor> asteroids MEMBER m_asteroids NOTIFY changed)
    Q_PROPERTY(QColor starlight MEMBER m_starlight NOTIFY changed)
    Q_PROPERTY(QList<QColor> seats MEMBER m_seats NOTIFY changed)
    Q_PROPERTY(QList<QColor> miniBoards MEMBER m_miniBoards NOTIFY changed) // colours: plate, lit edge
    Q_PROPERTY(QList<int> stars MEMBER m_stars NOTIFY changed)              // start squares with a star
    Q_PROPERTY(bool isRack MEMBER m_isRack NOTIFY changed)
    Q_PROPERTY(QColor rim MEMBER m_rim NOTIFY changed)
    Q_PROPERTY(QColor well MEMBER m_well NOTIFY changed)
    Q_PROPERTY(QColor pad MEMBER m_pad NOTIFY changed)
    Q_PROPERTY(QColor start MEMBER m_start NOTIFY changed)
    Q_PROPERTY(QColor inlay MEMBER m_inlay NOTIFY changed)

public:
    using Swept::Swept;

protected:
    void build() override;

private:
    void addRim(const Footprint& outer, float rimWidth);
    void addPad(QVector3D middle, const QColor& colour);
    void addStart(QVector3D middle, bool starred);
    void addPremium(QVector3D middle, const PremiumKind& kind);
    void addPlaque(QVector3D middle, const QColor& colour);
    void addSquare(int square);
    void addWall(int square);
    void addBrick(int square, int course);
    void addAsteroid(int square);
    void addDisc(const Disc& disc, QVector3D middle, float y, const QColor& colour);
    void addStars(int square, float y);
    void addPlates();
    [[nodiscard]] bool isWall(int row, int column) const;
    [[nodiscard]] bool outlines() const;

    int m_rows = 10;
    int m_columns = 10;
    QList<int> m_starts;
    QStringList m_kinds;
    QList<QColor> m_premiums;
    QList<int> m_owners;
    QList<QRectF> m_plates;
    QList<int> m_sides;
    QList<QColor> m_plaques, m_walls, m_lanes, m_asteroids, m_seats, m_miniBoards;
    QList<int> m_stars;
    bool m_isRack = false;
    QColor m_rim, m_well, m_pad, m_start, m_inlay, m_starlight;
    bool m_space = false; // whether the board is in space; set while building
};

} // namespace storeys
