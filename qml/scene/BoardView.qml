import QtQuick
import QtQuick.Window
import QtQuick3D
import Storeys
import Storeys.Scene

// The board on the table, seen through the camera rig. It draws a frame only when something has changed, a coarse one while
// things move and a smooth one when they rest.
View3D {
    id: view

    required property var session
    required property string quality
    required property rect safe             // part of the view that nothing covers
    property string held: ""                // the tile that a hand holds over the board, "" = none
    property int heldFrom: -1               // the square that it was taken from, -1 = none
    property int target: -1                 // the square that it would go to, -1 = none
    property bool refused: false            // it may not go there
    property bool moving: false             // by the hand of a person
    property bool early: false              // no frame is on the screen yet: what it can do without comes later
    readonly property alias rig: rig
    readonly property alias space: space
    readonly property alias flights: flights
    readonly property bool coarse: early || moving || rig.turning || flights.running
    readonly property var stacks: session.stacks
    property vector3d heldAt
    readonly property real margin: 6        // of the tray round the squares

    function squareAt(x: real, y: real): int {
        return space.squareAt(rig.viewpoint.eye(), rig.viewpoint.towards(x, y))
    }
    // The middle of a tile's top, in pixels; level 0 is the top of an empty square.
    function squarePoint(square: int, level: int): point {
        return rig.viewpoint.project(space.place(square, level))
    }
    // Holds the tile above the stacks and a little up from the pixel, so that what is under the pixel stays in sight.
    function hold(x: real, y: real): void {
        const ray = rig.viewpoint.towards(x, y - rig.cellPixels * 0.55)
        view.heldAt = space.hover(rig.viewpoint.eye(), ray, view.squareAt(x, y), 5)
    }
    function skip(): void {
        rig.skip()
        flights.finish()
    }

    camera: rig.camera
    onStacksChanged: flights.finish()
    environment: SceneEnvironment {
        backgroundMode: SceneEnvironment.Color
        clearColor: Theme.p.horizon
        antialiasingMode: view.quality === "high" ? SceneEnvironment.MSAA
                        : view.coarse ? SceneEnvironment.NoAA : SceneEnvironment.SSAA
        antialiasingQuality: view.quality === "medium" ? SceneEnvironment.VeryHigh : SceneEnvironment.High
    }

    Connections {
        target: view.session

        function onTilesLanded(tiles: var): void { flights.dropAll(tiles) }
        function onTilesWithdrawn(tiles: var): void { flights.liftAll(tiles, true) }
        function onTilesLifted(tiles: var): void { flights.liftAll(tiles, false) }
    }
    BoardSpace {
        id: space

        rows: view.session.rows
        columns: view.session.columns
        heights: view.stacks.map((stack, square) => stack.length - (square === view.heldFrom ? 1 : 0))
    }
    CameraRig {
        id: rig

        view: Qt.size(view.width, view.height)
        safe: view.safe
        side: view.session.cameraSide
        low: Qt.vector3d(-5 * space.columns - view.margin, -2, -5 * space.rows - view.margin)
        high: Qt.vector3d(5 * space.columns + view.margin, rig.preset === "top" ? 0 : 5, 5 * space.rows + view.margin)
    }
    SceneLight {
        quality: view.early ? "low" : view.quality
        coarse: view.coarse
        shadowMapFar: rig.shadowFar
    }
    Wood {
        trayHalf: Qt.vector2d(rig.high.x, rig.high.z).plus(Qt.vector2d(0.8, 0.8))
        detailed: !view.early && view.quality !== "low"
        early: view.early
    }
    Tray {
        rows: space.rows
        columns: space.columns
        starts: view.session.startSquares
        kinds: view.session.squareKinds
        heights: view.stacks.map(stack => stack.length)
    }
    Flights {
        id: flights

        session: view.session
        space: space
        material: (pieces.item as Pieces)?.material ?? null
    }
    Loader3D {
        id: pieces

        active: !view.early || view.stacks.some(stack => stack !== "")
        sourceComponent: Pieces {
            session: view.session
            quality: view.quality
            space: view.space
            cellPixels: rig.cellPixels
            pixelRatio: view.Screen.devicePixelRatio
            lifted: flights.squares.concat(view.heldFrom >= 0 ? [view.heldFrom] : [])
            held: view.held
            heldAt: view.heldAt
            target: view.target
            refused: view.refused
        }
    }
}
