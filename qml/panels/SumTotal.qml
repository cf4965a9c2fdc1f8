import QtQuick
import Storeys

// The last line in the sum of a play: the total.
Item {
    id: line

    required property int total

    width: parent?.width ?? 0
    height: Math.round(38 * Theme.scale)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Total: %n point(s)", "", line.total)

    Rectangle { width: parent.width; height: 1; color: Theme.p.line }
    SilentLabel {
        anchors { left: parent.left; bottom: value.baseline; bottomMargin: -Math.round(3 * Theme.scale) }
        text: qsTr("Total")
        color: Theme.p.soft
    }
    SilentLabel {
        id: value

        objectName: "total"
        anchors { right: parent.right; bottom: parent.bottom; bottomMargin: -Math.round(5 * Theme.scale) }
        text: line.total
        font { pixelSize: Theme.total; bold: true }
    }
}
