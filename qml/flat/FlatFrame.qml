pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// A frame round a square: closed, or only its four corners; with a cross where something is not allowed. An edge sets
// it off from anything under it.
Item {
    id: frame

    property bool closed: false
    property bool crossed: false
    property color core: Theme.p.target
    property color edge: Theme.p.targetEdge
    readonly property int line: Math.max(3, Math.round(width * 0.07))

    component Bar: Rectangle {
        color: frame.core
        border { width: 1; color: frame.edge }
        antialiasing: rotation !== 0
    }

    // The closed frame: outer edge, core, inner edge.
    Repeater {
        model: frame.closed ? [0, 2, frame.line] : []

        Rectangle {
            required property int modelData
            required property int index

            anchors { fill: parent; margins: modelData }
            radius: Math.round(frame.width / 10) - modelData / 2
            color: "transparent"
            border { width: index === 1 ? frame.line - 2 : 2; color: index === 1 ? frame.core : frame.edge }
        }
    }
    // Two bars at each corner.
    Repeater {
        model: frame.closed ? 0 : 8

        Bar {
            required property int index
            readonly property bool level: index < 4     // horizontal

            x: index % 2 === 0 ? 0 : frame.width - width
            y: Math.floor(index / 2) % 2 === 0 ? 0 : frame.height - height
            width: level ? Math.round(frame.width * 0.3) : frame.line
            height: level ? frame.line : Math.round(frame.height * 0.3)
        }
    }
    Repeater {
        model: frame.crossed ? [45, -45] : []

        Bar {
            required property int modelData

            anchors.centerIn: parent
            rotation: modelData
            width: Math.round(frame.width * 0.6)
            height: frame.line + 1
        }
    }
}
