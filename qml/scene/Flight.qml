import QtQuick
import Storeys

// The way of one tile through the air: down to a square where, for the rules, it lies already, or away from one where it lay.
// Places are those of BoardSpace. What shows the tile follows it. One that has ended can begin another way.
QtObject {
    id: flight

    property bool flying: false
    property string symbol
    property int square
    property int level
    property int mark               // as in TileTable
    property vector3d from
    property vector3d to
    property int wait               // before it starts, milliseconds
    property bool down              // to the square; else away from it
    property bool fades             // it goes nowhere and is out of sight in the end
    property bool stays             // where it has come to, until Flights ends it
    property bool rests             // it has come there
    property real x
    property real y
    property real z
    property real seen              // 0: out of sight
    property bool waiting
    property QtObject shape: null   // what shows it
    readonly property vector3d at: Qt.vector3d(x, y, z)
    readonly property int time: down ? Theme.slide : Theme.leave

    // What `way` does not name is as it is for most.
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
