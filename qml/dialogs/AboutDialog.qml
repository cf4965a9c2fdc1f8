import QtQuick
import Storeys

// What this program is, its licence, and whose work it uses.
Sheet {
    id: dialog

    property string credits: ""         // plain text, one paragraph each

    title: qsTr("Storeys")
    implicitWidth: Math.round(460 * Theme.scale)
    header: Item { implicitHeight: Theme.unit }
    first: closeButton
    onConfirmed: dialog.close()

    Column {
        width: parent.width
        spacing: Math.round(12 * Theme.scale)

        AboutMark {}
        Label {
            text: Qt.application.version === "" ? qsTr("A word game that builds upwards")
                                                : qsTr("A word game that builds upwards · version %1").arg(Qt.application.version)
            color: Theme.p.soft
        }
    }
    Paragraph {
        text: qsTr("Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes with no warranty.")
        color: Theme.p.text
    }
    CreditsText {
        objectName: "credits"
        visible: dialog.credits !== ""
        width: parent.width
        text: dialog.credits
    }
    SheetButtons {
        TextButton {
            id: closeButton

            objectName: "closeButton"
            filled: true
            text: qsTr("Close")
            hint: KeyNames.esc
            onClicked: dialog.close()
        }
    }
}
