import QtQuick
import Storeys
import Storeys.Table

// Stands in the place of the play card while the board shows an earlier turn: that turn and its sum, the buttons to step,
// to play on from there, and back to the game.
Rectangle {
    id: card

    required property LiveGame game
    required property TurnFlow flow
    required property TableView view
    required property GameAnalysis analysis
    required property PlayCommands commands
    readonly property HistoryView look: view.look
    readonly property turnRow entry: look.entry

    signal wordRequested(string word)
    signal playedOn(int turn)           // another game goes on from there

    property real most: 10000           // height that there is room for
    readonly property int hintSide: Theme.mirrored ? Qt.RightEdge : Qt.LeftEdge     // beside the card, where it hides no button
    property bool tight: false          // there is little: an icon does for a button

    function playOn(): void {
        const turn = card.look.turn
        card.flow.branch(card.view.look.turn)
        card.playedOn(turn)
    }

    implicitHeight: Math.min(most, content.height + foot.height + Math.round(12 * Theme.scale) + 2 * Theme.margin)
    radius: Theme.cardRadius
    color: Theme.p.card
    border { width: 2; color: Theme.p.accent }
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

        Label {
            id: title

            objectName: "lookTitle"
            width: parent.width
            text: card.look.turn === 0 ? qsTr("Start of the game")
                                       : qsTr("Turn %1 of %2: %3").arg(card.look.turn).arg(card.look.count).arg(card.entry.who)
            font { pixelSize: Theme.title; bold: true }
        }
        PlaySum {
            visible: card.entry.play
            width: parent.width
            words: card.entry.words
            bonus: card.entry.bonus
            total: card.entry.play ? card.entry.points : 0
            counted: card.view.shape.counted
            onWordRequested: word => card.wordRequested(word)
        }
        Paragraph {
            visible: card.look.turn > 0 && !card.entry.play
            text: card.entry.what
        }
        TurnVerdict { analysis: card.analysis; look: card.look }
    }
    Column {
        id: foot

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.margin }
        spacing: Math.round(12 * Theme.scale)

        Item {
            width: parent.width
            height: steps.height

            LookButtons {
                id: steps

                anchors.left: parent.left
                room: parent.width - (playOnIcon.visible ? playOnIcon.width + spacing : 0)
                commands: card.commands
                hintSide: card.hintSide
            }
            IconButton {
                id: playOnIcon

                objectName: "playOnIcon"
                visible: card.tight && !card.game.lookOnly
                anchors.right: parent.right
                icon: "branch"
                text: playOnButton.text
                hintSide: card.hintSide
                hintAt: parent
                onClicked: card.playOn()
            }
        }
        TextButton {
            id: playOnButton

            objectName: "playOnButton"
            visible: !card.tight && !card.game.lookOnly
            width: parent.width
            symbol: "branch"
            text: qsTr("Continue from here")
            hintSide: card.hintSide
            hint: qsTr("Starts a new game from this turn and keeps the current one")
            onClicked: card.playOn()
        }
        TextButton {
            objectName: "backToGameButton"
            width: parent.width
            implicitHeight: Math.round(46 * Theme.scale)
            filled: true
            fontSize: Theme.title
            text: qsTr("Return to the game")
            hintSide: card.hintSide
            hint: KeyNames.esc
            onClicked: card.look.leave()
        }
    }
}
