#pragma once
// The sizes of a tile, for QML and the shaders; the unit is a tenth of a cell. One object in the program.

#include "swept.h"
#include "tile_table.h"
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace storeys {

class Measures : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(float storey READ storey CONSTANT)       // height of a tile
    Q_PROPERTY(float tileHalf READ tileHalf CONSTANT)   // half a side of its footprint
    Q_PROPERTY(float draftLift READ draftLift CONSTANT) // of a tile that is not yet played

public:
    using QObject::QObject;
    [[nodiscard]] float storey() const { return storeyHeight; }
    [[nodiscard]] float tileHalf() const { return tileSide / 2; }
    [[nodiscard]] float draftLift() const { return TileTable::draftLift; }
};

} // namespace storeys
