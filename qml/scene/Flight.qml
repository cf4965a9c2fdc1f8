import QtQuick
import Storeys

// The flight of one tile: down to a square, where the game already has it, or up and away from a square. It only
// computes where the tile is; `shape` draws it there. Places are those of BoardSpace. After its end a flight can begin
// again.
QtObject {
    id: flight

    property bool flying: false
    property string symbol
    property int square
    property int level              // of the tile in its stack, from 0
    property int mark               // as in TileTable
    property vector3d from
    property vector3d to
    property int wait               // before it starts, milliseconds
    property bool down              // flies to the square; else away from it
    property bool fades             // becomes invisible on its way
    property bool stays             // stays in sight after its arrival, until Flights ends it
    property bool rests             // has arrived and stays
    property real x
    property real y
    property real z
    property real seen              // from 1, fully visible, to 0
    property bool waiting           // `wait` is not over
    property QtObject shape: null   // draws the tile
    readonly property vector3d at: Qt.vector3d(x, y, z)
    // of the motion sideways, milliseconds
    readonly property int time: down ? Theme.slide : Theme.leave

    // Begins a flight. `way` has values of properties; those on the next line have defaults.
    function begin(way: var): void {
        Object.assign(flight, { mark: 0, wait: 0, down: true, fades: false, stays: false }, way)
        Object.assign(flight, { x: flight.from.x, y: flight.from.y, z: flight.from.z, seen: 1, waiting: true, rests: false, flying: true })
        motion.restart()
    }
    function end(): void {
        motion.stop()
        flight.flying = false
    }

    readonly property SequentialAnimation motion: SequentialAnimation {
        onFinished: flight.rests = flight.flying = flight.stays

        PauseAnimation { duration: flight.wait }
        PropertyAction { target: flight; property: "waiting"; value: false }
        ParallelAnimation {
            NumberAnimation { target: flight; property: "x"; to: flight.to.x; duration: flight.time; easing.type: Easing.OutQuad }
            NumberAnimation { target: flight; property: "z"; to: flight.to.z; duration: flight.time; easing.type: Easing.OutQuad }
            NumberAnimation { target: flight; property: "seen"; to: flight.fades ? 0 : 1; duration: flight.time }
            NumberAnimation {
                target: flight
                property: "y"
                to: flight.to.y
                duration: flight.down ? Theme.drop : Theme.leave
                easing { type: flight.down ? Easing.OutBounce : Easing.OutQuad; amplitude: 0.5 }
            }
        }
    }
}
