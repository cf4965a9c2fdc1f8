import QtQuick
import Storeys

// Chooses a file: of a game record to open, or where to write something to, by itself the game in the window.
Sheet {
    id: dialog

    required property var session
    property bool writing: false        // something is exported, not opened
    property string ending: ".gcg"
    property string fileName: session.exportName()
    property string explanation: writing ? qsTr("The record holds every turn of the game as a GCG file, which other word-game programs can read too.")
                                         : qsTr("You can also drop a game record (GCG file) on the window.")
    property var write: path => session.exportTo(path)      // says why not, or ""
    property string refused: ""         // why it did not work
    readonly property string path: field.text.trim()

    function fileIn(folder: string): string { return folder + "/" + dialog.fileName }
    function run(): void {
        if (dialog.path === "")
            return
        if (dialog.writing && !replace.shown && dialog.session.shelf.exists(dialog.path)) {
            replace.shown = true
            return
        }
        dialog.refused = dialog.writing ? dialog.write(dialog.path) : dialog.session.open(dialog.path)
        if (dialog.refused === "")
            dialog.close()
    }

    title: writing ? qsTr("Export the record") : qsTr("Open a game record")
    implicitWidth: Math.round(520 * Theme.scale)
    closable: true
    onOpened: field.forceActiveFocus()
    onConfirmed: dialog.run()

    Paragraph {
        text: dialog.explanation
    }
    FileList {
        objectName: "files"
        width: parent.width
        shelf: dialog.session.shelf
        ending: dialog.ending
        folder: dialog.session.shelf.lastFolder
        onFileChosen: path => {
            field.text = path
            field.forceActiveFocus()
        }
        onFolderChosen: path => field.text = dialog.writing ? dialog.fileIn(path) : path
    }
    Field {
        id: field

        objectName: "path"
        width: parent.width
        placeholderText: qsTr("File path")
        text: dialog.writing ? dialog.fileIn(dialog.session.shelf.lastFolder) : ""
        onTextEdited: { replace.shown = false; dialog.refused = "" }
    }
    Notice {
        id: replace

        objectName: "replaceNotice"
        shown: false
        text: qsTr("This file already exists and will be replaced.")
    }
    Notice {
        objectName: "fileRefused"
        text: dialog.refused
    }
    SheetButtons {
        TextButton {
            text: qsTr("Cancel")
            hint: qsTr("Esc")
            onClicked: dialog.close()
        }
        TextButton {
            objectName: "fileButton"
            filled: true
            enabled: dialog.path !== ""
            text: !dialog.writing ? qsTr("Open") : replace.shown ? qsTr("Replace") : qsTr("Export")
            hint: qsTr("Enter")
            onClicked: dialog.run()
        }
    }
}
