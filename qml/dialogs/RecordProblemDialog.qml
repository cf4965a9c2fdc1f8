import QtQuick
import Storeys

// Tells why a file can't be opened or written, or the clipboard not be used. After a record that can't be opened it offers other ways to go on.
Sheet {
    id: dialog

    required property string problem
    property bool writing: false        // the file was to be written
    property bool pasting: false        // the record was on the clipboard
    property bool readable: false       // the record can be shown as written

    signal asWrittenRequested()

    title: writing ? qsTr("Could not export") : pasting ? qsTr("Could not paste") : qsTr("Cannot open the file")
    implicitWidth: Math.round(520 * Theme.scale)
    first: closeButton
    onConfirmed: dialog.close()

    Notice { objectName: "recordProblem"; text: dialog.problem }
    foot: SheetButtons {
        TextButton {
            objectName: "asWrittenButton"
            visible: dialog.readable
            text: qsTr("Look at it as written")
            hint: qsTr("Shows the game with its doubtful turns marked")
            onClicked: dialog.asWrittenRequested()
        }
        TextButton {
            objectName: "otherButton"
            visible: !dialog.writing && !dialog.pasting
            text: qsTr("Open another file…")
            onClicked: dialog.fileWanted("open")
        }
        TextButton {
            objectName: "newGameButton"
            visible: !dialog.writing && !dialog.pasting
            text: qsTr("New game")
            onClicked: dialog.wanted("newGame")
        }
        CloseButton { id: closeButton; hint: KeyNames.esc; onClicked: dialog.close() }
    }
}
