import QtQuick
import Storeys
import Storeys.Table

// The analysis of a finished game: how the points grew and what each turn gave away, the biggest losses first. Turns
// appear as they are found. It can be stopped and continued.
Sheet {
    id: dialog

    required property TableView view
    required property GameAnalysis analysis
    property AnalysisChoice choice: AnalysisChoice {}      // from the last time, if it comes back
    readonly property bool finished: analysis.done === analysis.count
    property bool chosen: false         // a turn was chosen and is shown on the board

    function look(turn: int): void {
        dialog.choice.turn = turn
        dialog.view.look.show(turn)
        dialog.chosen = dialog.view.look.active
        dialog.close()
    }

    title: qsTr("Game analysis")
    implicitWidth: Math.round(640 * Theme.scale)
    first: (dialog.choice.turn > 0 ? losses : closeButton) as Item
    onOpened: dialog.analysis.start()
    onConfirmed: dialog.close()

    GameChart {
        objectName: "gameChart"
        width: parent.width
        players: dialog.analysis.players
        losses: dialog.analysis.turns
        count: dialog.analysis.count
        onTurnChosen: turn => dialog.look(turn)
    }
    Column {
        visible: !dialog.finished
        width: parent.width
        spacing: Theme.unit / 2

        Label {
            id: progress

            objectName: "progressText"
            text: qsTr("%1 of %n turn(s) analysed", "", dialog.analysis.count).arg(dialog.analysis.done)
            color: Theme.p.soft
        }
        Rectangle {
            width: parent.width
            height: Math.round(6 * Theme.scale)
            radius: height / 2
            color: Theme.p.line
            Accessible.role: Accessible.ProgressBar
            Accessible.name: progress.text

            Rectangle {
                width: parent.width * dialog.analysis.done / Math.max(1, dialog.analysis.count)
                height: parent.height
                radius: parent.radius
                color: Theme.p.accent
            }
        }
    }
    Choice {
        width: parent.width
        slim: true
        options: [Options.of("losses", qsTr("Biggest mistakes first")), Options.of("turns", qsTr("All turns"))]
        current: dialog.choice.order
        onCurrentChanged: dialog.choice.order = current
    }
    PickerLine {
        objectName: "player"
        visible: dialog.analysis.players.length > 1
        title: qsTr("Player")
        options: [Options.of("", qsTr("All players")), ...Array.from(dialog.analysis.players, (entry, seat) => Options.of(String(seat), entry.name))]
        current: dialog.choice.player
        onChosen: id => dialog.choice.player = id
    }
    Paragraph {
        text: qsTr("Expected gain: how far a play should put you ahead, later turns included.")
    }
    LossList {
        id: losses

        objectName: "lossList"
        width: parent.width
        sheet: dialog
        most: Math.round(200 * Theme.scale)
        turns: dialog.analysis.turns
        seat: dialog.choice.player === "" ? -1 : Number(dialog.choice.player)
        inOrder: dialog.choice.order === "turns"
        chosen: dialog.choice.turn
        finished: dialog.finished
        onTurnChosen: turn => dialog.look(turn)
    }
    foot: SheetButtons {
        TextButton {
            objectName: "stopButton"
            visible: !dialog.finished
            text: dialog.analysis.running ? qsTr("Stop") : qsTr("Continue")
            onClicked: dialog.analysis.running ? dialog.analysis.cancel() : dialog.analysis.start()
        }
        CloseButton { id: closeButton; onClicked: dialog.close() }
    }
}
