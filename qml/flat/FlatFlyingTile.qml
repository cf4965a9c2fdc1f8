import QtQuick
import Storeys

// A tile in the air over the flat board, one after the other: the higher it is, the larger and the further up.
FlatTile {
    id: tile

    required property Flight flight
    required property PlayBoard board
    required property FlatPlan plan
    readonly property real rise: plan.riseOf(flight.at, flight.level)      // over its place, in squares
    readonly property point middle: plan.pixelOf(flight.at, flight.level)

    visible: flight.flying && !(flight.waiting && flight.down)
    x: middle.x - width / 2
    y: middle.y - height / 2
    z: 20 + flight.level    // over everything that lies
    width: plan.tileSide
    height: width
    scale: 1 + rise * plan.nearer
    opacity: flight.seen
    symbol: flight.symbol
    faces: board.view.shape.tileFaces
    storey: flight.level + 1
    limit: board.view.shape.stackLimit
    mark: flight.mark
    numbered: board.heightMap
}
