import QtQuick
import Storeys

// A column that scrolls where space is short. The scrolling view is slightly larger than its place, so that focus rings
// are not cut off and the handle is beside the lines.
Item {
    id: page

    default property alias lines: column.data
    readonly property alias column: column
    property alias spacing: column.spacing
    readonly property alias scrolls: scroller.interactive
    readonly property int edge: Math.round(10 * Theme.scale)

    implicitHeight: column.height

    Scroller {
        id: scroller

        objectName: "scroller"
        anchors { fill: parent; margins: -page.edge }
        contentHeight: column.height + 2 * page.edge

        Column {
            id: column

            x: page.edge
            y: page.edge
            width: page.width
        }
    }
}
