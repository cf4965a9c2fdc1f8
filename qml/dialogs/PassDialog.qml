import QtQuick
import Storeys

// Asks before the turn is given away.
Sheet {
    id: dialog

    required property var session

    function pass(): void {
        dialog.close()
        dialog.session.pass()
    }

    title: qsTr("Pass this turn?")
    width: Math.round(380 * Theme.scale)
    onOpened: passButton.forceActiveFocus()
    onConfirmed: dialog.pass()

    Paragraph {
        text: qsTr("You score nothing and keep your tiles. The game ends when everybody passes one after the other.")
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
            text: qsTr("Pass")
            hint: qsTr("Enter")
            onClicked: dialog.pass()
        }
    }
}
