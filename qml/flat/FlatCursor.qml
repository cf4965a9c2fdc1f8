import QtQuick
import Storeys

// Where the next typed letter goes, and in which direction: a frame with an arrow head.
Item {
    id: cursor

    required property bool down

    rotation: down ? 90 : 0

    FlatFrame { anchors.fill: parent; closed: true; core: Theme.p.target }
    Rectangle {     // the arrow head
        x: cursor.width - width / 2
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(cursor.width * 0.24)
        height: width
        rotation: 45
        antialiasing: true
        color: Theme.p.target
        border { width: Math.max(1, Math.round(width / 8)); color: Theme.p.targetEdge }
    }
}
