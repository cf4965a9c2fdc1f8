pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// Points at a control for a lesson: four corners of a frame, as around squares of the board. A focus ring is closed, so
// nobody takes one for the other.
Item {
    id: mark

    required property bool shown
    readonly property int line: Math.max(3, Math.round(4 * Theme.scale))
    readonly property int arm: Math.round(13 * Theme.scale)

    anchors { fill: parent; margins: -Math.round(4 * Theme.scale) }
    visible: shown

    Repeater {
        model: 4

        Item {
            id: corner

            required property int index
            readonly property bool atRight: index % 2 === 1
            readonly property bool atBottom: index >= 2

            x: atRight ? mark.width - width : 0
            y: atBottom ? mark.height - height : 0
            width: mark.arm
            height: mark.arm

            Rectangle { y: corner.atBottom ? corner.height - height : 0; width: corner.width; height: mark.line; color: Theme.p.accent }
            Rectangle { x: corner.atRight ? corner.width - width : 0; width: mark.line; height: corner.height; color: Theme.p.accent }
        }
    }
}
