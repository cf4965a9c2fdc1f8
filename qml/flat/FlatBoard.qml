pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// The board in two dimensions, for people who prefer it and for machines that can't draw 3D. Tiles move by the same
// Flights. It does not turn or zoom, and is always seen whole.
PlayBoard {
    id: flatBoard

    property point heldAt       // the middle of the tile in the hand
    readonly property alias plan: plan

    function squareAt(x: real, y: real): int { return plan.squareAt(x, y) }
    // The same for all levels.
    function squarePoint(square: int, level: int): point {
        const corner = plan.cornerOf(square)
        return Qt.point(corner.x + plan.cell / 2, corner.y + plan.cell / 2)
    }
    function stackRect(square: int): rect {
        const corner = plan.cornerOf(square)
        return Qt.rect(corner.x, corner.y, plan.cell, plan.cell)
    }
    function floorEdge(level: int): point {
        const corner = plan.floorCorner(level)
        return Qt.point(corner.x + plan.cell * plan.columns / 2, corner.y - plan.cell * plan.rim)
    }
    function hold(x: real, y: real): void { flatBoard.heldAt = Qt.point(x, y - plan.cell * 0.35) }
    function heldPlace(level: int): vector3d { return plan.placeAt(flatBoard.heldAt, level) }
    function placeOver(pixel: point, level: int): vector3d { return plan.placeAt(pixel, level) }

    margin: 10 * plan.rim + 2
    cell: plan.cell
    air: stage
    // The higher a tile flies, the larger it is and the further up it is drawn.
    flyingTile: FlatTile {
        required property Flight flight
        readonly property point middle: plan.pixelOf(flight.at, flight.level)

        visible: flight.flying && !(flight.waiting && flight.down)
        x: middle.x - width / 2
        y: middle.y - height / 2
        z: 20 + flight.level    // over all tiles that lie
        width: plan.tileSide
        height: width
        scale: 1 + plan.riseOf(flight.at, flight.level) * plan.nearer
        opacity: flight.seen
        symbol: flight.symbol
        faces: flatBoard.view.shape.tileFaces
        storey: flight.level + 1
        limit: flatBoard.view.shape.stackLimit
        mark: flight.mark
        numbered: flatBoard.heightMap
    }

    FlatPlan {
        id: plan

        view: flatBoard.view
        space: flatBoard.space
        explosion: flatBoard.explosion
        safe: flatBoard.safe
        onCellChanged: ++flatBoard.views
        onOriginChanged: ++flatBoard.views
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.p.horizon
    }
    FlatStage {
        id: stage

        anchors.fill: parent
        board: flatBoard
        plan: plan
    }
    FlatHeld {
        held: flatBoard.held
        at: flatBoard.heldAt
        lay: flatBoard.squarePoint(Math.max(0, flatBoard.heldFrom), 0)
        lays: flatBoard.heldFrom >= 0
        side: plan.tileSide
        faces: flatBoard.view.shape.tileFaces
    }
}
