import QtQuick
import Storeys

// The board in two dimensions: the same as BoardView, for whoever sees it better and where nothing in 3D can be drawn. What the
// hand and the mouse need of a board has the same names here.
Rectangle {
    id: view

    required property var session
    required property rect safe             // part of the view that nothing covers
    property string held: ""                // the tile that a hand holds over the board, "" = none
    property int heldFrom: -1               // the square that it was taken from, -1 = none
    property int target: -1                 // the square that it would go to, -1 = none
    property bool refused: false            // it may not go there
    property bool heightMap: false          // tiles show how high they lie
    property point heldAt
    readonly property real rim: 0.55        // round the squares, of a square
    readonly property int cell: Math.floor(Math.min(safe.width / (session.columns + 2 * rim), safe.height / (session.rows + 2 * rim)))
    readonly property point origin: Qt.point(Math.round(safe.x + (safe.width - cell * session.columns) / 2),
                                             Math.round(safe.y + (safe.height - cell * session.rows) / 2))

    function squareAt(x: real, y: real): int {
        const column = Math.floor((x - view.origin.x) / view.cell), row = Math.floor((y - view.origin.y) / view.cell)
        const inside = column >= 0 && row >= 0 && column < view.session.columns && row < view.session.rows
        return inside ? row * view.session.columns + column : -1
    }
    function corner(square: int): point {
        return Qt.point(view.origin.x + square % view.session.columns * view.cell, view.origin.y + Math.floor(square / view.session.columns) * view.cell)
    }
    // The middle of a tile; all levels are in the same place.
    function squarePoint(square: int, level: int): point {
        const corner = view.corner(square)
        return Qt.point(corner.x + view.cell / 2, corner.y + view.cell / 2)
    }
    function stackRect(square: int): rect {
        const corner = view.corner(square)
        return Qt.rect(corner.x, corner.y, view.cell, view.cell)
    }
    function hold(x: real, y: real): void { view.heldAt = Qt.point(x, y - view.cell * 0.35) }
    // Tiles are where they belong at once; there is nothing to turn, and all of it is always in sight.
    function drop(square: int): void { }
    function skip(): void { }
    function turnBy(dx: real, dy: real): void { }
    function letGo(): void { }
    function panBy(from: point, to: point): void { }
    function zoomAt(pixel: point, factor: real): void { }
    function twistAt(pixel: point, degrees: real): void { }

    color: Theme.p.horizon

    Rectangle {
        x: view.origin.x - Math.round(view.cell * view.rim)
        y: view.origin.y - Math.round(view.cell * view.rim)
        width: Math.round(view.cell * (view.session.columns + 2 * view.rim))
        height: Math.round(view.cell * (view.session.rows + 2 * view.rim))
        radius: Math.round(view.cell * 0.4)
        color: Theme.p.rim
    }
    Rectangle {
        x: view.origin.x
        y: view.origin.y
        width: view.cell * view.session.columns
        height: view.cell * view.session.rows
        color: Theme.p.well
    }
    FlatCoordinates { session: view.session; cell: view.cell; origin: view.origin; rim: view.rim }
    Repeater {
        model: view.session.rows * view.session.columns

        FlatSquare {
            required property int index

            x: view.corner(index).x
            y: view.corner(index).y
            width: view.cell
            height: view.cell
            session: view.session
            stack: index === view.heldFrom ? String(view.session.stacks[index]).slice(0, -1) : view.session.stacks[index] ?? ""
            kind: view.session.squareKinds[index] ?? ""
            start: view.session.startSquares.includes(index)
            mark: index === view.heldFrom ? 0 : view.session.marks[index] ?? 0
            fault: view.session.faults.includes(index)
            numbered: view.heightMap
        }
    }
    Repeater {
        model: view.session.humanTurn ? view.session.hint.squares : []

        FlatFrame {
            required property int modelData

            x: view.corner(modelData).x
            y: view.corner(modelData).y
            width: view.cell
            height: view.cell
        }
    }
    FlatCursor {
        x: view.corner(view.session.cursor.square).x
        y: view.corner(view.session.cursor.square).y
        width: view.cell
        height: view.cell
        visible: view.session.cursor.shown
        down: view.session.cursor.down
    }
    FlatFrame {
        x: view.corner(Math.max(0, view.target)).x
        y: view.corner(Math.max(0, view.target)).y
        width: view.cell
        height: view.cell
        visible: view.target >= 0
        crossed: view.refused
        core: view.refused ? Theme.p.badMark : Theme.p.target
        edge: view.refused ? Theme.p.target : Theme.p.targetEdge
    }
    FlatHeld { held: view.held; at: view.heldAt; side: view.cell; faces: view.session.tileFaces }
}
