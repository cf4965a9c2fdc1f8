import QtQuick
import Storeys
import Storeys.Table

// Asks before the program is left while its game can't be saved.
Sheet {
    id: dialog

    required property Records records

    signal quitRequested()
    signal exportRequested()

    title: qsTr("Quit without saving?")
    implicitWidth: Math.round(520 * Theme.scale)
    first: stay             // what can't be undone is not the first thing to do
    onConfirmed: dialog.close()

    Notice { width: parent.width; text: dialog.records.shelf.problem }
    Paragraph {
        text: qsTr("If you quit now, the turns that were not saved are lost. You can save the game to another place first.")
    }
    SheetButtons {
        TextButton {
            objectName: "quitButton"
            text: qsTr("Quit")
            onClicked: dialog.quitRequested()
        }
        TextButton {
            objectName: "exportButton"
            text: qsTr("Save as…")
            onClicked: dialog.exportRequested()
        }
        TextButton {
            id: stay

            objectName: "stayButton"
            filled: true
            text: qsTr("Keep playing")
            hint: KeyNames.enter
            onClicked: dialog.close()
        }
    }
}
