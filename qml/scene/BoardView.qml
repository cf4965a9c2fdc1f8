pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// The board in three dimensions, on the table, seen through the camera rig. It draws a frame only when something has
// changed: a coarse one while things move, a smooth one when they rest.
PlayBoard {
    id: boardView

    required property string quality        // as in Table
    property bool moving: false             // the person holds a tile or turns the board
    property bool uprightLetters: true      // letters turn to the viewer
    property bool pointing: false           // the pointer is over the board
    property point pointer                  // where the pointer is, or was last
    property bool lowered: false            // every stack sinks, so that all letters can be read
    property bool early: false              // until the first frame is on the screen; the rest comes later
    property vector3d heldAt                // the base of the tile in the hand
    property string presetBefore: "corner"  // preset to return to when the board is put together
    readonly property alias rig: rig
    readonly property alias upright: upright
    readonly property alias picture: picture
    readonly property HeldTile heldTile: pieces.item?.heldTile ?? null
    // Height of the box that the camera frames: that of the rim, or more where full stacks at the back would rise above
    // the rim on the picture.
    readonly property real boxHeight: rig.preset === "top" ? 0 : Math.max(1.3, Measures.storey * view.shape.stackLimit - margin * Math.tan(-rig.pose.pitch * Math.PI / 180))
    // Size of the coordinates, as in RimLabels: about as large as other text. It stays while the board is taken apart,
    // so that the rim does.
    property real usualCoordinates: 1
    // trays side by side are small
    readonly property real coordinates: explosion.seen ? Math.max(1.55, usualCoordinates) : usualCoordinates
    // about the side of a square, pixels; cell depends on the rim and so on the coordinates
    readonly property real square: Math.min(safe.width / (space.columns + 2), safe.height / (space.rows + 2))
    // Half the width and depth of the tray.
    readonly property vector2d trayHalf: Qt.vector2d(5 * space.columns + margin, 5 * space.rows + margin)

    function squareAt(x: real, y: real): int {
        return boardView.space.squareAt(rig.viewpoint.eye(), rig.viewpoint.towards(x, y))
    }
    function squarePoint(square: int, level: int): point {
        return rig.viewpoint.project(boardView.space.place(square, level))
    }
    function stackRect(square: int): rect {
        const low = boardView.space.place(square, 0), high = boardView.space.place(square, boardView.space.height(square))
        const corners = [[-1, -1], [-1, 1], [1, -1], [1, 1]].map(([x, z]) => Qt.vector3d(Measures.tileHalf * x, 0, Measures.tileHalf * z))
        const points = corners.map(corner => low.plus(corner)).concat(corners.map(corner => high.plus(corner)))
                              .map(corner => rig.viewpoint.project(corner))
        const xs = points.map(point => point.x), ys = points.map(point => point.y)
        return Qt.rect(Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
    }
    function floorEdge(level: int): point {
        const floor = boardView.explosion.away(level, boardView.explosion.amount)
        return rig.viewpoint.project(Qt.vector3d(floor.x, 1.5, floor.z - 5 * boardView.space.rows - boardView.margin))
    }
    // Above the stacks, and a little higher on the picture than the pixel, so that the square under the pixel stays
    // visible.
    function placeOver(pixel: point, level: int): vector3d {
        const ray = rig.viewpoint.towards(pixel.x, pixel.y - boardView.cell * 0.55)
        return boardView.space.hover(rig.viewpoint.eye(), ray, boardView.squareAt(pixel.x, pixel.y), 5)
    }
    function hold(x: real, y: real): void { boardView.heldAt = boardView.placeOver(Qt.point(x, y), 0) }
    function heldPlace(level: int): vector3d { return boardView.heldAt }
    // A board that is taken apart is seen from above.
    function explode(open: bool): void {
        if (open === boardView.explosion.open || (open && !boardView.view.shape.canStack))
            return
        const arm = rig.arm, back = rig.preset === "top" ? boardView.presetBefore : rig.preset
        if (open)
            boardView.presetBefore = rig.preset
        boardView.explosion.open = open
        rig.arm = arm   // opening changes the arm at once; go() is to start from the old one
        rig.go(open ? "top" : back, true)
    }
    function turnBy(dx: real, dy: real): void { rig.orbit(dx, dy) }
    function letGo(): void { rig.letGo() }
    function panBy(from: point, to: point): void { rig.pan(from, to) }
    function zoomAt(pixel: point, factor: real): void { rig.zoomAt(pixel, factor) }
    function twistAt(pixel: point, degrees: real): void { rig.twistAt(pixel, degrees) }

    Binding {
        target: boardView
        property: "usualCoordinates"
        when: !boardView.explosion.open && boardView.square > 0
        value: Math.max(1, Math.min(3.5, Math.ceil(10 * Theme.body / (0.255 * boardView.square)) / 10))
        restoreMode: Binding.RestoreNone
    }
    margin: 6 + 2.9 * Math.max(0, usualCoordinates - 1.55)       // larger ones need a wider rim
    cell: rig.cellPixels
    turning: rig.turning
    coarse: early || moving || turning || shaken !== 0 || flights.running || upright.running || explosion.moving || sinking.running
    space {
        heights: Array.from(boardView.view.stacks, (stack, square) => stack.length - (square === boardView.heldFrom ? 1 : 0))
        depths: sinking.depths
        kinds: boardView.view.shape.squareKinds
    }
    sinking: SinkingStacks {
        id: sinking

        space: boardView.space
        viewpoint: rig.viewpoint
        quarter: upright.quarter
        on: !boardView.explosion.open && boardView.view.shape.canStack
        frozen: rig.turning || (boardView.moving && boardView.held === "")
        all: boardView.lowered
        pointing: boardView.pointing
        pointer: boardView.pointer
        cursor: boardView.gameTable.cursor.shown ? boardView.gameTable.cursor.square : -1
    }
    air: air
    flyingTile: LooseTile {
        required property Flight flight

        visible: flight.flying
        symbol: flight.symbol
        level: flight.level
        mark: flight.mark
        position: flight.at
        // it shrinks to fade out, as its material can't be transparent
        scale: Qt.vector3d(1, 1, 1).times(flight.seen)
        material: pieces.item?.material ?? null
        faces: boardView.view.shape.tileFaces
        numbered: boardView.heightMap
        storeys: boardView.heightMap ? Theme.p.heights : Theme.p.storeys
    }
    onSkipped: {
        rig.skip()
        upright.skip()
    }

    Connections {
        target: rig.viewpoint

        function onChanged(): void { ++boardView.views }
    }
    View3D {
        id: picture

        anchors.fill: parent
        camera: rig.camera
        environment: SceneEnvironment {
            backgroundMode: SceneEnvironment.Color
            clearColor: Theme.p.horizon
            antialiasingMode: boardView.quality === "high" ? SceneEnvironment.MSAA
                            : boardView.coarse ? SceneEnvironment.NoAA : SceneEnvironment.SSAA
            antialiasingQuality: boardView.quality === "medium" ? SceneEnvironment.VeryHigh : SceneEnvironment.High
        }

        CameraRig {
            id: rig

            view: Qt.size(picture.width, picture.height)
            safe: boardView.safe
            side: boardView.gameTable.game.screen.cameraSide
            low: Qt.vector3d(-boardView.trayHalf.x, -2, -boardView.trayHalf.y)
            high: Qt.vector3d(boardView.trayHalf.x + boardView.explosion.room.x, boardView.boxHeight, boardView.trayHalf.y + boardView.explosion.room.y)
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
            rows: boardView.space.rows
            columns: boardView.space.columns
            margin: boardView.margin
            look: ThemeLook { shape: boardView.view.shape }
            cast: boardView.quality === "low" && !boardView.explosion.seen
            heights: Array.from(boardView.view.stacks, (stack, square) => boardView.explosion.seen ? Math.min(1, stack.length) : stack.length - (sinking.rested[square] ?? 0))
        }
        // A tray for each storey above the first, if they are to lie side by side.
        Repeater3D {
            model: boardView.explosion.seen && boardView.explosion.spread === 1 ? boardView.explosion.storeys - 1 : 0

            Tray {
                required property int index
                readonly property int level: index + 1

                // Each tray is a little lower than the one before, so that they pass under each other while they slide.
                position: boardView.explosion.away(level, boardView.explosion.amount).times(Qt.vector3d(1, 0, 1)).plus(Qt.vector3d(0, -0.3 * level, 0))
                rows: boardView.space.rows
                columns: boardView.space.columns
                margin: boardView.margin
                heights: Array.from(boardView.view.stacks).map(stack => stack.length > level ? 1 : 0)

                Coordinates { rows: boardView.space.rows; columns: boardView.space.columns; size: boardView.coordinates; margin: boardView.margin; angle: upright.angle }
            }
        }
        Node { id: air }
        // A model of 0 or 1 creates the pieces on demand. The first frame of an empty board does without them.
        Repeater3D {
            id: pieces

            property Pieces item: null

            model: !boardView.early || Array.from(boardView.view.stacks).some(stack => stack !== "") ? 1 : 0
            onObjectAdded: (index, object) => pieces.item = object as Pieces
            onObjectRemoved: pieces.item = null

            Pieces {
                board: boardView
                quality: boardView.quality
                // A low view foreshortens tiles.
                cellPixels: boardView.cell * Math.min(1, Math.sqrt(-Math.sin(rig.pitch * Math.PI / 180)) / 0.85)
                pixelRatio: boardView.Screen.devicePixelRatio
                upright: boardView.upright
                heldAt: boardView.heldAt
                coordinates: boardView.coordinates
            }
        }
    }
}
