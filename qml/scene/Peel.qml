pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// Shows what a stack hides, on a card: when it is asked for, or after the pointer has rested on the stack for a moment,
// or the typing cursor for longer. A card that comes for the typing cursor is small and leaves the line of the word
// free. Any input hides the card. This item fills the table.
Item {
    id: peel

    required property TableView view
    required property StackStory story
    required property Lesson lesson
    required property Announcer announcer
    required property PlayBoard board
    required property int pointed           // the square under the pointer, -1 = none
    required property bool busy             // the board turns, is taken apart or is being used: no card
    // the square of the typing cursor before anything is laid, -1 = none
    readonly property int typed: view.cursor.shown && view.draft.count === 0 ? view.cursor.square : -1
    property int square: -1                 // whose stack is shown, -1 = none
    property int next: -1                   // square whose stack is shown after the pause
    // square whose card was asked for and is hidden by the current input, -1 = none
    property int gone: -1
    property bool asked: false              // the card was asked for
    property bool slim: false               // the card came by itself to the typing cursor
    readonly property PeelCard card: host.item as PeelCard

    function storeys(square: int): int { return square < 0 ? 0 : String(peel.view.stacks[square] ?? "").length }
    // Shows the stack of a square after a pause, if there is something under its top tile.
    function wait(square: int, typing: bool): void {
        peel.hide()
        if (peel.storeys(square) >= 2 && !peel.busy) {
            peel.next = square
            pause.typing = typing
            pause.interval = typing ? 1500 : 550
            pause.restart()
        }
    }
    function hide(): void {
        pause.stop()
        if (peel.square < 0)
            return
        peel.gone = peel.asked ? peel.square : -1
        peel.square = -1
        peel.asked = peel.slim = false
        inputDone.restart()
    }
    function show(square: int): void {
        peel.hide()
        peel.asked = true
        peel.square = square
    }
    // The row or column that the typing cursor goes along, in pixels.
    function lineAt(square: int): rect {
        const columns = peel.view.shape.columns, down = peel.view.cursor.down
        const first = down ? square % columns : square - square % columns
        const last = down ? first + (peel.view.shape.rows - 1) * columns : first + columns - 1
        const one = peel.board.stackRect(first), other = peel.board.stackRect(last), own = peel.board.stackRect(square)
        const left = Math.min(one.left, other.left, own.left), top = Math.min(one.top, other.top, own.top)
        return Qt.rect(left, top, Math.max(one.right, other.right, own.right) - left, Math.max(one.bottom, other.bottom, own.bottom) - top)
    }
    // Shows the stack under the typing cursor or else under the pointer. If its card was asked for already, only hides
    // it: the input that called this has hidden it before, hence `gone`.
    function toggle(): void {
        const wanted = peel.storeys(peel.typed) > 0 ? peel.typed : peel.pointed
        peel.hide()
        if (wanted !== peel.gone && peel.storeys(wanted) > 0 && !peel.busy)
            peel.show(wanted)
        peel.announcer.say(peel.story.text(peel.square))
    }

    onPointedChanged: peel.wait(pointed, false)
    onTypedChanged: peel.wait(typed, true)
    onBusyChanged: {
        if (busy)
            peel.hide()
    }

    Connections {
        target: peel.view

        function onStacksChanged(): void { peel.hide() }
    }
    Timer { id: inputDone; interval: 0; onTriggered: peel.gone = -1 }
    Timer {
        id: pause

        property bool typing: false

        onTriggered: {
            peel.slim = pause.typing && !peel.lesson.active     // in a lesson the whole card shows
            peel.square = peel.next
        }
    }
    OnDemand {
        id: host

        active: peel.square >= 0
        content: PeelCard {
            room: Qt.size(peel.width, peel.height)
            layers: Array.from(peel.story.layers(peel.square))
            limit: peel.view.shape.stackLimit
            covered: peel.story.covered(peel.square)
            stack: peel.board.stackRect(peel.square)
            free: peel.slim ? peel.lineAt(peel.square) : stack
            slim: peel.slim
            visible: !peel.slim || fits     // a small card never covers the line of the word

            NumberAnimation on fan { from: 0; to: 1; duration: Theme.slide; easing.type: Easing.OutCubic }
        }
    }
}
