import QtQuick
import Storeys

// Headings of the columns of ResultRow.
Item {
    id: head

    readonly property ResultColumns columns: ResultColumns { width: head.width }

    height: Math.round(18 * Theme.scale)

    Label { visible: !head.columns.narrow; anchors { left: parent.left; leftMargin: head.columns.tiles } text: qsTr("Tiles left"); color: Theme.p.soft; font.pixelSize: Theme.caption }
    Label {
        anchors { right: parent.right; rightMargin: head.columns.points }
        text: qsTr("Points")
        color: Theme.p.soft
        font.pixelSize: Theme.caption
    }
    Label {
        anchors { right: parent.right; rightMargin: head.columns.subtraction }
        text: qsTr("+ / −")
        color: Theme.p.soft
        font.pixelSize: Theme.caption
    }
    Label {
        anchors { right: parent.right; rightMargin: head.columns.total }
        text: qsTr("Total")
        color: Theme.p.soft
        font.pixelSize: Theme.caption
    }
}
