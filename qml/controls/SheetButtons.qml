import QtQuick
import Storeys

// The buttons at the foot of a Sheet, to the right; the one that goes on comes last.
Item {
    id: foot

    default property alias buttons: row.data

    width: parent?.width ?? 0
    height: row.height + Theme.unit / 2

    Row {
        id: row

        anchors { right: parent.right; bottom: parent.bottom }
        spacing: Theme.unit
    }
}
