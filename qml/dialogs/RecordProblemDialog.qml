import QtQuick
import Storeys

// Says why a record that was dropped on the window can't be opened.
Sheet {
    id: dialog

    required property string problem

    title: qsTr("Cannot open the file")
    implicitWidth: Math.round(460 * Theme.scale)
    onOpened: closeButton.forceActiveFocus()
    onConfirmed: dialog.close()

    Notice { objectName: "recordProblem"; text: dialog.problem }
    SheetButtons {
        TextButton {
            id: closeButton

            objectName: "closeButton"
            filled: true
            text: qsTr("Close")
            hint: qsTr("Esc")
            onClicked: dialog.close()
        }
    }
}
