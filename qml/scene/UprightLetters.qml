import QtQuick
import Storeys

// The angle of the letters on the board: they turn by quarters, so that they are upright for the viewer. They turn only
// well past the middle between two quarters, so that they don't flicker in a view near it.
QtObject {
    id: upright

    required property real yaw          // of the camera, degrees
    required property bool on           // false: letters don't turn
    property int quarter: 0             // the quarter that they turn to
    property real angle: 0              // their angle now, degrees
    readonly property real late: 55     // they turn once the camera is this far from their quarter, degrees
    readonly property real viewed: on ? yaw : 0
    readonly property vector2d turned: Qt.vector2d(Math.cos(angle * Math.PI / 180), Math.sin(angle * Math.PI / 180))
    readonly property bool running: motion.running

    readonly property NumberAnimation motion: NumberAnimation {
        target: upright
        property: "angle"
        duration: Theme.giveBack
        easing.type: Easing.InOutCubic
    }

    function skip(): void { motion.complete() }

    onViewedChanged: if (Math.abs(viewed - 90 * quarter) > late) quarter = Math.round(viewed / 90)
    onQuarterChanged: {
        angle -= 360 * Math.round((angle - 90 * quarter) / 360)     // turns the shorter way
        motion.to = 90 * quarter
        if (angle !== motion.to)
            motion.restart()
    }
}
