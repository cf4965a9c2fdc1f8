import QtQuick
import Storeys

// At the very first start: to learn by playing, or not.
Sheet {
    id: dialog

    signal lessonRequested()
    signal gameRequested()

    title: qsTr("Welcome to Storeys")
    implicitWidth: Math.round(460 * Theme.scale)
    closable: false
    onOpened: learnButton.forceActiveFocus()
    onConfirmed: dialog.lessonRequested()

    Paragraph {
        text: qsTr("Words grow here in every direction, upwards too: letter tiles are laid on the board and on top of each other.")
    }
    Paragraph {
        text: qsTr("A first game of a few minutes shows you how, with the tiles in your hands. You can leave it at any time and come back to it from “New game” or with F1.")
    }
    SheetButtons {
        TextButton {
            objectName: "skipLessonButton"
            text: qsTr("I know the game")
            onClicked: dialog.gameRequested()
        }
        TextButton {
            id: learnButton

            objectName: "learnButton"
            filled: true
            text: qsTr("Learn by playing")
            hint: qsTr("Enter")
            onClicked: dialog.lessonRequested()
        }
    }
}
