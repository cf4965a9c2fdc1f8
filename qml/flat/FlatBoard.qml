pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table

// The board in two dimensions: the same as BoardView, for whoever sees it better and where nothing in 3D can be drawn. What the
// hand, the mouse and the buttons need of a board has the same names here, and tiles move by the same Flights.
Rectangle {
    id: flatBoard

    required property TableView view
    required property CardShow cards
    required property HintGiver hint
    required property rect safe             // part of the view that nothing covers
    required property var rack              // a FlatRack
    property string held: ""                // the tile that a hand holds over the board, "" = none
    property int heldFrom: -1               // the square that it was taken from, -1 = none
    property int target: -1                 // the square that it would go to, -1 = none
    property bool refused: false            // it may not go there
    property bool heightMap: false          // tiles show how high they lie
    property real shaken: 0                 // as in Shake
    property point heldAt
    readonly property alias flights: flights
    readonly property alias explosion: explosion
    readonly property alias space: space
    readonly property bool turning: false   // it is always seen from above
    readonly property bool coarse: flights.running || explosion.moving
    readonly property real rim: 0.55        // round the squares, of a square
    readonly property real nearer: 0.125    // by how much a tile grows that is up by a square
    readonly property real upward: 0.25     // and how far it is drawn up
    readonly property real heldRise: 0.8    // of the tile in the hand, squares
    // Where the board is, pixels; the squares have their size at rest, and while that changes the whole is scaled.
    readonly property int cell: Math.floor(flatBoard.fit(explosion.wanted))
    readonly property int gap: Math.round(cell * 0.03)
    readonly property int tileSide: cell - 2 * gap
    readonly property int cellBefore: Math.floor(flatBoard.fit(explosion.begun))
    readonly property real zoom: (cellBefore + (cell - cellBefore) * explosion.progress) / Math.max(1, cell)
    readonly property point middle: Qt.point(safe.x + safe.width / 2, safe.y + (safe.height + flatBoard.names(explosion.amount)) / 2)
    readonly property point origin: {
        const reach = explosion.reach(explosion.amount).times(flatBoard.cell / 20)
        return Qt.point(Math.round(middle.x - cell * view.shape.columns / 2 - reach.x), Math.round(middle.y - cell * view.shape.rows / 2 - reach.y))
    }

    function names(amount: real): real { return 3 * Theme.unit * amount }      // height of those of the storeys, above the trays
    // The side of a square with which the board, that far apart, fills its room.
    function fit(amount: real): real {
        const reach = explosion.reach(amount).times(0.1)
        return Math.max(1, Math.min(flatBoard.safe.width / (flatBoard.view.shape.columns + 2 * flatBoard.rim + reach.x),
                                    (flatBoard.safe.height - flatBoard.names(amount)) / (flatBoard.view.shape.rows + 2 * flatBoard.rim + reach.y)))
    }
    // Symbols that lie on a square, without the tile that is elsewhere at the moment: in a hand or in the air.
    function stackOn(square: int): string {
        const stack = String(flatBoard.view.stacks[square] ?? "")
        return square === flatBoard.heldFrom || flights.squares.includes(square) || flatBoard.view.marks[square] === 4 ? stack.slice(0, -1) : stack
    }
    function squareAt(x: real, y: real): int {
        const column = Math.floor((x - flatBoard.origin.x) / flatBoard.cell), row = Math.floor((y - flatBoard.origin.y) / flatBoard.cell)
        const inside = column >= 0 && row >= 0 && column < flatBoard.view.shape.columns && row < flatBoard.view.shape.rows
        return inside ? row * flatBoard.view.shape.columns + column : -1
    }
    // The corner of a square; of a level while the board is taken apart, else -1.
    function cornerOf(square: int, level: int): point {
        const away = level < 0 ? Qt.vector3d(0, 0, 0) : explosion.away(level, explosion.amount).times(flatBoard.cell / 10)
        return Qt.point(flatBoard.origin.x + away.x + square % flatBoard.view.shape.columns * flatBoard.cell,
                        flatBoard.origin.y + away.z + Math.floor(square / flatBoard.view.shape.columns) * flatBoard.cell)
    }
    // The middle of a tile; all levels are in the same place.
    function squarePoint(square: int, level: int): point {
        const corner = flatBoard.cornerOf(square, -1)
        return Qt.point(corner.x + flatBoard.cell / 2, corner.y + flatBoard.cell / 2)
    }
    function stackRect(square: int): rect {
        const corner = flatBoard.cornerOf(square, -1)
        return Qt.rect(corner.x, corner.y, flatBoard.cell, flatBoard.cell)
    }
    // The middle of the upper edge of a storey's tray while the board is taken apart.
    function floorEdge(level: int): point {
        const corner = flatBoard.cornerOf(0, level)
        return Qt.point(corner.x + flatBoard.cell * flatBoard.view.shape.columns / 2, corner.y - flatBoard.cell * flatBoard.rim)
    }
    // Places of the flights, as BoardSpace has them, on the picture: the middle of a tile, and how far it is over its level.
    function riseOf(at: vector3d, level: int): real { return (at.y - space.place(0, level).y) / 10 }
    function pixelOf(at: vector3d, level: int): point {
        return Qt.point(flatBoard.origin.x + (at.x / 10 + flatBoard.view.shape.columns / 2) * flatBoard.cell,
                        flatBoard.origin.y + (at.z / 10 + flatBoard.view.shape.rows / 2 - flatBoard.upward * flatBoard.riseOf(at, level)) * flatBoard.cell)
    }
    function placeAt(pixel: point, level: int): vector3d {
        return Qt.vector3d((pixel.x - flatBoard.origin.x) / flatBoard.cell * 10 - 5 * flatBoard.view.shape.columns, space.place(0, level).y + 10 * flatBoard.heldRise,
                           ((pixel.y - flatBoard.origin.y) / flatBoard.cell + flatBoard.upward * flatBoard.heldRise) * 10 - 5 * flatBoard.view.shape.rows)
    }
    function hold(x: real, y: real): void { flatBoard.heldAt = Qt.point(x, y - flatBoard.cell * 0.35) }
    // Of the top tile there; -1: there is none.
    function levelOn(square: int): int { return String(flatBoard.view.stacks[square]).length - 1 }
    function drop(square: int): void { flights.drop(square, flatBoard.placeAt(flatBoard.heldAt, flatBoard.levelOn(square)), 0) }
    function dropFrom(square: int, slot: int): void { flights.drop(square, flatBoard.slotPlace(slot, flatBoard.levelOn(square)), 0) }
    function slotPlace(slot: int, level: int): vector3d { return flatBoard.placeAt(flatBoard.rack.slotPoint(slot), level) }
    function explode(open: bool): void { explosion.open = open && flatBoard.view.shape.canStack }
    function skip(): void {
        explosion.skip()
        flights.finish()
    }
    // There is nothing to turn, and all of it is always in sight.
    function turnBy(dx: real, dy: real): void { }
    function letGo(): void { }
    function panBy(from: point, to: point): void { }
    function zoomAt(pixel: point, factor: real): void { }
    function twistAt(pixel: point, degrees: real): void { }

    color: Theme.p.horizon

    BoardSpace {
        id: space

        rows: flatBoard.view.shape.rows
        columns: flatBoard.view.shape.columns
    }
    Explosion {
        id: explosion

        view: flatBoard.view
        margin: 10 * flatBoard.rim + 2
        aspect: flatBoard.safe.width / Math.max(1, flatBoard.safe.height)
    }
    Flights {
        id: flights

        view: flatBoard.view
        space: space
        on: flatBoard.visible
        home: stage
        board: flatBoard
        shape: FlatFlyingTile { board: flatBoard }
    }
    FlatStage { id: stage; board: flatBoard }
    FlatHeld {
        held: flatBoard.held
        at: flatBoard.heldAt
        lay: flatBoard.squarePoint(Math.max(0, flatBoard.heldFrom), 0)
        lays: flatBoard.heldFrom >= 0
        side: flatBoard.tileSide
        faces: flatBoard.view.shape.tileFaces
    }
}
