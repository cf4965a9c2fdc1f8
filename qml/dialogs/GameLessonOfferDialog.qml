import QtQuick
import Storeys
import Storeys.Table

// Comes with the first game of a variant that has its own rules: offers to learn them by playing.
Sheet {
    id: dialog

    required property GameChoices choices
    required property Lesson lesson
    readonly property string game: choices.nameOf(lesson.newGame())

    signal lessonRequested()

    title: dialog.game
    implicitWidth: Math.round(460 * Theme.scale)
    holdsClock: true
    first: learnButton
    onConfirmed: dialog.lessonRequested()

    Paragraph { text: qsTr("This is your first game of this kind. A short tutorial shows what is special in it; your game waits meanwhile.") }
    Paragraph { text: qsTr("You can also start it later, from the menu or from the rules (F1).") }
    foot: SheetButtons {
        TextButton {
            objectName: "skipLessonButton"
            text: qsTr("I know the game")
            onClicked: dialog.close()
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
