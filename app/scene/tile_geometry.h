#pragma once

#include "swept.h"

#include <QtQml/qqmlregistration.h>

namespace storeys {

// The mesh of one tile; an instance table draws the mesh for every tile. The origin is the middle of the tile's base. A
// Model owns it. The bounds cover all instances, because Quick 3D fits the shadow map to them.
class TileGeometry : public storeys::Swept
{
    Q_OBJECT
    QML_ELEMENT
    // whether the tile is under another one: then it has no top face and fewer rings
    Q_PROPERTY(bool covered MEMBER m_covered NOTIFY changed)
    // number of segments of each corner of a covered tile in plan, 1 or 2
    Q_PROPERTY(int corner MEMBER m_corner NOTIFY changed)
    // half sides and height of a box round all instances
    Q_PROPERTY(QVector3D extent MEMBER m_extent NOTIFY changed)

public:
    using Swept::Swept;

protected:
    void build() override;

private:
    bool m_covered = false;
    int m_corner = 2;
    QVector3D m_extent{cell / 2, storeyHeight, cell / 2};
};

// A sign laid round a square: four corner brackets (such as where a held tile would go) or a closed frame (such as
// round an empty square at fault). A cross in the middle shows that something is not allowed, so that no meaning
// depends on hue alone. A Model owns it.
class FrameGeometry : public storeys::Swept
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool closed MEMBER m_closed NOTIFY changed)
    Q_PROPERTY(bool crossed MEMBER m_crossed NOTIFY changed)
    Q_PROPERTY(QColor core MEMBER m_core NOTIFY changed)
    Q_PROPERTY(QColor edge MEMBER m_edge NOTIFY changed) // contrasts with the core on any ground

public:
    using Swept::Swept;

protected:
    void build() override;

private:
    void addBar(const Footprint& footprint);
    void addCorner(float signX, float signZ, float length);
    void addCross();

    bool m_closed = false;
    bool m_crossed = false;
    QColor m_core, m_edge;
};

} // namespace storeys
