import QtQuick
import Storeys

// A column that scrolls where space is short, with a foot below it that always stays in sight. The scrolling view is
// slightly larger than its place, so that focus rings are not cut off and the handle is beside the lines.
Item {
    id: page

    default property alias lines: column.data
    property Item foot: null                // null: none
    readonly property alias column: column
    readonly property alias scroller: scroller
    property alias spacing: column.spacing
    readonly property alias scrolls: scroller.interactive
    readonly property int edge: Math.round(10 * Theme.scale)        // beside the lines
    readonly property int rim: Math.round(4 * Theme.scale)          // above and below them, for a focus ring

    readonly property real footRoom: place.height > 0 ? place.height + column.spacing : 0

    function show(item: Item): void { scroller.sight.show(item) }
    // Page Up and Page Down also show what moving the focus never scrolls to. False for other keys, or if nothing
    // scrolls.
    function turn(key: int): bool {
        const way = key === Qt.Key_PageDown ? 1 : key === Qt.Key_PageUp ? -1 : 0
        if (way === 0 || !page.scrolls)
            return false
        scroller.contentY = Math.max(0, Math.min(scroller.contentHeight - scroller.height, scroller.contentY + way * 0.8 * scroller.height))
        return true
    }
    // Whether the item is in sight while nothing is scrolled.
    function isSeenAtTop(item: Item): bool {
        for (let at = item; at !== null; at = at.parent)
            if (at === place)
                return true
        return item.mapToItem(column, 0, item.height).y <= page.height - page.footRoom + 1
    }

    implicitHeight: column.height + footRoom

    Scroller {
        id: scroller

        objectName: "scroller"
        anchors { fill: parent; leftMargin: -page.edge; rightMargin: -page.edge; topMargin: -page.rim; bottomMargin: page.footRoom - page.rim }
        contentHeight: column.height + 2 * page.rim

        Column {
            id: column

            x: page.edge
            y: page.rim
            width: page.width
        }
    }
    Rectangle {
        visible: page.scrolls && place.height > 0
        anchors { left: parent.left; right: parent.right; bottom: place.top; bottomMargin: Math.round(column.spacing / 2) }
        height: 1
        color: Theme.p.line
    }
    Item {
        id: place

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: childrenRect.height
        children: page.foot !== null ? [page.foot] : []
    }
}
