import QtQuick
import QtQuick.Templates as T
import Storeys

// Something that is so or not, with a box before its words.
T.CheckBox {
    id: line

    implicitWidth: box.width + Theme.unit + words.implicitWidth
    implicitHeight: Theme.target
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.name: text
    Keys.onReturnPressed: line.click()
    Keys.onEnterPressed: line.click()

    contentItem: Item {
        Label {
            id: words

            x: box.width + Theme.unit
            width: parent.width - x
            anchors.verticalCenter: parent.verticalCenter
            text: line.text
            Accessible.ignored: true
        }
    }
    indicator: Rectangle {
        id: box

        anchors.verticalCenter: parent?.verticalCenter
        width: Theme.icon
        height: Theme.icon
        radius: Theme.chipRadius
        color: line.checked ? Theme.p.accent : line.hovered ? Theme.p.accentSoft : Theme.p.control
        border { width: line.checked ? 0 : 1; color: Theme.p.soft }

        Icon { anchors.centerIn: parent; visible: line.checked; name: "check"; size: Math.round(parent.width * 0.8); tint: Theme.p.accentInk }
        FocusRing { shown: line.visualFocus; cornerRadius: Theme.chipRadius }
    }
}
