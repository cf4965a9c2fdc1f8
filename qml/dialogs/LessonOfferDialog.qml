import QtQuick
import Storeys
import Storeys.Table

// Offers to learn a game by playing: at the very first start of the program, and with the first game of each variant
// that has rules of its own.
Sheet {
    id: dialog

    required property GameChoices choices
    property bool welcomes: true        // the program starts for the first time
    property string game: ""           // else the name of the variant

    title: dialog.welcomes ? qsTr("Welcome to Storeys") : dialog.game
    implicitWidth: Math.round(460 * Theme.scale)
    closable: !dialog.welcomes
    holdsClock: !dialog.welcomes
    holdsPlay: true
    detour: preferencesButton
    onEscaped: dialog.wanted("newGame")

    Paragraph {
        text: dialog.welcomes ? qsTr("In this word game you place letter tiles on the board and on top of each other, so words grow in every direction, even upwards.")
                              : qsTr("This is your first game of this kind. A short tutorial shows what is special in it; your game waits meanwhile.")
    }
    Paragraph {
        visible: dialog.welcomes && text !== ""
        text: dialog.choices.lessonLanguage
    }
    Paragraph {
        text: dialog.welcomes ? qsTr("A short practice game shows you how it works. You can stop at any time and resume it from “New game” or the menu.")
                              : qsTr("You can also start it later, from the menu or from the rules (F1).")
    }
    foot: SheetButtons {
        PreferencesButton { id: preferencesButton; visible: dialog.welcomes; onClicked: dialog.wanted("preferences") }
        TextButton {
            objectName: "skipLessonButton"
            text: qsTr("I know the game")
            onClicked: dialog.welcomes ? dialog.wanted("newGame") : dialog.close()
        }
        MainButton {
            objectName: "learnButton"
            text: qsTr("Play the tutorial")
            onClicked: dialog.lessonWanted("")
        }
    }
}
