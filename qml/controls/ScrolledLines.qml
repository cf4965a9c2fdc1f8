import QtQuick
import Storeys

// Lines one below the other, which scroll where there is too little room. What scrolls is a little larger than its place:
// so the rings of the focus are whole, and the handle stands beside the lines.
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
