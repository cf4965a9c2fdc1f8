import QtQuick
import Storeys

// A word of a challenged play, and whether the dictionary has it.
Rectangle {
    id: line

    required property string word
    required property bool good

    height: Theme.target
    radius: Theme.noticeRadius
    color: good ? Theme.p.accentSoft : Theme.p.warningSoft
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2").arg(word).arg(verdict.text)

    Icon {
        id: sign

        anchors { left: parent.left; leftMargin: Theme.unit; verticalCenter: parent.verticalCenter }
        name: line.good ? "check" : "cross"
        tint: line.good ? Theme.p.accent : Theme.p.warning
    }
    Label {
        anchors { left: sign.right; leftMargin: Theme.unit; right: verdict.left; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
        text: line.word
        font { pixelSize: Theme.title; bold: true }
        Accessible.ignored: true
    }
    Label {
        id: verdict

        anchors { right: parent.right; rightMargin: Theme.margin; verticalCenter: parent.verticalCenter }
        text: line.good ? qsTr("valid") : qsTr("not valid")
        color: line.good ? Theme.p.text : Theme.p.warning
        Accessible.ignored: true
    }
}
