import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table

// The layout of the flat board, in pixels. The size of squares does not change gradually while the board is taken apart
// or put together: `cell` has its final value at once, and FlatBoard scales the picture by `zoom`.
QtObject {
    id: plan

    required property TableView view
    required property BoardSpace space
    required property Explosion explosion
    required property rect safe             // part of the FlatBoard that nothing covers
    readonly property int rows: view.shape.rows
    readonly property int columns: view.shape.columns
    // Width of the rim, in squares: room for letters and numbers as large as other text, or as large as a square.
    readonly property real rim: {
        const square = Math.min((safe.width - 2.8 * Theme.body) / columns, (safe.height - 2.8 * Theme.body) / rows)
        return Math.max(0.55, Math.min(1.4, 1.4 * Theme.body / Math.max(1, square)))
    }
    readonly property int letters: Math.min(Theme.body, Math.round(0.75 * rim * cell))     // of the text on the rim, pixels
    readonly property real nearer: 0.125    // growth of a tile for each square of height above its level
    readonly property real upward: 0.25     // and how much further up it is drawn, in squares
    readonly property real heldRise: 0.8    // how high the hand holds a tile above its level, in squares
    readonly property int cell: Math.floor(plan.fit(explosion.wanted))
    // between a tile and the edge of its square
    readonly property int gap: Math.round(cell * 0.03)
    readonly property int tileSide: cell - 2 * gap
    // `cell` before the last change
    readonly property int cellBefore: Math.floor(plan.fit(explosion.begun))
    readonly property real zoom: (cellBefore + (cell - cellBefore) * explosion.progress) / Math.max(1, cell)
    // the middle of the board with all storeys
    readonly property point middle: Qt.point(safe.x + safe.width / 2, safe.y + (safe.height + plan.names(explosion.amount)) / 2)
    // the upper left corner of the first square
    readonly property point origin: {
        const reach = explosion.reach(explosion.amount).times(plan.cell / 20)
        return Qt.point(Math.round(middle.x - cell * columns / 2 - reach.x), Math.round(middle.y - cell * rows / 2 - reach.y))
    }

    function names(amount: real): real { return 3 * Theme.unit * amount }      // height of the names of the storeys
    // The side of a square with which the board fills `safe` if it is taken apart as far as `amount`, 0 to 1.
    function fit(amount: real): real {
        const reach = plan.explosion.reach(amount).times(0.1)
        return Math.max(1, Math.min(plan.safe.width / (plan.columns + 2 * plan.rim + reach.x),
                                    (plan.safe.height - plan.names(amount)) / (plan.rows + 2 * plan.rim + reach.y)))
    }
    function squareAt(x: real, y: real): int {
        const column = Math.floor((x - plan.origin.x) / plan.cell), row = Math.floor((y - plan.origin.y) / plan.cell)
        return column >= 0 && row >= 0 && column < plan.columns && row < plan.rows ? row * plan.columns + column : -1
    }
    // The upper left corner of a square on the board.
    function cornerOf(square: int): point {
        return Qt.point(plan.origin.x + square % plan.columns * plan.cell, plan.origin.y + Math.floor(square / plan.columns) * plan.cell)
    }
    // The same for the first square of a storey while the board is taken apart.
    function floorCorner(level: int): point {
        const away = plan.explosion.away(level, plan.explosion.amount).times(plan.cell / 10)
        return Qt.point(plan.origin.x + away.x, plan.origin.y + away.z)
    }
    // For the place of a flying tile, as in BoardSpace: how high it is above its level, in squares, and the pixel of
    // its middle.
    function riseOf(at: vector3d, level: int): real { return (at.y - plan.space.place(0, level).y) / 10 }
    function pixelOf(at: vector3d, level: int): point {
        return Qt.point(plan.origin.x + (at.x / 10 + plan.columns / 2) * plan.cell,
                        plan.origin.y + (at.z / 10 + plan.rows / 2 - plan.upward * plan.riseOf(at, level)) * plan.cell)
    }
    // The reverse: the place of a tile that the hand holds over a pixel.
    function placeAt(pixel: point, level: int): vector3d {
        return Qt.vector3d((pixel.x - plan.origin.x) / plan.cell * 10 - 5 * plan.columns, plan.space.place(0, level).y + 10 * plan.heldRise,
                           ((pixel.y - plan.origin.y) / plan.cell + plan.upward * plan.heldRise) * 10 - 5 * plan.rows)
    }
}
