import QtQuick

// Two fingers on the board: what is under them stays under them, so they move it, bring it nearer and turn it.
PinchHandler {
    id: pinch

    required property PlayBoard board
    property bool known: false          // where the fingers were
    property point at                   // between them
    property real spread: 1             // against the beginning
    property real turned: 0             // degrees, clockwise

    // The first news of a gesture may come before it counts as active.
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
    onActiveChanged: {
        if (!pinch.active)
            pinch.known = false
    }
    onUpdated: {
        if (pinch.active)
            pinch.follow()
    }
}
