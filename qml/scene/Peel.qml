import QtQuick
import Storeys

// Shows what a stack hides: after the pointer or the typing cursor has rested on it for a moment, or when it is asked for. Any
// input takes it away. It fills the table.
Item {
    id: peel

    required property var session
    required property var board             // gives stackRect()
    required property int pointed           // the square under the pointer, -1 = none
    required property bool busy             // something moves, or a tile is in the hand
    readonly property int typed: session.cursor.shown && session.draft.count === 0 ? session.cursor.square : -1
    property int square: -1                 // whose stack is shown, -1 = none
    property int next: -1                   // the one that comes after the pause
    property int gone: -1                   // the one that the present input has taken away
    readonly property PeelCard card: host.item as PeelCard

    function storeys(square: int): int { return square < 0 ? 0 : String(peel.session.stacks[square] ?? "").length }
    function wait(square: int): void {
        peel.hide()
        if (peel.storeys(square) >= 2 && !peel.busy) {
            peel.next = square
            pause.restart()
        }
    }
    function hide(): void {
        pause.stop()
        if (peel.square < 0)
            return
        peel.gone = peel.square
        peel.square = -1
        inputDone.restart()
    }
    // The stack under the typing cursor, or else under the pointer; the one that is shown goes away.
    function toggle(): void {
        const wanted = peel.storeys(peel.typed) > 0 ? peel.typed : peel.pointed
        peel.hide()
        if (wanted !== peel.gone && peel.storeys(wanted) > 0 && !peel.busy)
            peel.square = wanted
        peel.session.announcer.say(peel.session.story.text(peel.square))
    }

    onPointedChanged: peel.wait(pointed)
    onTypedChanged: peel.wait(typed)
    onBusyChanged: {
        if (busy)
            peel.hide()
    }

    Connections {
        target: peel.session

        function onStacksChanged(): void { peel.hide() }
    }
    Timer { id: inputDone; interval: 0; onTriggered: peel.gone = -1 }
    Timer {
        id: pause

        interval: 550
        onTriggered: peel.square = peel.next
    }
    Loader {
        id: host

        active: peel.square >= 0
        sourceComponent: PeelCard {
            room: Qt.size(peel.width, peel.height)
            layers: peel.session.story.layers(peel.square)
            limit: peel.session.stackLimit
            stack: peel.board.stackRect(peel.square)

            NumberAnimation on fan { from: 0; to: 1; duration: Theme.slide; easing.type: Easing.OutCubic }
        }
    }
}
