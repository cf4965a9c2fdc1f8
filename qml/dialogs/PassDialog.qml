import QtQuick
import Storeys

// Asks before the turn is given away; alone, that gives up the game.
Sheet {
    id: dialog

    required property var session

    function pass(): void {
        dialog.close()
        dialog.session.pass()
    }

    title: session.solo ? qsTr("Give up the game?") : qsTr("Pass your turn?")
    implicitWidth: Math.round(380 * Theme.scale)
    first: passButton
    onConfirmed: dialog.pass()

    Paragraph {
        text: dialog.session.solo ? qsTr("The game ends now, and the tiles on your rack cost points.")
            : qsTr("You score nothing and keep your tiles. The game ends when all players pass in a row.")
    }
    SheetButtons {
        TextButton {
            text: qsTr("Cancel")
            hint: qsTr("Esc")
            onClicked: dialog.close()
        }
        TextButton {
            id: passButton

            objectName: "passButton"
            filled: true
            text: dialog.session.solo ? qsTr("Give up") : qsTr("Pass")
            hint: qsTr("Enter")
            onClicked: dialog.pass()
        }
    }
}
