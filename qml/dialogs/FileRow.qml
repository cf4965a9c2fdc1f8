import QtQuick
import QtQuick.Templates as T
import Storeys

// A line of a FileList: a record, or a folder to go to.
T.ItemDelegate {
    id: row

    required property int index
    required property var modelData     // { name, path, folder }

    implicitHeight: Math.round(34 * Theme.scale)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.name: row.modelData.name
    Accessible.onPressAction: row.clicked()

    contentItem: Item {
        Icon {
            anchors { left: parent.left; leftMargin: Theme.unit; verticalCenter: parent.verticalCenter }
            visible: row.modelData.folder
            name: "folder"
            tint: Theme.p.soft
        }
        Label {
            anchors { left: parent.left; leftMargin: 2 * Theme.unit + Theme.icon; right: parent.right; verticalCenter: parent.verticalCenter }
            text: row.modelData.name
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.noticeRadius
        color: row.highlighted || row.hovered ? Theme.p.accentSoft : "transparent"
    }
}
