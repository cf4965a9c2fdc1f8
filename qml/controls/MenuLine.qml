import QtQuick
import QtQuick.Templates as T
import Storeys

// A command in the list of a MenuButton.
T.MenuItem {
    id: line

    required property string symbol

    implicitWidth: parent?.width ?? 0
    implicitHeight: Theme.target
    hoverEnabled: true
    Accessible.name: text
    Accessible.onPressAction: {
        line.menu.dismiss()
        line.triggered()
    }

    contentItem: Item {
        Icon {
            anchors { left: parent.left; leftMargin: Math.round(10 * Theme.scale); verticalCenter: parent.verticalCenter }
            name: line.symbol
        }
        Label {
            anchors {
                left: parent.left
                leftMargin: Theme.icon + Math.round(20 * Theme.scale)
                right: parent.right
                rightMargin: Theme.unit
                verticalCenter: parent.verticalCenter
            }
            text: line.text
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.noticeRadius
        color: line.highlighted ? Theme.p.accentSoft : "transparent"
    }
}
