import QtQuick
import Storeys

// A tile in the air over the flat board: the higher it is, the larger and the further up.
FlatTile {
    id: tile

    required property Flight flight
    required property var board       // the FlatBoard
    readonly property real rise: board.riseOf(flight.at, flight.level)      // over its place, in squares
    readonly property point middle: board.pixelOf(flight.at, flight.level)

    visible: !(flight.waiting && flight.down)
    x: middle.x - width / 2
    y: middle.y - height / 2
    z: 20 + flight.level    // over everything that lies
    width: board.tileSide
    height: width
    scale: 1 + rise * board.nearer
    opacity: flight.seen
    face: board.faceOf(flight.symbol)
    blank: flight.symbol !== flight.symbol.toUpperCase()
    storey: flight.level + 1
    limit: board.session.stackLimit
    mark: flight.mark
    numbered: board.heightMap
}
