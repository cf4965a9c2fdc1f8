pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The analysis of a finished game: what each player did well and badly, the turns that mattered most, and a chart. Turns
// appear as they are found. It can be stopped and continued.
Sheet {
    id: dialog

    required property GameTable gameTable
    readonly property GameAnalysis analysis: gameTable.analysis
    property AnalysisChoice choice: AnalysisChoice {}      // from the last time, if the dialog comes back
    readonly property bool finished: analysis.done === analysis.count
    readonly property bool charts: choice.page === "chart"
    property bool chosen: false         // a turn was chosen and is shown on the board
    property bool byChance: true        // what the chart shows, where chances are known
    readonly property real most: Math.round(330 * Theme.scale)     // height of the list
    // large text leaves little room: turns come before the choice of a player
    readonly property bool tight: room < most
    property bool wasFinished: false    // all turns were judged when it opened

    signal wordsChosen(string words)
    signal retryWanted(int turn)         // 0: all mistakes

    function look(turn: int): void {
        dialog.choice.turn = turn
        dialog.gameTable.view.look.show(turn)
        dialog.chosen = dialog.gameTable.view.look.active
        dialog.close()
    }

    title: qsTr("Game analysis")
    implicitWidth: Math.round(640 * Theme.scale)
    main: closeButton
    detour: figuresButton
    first: (dialog.choice.turn > 0 ? turns : closeButton) as Item
    onAboutToShow: dialog.wasFinished = dialog.finished
    onFinishedChanged: if (!dialog.finished) dialog.wasFinished = false
    onOpened: dialog.analysis.start()

    component PlayerLine: PickerLine {
        title: qsTr("Player")
        options: [Options.of("", qsTr("All players")), ...Array.from(dialog.analysis.players, (entry, seat) => Options.of(String(seat), entry.name))]
        current: dialog.choice.player
        onChosen: id => dialog.choice.player = id
    }

    // Above what grows and goes while turns are judged, so that they stay under the pointer.
    Choice {
        tabs: true
        options: [Options.of("key", qsTr("Key turns")), Options.of("mistakes", qsTr("Mistakes")), Options.of("turns", qsTr("All turns")), Options.of("chart", qsTr("Chart"))]
        current: dialog.choice.page
        onCurrentChanged: dialog.choice.page = current
    }
    Row {
        width: parent.width

        Column {
            width: parent.width - figuresButton.width
            spacing: Theme.unit / 2

            Repeater {
                model: dialog.analysis.summaries

                // What the analysis says about one player: a sentence, and figures below it.
                Column {
                    id: summary

                    required property reviewedPlayer modelData
                    readonly property int mistakes: modelData.small + modelData.medium + modelData.large
                    readonly property string luck: Theme.signed((modelData.draws > 0 ? "+" : "") + modelData.draws)

                    width: parent?.width ?? 0
                    spacing: Math.round(2 * Theme.scale)
                    visible: modelData.turns > 0 || !dialog.finished
                    opacity: modelData.turns > 0 ? 1 : 0        // its place is kept until a turn was judged

                    WrappedLabel {
                        objectName: "summary"
                        font.bold: true
                        text: Theme.filled(qsTr("%1: %2 of %n turn(s) good", "", summary.modelData.turns), [summary.modelData.name, summary.modelData.turns - summary.mistakes])
                    }
                    Remark {
                        text: Array.of(summary.modelData.accuracy >= 0 ? qsTr("accuracy %1%").arg(summary.modelData.accuracy) : "",
                               Theme.filled(qsTr("mistakes: %1 small, %2 medium, %3 large"), [summary.modelData.small, summary.modelData.medium, summary.modelData.large]),
                               Theme.filled(qsTr("luck of the draw %1 ± %2"), [summary.luck, summary.modelData.drawsError]),
                               qsTr("lost in play %1").arg(Theme.signed(-summary.modelData.plays))).filter(part => part !== "").join(" · ")
                    }
                }
            }
            Remark {
                visible: text !== ""
                text: dialog.analysis.remark
            }
        }
        IconButton {
            id: figuresButton

            objectName: "figuresButton"
            symbol: "info"
            text: qsTr("What do these figures mean?")
            onClicked: dialog.wanted("figures")
        }
    }
    // Stays when all turns are judged, so that no turn of the list moves away under the pointer.
    Column {
        width: parent.width
        visible: !dialog.wasFinished || !dialog.finished
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
                anchors.left: parent.left       // so that the bar is mirrored
                width: parent.width * dialog.analysis.done / Math.max(1, dialog.analysis.count)
                height: parent.height
                radius: parent.radius
                color: Theme.p.accent
            }
        }
    }
    PlayerLine {
        objectName: "player"
        visible: !dialog.charts && !dialog.tight && dialog.analysis.players.length > 1
    }
    Choice {
        visible: dialog.charts && chart.chances.length > 0
        slim: true
        options: [Options.of("chances", qsTr("Chance to win")), Options.of("pointsByTurn", qsTr("Points"))]
        current: dialog.byChance ? "chances" : "pointsByTurn"
        onCurrentChanged: dialog.byChance = current === "chances"
    }
    GameChart {
        id: chart

        readonly property list<playerScores> chances: dialog.analysis.chances
        readonly property bool isOfChances: dialog.byChance && chances.length > 0

        objectName: "gameChart"
        visible: dialog.charts
        activeFocusOnTab: true
        turn: dialog.choice.turn
        width: parent.width
        players: isOfChances ? chances : dialog.analysis.players
        full: isOfChances ? 100 : 0
        title: isOfChances ? qsTr("Chance to win by turn, in percent: %1") : qsTr("Points by turn: %1")
        losses: dialog.analysis.turns
        mostLost: dialog.analysis.mostLost
        count: dialog.analysis.count
        onTurnChosen: turn => dialog.look(turn)
    }
    Paragraph {
        id: noTurns

        objectName: "noTurns"
        visible: !dialog.charts && turns.count === 0
        text: dialog.finished ? qsTr("Nothing was given away that can be shown.") : qsTr("Searching…")
    }
    ReviewList {
        id: turns

        objectName: "reviewList"
        visible: !dialog.charts && count > 0
        sheet: dialog
        most: dialog.most
        analysis: dialog.analysis
        seat: dialog.choice.player === "" ? -1 : Number(dialog.choice.player)
        page: dialog.charts ? "turns" : dialog.choice.page
        chosen: dialog.choice.turn
        finished: dialog.finished
        onTurnChosen: turn => dialog.look(turn)
        onRetryWanted: turn => dialog.retryWanted(turn)
    }
    PlayerLine { visible: !dialog.charts && dialog.tight && dialog.analysis.players.length > 1 }
    // The room of the list while there is none, so that the dialog, in the middle of the window, does not grow with the
    // first turn found.
    Item {
        width: parent.width
        visible: noTurns.visible && dialog.room > 1.5 * dialog.most
        height: Math.max(0, dialog.most - noTurns.height - Theme.margin)
    }
    PickerLine {
        objectName: "words"
        title: qsTr("Judged by")
        options: [Options.of("common", qsTr("common words")), Options.of("most", qsTr("most words")), Options.of("all", qsTr("all words"))]
        current: dialog.analysis.words
        onChosen: id => {
            dialog.analysis.words = id
            dialog.wordsChosen(id)
        }
    }
    foot: SheetButtons {
        TextButton {
            objectName: "stopButton"
            visible: !dialog.finished
            text: dialog.analysis.running ? qsTr("Stop") : qsTr("Continue")
            onClicked: dialog.analysis.running ? dialog.analysis.cancel() : dialog.analysis.start()
        }
        TextButton {
            objectName: "answersButton"
            visible: dialog.analysis.folded > 0
            text: qsTr("Show all answers")
            onClicked: dialog.analysis.unfold()
        }
        CloseButton { id: closeButton; filled: !retryButton.visible; onClicked: dialog.close() }
        TextButton {
            id: retryButton

            objectName: "retryButton"
            visible: dialog.finished && dialog.gameTable.retry.mistakes.length > 0
            filled: true
            text: qsTr("Retry my mistakes (%1)").arg(dialog.gameTable.retry.mistakes.length)
            onClicked: dialog.retryWanted(0)
        }
    }
}
