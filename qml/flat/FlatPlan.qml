import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table

// Where everything on the flat board is, in pixels. Squares have their size at rest; while that changes the whole is scaled by zoom.
QtObject {
    id: plan

    required property TableView view
    required property BoardSpace space
    required property Explosion explosion
    required property rect safe             // part of the board that nothing covers
    readonly property int rows: view.shape.rows
    readonly property int columns: view.shape.columns
    readonly property real rim: 0.55        // round the squares, of a square
    readonly property real nearer: 0.125    // by how much a tile grows that is up by a square
    readonly property real upward: 0.25     // and how far it is drawn up
    readonly property real heldRise: 0.8    // of the tile in the hand, squares
    readonly property int cell: Math.floor(plan.fit(explosion.wanted))
    readonly property int gap: Math.round(cell * 0.03)
    readonly property int tileSide: cell - 2 * gap
    readonly property int cellBefore: Math.floor(plan.fit(explosion.begun))
    readonly property real zoom: (cellBefore + (cell - cellBefore) * explosion.progress) / Math.max(1, cell)
    readonly property point middle: Qt.point(safe.x + safe.width / 2, safe.y + (safe.height + plan.names(explosion.amount)) / 2)
    readonly property point origin: {
        const reach = explosion.reach(explosion.amount).times(plan.cell / 20)
        return Qt.point(Math.round(middle.x - cell * columns / 2 - reach.x), Math.round(middle.y - cell * rows / 2 - reach.y))
    }

    function names(amount: real): real { return 3 * Theme.unit * amount }      // height of those of the storeys, above the trays
    // The side of a square with which the board, that far apart, fills its room.
    function fit(amount: real): real {
        const reach = plan.explosion.reach(amount).times(0.1)
        return Math.max(1, Math.min(plan.safe.width / (plan.columns + 2 * plan.rim + reach.x),
                                    (plan.safe.height - plan.names(amount)) / (plan.rows + 2 * plan.rim + reach.y)))
    }
    function squareAt(x: real, y: real): int {
        const column = Math.floor((x - plan.origin.x) / plan.cell), row = Math.floor((y - plan.origin.y) / plan.cell)
        return column >= 0 && row >= 0 && column < plan.columns && row < plan.rows ? row * plan.columns + column : -1
    }
    // The corner of a square on the board.
    function cornerOf(square: int): point {
        return Qt.point(plan.origin.x + square % plan.columns * plan.cell, plan.origin.y + Math.floor(square / plan.columns) * plan.cell)
    }
    // That of a storey's first square while the board is taken apart.
    function floorCorner(level: int): point {
        const away = plan.explosion.away(level, plan.explosion.amount).times(plan.cell / 10)
        return Qt.point(plan.origin.x + away.x, plan.origin.y + away.z)
    }
    // Places of the flights, as BoardSpace has them, on the picture: the middle of a tile, and how far it is over its level.
    function riseOf(at: vector3d, level: int): real { return (at.y - plan.space.place(0, level).y) / 10 }
    function pixelOf(at: vector3d, level: int): point {
        return Qt.point(plan.origin.x + (at.x / 10 + plan.columns / 2) * plan.cell,
                        plan.origin.y + (at.z / 10 + plan.rows / 2 - plan.upward * plan.riseOf(at, level)) * plan.cell)
    }
    // Where a tile is that is held there.
    function placeAt(pixel: point, level: int): vector3d {
        return Qt.vector3d((pixel.x - plan.origin.x) / plan.cell * 10 - 5 * plan.columns, plan.space.place(0, level).y + 10 * plan.heldRise,
                           ((pixel.y - plan.origin.y) / plan.cell + plan.upward * plan.heldRise) * 10 - 5 * plan.rows)
    }
}
