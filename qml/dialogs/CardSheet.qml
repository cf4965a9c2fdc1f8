import QtQuick
import Storeys
import Storeys.Table

// The cards that a person has drawn, one after the other: what each does, what came of it, and what can be chosen. It
// closes after the last. Escape does not close a card with a choice, so that nobody loses the choice by mistake.
Sheet {
    id: sheet

    required property TurnFlow flow
    required property TableView view
    required property CardShow cards
    readonly property bool there: cards.card.title !== ""
    readonly property bool tilesWanted: cards.mostTiles > 0
    readonly property bool squareWanted: cards.mostSquares > 0
    readonly property bool asks: tilesWanted || squareWanted
    readonly property bool chosen: !asks || (tilesWanted ? tiles.chosen.length > 0 : cards.pointed >= 0)
    property shownCard card         // kept while the sheet closes

    function goOn(): void {
        if (!sheet.asks)
            sheet.cards.goOn()
        else if (sheet.chosen)
            sheet.cards.choose(sheet.tilesWanted ? tiles.chosen : [], sheet.squareWanted ? [sheet.cards.pointed] : [])
    }

    Binding on card {
        when: sheet.there
        value: sheet.cards.card
        restoreMode: Binding.RestoreNone
    }
    onThereChanged: if (!sheet.there) sheet.close()
    // Prepares for the next card.
    onCardChanged: {
        tiles.chosen = []
        sheet.cards.pointed = -1
        turning.restart()
        if (sheet.opened)
            Qt.callLater(sheet.takeFocus)
    }

    // While a blocker is chosen, the board stays in sight and takes clicks on blockers.
    aside: squareWanted
    title: card.title
    implicitWidth: Math.round(500 * Theme.scale)
    closable: false
    holdsClock: !asks
    first: (!asks ? go : tilesWanted ? tiles.first : squares.first) as Item
    onEscaped: if (!sheet.asks) sheet.goOn()
    onKeyPressed: event => {
        if (sheet.tilesWanted)
            tiles.handle(event)
    }

    Connections {
        target: sheet.cards

        function onPointedAt(): void {
            squares.current = sheet.cards.pointed < 0 ? "" : String(sheet.cards.pointed)
            if (sheet.cards.pointed >= 0)
                go.forceActiveFocus()
        }
    }
    FlowHold { flow: sheet.flow; kind: FlowHold.Show; active: sheet.opened }
    Row {
        width: parent.width
        spacing: 2 * Theme.unit

        CardFace {
            id: face

            objectName: "cardFace"
            card: sheet.card

            NumberAnimation on turned { id: turning; from: 0; to: 1; duration: Theme.slide }
        }
        Column {
            width: parent.width - face.width - parent.spacing
            spacing: Theme.unit

            Paragraph { objectName: "drawn"; text: sheet.card.drawn }
            Paragraph { objectName: "place"; visible: text !== ""; text: sheet.card.place }
            WrappedLabel {
                objectName: "meaning"
                text: sheet.card.meaning
                font { pixelSize: Theme.title; bold: true }
            }
            Paragraph { objectName: "count"; visible: sheet.tilesWanted; text: qsTr("%n chosen", "tiles", tiles.chosen.length) }
        }
    }
    TileChoice {
        id: tiles

        objectName: "tileChoice"
        visible: sheet.tilesWanted
        anchors.horizontalCenter: parent.horizontalCenter
        view: sheet.view
        most: sheet.cards.mostTiles
        onConfirmed: sheet.goOn()
    }
    Choice {
        id: squares

        readonly property Item first: children[0] as Item

        visible: sheet.squareWanted
        slim: true
        options: Array.from(sheet.cards.blockers, square => Options.of(String(square), sheet.cards.nameOf(square)))
        onCurrentChanged: sheet.cards.pointed = squares.current === "" ? -1 : Number(squares.current)
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Blockers")
    }
    foot: SheetButtons {
        TextButton {
            objectName: "declineButton"
            visible: sheet.asks
            text: sheet.tilesWanted ? qsTr("Keep all") : qsTr("Decline")
            onClicked: sheet.cards.choose([], [])
        }
        MainButton {
            id: go

            objectName: "goButton"
            enabled: sheet.chosen
            text: !sheet.asks ? qsTr("Go on")
                : sheet.tilesWanted ? (sheet.chosen ? qsTr("Change %n tile(s)", "", tiles.chosen.length) : qsTr("Change tiles"))
                : sheet.chosen ? qsTr("Take off %1", "a square").arg(sheet.cards.nameOf(sheet.cards.pointed)) : qsTr("Take off")
            onClicked: sheet.goOn()
        }
    }
    // A click anywhere goes on from a card without a choice.
    MouseArea {
        parent: sheet.contentItem
        z: 1
        anchors { fill: parent; margins: -sheet.bottomPadding; topMargin: -sheet.header.height - sheet.topPadding }
        enabled: !sheet.asks
        onClicked: sheet.goOn()
    }
}
