import QtQuick
import Storeys

// Says why a file can't be opened or written, or the clipboard can't be used. Offers other ways to go on after a record
// that can't be opened, and asks about a game that another computer has locked.
Sheet {
    id: dialog

    required property string problem
    property string task: "open"        // what failed: "open", "export" or "paste"
    property bool readable: false       // the record can be shown as written
    property bool locked: false         // another computer has locked the game, which can be continued even so

    signal asWrittenRequested()
    signal unlockRequested()

    title: locked ? qsTr("Continue the game here?")
         : task === "export" ? qsTr("Could not export") : task === "paste" ? qsTr("Could not paste") : qsTr("Cannot open the file")
    implicitWidth: Math.round(520 * Theme.scale)

    Notice { objectName: "recordProblem"; text: dialog.problem }
    Paragraph {
        visible: dialog.locked
        text: qsTr("If the game is still open there, close it there first. Otherwise turns can be lost.")
    }
    foot: SheetButtons {
        TextButton {
            objectName: "unlockButton"
            visible: dialog.locked
            text: qsTr("Continue here")
            onClicked: dialog.unlockRequested()
        }
        TextButton {
            objectName: "asWrittenButton"
            visible: dialog.readable
            text: qsTr("Look at it as written")
            hint: qsTr("Shows the game with its doubtful turns marked")
            onClicked: dialog.asWrittenRequested()
        }
        TextButton {
            objectName: "otherButton"
            visible: dialog.task === "open"
            text: qsTr("Open another file…")
            onClicked: dialog.fileWanted("open")
        }
        TextButton {
            objectName: "newGameButton"
            visible: dialog.task === "open"
            text: qsTr("New game")
            onClicked: dialog.wanted("newGame")
        }
        CloseButton { hint: KeyNames.esc; onClicked: dialog.close() }
    }
}
