#pragma once

#include "swept.h"

namespace storeys {

// The mesh of one tile; an instance table draws the mesh for every tile. The origin is the middle of the tile's base. A
// Model owns it. The bounds cover all instances, because Quick 3D fits the shadow map to them.
class TileGeometry : public storeys::Swept
{
    Q_OBJECT
    QML_ELEMENT
    INPUT(bool, covered, changed) = false; // under another tile: no top face, fewer rings
    INPUT(int, corner, changed) = 2;       // segments of each corner of a covered tile in plan, 1 or 2
    // half sides and height of a box round all instances
    INPUT(QVector3D, extent, changed){cell / 2, storeyHeight, cell / 2};

private:
    void build() override;
};

// A sign laid round a square: four corner brackets (such as where a held tile would go) or a closed frame (such as
// round an empty square at fault). A cross in the middle shows that something is not allowed, so that no meaning
// depends on hue alone. A Model owns it.
class FrameGeometry : public storeys::Swept
{
    Q_OBJECT
    QML_ELEMENT
    INPUT(bool, closed, changed) = false;
    INPUT(bool, crossed, changed) = false;
    INPUT(QColor, core, changed);
    INPUT(QColor, edge, changed); // contrasts with the core on any ground

private:
    void build() override;
    void addBar(const Footprint& footprint);
    void addCorner(float signX, float signZ, float length);
    void addCross();
};

} // namespace storeys
