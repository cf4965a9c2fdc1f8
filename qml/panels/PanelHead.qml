import QtQuick
import Storeys

// The head of the side panel: the name of the program, buttons for it, and the menu.
Item {
    id: head

    // How many buttons have room. The menu has all their commands too.
    readonly property int room: Math.max(0, Math.floor((width - title.implicitWidth - Theme.unit) / Theme.target) - 1)
    required property Commands commands

    implicitHeight: Theme.target

    Text {
        id: title

        anchors { left: parent.left; verticalCenter: parent.verticalCenter; verticalCenterOffset: Math.round(3 * Theme.scale) }
        text: qsTr("Storeys")
        horizontalAlignment: Text.AlignLeft
        color: Theme.p.text
        font { family: Theme.displayFont; bold: true; pixelSize: Math.round(25 * Theme.scale) }
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Row {
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }

        Repeater {
            model: Array.from([head.commands.newGame, head.commands.games, head.commands.preferences]).slice(0, head.room)

            IconButton {
                required property Command modelData

                objectName: modelData.name + "Button"
                command: modelData
            }
        }
        MainMenu { commands: head.commands }
    }
}
