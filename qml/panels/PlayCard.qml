pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// What the tiles laid so far are worth, or why they can't be played; and the button that plays them.
Rectangle {
    id: card

    required property var session
    required property string nameAtTurn
    property bool dealing: false        // the draw for the start is shown: whose turn it will be is not told yet
    readonly property bool stuck: session.view.stuck && !drafting && !dealing
    readonly property bool waits: session.view.mayAct && !drafting && !dealing
    readonly property var draft: session.view.draft
    readonly property alias play: playButton
    readonly property bool counted: session.view.shape.counted      // plays bring points
    readonly property bool drafting: draft.count > 0 && !session.game.over
    readonly property bool onTheWay: drafting && draft.state === "onTheWay"     // more tiles can make it a play

    signal resultRequested()
    signal passRequested()
    signal exchangeRequested()
    signal wordRequested(string word)

    property real most: 10000           // height that there is room for: what is told scrolls then, the buttons stay

    implicitHeight: Math.min(most, Math.max(content.height + below + 2 * Theme.margin, Math.round(Math.min(140 * Theme.scale, most / 2))))
    radius: Theme.cardRadius
    color: Theme.p.card
    border { width: 1; color: Theme.p.line }
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Your play")

    readonly property real below: foot.height > 0 ? foot.height + Math.round(12 * Theme.scale) : 0

    Scroller {
        x: Theme.margin
        y: Math.round((parent.height - card.below - height) / 2)
        width: parent.width - 2 * Theme.margin
        height: Math.min(content.height, card.height - card.below - 2 * Theme.margin)
        contentHeight: content.height
        flickableData: [content]
    }
    Column {
        id: content

        width: parent?.width ?? 0
        spacing: Math.round(12 * Theme.scale)

        Notice {
            objectName: "timeWarning"
            text: card.session.game.clock.warning
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
                visible: card.session.view.canPass
                filled: !card.session.view.canExchange
                text: card.session.game.solo ? qsTr("End game") : qsTr("Pass")
                hint: qsTr("Ctrl+P")
                onClicked: card.passRequested()
            }
            TextButton {
                objectName: "stuckExchangeButton"
                visible: card.session.view.canExchange
                filled: true
                text: qsTr("Exchange")
                hint: qsTr("Ctrl+E")
                onClicked: card.exchangeRequested()
            }
        }
        HintNotice {
            objectName: "hintNotice"
            width: parent.width
            session: card.session
        }
        OnDemand {
            active: card.drafting && card.session.view.mayAct && card.session.view.shape.paths
            visible: active
            width: parent.width
            content: ClaimList {
                width: content.width
                session: card.session
            }
        }
        PlaySum {
            objectName: "playSum"
            visible: card.drafting && words.length > 0 && !card.session.view.shape.paths
            width: parent.width
            words: card.draft.words
            bonus: card.draft.bonus
            total: card.draft.score
            counted: card.draft.legal && card.counted
            onWordRequested: word => card.wordRequested(word)
        }
        Repeater {
            model: card.drafting ? card.draft.effects : []

            EffectLine { width: content.width }
        }
        Notice {
            objectName: "reason"
            shown: card.drafting && card.draft.wrong && text !== ""
            text: card.draft.wrong ? card.draft.reason : ""
            format: Text.StyledText
        }
        Paragraph {
            objectName: "lack"
            visible: card.onTheWay && text !== "" && !card.session.view.cursor.claims.writing     // where it is told already
            text: card.draft.reason
            textFormat: Text.StyledText
        }
        TextButton {
            objectName: "nearestButton"
            visible: card.drafting && card.session.nearest.text !== "" && !card.session.lesson.active   // which wants another
            width: parent.width
            text: card.counted ? qsTr("Closest valid play: %1 (%n point(s))", "", card.session.nearest.score).arg(card.session.nearest.word)
                               : qsTr("Closest valid play: %1").arg(card.session.nearest.word)
            hint: qsTr("Places the closest valid play")
            onClicked: card.session.view.cursor.layText(card.session.nearest.text)
        }
        PlayHint {
            objectName: "playHint"
            visible: !card.drafting && (card.dealing || !card.session.view.stuck)
            width: parent.width
            session: card.session
            nameAtTurn: card.nameAtTurn
            dealing: card.dealing
        }
        TextButton {
            objectName: "hintButton"
            width: Math.min(implicitWidth, parent.width)
            visible: card.waits && !card.session.view.stuck && card.session.hint.none === "" && card.session.hint.play === ""  // else it was the last one
            enabled: card.session.hint.can
            symbol: "bulb"
            text: card.session.hint.step === 0 ? qsTr("Hint") : qsTr("Another hint")
            hint: qsTr("Ctrl+H")
            onClicked: card.session.hint.give()
        }
        Paragraph {
            objectName: "noHints"
            visible: card.waits && text !== ""
            text: card.session.hint.none
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
            implicitHeight: Math.round(46 * Theme.scale)
            filled: card.session.view.canPlay
            enabled: card.session.view.canPlay || (card.onTheWay && card.session.view.mayAct)
            fontSize: Theme.title
            text: card.session.view.canPlay ? (card.draft.wins ? qsTr("Play and win") : card.counted ? qsTr("Play for %n", "points", card.draft.score) : qsTr("Play"))
                : card.session.flow.thinking ? qsTr("%1 is thinking").arg(card.nameAtTurn)
                : card.onTheWay && card.session.view.shape.paths && !card.session.view.cursor.claims.writing ? qsTr("Choose words")
                : card.onTheWay ? qsTr("Play") : qsTr("Invalid play")
            hint: enabled ? qsTr("Enter") : ""
            onClicked: card.session.view.play()
        }
        TextButton {
            objectName: "resultButton"
            visible: card.session.game.over
            width: parent.width
            implicitHeight: Math.round(46 * Theme.scale)
            filled: true
            fontSize: Theme.title
            text: qsTr("Show result")
            onClicked: card.resultRequested()
        }
        TextButton {
            objectName: "againButton"
            visible: card.session.game.over
            width: parent.width
            symbol: "reset"
            text: card.session.game.solo ? qsTr("Play again") : qsTr("Rematch")
            hint: qsTr("Same players and rules")
            onClicked: card.session.choices.again()
        }
    }
}
