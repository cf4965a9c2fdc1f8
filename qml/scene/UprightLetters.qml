import QtQuick
import Storeys

// By how much the letters on the board are turned, so that they are upright for whoever looks: by quarters. They follow well
// past the middle between two quarters, so that a view near it doesn't make them flicker.
QtObject {
    id: upright

    required property real yaw          // of the camera, degrees
    required property bool on           // else they stay as they lie
    property int quarter: 0             // where they go
    property real angle: 0              // degrees, on the way there
    readonly property real late: 55     // degrees away from the quarter at which they follow
    readonly property real viewed: on ? yaw : 0
    readonly property vector2d turned: Qt.vector2d(Math.cos(angle * Math.PI / 180), Math.sin(angle * Math.PI / 180))
    readonly property bool running: motion.running

    readonly property NumberAnimation motion: NumberAnimation {
        target: upright
        property: "angle"
        duration: Theme.giveBack
        easing.type: Easing.InOutCubic
    }

    function skip(): void {
        if (motion.running)
            motion.complete()
    }

    onViewedChanged: {
        if (Math.abs(viewed - 90 * quarter) > late)
            quarter = Math.round(viewed / 90)
    }
    onQuarterChanged: {
        angle -= 360 * Math.round((angle - 90 * quarter) / 360)     // the short way round
        motion.to = 90 * quarter
        if (angle !== motion.to)
            motion.restart()
    }
}
