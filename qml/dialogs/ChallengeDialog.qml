import QtQuick
import Storeys

// Asks before the last play is challenged and, where several persons may, who does.
Sheet {
    id: dialog

    required property var session
    readonly property var names: session.challengers

    function challenge(): void {
        const name = who.current
        dialog.close()
        dialog.session.challenge(name)
    }

    title: qsTr("Challenge %1?").arg(dialog.session.challengeable.words ?? "")
    implicitWidth: Math.round(440 * Theme.scale)
    first: go
    onConfirmed: dialog.challenge()

    Paragraph {
        objectName: "challengeRule"
        text: dialog.session.challengeable.rule ?? ""
    }
    Titled {
        visible: dialog.names.length > 1
        title: qsTr("Who is challenging?")

        Choice {
            id: who

            width: parent.width
            slim: true
            options: dialog.names.map(name => ({ id: name, name: name }))
            current: dialog.names[0] ?? ""
        }
    }
    SheetButtons {
        TextButton {
            text: qsTr("Cancel")
            hint: qsTr("Esc")
            onClicked: dialog.close()
        }
        TextButton {
            id: go

            objectName: "challengeButton"
            filled: true
            text: qsTr("Challenge")
            hint: qsTr("Enter")
            onClicked: dialog.challenge()
        }
    }
}
