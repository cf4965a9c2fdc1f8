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
    readonly property int edge: Math.round(10 * Theme.scale)        // beside the lines
    readonly property int rim: Math.round(4 * Theme.scale)          // above and below them, for a focus ring

    function show(item: Item): void { scroller.sight.show(item) }

    implicitHeight: column.height

    Scroller {
        id: scroller

        objectName: "scroller"
        anchors { fill: parent; leftMargin: -page.edge; rightMargin: -page.edge; topMargin: -page.rim; bottomMargin: -page.rim }
        contentHeight: column.height + 2 * page.rim

        Column {
            id: column

            x: page.edge
            y: page.rim
            width: page.width
        }
    }
}
