import QtQuick
import Storeys
import Storeys.Table

// At the very first start of the program: offers to learn the game by playing.
Sheet {
    id: dialog

    required property GameChoices choices

    signal lessonRequested()
    signal gameRequested()
    signal preferencesRequested()       // for size of text, colours and language, before anything else

    title: qsTr("Welcome to Storeys")
    implicitWidth: Math.round(460 * Theme.scale)
    closable: false
    first: learnButton
    detour: preferencesButton
    onConfirmed: dialog.lessonRequested()
    onEscaped: dialog.gameRequested()

    Paragraph {
        text: qsTr("In this word game you place letter tiles on the board and on top of each other, so words grow in every direction, even upwards.")
    }
    Paragraph {
        objectName: "wordsLanguage"
        visible: text !== ""
        text: dialog.choices.wordsLanguage
    }
    Paragraph {
        text: qsTr("A short practice game shows you how it works. You can stop at any time and resume it from “New game” or the menu.")
    }
    foot: SheetButtons {
        TextButton {
            id: preferencesButton

            objectName: "preferencesButton"
            symbol: "sliders"
            text: qsTr("Preferences")
            onClicked: dialog.preferencesRequested()
        }
        TextButton {
            objectName: "skipLessonButton"
            text: qsTr("I know the game")
            onClicked: dialog.gameRequested()
        }
        TextButton {
            id: learnButton

            objectName: "learnButton"
            filled: true
            text: qsTr("Play the tutorial")
            hint: KeyNames.enter
            onClicked: dialog.lessonRequested()
        }
    }
}
