import QtQuick
import QtQuick.Templates as T
import Storeys

// A square button with an icon; its text is the tooltip and the accessible name.
// A click leaves the focus where it was, so that Enter goes on playing; Tab reaches it.
T.Control {
    id: button

    property string icon
    property string text
    property string shortcut        // the keys that do the same, shown in the tooltip
    property int hintSide: Qt.TopEdge
    property bool active: false     // the choice that this button stands for is in force
    property bool quiet: false      // no ground and no border until the mouse is over it

    signal clicked()

    function click(): void {
        if (button.enabled)
            button.clicked()
    }

    implicitWidth: Theme.target
    implicitHeight: Theme.target
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    opacity: enabled ? 1 : 0.45
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.checked: active
    Accessible.onPressAction: button.click()
    Keys.onReturnPressed: button.click()
    Keys.onEnterPressed: button.click()
    Keys.onSpacePressed: button.click()

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: button.icon
            tint: button.active ? Theme.p.accentInk : Theme.p.text
        }
    }
    background: Rectangle {
        radius: Theme.buttonRadius
        color: button.active ? Theme.p.accent
             : mouse.pressed ? Qt.darker(Theme.p.accentSoft, 1.06)
             : button.hovered ? Theme.p.accentSoft
             : button.quiet ? "transparent" : Theme.p.control
        border { width: button.quiet || button.active ? 0 : 1; color: Theme.p.line }

        FocusRing { shown: button.visualFocus }
    }

    MouseArea {
        id: mouse

        anchors.fill: parent
        onClicked: button.clicked()
    }
    Hint {
        visible: button.hovered && button.text !== ""
        side: button.hintSide
        text: button.shortcut === "" ? button.text : qsTr("%1  (%2)").arg(button.text).arg(button.shortcut)
    }
}
