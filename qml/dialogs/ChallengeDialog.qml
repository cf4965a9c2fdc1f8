import QtQuick
import Storeys
import Storeys.Table

// Asks before the last play is challenged and, where several persons may, who does.
Sheet {
    id: dialog

    required property var session
    property var play: ({})                 // the one that was open to a challenge when this was asked for

    function challenge(): void {
        const seat = Number(who.current)
        dialog.close()
        dialog.session.flow.challenge(seat, dialog.play.turn)
    }

    title: qsTr("Challenge %1?").arg(dialog.play.words ?? "")
    implicitWidth: Math.round(440 * Theme.scale)
    first: go
    onConfirmed: dialog.challenge()
    Component.onCompleted: dialog.play = dialog.session.flow.challengeable

    FlowHold { flow: dialog.session.flow as TurnFlow; kind: FlowHold.Decide; active: dialog.opened }
    Paragraph {
        objectName: "challengeRule"
        text: dialog.play.rule ?? ""
    }
    Titled {
        visible: who.options.length > 1
        title: qsTr("Who is challenging?")

        Choice {
            id: who

            width: parent.width
            slim: true
            options: Array.from(dialog.play.seats ?? []).map((seat, i) => ({ id: String(seat), name: dialog.play.names[i] }))
            current: String(dialog.play.seats?.[0] ?? "")
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
