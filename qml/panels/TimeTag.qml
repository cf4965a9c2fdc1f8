import QtQuick
import Storeys

// The time on a player's clock. With little or no time left it has the ground and border of a warning.
Rectangle {
    id: tag

    required property string time       // "" = there is no clock
    required property bool late         // little or no time is left

    visible: time !== ""
    width: visible ? sign.width + label.width + 1.5 * Theme.unit : 0
    height: Math.round(24 * Theme.scale)
    radius: Theme.chipRadius
    color: late ? Theme.p.warningSoft : "transparent"
    border { width: late ? 2 : 1; color: late ? Theme.p.warning : Theme.p.line }

    Icon {
        id: sign

        anchors { left: parent.left; leftMargin: Theme.unit / 2; verticalCenter: parent.verticalCenter }
        name: "clock"
        size: Math.round(16 * Theme.scale)
        tint: label.color
    }
    Label {
        id: label

        anchors { left: sign.right; leftMargin: Theme.unit / 2; verticalCenter: parent.verticalCenter }
        text: tag.time
        color: tag.late ? Theme.p.warning : Theme.p.text
        font.bold: true
        Accessible.ignored: true
    }
}
