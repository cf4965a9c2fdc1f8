pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// What the draft is worth or why it can't be played, and the button that plays it. Without a draft, whose turn it is
// and what can be done; after the end of the game, the ways on.
Card {
    id: card

    required property GameTable gameTable
    required property PlayCommands commands
    required property string nameAtTurn
    property bool dealing: false        // the draw for who starts is being shown, so whose turn it is stays open
    property string entryProblem: ""    // as in SidePanel
    property bool brief: false          // little height: it is no higher than what has to be said
    readonly property bool stuck: gameTable.view.stuck && !drafting && !dealing
    // a person is to move and has laid nothing
    readonly property bool waits: gameTable.view.mayAct && !drafting && !dealing
    // A hint is offered: there is a play, and a further hint is left.
    readonly property bool hinting: waits && !gameTable.view.stuck && gameTable.hint.none === "" && gameTable.hint.play === ""
    readonly property DraftPlay draft: gameTable.view.draft
    readonly property alias play: playButton
    // tooltips beside the card cover no text
    readonly property int hintSide: Theme.mirrored ? Qt.RightEdge : Qt.LeftEdge
    readonly property bool counted: gameTable.view.shape.counted      // plays bring points
    readonly property bool drafting: draft.count > 0 && !gameTable.game.over
    readonly property bool onTheWay: drafting && draft.state === "onTheWay"     // more tiles can make it a play

    signal wordRequested(string word)

    property real most: 10000           // height that it may have; above that, the text scrolls and the buttons stay

    implicitHeight: Math.min(most, Math.max(content.height + below + 2 * Theme.margin, brief ? 0 : Math.round(Math.min(140 * Theme.scale, most / 2))))
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Your play")

    // height of the buttons with their spacing
    readonly property real below: foot.height > 0 ? foot.height + Math.round(12 * Theme.scale) : 0

    ScrolledLines {
        id: page

        x: Theme.margin
        y: Math.round((parent.height - card.below - height) / 2)
        width: parent.width - 2 * Theme.margin
        height: Math.min(content.height, card.height - card.below - 2 * Theme.margin)
        lines: [content]
    }
    Column {
        id: content

        width: parent?.width ?? 0
        spacing: Math.round(12 * Theme.scale)
        onHeightChanged: {
            const news = unlaid.shown ? unlaid : reason
            if (news.shown)
                Qt.callLater(page.show, news)
        }

        Notice {
            objectName: "timeWarning"
            text: card.gameTable.game.clock.warning
        }
        Notice {
            id: unlaid

            objectName: "entryProblemAside"
            text: card.entryProblem
            format: Text.StyledText
        }
        Notice {
            objectName: "stuck"
            warning: false
            text: card.stuck ? qsTr("There is no valid play with these tiles.") : ""
        }
        Row {
            visible: card.stuck
            spacing: Theme.unit

            TextButton {
                objectName: "stuckPassButton"
                visible: card.gameTable.view.canPass
                filled: card.gameTable.view.maxExchange === 0
                command: card.commands.pass
                text: card.gameTable.game.solo ? qsTr("End game") : command.text
            }
            TextButton {
                visible: card.gameTable.view.maxExchange > 0
                filled: true
                command: card.commands.exchange
                text: qsTr("Exchange")
            }
        }
        // The hint for this turn and, at its last step, a button that lays the play. Takes no room without a hint.
        Column {
            width: parent.width
            visible: notice.present
            spacing: Theme.unit

            Notice {
                id: notice

                objectName: "hintText"
                // gone as soon as the play that it names lies there
                shown: card.gameTable.view.mayAct && text !== "" && !(card.drafting && card.gameTable.hint.play !== "")
                warning: false
                text: card.gameTable.hint.text
                format: Text.StyledText
            }
            TextButton {
                objectName: "layHintButton"
                visible: notice.shown && card.gameTable.hint.play !== "" && card.gameTable.view.draft.count === 0
                width: Math.min(implicitWidth, parent.width)        // as wide as the notice it would look like one
                hintSide: card.hintSide
                text: qsTr("Place %1").arg(card.gameTable.hint.word)
                command: card.commands.hint
                enabled: true       // also while the command is not: it hides when pressed, and the focus goes to the board
            }
        }
        OnDemand {
            active: card.drafting && card.gameTable.view.mayAct && card.gameTable.view.shape.paths
            visible: active
            width: parent.width
            content: ClaimList {
                width: content.width
                view: card.gameTable.view
                claims: card.gameTable.cursor.claims
                onWordRequested: word => card.wordRequested(word)
            }
        }
        PlaySum {
            objectName: "playSum"
            visible: card.drafting && words.length > 0 && !card.gameTable.view.shape.paths
            width: parent.width
            words: card.draft.words
            bonus: card.draft.bonus
            starBonus: card.draft.starBonus
            total: card.draft.score
            counted: card.draft.legal && card.counted
            onWordRequested: word => card.wordRequested(word)
        }
        Repeater {
            model: card.drafting ? card.draft.effects : []

            EffectLine { width: content.width }
        }
        Notice {
            id: reason

            objectName: "reason"
            shown: card.drafting && card.draft.wrong && text !== ""
            text: card.draft.wrong ? card.draft.reason : ""
            format: Text.StyledText
        }
        Paragraph {
            objectName: "lack"
            // else the list of claims says it
            visible: card.onTheWay && text !== "" && !card.gameTable.cursor.claims.writing
            text: card.draft.reason
            textFormat: Text.StyledText
        }
        TextButton {
            objectName: "nearestButton"
            // a lesson wants a certain play, and a retry one that the person finds
            readonly property bool told: card.gameTable.nearest.text !== ""
            visible: card.drafting && card.gameTable.nearest.there && !card.gameTable.lesson.active && !card.gameTable.retry.active
            width: Math.min(implicitWidth, parent.width)
            hintSide: card.hintSide
            text: !told ? qsTr("Show the closest valid play")
                : card.counted ? qsTr("Closest valid play: %1 (%n point(s))", "", card.gameTable.nearest.score).arg(card.gameTable.nearest.word)
                               : qsTr("Closest valid play: %1").arg(card.gameTable.nearest.word)
            hint: told ? qsTr("Places the closest valid play") : qsTr("Counts as a hint")
            onClicked: told ? card.gameTable.cursor.layNotation(card.gameTable.nearest.text) : card.gameTable.nearest.reveal()
        }
        // While nothing is laid: the state of the game, and what can be done.
        Column {
            id: status

            // somebody has won
            readonly property bool won: card.gameTable.game.over && Array.from(card.gameTable.results.end.rows).some(row => row.winner)
            readonly property string headline: card.gameTable.game.over ? qsTr("Game over")
                                             : card.gameTable.game.lookOnly ? qsTr("View only")
                                             : card.dealing ? qsTr("Draw for the first turn")
                                             : card.gameTable.flow.thinking ? qsTr("%1 is thinking").arg(card.nameAtTurn)
                                             : card.gameTable.flow.elsewhere ? qsTr("%1 to play").arg(card.nameAtTurn)
                                             : card.gameTable.flow.sent ? qsTr("Sending…") : qsTr("Make a word")

            objectName: "playHint"
            visible: !card.drafting && !unlaid.shown && (card.dealing || !card.gameTable.view.stuck)
            width: parent.width
            spacing: Math.round(6 * Theme.scale)

            Row {
                spacing: Theme.unit

                Icon {
                    id: symbol

                    objectName: "symbol"
                    name: status.won ? "trophy" : card.gameTable.game.over || card.gameTable.game.lookOnly ? "info" : card.dealing ? "bag" : card.gameTable.flow.thinking ? "computer" : "person"
                    tint: Theme.p.accent
                }
                WrappedLabel {
                    width: status.width - symbol.width - parent.spacing
                    anchors.verticalCenter: symbol.verticalCenter
                    text: status.headline
                    font { pixelSize: Theme.title; bold: true }
                }
            }
            Paragraph {
                visible: text !== ""
                text: card.gameTable.game.over ? card.gameTable.results.end.reason
                    : card.gameTable.game.lookOnly ? card.gameTable.records.lookOnlyReason
                    : card.dealing ? qsTr("Everyone draws a tile. The player with the letter closest to A starts.")
                    : card.gameTable.flow.thinking || card.gameTable.flow.elsewhere ? qsTr("You can sort your rack while you wait.")
                    : card.brief ? ""
                    : card.gameTable.view.shape.canStack ? qsTr("Drag tiles to the board or type them (Shift+F1). You can stack tiles up to %n high.", "", card.gameTable.view.shape.stackLimit)
                    : qsTr("Drag tiles to the board or type them (Shift+F1).")
            }
        }
        TextButton {
            objectName: "hintButton"
            width: Math.min(implicitWidth, parent.width)
            visible: card.hinting
            hintSide: card.hintSide
            command: card.commands.hint
            enabled: card.gameTable.hint.can
            text: card.gameTable.hint.busy ? qsTr("Searching…") : command.text
            symbol: command.symbol
        }
        TextButton {
            objectName: "secondWindowButton"
            visible: card.gameTable.away.windowMissing
            width: Math.min(implicitWidth, parent.width)
            symbol: "window"
            command: card.commands.secondWindow
        }
        Paragraph {
            objectName: "noHints"
            visible: card.waits && text !== ""
            text: card.gameTable.hint.none
        }
    }
    Column {
        id: foot

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.margin }
        spacing: Math.round(12 * Theme.scale)

        TextButton {
            id: playButton

            objectName: "playButton"
            visible: card.drafting
            width: parent.width
            filled: card.gameTable.view.canPlay
            enabled: card.gameTable.view.canPlay || (card.onTheWay && card.gameTable.view.mayAct)
            large: true
            text: card.gameTable.view.canPlay ? (card.draft.wins ? qsTr("Play and win") : card.counted ? qsTr("Play for %n", "points", card.draft.score) : qsTr("Play"))
                : card.gameTable.flow.thinking ? qsTr("%1 is thinking").arg(card.nameAtTurn)
                : card.gameTable.flow.sent ? qsTr("Sending…")
                : card.onTheWay && card.gameTable.view.shape.paths && !card.gameTable.cursor.claims.writing ? qsTr("Claim words")
                : card.onTheWay ? qsTr("Play") : qsTr("Invalid play")
            hint: enabled ? KeyNames.enter : ""
            onClicked: card.gameTable.view.play()
        }
        TextButton {
            objectName: "resultButton"
            visible: card.gameTable.game.over
            width: parent.width
            filled: true
            large: true
            command: card.commands.result
        }
        TextButton {
            objectName: "analyseButton"
            visible: card.gameTable.analysis.available
            width: parent.width
            symbol: "chart"
            command: card.commands.analysis
            text: qsTr("Analyse")
        }
        TextButton {
            objectName: "againButton"
            visible: card.gameTable.game.over && !card.gameTable.away.guest     // else the first window begins the next game
            width: parent.width
            symbol: "reset"
            text: card.gameTable.game.solo ? qsTr("Play again") : qsTr("Rematch")
            hint: qsTr("Same players and rules")
            onClicked: card.gameTable.choices.again()
        }
    }
}
