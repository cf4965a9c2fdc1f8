pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// A line of a chart through its points, with a mark on each.
Item {
    id: line

    required property list<point> points
    required property int kind          // of the marks, see ChartMark
    required property color tint

    Repeater {
        model: Math.max(0, line.points.length - 1)

        Rectangle {
            required property int index
            readonly property point from: line.points[index]
            readonly property point to: line.points[index + 1]

            x: from.x
            y: from.y - height / 2
            width: Math.hypot(to.x - from.x, to.y - from.y)
            height: Math.max(1.5, 2 * Theme.scale)
            rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI
            transformOrigin: Item.Left
            antialiasing: true
            color: line.tint
        }
    }
    Repeater {
        model: line.points

        ChartMark {
            required property point modelData

            x: modelData.x - width / 2
            y: modelData.y - height / 2
            kind: line.kind
            tint: line.tint
        }
    }
}
