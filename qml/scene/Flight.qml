import QtQuick
import Storeys

// The way of one tile through the air: down to a square where, for the rules, it lies already, or away from one where it lay.
// Places are those of BoardSpace. What shows the tile follows it.
QtObject {
    id: flight

    required property string symbol
    required property int square
    required property int level
    property int mark: 0            // as in TileTable
    required property vector3d from
    required property vector3d to
    property int wait: 0            // before it starts, milliseconds
    property bool down: true        // to the square; else away from it
    property bool fades: false      // it goes nowhere and is out of sight in the end
    property bool stays: false      // where it has come to, until Flights ends it
    property bool rests: false      // it has come there
    property real x: from.x
    property real y: from.y
    property real z: from.z
    property real seen: 1           // 0: out of sight
    property bool waiting: true
    property var shape: null        // what shows it
    readonly property vector3d at: Qt.vector3d(x, y, z)
    readonly property int time: down ? Theme.slide : Theme.leave

    signal landed()

    function begin(): void { motion.start() }

    readonly property SequentialAnimation motion: SequentialAnimation {
        onFinished: {
            flight.rests = flight.stays
            flight.landed()
        }

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
