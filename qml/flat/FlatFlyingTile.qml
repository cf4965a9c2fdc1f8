import QtQuick
import Storeys

// A tile in the air over the flat board, one after the other: the higher it is, the larger and the further up.
FlatTile {
    id: tile

    property Flight flight: null      // null: none at the moment
    required property var board       // the FlatBoard
    readonly property int level: flight?.level ?? 0
    readonly property vector3d at: flight?.at ?? Qt.vector3d(0, 0, 0)
    readonly property real rise: board.riseOf(at, level)      // over its place, in squares
    readonly property point middle: board.pixelOf(at, level)

    visible: flight !== null && !(flight.waiting && flight.down)
    x: middle.x - width / 2
    y: middle.y - height / 2
    z: 20 + level    // over everything that lies
    width: board.tileSide
    height: width
    scale: 1 + rise * board.nearer
    opacity: flight?.seen ?? 1
    symbol: flight?.symbol ?? ""
    faces: board.view.shape.tileFaces
    storey: level + 1
    limit: board.view.shape.stackLimit
    mark: flight?.mark ?? 0
    numbered: board.heightMap
}
