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

    contentItem: Item {
        Icon {
            x: Math.round(10 * Theme.scale)
            anchors.verticalCenter: parent.verticalCenter
            name: line.symbol
        }
        Label {
            x: Theme.icon + Math.round(20 * Theme.scale)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x - Theme.unit
            text: line.text
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.noticeRadius
        color: line.highlighted ? Theme.p.accentSoft : "transparent"
    }
}
