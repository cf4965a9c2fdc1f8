import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table

// Shows a card that a computer drew, and what came of it, for a moment or until any input. Computers wait meanwhile.
Card {
    id: notice

    required property GameTable gameTable
    property bool waits: false          // the play that drew the card is still being shown
    readonly property bool there: !gameTable.cards.own && gameTable.cards.card.title !== ""
    readonly property bool shown: there && !waits
    property shownCard card             // kept while the notice fades out

    implicitHeight: content.height + 2 * Theme.unit
    border { width: 2; color: Theme.p.plumPlaque }
    opacity: shown ? 1 : 0
    visible: opacity > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Theme.filled(qsTr("%1: %2", "who draws a card, its title"), [notice.card.drawn, notice.card.title])
    Accessible.description: Theme.filled(qsTr("%1 %2", "two sentences"), [notice.card.meaning, qsTr("Any key or a click dismisses it.")])

    Behavior on opacity { NumberAnimation { duration: Theme.fade } }

    Binding on card {
        when: notice.there
        value: notice.gameTable.cards.card
        restoreMode: Binding.RestoreNone
    }
    // At least 1 ms, as a repeating timer of 0 ms never fires.
    Timer { running: notice.shown; repeat: true; interval: Math.max(1, Math.round(1500 * Theme.showPace)); onTriggered: notice.gameTable.cards.goOn() }
    FlowHold { flow: notice.gameTable.flow; kind: FlowHold.Show; active: notice.there }
    InputWatch { window: notice.Window.window; on: notice.shown; onUsed: notice.gameTable.cards.goOn() }

    Row {
        id: content

        x: Theme.unit
        y: Theme.unit
        spacing: Theme.unit

        CardFace { id: face; card: notice.card; small: true; Accessible.ignored: true }
        Column {
            width: notice.width - face.width - 3 * Theme.unit
            spacing: Theme.unit / 2

            Paragraph { text: notice.card.drawn + (notice.card.place !== "" ? " · " + notice.card.place : ""); Accessible.ignored: true }
            WrappedLabel {
                objectName: "meaning"
                text: notice.card.meaning
                font.bold: true
                Accessible.ignored: true
            }
            Remark {
                objectName: "dismissal"
                text: qsTr("Any key or a click dismisses it.")
            }
        }
    }
}
