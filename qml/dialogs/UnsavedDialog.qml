import QtQuick
import Storeys
import Storeys.Table

// Asks before the program is left while the game or the last results can't be saved.
Sheet {
    id: dialog

    required property GameTable gameTable
    readonly property bool game: gameTable.records.shelf.unsaved

    signal quitRequested()

    title: qsTr("Quit without saving?")
    implicitWidth: Math.round(520 * Theme.scale)

    Notice { objectName: "why"; text: dialog.game ? dialog.gameTable.records.shelf.problem : dialog.gameTable.results.problem() }
    Paragraph {
        text: dialog.game ? qsTr("If you quit now, the turns that were not saved are lost. You can save the game to another place first.")
                          : qsTr("If you quit now, the results that were not saved are lost.")
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
            text: dialog.game ? qsTr("Keep playing") : qsTr("Stay")
            onClicked: dialog.close()
        }
    }
}
