#pragma once
// The sizes of a tile, for QML and the shaders, in tenths of a cell.

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
    Q_PROPERTY(float draftLift READ draftLift CONSTANT) // how high a draft tile hovers

public:
    using QObject::QObject;
    [[nodiscard]] float storey() const { return storeyHeight; }
    [[nodiscard]] float tileHalf() const { return tileSide / 2; }
    [[nodiscard]] float draftLift() const { return TileTable::draftLift; }
};

} // namespace storeys
