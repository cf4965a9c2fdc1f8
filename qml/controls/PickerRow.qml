import QtQuick
import QtQuick.Templates as T
import Storeys

// A line of the list that a Picker opens.
T.ItemDelegate {
    id: row

    required property int index
    required property var modelData
    property bool chosen: false

    implicitHeight: Math.round(36 * Theme.scale)
    hoverEnabled: true
    Accessible.name: text
    Accessible.selected: chosen
    Accessible.onPressAction: row.clicked()

    contentItem: Item {
        Label {
            anchors { left: parent.left; leftMargin: Math.round(10 * Theme.scale); verticalCenter: parent.verticalCenter }
            text: row.text
            font.bold: row.chosen
            Accessible.ignored: true
        }
        Icon {
            anchors { right: parent.right; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
            visible: row.chosen
            name: "check"
            tint: Theme.p.accent
        }
    }
    background: Rectangle {
        radius: Theme.noticeRadius
        color: row.highlighted ? Theme.p.accentSoft : "transparent"
    }
}
