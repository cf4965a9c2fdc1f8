import QtQuick
import Storeys
import Storeys.Table

// Asks before a player gives up a game of two.
Sheet {
    id: dialog

    required property TurnFlow flow

    title: qsTr("Resign?")
    implicitWidth: Math.round(380 * Theme.scale)
    main: keepButton       // Enter gives nothing away

    Paragraph {
        objectName: "question"
        text: dialog.flow.resignText
    }
    foot: SheetButtons {
        TextButton {
            id: keepButton

            objectName: "keepButton"
            filled: true
            text: qsTr("Keep playing")
            hint: KeyNames.esc
            onClicked: dialog.close()
        }
        TextButton {
            objectName: "resignButton"
            text: qsTr("Resign")
            onClicked: {
                dialog.close()
                dialog.flow.resign()
            }
        }
    }
}
