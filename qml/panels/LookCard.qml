pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// Takes the place of the play card while a turn is looked at: that turn with its sum, and buttons to step
// through the turns, to play on from there in a new game, and to return to the game.
Card {
    id: card

    required property GameTable gameTable
    required property PlayCommands commands
    readonly property HistoryView look: gameTable.view.look
    readonly property turnRow entry: look.entry
    // what the analysis has found about the turn so far
    readonly property reviewedTurn found: gameTable.analysis.turnAt(gameTable.analysis.done > 0 ? look.about - 1 : -1)
    property real most: 10000           // height that it may have
    // tooltips beside the card hide no button
    readonly property int hintSide: Theme.mirrored ? Qt.RightEdge : Qt.LeftEdge
    property string standing: ""        // the players' points or distances after the turn, where the score cards are out of sight
    property bool tight: false          // little height: an icon stands for the button to play on

    // Whether a new game can go on from the shown turn. After the last turn it would only repeat this game.
    readonly property bool branches: !gameTable.game.lookOnly && !gameTable.game.followed && !look.imagined && look.turn < look.count
    readonly property bool analysed: gameTable.analysis.available && gameTable.analysis.done > 0     // there is an analysis to go back to

    signal wordRequested(string word)
    signal playedOn(int turn)           // a new game goes on from that turn

    function playOn(): void {
        const turn = card.look.turn
        card.gameTable.flow.branch(turn)
        card.playedOn(turn)
    }

    component Step: IconButton { quiet: false; hintSide: card.hintSide; hintAt: steps }
    component LookButton: TextButton { hintSide: card.hintSide }

    implicitHeight: Math.min(most, content.height + foot.height + Math.round(12 * Theme.scale) + 2 * Theme.margin)
    marked: true
    Accessible.role: Accessible.Pane
    Accessible.name: title.text

    ScrolledLines {
        anchors { fill: parent; margins: Theme.margin; bottomMargin: Theme.margin + foot.height + Math.round(12 * Theme.scale) }
        lines: [content]
    }
    Column {
        id: content

        width: parent?.width ?? 0
        spacing: Math.round(12 * Theme.scale)

        WrappedLabel {
            id: title

            objectName: "lookTitle"
            text: card.look.imagined ? card.look.caption : card.look.turn === 0 ? qsTr("Start of the game")
                                       : Theme.filled(qsTr("Turn %1 of %2: %3"), [card.look.turn, card.look.count, card.entry.who])
            font { pixelSize: Theme.title; bold: true }
        }
        WrappedLabel {
            objectName: "standing"
            visible: card.standing !== ""
            text: card.standing
            font.bold: true
        }
        PlaySum {
            visible: card.entry.play
            width: parent.width
            words: card.entry.words
            bonus: card.entry.bonus
            starBonus: card.entry.starBonus
            total: card.entry.play ? card.entry.points : 0
            counted: card.gameTable.view.shape.counted
            onWordRequested: word => card.wordRequested(word)
        }
        Paragraph {
            visible: card.look.turn > 0 && !card.entry.play
            text: card.entry.what
        }
        Notice {
            objectName: "doubt"
            text: card.entry.doubt
        }
        Paragraph {
            objectName: "note"
            visible: text !== ""
            text: card.entry.note
            font.italic: true
        }
        Row {
            visible: card.found.judged && !card.look.imagined
            width: parent.width
            spacing: Theme.unit

            Icon {
                id: mark

                name: card.found.sign
                visible: name !== ""
                tint: card.found.theme !== "" ? Theme.p.warning : Theme.p.accent
            }
            Paragraph {
                objectName: "verdict"
                width: parent.width - (mark.visible ? mark.width + parent.spacing : 0)
                text: Array.of(Array.of(card.found.verdict, card.found.cost).filter(part => part !== "").join(" · "),
                               card.found.folded ? card.found.advice[0] : card.found.best).filter(line => line !== "").join("\n")
            }
        }
        // Why the best turn was better. A click shows it on the board, further ones other examples.
        Repeater {
            model: card.found.reasons

            LookButton {
                id: reason

                required property string modelData
                required property int index

                objectName: "reason" + index
                width: parent.width
                enabled: card.found.shownReasons[reason.index] ?? false
                text: reason.modelData
                hint: qsTr("Shows it on the board")
                onClicked: card.gameTable.analysis.showReason(card.look.about, reason.index)
            }
        }
        Paragraph {
            objectName: "overlap"
            visible: text !== "" && !card.look.imagined
            text: card.found.overlap
        }
        Paragraph {
            objectName: "rarer"
            visible: text !== "" && !card.look.imagined
            text: card.found.rarer
        }
        TextButton {
            objectName: "answerButton"
            visible: card.found.folded && !card.look.imagined
            text: qsTr("Show answer")
            onClicked: card.gameTable.analysis.unfold(card.look.turn)
        }
        Flow {
            width: parent.width
            spacing: Theme.unit
            visible: !card.look.imagined && (best.offered || others.offered)

            LookButton {
                id: best

                readonly property bool offered: card.found.showsBest

                visible: offered
                text: card.found.grade === "open" ? qsTr("Show on the board") : qsTr("Show best")
                hint: card.found.grade === "open" ? "" : qsTr("Shows the board as the best play would have left it")
                onClicked: card.gameTable.analysis.showBest(card.look.turn)
            }
            LookButton {
                id: others

                readonly property bool offered: card.gameTable.otherPlays.available && !card.gameTable.otherPlays.open

                objectName: "otherPlaysButton"
                visible: offered
                text: qsTr("Other plays")
                hint: qsTr("Lists all plays that were possible, with their values")
                onClicked: card.gameTable.otherPlays.show()
            }
        }
        LookButton {
            objectName: "playedButton"
            visible: card.look.imagined
            text: qsTr("Back to what was played")
            hint: KeyNames.esc
            onClicked: card.look.stopImagining()
        }
    }
    Column {
        id: foot

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.margin }
        spacing: Math.round(12 * Theme.scale)

        Item {
            width: parent.width
            height: steps.height

            Row {
                id: steps

                // There is room for all four. If not, keys and the button below do what the outer two do.
                readonly property bool whole: 4 * Theme.target + 3 * spacing <= parent.width - (playOnIcon.visible ? playOnIcon.width + spacing : 0)

                anchors.left: parent.left
                spacing: Theme.unit / 2

                Step { objectName: "firstTurnButton"; visible: steps.whole; command: card.commands.lookFirst }
                Step { objectName: "turnBackButton"; command: card.commands.lookBack }
                Step { objectName: "turnOnButton"; command: card.commands.lookForward }
                Step { objectName: "leaveLookButton"; visible: steps.whole; command: card.commands.lookLeave }
            }
            IconButton {
                id: playOnIcon

                objectName: "playOnIcon"
                quiet: false
                visible: card.tight && card.branches
                anchors.right: parent.right
                symbol: "branch"
                text: playOnButton.text
                hintSide: card.hintSide
                hintAt: parent
                onClicked: card.playOn()
            }
        }
        LookButton {
            id: playOnButton

            objectName: "playOnButton"
            visible: !card.tight && card.branches
            width: parent.width
            symbol: "branch"
            text: qsTr("Continue from here")
            hint: qsTr("Starts a new game from this turn and keeps the current one")
            onClicked: card.playOn()
        }
        LookButton {
            objectName: "backToAnalysisButton"
            visible: card.analysed
            width: parent.width
            filled: true
            large: true
            command: card.commands.analysis
            text: qsTr("Back to the analysis")
        }
        LookButton {
            objectName: "backToGameButton"
            visible: !card.analysed
            width: parent.width
            filled: true
            large: true
            text: qsTr("Return to the game")
            hint: KeyNames.esc
            onClicked: card.look.leave()
        }
    }
}
