import QtQuick
import Storeys
import Storeys.Table

// Asks before the program is left while games, results or analyses can't be saved.
Sheet {
    id: dialog

    required property GameTable gameTable
    required property list<string> reasons      // why they can't be saved, in sentences
    readonly property bool games: gameTable.records.shelf.unsaved
    readonly property bool game: gameTable.records.shelf.heldUnsaved

    signal quitRequested()

    title: qsTr("Quit without saving?")
    implicitWidth: Math.round(520 * Theme.scale)

    Notice { objectName: "why"; text: Array.from(dialog.reasons).join("\n") }
    Paragraph {
        objectName: "loss"
        text: dialog.game ? qsTr("If you quit now, the turns that were not saved are lost. You can save the game to another place first.")
            : dialog.games ? qsTr("If you quit now, the turns that were not saved are lost. You can open such a game under “Continue a game” and save it to another place first.")
                           : qsTr("If you quit now, whatever was not saved is lost.")
    }
    foot: SheetButtons {
        TextButton {
            objectName: "quitButton"
            text: qsTr("Quit")
            onClicked: dialog.quitRequested()
        }
        TextButton {
            objectName: "exportButton"
            visible: dialog.game
            text: qsTr("Save as…")
            onClicked: dialog.fileWanted("record")
        }
        // Enter should not do what can't be undone.
        MainButton {
            objectName: "stayButton"
            text: dialog.games ? qsTr("Keep playing") : qsTr("Stay")
            onClicked: dialog.close()
        }
    }
}
