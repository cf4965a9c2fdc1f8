pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import QtQuick3D
import Storeys
import Storeys.Scene
import Storeys.Table

// The board on the table, seen through the camera rig. It draws a frame only when something has changed, a coarse one while
// things move and a smooth one when they rest.
View3D {
    id: boardView

    required property LiveGame game
    required property TableView view
    required property CardShow cards
    required property HintGiver hint
    required property string quality
    required property rect safe             // part of the view that nothing covers
    property var rack: null                 // a RackView
    property string held: ""                // the tile that a hand holds over the board, "" = none
    property int heldFrom: -1               // the square that it was taken from, -1 = none
    property int target: -1                 // the square that it would go to, -1 = none
    property bool refused: false            // it may not go there
    property bool moving: false             // by the hand of a person
    property bool uprightLetters: true      // they turn to whoever looks
    property bool heightMap: false          // tiles show how high they lie
    property bool pointing: false           // the pointer is over the board
    property point pointer                  // where
    property bool lowered: false            // every stack sinks, so that all letters can be read
    property real shaken: 0                 // as in Shake
    property bool early: false              // no frame is on the screen yet: what it can do without comes later
    readonly property alias rig: rig
    readonly property alias space: space
    readonly property alias flights: flights
    readonly property alias upright: upright
    readonly property alias explosion: explosion
    readonly property alias sinking: sinking
    readonly property alias turning: rig.turning
    readonly property bool coarse: early || moving || turning || shaken !== 0 || flights.running || upright.running || explosion.moving || sinking.running
    readonly property var stacks: view.stacks
    property vector3d heldAt
    readonly property HeldTile heldTile: pieces.item?.heldTile ?? null
    property string presetBefore: "corner"  // the board was taken apart
    property int views: 0                   // how many there were, through the camera
    readonly property real margin: 6        // of the tray round the squares
    // Of the box round all that is to be seen: the rim's edge, or higher where the tallest stacks behind it would stand out.
    readonly property real boxHeight: rig.preset === "top" ? 0 : Math.max(1.3, Measures.storey * view.shape.stackLimit - margin * Math.tan(-rig.pose.pitch * Math.PI / 180))
    readonly property vector2d trayHalf: Qt.vector2d(5 * space.columns + margin, 5 * space.rows + margin)

    function squareAt(x: real, y: real): int {
        return space.squareAt(rig.viewpoint.eye(), rig.viewpoint.towards(x, y))
    }
    // The middle of a tile's top, in pixels; level 0 is the top of an empty square.
    function squarePoint(square: int, level: int): point {
        return rig.viewpoint.project(space.place(square, level))
    }
    // What the stack covers of the picture.
    function stackRect(square: int): rect {
        const low = space.place(square, 0), high = space.place(square, space.height(square))
        const corners = [[-1, -1], [-1, 1], [1, -1], [1, 1]].map(([x, z]) => Qt.vector3d(Measures.tileHalf * x, 0, Measures.tileHalf * z))
        const points = corners.map(corner => low.plus(corner)).concat(corners.map(corner => high.plus(corner)))
                              .map(corner => rig.viewpoint.project(corner))
        const xs = points.map(point => point.x), ys = points.map(point => point.y)
        return Qt.rect(Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
    }
    // The middle of the back edge of a storey's tray while the board is taken apart.
    function floorEdge(level: int): point {
        if (boardView.views < 0)     // asked for by each view anew
            return Qt.point(0, 0)
        const floor = explosion.away(level, explosion.amount)
        return rig.viewpoint.project(Qt.vector3d(floor.x, 1.5, floor.z - 5 * space.rows - boardView.margin))
    }
    // Takes the board apart, as seen from above, or puts it together again.
    function explode(open: bool): void {
        if (open === explosion.open || (open && !view.shape.canStack))
            return
        const arm = rig.arm, back = rig.preset === "top" ? boardView.presetBefore : rig.preset
        if (open)
            boardView.presetBefore = rig.preset
        explosion.open = open
        rig.arm = arm
        rig.go(open ? "top" : back, true)
    }
    // Where a tile is held: above the stacks and a little up from the pixel, so that what is under the pixel stays in sight.
    function over(pixel: point): vector3d {
        const ray = rig.viewpoint.towards(pixel.x, pixel.y - rig.cellPixels * 0.55)
        return space.hover(rig.viewpoint.eye(), ray, boardView.squareAt(pixel.x, pixel.y), 5)
    }
    function hold(x: real, y: real): void { boardView.heldAt = boardView.over(Qt.point(x, y)) }
    // The tile that was held falls on the top of its stack; or the one there comes from a slot of the rack.
    function drop(square: int): void { flights.drop(square, boardView.heldAt, 0) }
    function dropFrom(square: int, slot: int): void { flights.drop(square, boardView.slotPlace(slot, 0), 0) }
    // Where the tile of a slot of the rack is, as the flights have it.
    function slotPlace(slot: int, level: int): vector3d { return boardView.over(boardView.rack.slotPoint(slot)) }
    function turnBy(dx: real, dy: real): void { rig.orbit(dx, dy) }
    function letGo(): void { rig.letGo() }
    function panBy(from: point, to: point): void { rig.pan(from, to) }
    function zoomAt(pixel: point, factor: real): void { rig.zoomAt(pixel, factor) }
    function twistAt(pixel: point, degrees: real): void { rig.twistAt(pixel, degrees) }
    function skip(): void {
        rig.skip()
        upright.skip()
        explosion.skip()
        sinking.skip()
        flights.finish()
    }

    camera: rig.camera
    environment: SceneEnvironment {
        backgroundMode: SceneEnvironment.Color
        clearColor: Theme.p.horizon
        antialiasingMode: boardView.quality === "high" ? SceneEnvironment.MSAA
                        : boardView.coarse ? SceneEnvironment.NoAA : SceneEnvironment.SSAA
        antialiasingQuality: boardView.quality === "medium" ? SceneEnvironment.VeryHigh : SceneEnvironment.High
    }

    Connections {
        target: rig.viewpoint

        function onChanged(): void { ++boardView.views }
    }
    BoardSpace {
        id: space

        rows: boardView.view.shape.rows
        columns: boardView.view.shape.columns
        heights: boardView.stacks.map((stack, square) => stack.length - (square === boardView.heldFrom ? 1 : 0))
        depths: sinking.depths
    }
    SinkingStacks {
        id: sinking

        space: space
        viewpoint: rig.viewpoint
        quarter: upright.quarter
        on: !explosion.open && boardView.view.shape.canStack
        frozen: rig.turning || (boardView.moving && boardView.held === "")
        all: boardView.lowered
        pointing: boardView.pointing
        pointer: boardView.pointer
        cursor: boardView.view.cursor.shown ? boardView.view.cursor.square : -1
    }
    CameraRig {
        id: rig

        view: Qt.size(boardView.width, boardView.height)
        safe: boardView.safe
        side: boardView.game.screen.cameraSide
        low: Qt.vector3d(-boardView.trayHalf.x, -2, -boardView.trayHalf.y)
        high: Qt.vector3d(boardView.trayHalf.x + explosion.room.x, boardView.boxHeight, boardView.trayHalf.y + explosion.room.y)
    }
    UprightLetters {
        id: upright

        yaw: rig.yaw
        on: boardView.uprightLetters
    }
    SceneLight {
        quality: boardView.early ? "low" : boardView.quality
        shadowMapFar: rig.shadowFar
    }
    Wood {
        trayHalf: boardView.trayHalf.plus(Qt.vector2d(0.8, 0.8))
        detailed: !boardView.early && boardView.quality !== "low"
        early: boardView.early
    }
    Tray {
        rows: space.rows
        columns: space.columns
        starts: boardView.view.shape.startSquares
        kinds: boardView.view.shape.squareKinds
        owners: boardView.view.shape.squareOwners
        plates: boardView.view.shape.plates
        stars: boardView.view.shape.stars
        cast: boardView.quality === "low" && !explosion.seen
        heights: boardView.stacks.map((stack, square) => explosion.seen ? Math.min(1, stack.length) : stack.length - Math.round(sinking.rested[square] ?? 0))
    }
    Explosion {
        id: explosion

        view: boardView.view
        margin: boardView.margin
        aspect: boardView.safe.width / Math.max(1, boardView.safe.height)
    }
    Floors { view: boardView.view; explosion: explosion; angle: upright.angle }
    Node { id: air }
    Flights {
        id: flights

        view: boardView.view
        space: space
        on: boardView.visible
        home: air
        board: boardView
        shape: FlyingTile {
            material: pieces.item?.material ?? null
            faces: boardView.view.shape.tileFaces
            numbered: boardView.heightMap
            storeys: boardView.heightMap ? Theme.p.heights : Theme.p.storeys
        }
    }
    Repeater3D {
        id: pieces

        property Pieces item: null

        model: !boardView.early || boardView.stacks.some(stack => stack !== "") ? 1 : 0
        onObjectAdded: (index, object) => pieces.item = object as Pieces
        onObjectRemoved: pieces.item = null

        Pieces {
            view: boardView.view
            cards: boardView.cards
            hint: boardView.hint
            quality: boardView.quality
            space: boardView.space
            cellPixels: rig.cellPixels * Math.min(1, Math.sqrt(-Math.sin(rig.pitch * Math.PI / 180)) / 0.85)
            pixelRatio: boardView.Screen.devicePixelRatio
            upright: boardView.upright
            explosion: boardView.explosion
            heightMap: boardView.heightMap
            lifted: flights.squares.concat(boardView.heldFrom >= 0 ? [boardView.heldFrom] : [])
            held: boardView.held
            heldAt: boardView.heldAt
            heldFrom: boardView.heldFrom
            target: boardView.target
            refused: boardView.refused
            shaken: boardView.shaken
        }
    }
}
