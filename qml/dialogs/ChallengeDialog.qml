import QtQuick
import Storeys
import Storeys.Table

// Asks before a challenge of the last play and, if several persons may challenge it, who does.
Sheet {
    id: dialog

    required property TurnFlow flow
    property openPlay play      // that was open to challenge when the dialog was asked for

    title: qsTr("Challenge %1?").arg(dialog.play.words)
    main: keepButton       // Enter risks nothing
    Component.onCompleted: dialog.play = dialog.flow.challengeable

    FlowHold { flow: dialog.flow; kind: FlowHold.Decide; active: dialog.opened }
    Paragraph {
        text: dialog.play.rule
    }
    Titled {
        visible: who.options.length > 1
        title: qsTr("Who is challenging?")

        Choice {
            id: who

            slim: true
            options: Array.from(dialog.play.seats).map((seat, i) => Options.of(String(seat), dialog.play.names[i]))
            current: String(dialog.play.seats[0] ?? "")
        }
    }
    foot: SheetButtons {
        CancelButton { id: keepButton; objectName: "keepButton"; filled: true; onClicked: dialog.close() }
        TextButton {
            objectName: "challengeButton"
            text: qsTr("Challenge")
            onClicked: {
                const seat = Number(who.current)
                dialog.close()
                dialog.flow.challenge(seat, dialog.play.turn)
            }
        }
    }
}
