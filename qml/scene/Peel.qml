pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// Shows what a stack hides: after the pointer has rested on it for a moment or the typing cursor for a longer one, or when it is
// asked for. Where somebody is about to type, what comes by itself is small and leaves the line of the word free. Any input takes
// it away. It fills the table.
Item {
    id: peel

    required property TableView view
    required property StackStory story
    required property Lesson lesson
    required property Announcer announcer
    required property PlayBoard board
    required property int pointed           // the square under the pointer, -1 = none
    required property bool busy             // something moves, or a tile is in the hand
    readonly property int typed: view.cursor.shown && view.draft.count === 0 ? view.cursor.square : -1
    property int square: -1                 // whose stack is shown, -1 = none
    property int next: -1                   // the one that comes after the pause
    property int gone: -1                   // the one that the present input has taken away, after it was asked for
    property bool asked: false              // the one that is shown was
    property bool slim: false               // it came by itself to the typing cursor
    readonly property PeelCard card: host.item as PeelCard

    function storeys(square: int): int { return square < 0 ? 0 : String(peel.view.stacks[square] ?? "").length }
    // A lesson wants all that a stack has to tell.
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
    // The stack under the typing cursor, or else under the pointer; the one that was asked for goes away.
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
            peel.slim = pause.typing && !peel.lesson.active
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
            visible: !peel.slim || fits     // what nobody asked for is left out before it covers the word

            NumberAnimation on fan { from: 0; to: 1; duration: Theme.slide; easing.type: Easing.OutCubic }
        }
    }
}
