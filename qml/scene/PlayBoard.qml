import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table

// The base of BoardView, in three dimensions, and FlatBoard: what the table, the hand, the mouse and the screen reader
// need of a board. Points are pixels of the board, places are those of BoardSpace.
Item {
    id: board

    required property GameTable gameTable
    required property rect safe             // the part of this item that nothing covers
    required property real margin           // of the tray round its squares, as in BoardSpace
    required property Component flyingTile  // draws the tile of its `flight`, a Flight
    required property QtObject air          // parent of the flying tiles
    property PlayRack rack: null            // null until it is loaded
    property string held: ""                // the tile that the hand holds over the board, "" = none
    property int heldFrom: -1               // the square that it was taken from, -1 = none
    property int target: -1                 // the square that it would go to, -1 = none
    property bool refused: false            // the held tile may not go to its target
    property bool heightMap: false          // tiles show how high they lie
    property real shaken: 0                 // as in Hand
    // may show the typing cursor; false while the rack has the focus, whose frame is to be the only one
    property bool keyed: true
    readonly property bool marksCursor: keyed && gameTable.cursor.shown
    property real cell: 1                   // the side of a square in the middle of the board, pixels
    property bool turning: false            // turns by itself, on its way to a preset or swinging on
    property bool coarse: flights.running || explosion.moving       // something moves, so frames are drawn coarsely
    property int views: 0                   // incremented whenever squares move on the screen
    property SinkingStacks sinking: null    // null: no stack sinks
    readonly property TableView view: gameTable.view
    readonly property alias space: space
    readonly property alias flights: flights
    readonly property alias explosion: explosion
    // Squares whose top tile is not drawn there, as it is in the hand or in the air.
    readonly property list<int> lifted: Array.from(flights.squares).concat(heldFrom >= 0 ? [heldFrom] : [])

    // Empty squares that make the draft illegal; tiles at fault carry their own mark.
    readonly property list<int> faults: Array.from(view.faults).filter(square => view.stacks[square] === "")
    // Squares with brackets: while the person may act, those of a hint and of blockers that the draft may take off;
    // otherwise those of blockers that a card may take off.
    readonly property list<int> pointedAt: view.mayAct ? Array.from(gameTable.hint.squares).concat(Array.from(view.draft.liftable)) : Array.from(gameTable.cards.blockers)

    signal skipped()

    // ---- where things are
    // The square at a point; -1: none.
    function squareAt(x: real, y: real): int { return -1 }
    // The middle of the top of `level` tiles on a square; level 0 is an empty square.
    function squarePoint(square: int, level: int): point { return Qt.point(0, 0) }
    // The rectangle on the picture that the stack covers.
    function stackRect(square: int): rect { return Qt.rect(0, 0, 0, 0) }
    // The middle of the back edge of a storey's tray while the board is taken apart.
    function floorEdge(level: int): point { return Qt.point(0, 0) }
    // The same three for bindings: as they read `views`, they are evaluated again whenever squares move on the screen.
    function squarePointNow(square: int, level: int): point { return board.views >= 0 ? board.squarePoint(square, level) : Qt.point(0, 0) }
    function stackRectNow(square: int): rect { return board.views >= 0 ? board.stackRect(square) : Qt.rect(0, 0, 0, 0) }
    function floorEdgeNow(level: int): point { return board.views >= 0 ? board.floorEdge(level) : Qt.point(0, 0) }
    // The place of a tile that is held over a pixel and will come down to that level.
    function placeOver(pixel: point, level: int): vector3d { return Qt.vector3d(0, 0, 0) }
    // The same for the tile in the hand.
    function heldPlace(level: int): vector3d { return Qt.vector3d(0, 0, 0) }
    function slotPlace(slot: int, level: int): vector3d { return board.placeOver(board.rack.slotPoint(slot), level) }

    // ---- tiles
    // Moves the tile in the hand.
    function hold(x: real, y: real): void { }
    // The stack to be drawn on a square of view.squares: without its top tile if the square is in `lifted` or that tile
    // is a blocker that the draft takes off.
    function standing(square: int, stack: string, mark: int): string {
        const away = mark === 4 || (board.lifted.length > 0 && Array.from(board.lifted).includes(square))
        return away ? stack.slice(0, -1) : stack
    }
    // The level of the top tile; -1: the square is empty.
    function topLevel(square: int): int { return String(board.view.stacks[square]).length - 1 }
    // The top tile of a square comes down: from the hand, from a slot of the rack, or from another square.
    function drop(square: int): void { flights.drop(square, board.heldPlace(board.topLevel(square)), 0) }
    function dropFrom(square: int, slot: int): void { flights.drop(square, board.slotPlace(slot, board.topLevel(square)), 0) }
    function dropAcross(square: int, from: int): void { flights.drop(square, board.space.place(from, board.topLevel(from)), 0) }

    // ---- the look
    // Takes the board apart or puts it together again.
    function explode(open: bool): void { explosion.open = open && board.view.shape.canStack }
    // Ends every animation of the board.
    function skip(): void {
        board.skipped()
        explosion.skip()
        board.sinking?.skip()
        flights.finish()
    }
    // Move the camera, by mouse, fingers or keys. Distances are in pixels. FlatBoard, always seen whole, keeps these
    // empty.
    function turnBy(dx: real, dy: real): void { }
    function letGo(): void { }
    function panBy(from: point, to: point): void { }
    function zoomAt(pixel: point, factor: real): void { }
    function twistAt(pixel: point, degrees: real): void { }

    BoardSpace {
        id: space

        rows: board.view.shape.rows
        columns: board.view.shape.columns
    }
    Explosion {
        id: explosion

        view: board.view
        margin: board.margin
        aspect: board.safe.width / Math.max(1, board.safe.height)
    }
    Flights {
        id: flights

        view: board.view
        space: space
        on: board.visible
        home: board.air
        shape: board.flyingTile

        function slotPlace(slot: int, level: int): vector3d { return board.rack === null ? flights.overRack : board.slotPlace(slot, level) }
    }
}
