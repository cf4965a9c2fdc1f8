import QtQuick
import Storeys
import Storeys.Table

// Asks before a lesson is left; it can be resumed.
Sheet {
    id: dialog

    required property Lesson lesson

    function skip(): void {
        dialog.close()
        dialog.lesson.leave()
    }

    title: qsTr("Skip the tutorial?")
    implicitWidth: Math.round(420 * Theme.scale)
    first: stay
    onConfirmed: dialog.close()

    Paragraph {
        text: dialog.lesson.gameWaits ? qsTr("You return to your game. You can resume the tutorial from “New game” or the menu.")
                                              : qsTr("You can resume it from “New game” or the menu.")
    }
    foot: SheetButtons {
        TextButton {
            objectName: "skipButton"
            text: qsTr("Skip")
            onClicked: dialog.skip()
        }
        TextButton {
            id: stay

            objectName: "stayButton"
            filled: true
            text: qsTr("Continue tutorial")
            hint: KeyNames.enter
            onClicked: dialog.close()
        }
    }
}
