import QtQuick

// Moves, zooms and turns the board with two fingers. What is under the fingers stays under them.
PinchHandler {
    id: pinch

    required property PlayBoard board
    property bool known: false          // the next three have the values of the last update
    property point at                   // the middle between the fingers
    property real spread: 1             // distance of the fingers; 1 when the gesture began
    property real turned: 0             // degrees, clockwise

    // Moves the board by what has changed since the last update; the first update of a gesture moves nothing.
    function follow(): void {
        const to = pinch.centroid.position
        if (pinch.known) {
            pinch.board.panBy(pinch.at, to)
            pinch.board.zoomAt(to, pinch.spread / pinch.activeScale)
            pinch.board.twistAt(to, pinch.rotation - pinch.turned)
        }
        pinch.known = true
        pinch.at = to
        pinch.spread = pinch.activeScale
        pinch.turned = pinch.rotation
    }

    target: null
    minimumPointCount: 2
    maximumPointCount: 2
    onActiveChanged: if (!pinch.active) pinch.known = false
    onUpdated: {    // can come before the gesture is active
        if (pinch.active)
            pinch.follow()
    }
}
