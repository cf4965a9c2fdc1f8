import QtQuick
import Storeys

// Round a tile of the rack that the keyboard is on, or that was chosen to be laid: the colours of signs on the board, which are
// seen on wood, tray and tiles alike.
Rectangle {
    id: ring

    required property bool shown
    required property bool keyed        // the keyboard is there: it is thicker
    readonly property int line: Math.max(2, Math.round((keyed ? 3 : 2) * Theme.scale))
    readonly property int edge: Math.max(keyed ? 2 : 1, Math.round((keyed ? 2 : 1) * Theme.scale))      // on either side of it

    objectName: "rackRing"
    anchors.fill: parent
    visible: shown
    radius: Math.round(width / 8)
    color: "transparent"
    border { width: ring.line + 2 * ring.edge; color: Theme.p.targetEdge }

    Rectangle {
        anchors { fill: parent; margins: ring.edge }
        radius: parent.radius - anchors.margins
        color: "transparent"
        border { width: ring.line; color: Theme.p.target }
    }
}
