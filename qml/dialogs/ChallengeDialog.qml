import QtQuick
import Storeys
import Storeys.Table

// Asks before a challenge of the last play and, if several persons may challenge it, who does.
Sheet {
    id: dialog

    required property TurnFlow flow
    // the play that was open to challenge when the dialog was asked for, and who may challenge it
    property int turn: -1
    property string words: ""
    property string rule: ""
    property list<int> seats: []
    property list<string> names: []

    title: qsTr("Challenge %1?").arg(dialog.words)
    main: keepButton       // Enter risks nothing
    Component.onCompleted: {
        const play = dialog.flow.challengeable
        dialog.turn = play.turn
        dialog.words = play.words
        dialog.rule = play.rule
        dialog.names = play.names
        dialog.seats = play.seats       // last, because the choice depends on the others
    }

    FlowHold { flow: dialog.flow; kind: FlowHold.Decide; active: dialog.opened }
    Paragraph {
        objectName: "challengeRule"
        text: dialog.rule
    }
    Titled {
        visible: who.options.length > 1
        title: qsTr("Who is challenging?")

        Choice {
            id: who

            slim: true
            options: Array.from(dialog.seats).map((seat, i) => Options.of(String(seat), dialog.names[i]))
            current: String(dialog.seats[0] ?? "")
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
                dialog.flow.challenge(seat, dialog.turn)
            }
        }
    }
}
