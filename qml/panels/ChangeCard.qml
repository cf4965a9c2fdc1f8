import QtQuick
import Storeys
import Storeys.Table

// Shows what the last turn did: what a play changed, or that somebody passed or exchanged. It lies over the play card
// until the next input.
Card {
    id: card

    required property GameTable gameTable
    property real most: 10000           // height that it may have; above that it scrolls to the word that is counted
    // Offered here too where there is room, as the card lies over its button; null: no hint is offered.
    property Command hint: null
    readonly property alias story: story
    readonly property bool isPlay: story.change.words.length > 0
    readonly property string heading: {
        if (!card.isPlay)
            return story.change.news
        const word = story.change.words[0].word, who = story.change.who
        return card.repeated ? Theme.filled(qsTr("Redone: %1 (%2)", "word, player"), [word, who])
             : card.undone ? Theme.filled(qsTr("Undone: %1 (%2)", "word, player"), [word, who])
             : story.change.back ? Theme.filled(qsTr("Withdrawn: %1 (%2)", "word, player"), [word, who])
             : story.told ? story.headline() : ""
    }
    readonly property bool undone: story.change.back && story.change.turns > 0      // otherwise it was challenged
    readonly property bool repeated: !story.change.back && story.change.turns > 0

    readonly property bool hinting: hint !== null && page.implicitHeight + hintButton.height + page.spacing + 2 * Theme.margin <= most
    readonly property real below: hinting ? hintButton.height + page.spacing : 0       // height of the button with its spacing
    // The input that ends the story is being delivered: a press on the button becomes a click only with its release.
    property bool ending: false
    readonly property bool live: story.shown || ending

    signal wordRequested(string word)

    // How many turns were undone or redone at once; "": one, or none.
    readonly property string turns: {
        const count = story.change.turns
        return count < 2 ? "" : card.undone ? qsTr("%n turn(s) undone", "", count) : qsTr("%n turn(s) redone", "", count)
    }

    function settle(): void { card.ending = hintButton.pressed && !story.shown }

    implicitHeight: Math.min(most, page.implicitHeight + below + 2 * Theme.margin)
    marked: true
    opacity: live ? 1 : 0
    visible: opacity > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: (!story.adds || !card.isPlay ? heading : qsTr("%1, %n point(s)", "", story.change.points).arg(heading)) + (turns !== "" ? ". " + turns : "")

    Behavior on opacity { NumberAnimation { duration: Theme.fade } }

    // The click that ends the story reaches words on the card, but nothing under it. The next click goes through it,
    // even while it still fades.
    MouseArea {
        anchors.fill: parent
        enabled: card.live
    }
    ChangeStory {
        id: story

        gameTable: card.gameTable
        onShownChanged: {
            card.ending = !story.shown
            Qt.callLater(card.settle)
        }
    }
    ScrolledLines {
        id: page

        objectName: "changePage"
        anchors { fill: parent; margins: Theme.margin; bottomMargin: Theme.margin + card.below }
        spacing: Math.round(10 * Theme.scale)
        enabled: card.live

        SilentLabel {
            objectName: "changeHeading"
            width: parent.width - (Theme.mirrored ? 0 : closeButton.width)
            text: card.heading
            font { pixelSize: Theme.title; bold: true }
            wrapMode: Text.Wrap
            elide: Text.ElideNone
        }
        Remark {
            objectName: "changeTurns"
            visible: card.turns !== ""
            text: card.turns
        }
        // Not OnDemand: its content lives on for a moment and would follow the story to words that it has no items for.
        Loader {
            width: parent.width
            active: story.told && card.isPlay
            visible: active
            sourceComponent: ChangeSum {
                story: card.story   // qmllint disable unqualified
                onWordRequested: word => card.wordRequested(word)   // qmllint disable unqualified
                onReached: line => Qt.callLater(page.show, line)    // qmllint disable unqualified
            }
        }
    }
    TextButton {
        id: hintButton

        objectName: "changeHintButton"
        anchors { left: parent.left; bottom: parent.bottom; margins: Theme.margin }
        visible: card.hinting
        width: Math.min(implicitWidth, parent.width - 2 * Theme.margin)
        enabled: card.live && (command?.enabled ?? false)
        command: card.hint
        symbol: command?.symbol ?? ""
        onPressedChanged: Qt.callLater(card.settle)
    }
    // Any click ends the story; this button says so.
    IconButton {
        id: closeButton

        objectName: "changeCloseButton"
        anchors { top: parent.top; right: parent.right; margins: Theme.unit / 2 }
        enabled: card.live
        symbol: "close"
        text: qsTr("Dismiss")
    }
}
