import QtQuick
import Storeys

// The ring round a control with the keyboard focus, as a part of its background.
Rectangle {
    id: ring

    required property bool shown
    property int offset: Math.round(3 * Theme.scale)
    property int cornerRadius: Theme.buttonRadius

    anchors { fill: parent; margins: -ring.offset }
    visible: shown
    radius: cornerRadius + offset
    color: "transparent"
    border { width: Math.max(2, Math.round(2 * Theme.scale)); color: Theme.p.accent }
}
