import QtQuick
import Storeys

// Headings of the columns of ResultRow.
Item {
    id: head

    readonly property var columns: ResultColumns {}

    height: Math.round(18 * Theme.scale)

    Label { x: head.columns.tiles; text: qsTr("Tiles left"); color: Theme.p.soft; font.pixelSize: Theme.caption }
    Label {
        width: head.width - head.columns.points
        horizontalAlignment: Text.AlignRight
        text: qsTr("Points")
        color: Theme.p.soft
        font.pixelSize: Theme.caption
    }
    Label {
        width: head.width - head.columns.subtraction
        horizontalAlignment: Text.AlignRight
        text: qsTr("+ / −")
        color: Theme.p.soft
        font.pixelSize: Theme.caption
    }
    Label {
        width: head.width - head.columns.total
        horizontalAlignment: Text.AlignRight
        text: qsTr("Total")
        color: Theme.p.soft
        font.pixelSize: Theme.caption
    }
}
