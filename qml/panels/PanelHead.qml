import QtQuick
import Storeys
import Storeys.Table

// The head of the side panel: the name of the program, buttons for it, and the menu.
Item {
    id: head

    // How many buttons have room. The menu has all their commands too.
    readonly property int room: Math.max(0, Math.floor((width - Math.max(title.implicitWidth, language.implicitWidth) - Theme.unit) / Theme.target) - 1)
    required property Commands commands

    implicitHeight: Math.max(Theme.target, language.text === "" ? 0 : title.implicitHeight + language.implicitHeight)

    Text {
        id: title

        anchors { left: parent.left; verticalCenter: parent.verticalCenter; verticalCenterOffset: language.text === "" ? Math.round(3 * Theme.scale) : -Math.round(6 * Theme.scale) }
        text: qsTr("Storeys")
        horizontalAlignment: Text.AlignLeft
        color: Theme.p.text
        font { family: Theme.displayFont; bold: true; pixelSize: Math.round(25 * Theme.scale) }
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    // Of the words of the game, if it is not that of the window.
    Label {
        id: language

        readonly property GameTable gameTable: head.commands.gameTable

        objectName: "wordsLanguage"
        anchors { left: parent.left; top: title.bottom }
        visible: text !== ""
        // evaluated again with each change of the game, and in each language
        text: {
            const words = qsTr("Words in %1"), name = gameTable.game.there ? gameTable.view.wordsLanguage() : ""
            return name === "" ? "" : words.arg(name)
        }
        color: Theme.p.soft
        font.pixelSize: Theme.caption
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
