pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The mouse on the table: the left button drags tiles, or lays one by a click on it and another on a square, or, from empty space,
// turns the board; the right one turns it or, without a drag, takes a laid tile back; the middle one, or Shift, moves the board; a
// click on an empty square puts the cursor there; the wheel brings the board nearer. One finger does what the left button does. Any
// of them ends an animation that is running. Where words are claimed, the left button draws them from tile to tile.
MouseArea {
    id: input

    required property TableView view
    required property CardShow cards
    required property PlayBoard board
    required property Hand hand
    required property PickedTile picked     // of the rack, by a click: the next click on a square lays it
    required property bool exploded         // the board is taken apart: a click puts it together again
    property string doing: ""               // "", "pressing", "dragging", "turning", "panning" or "claiming"
    property real slack: 4                  // pixels before a press becomes a drag
    property int source                     // of the press: a mouse, or what Qt makes of a finger
    property bool pans: false               // a drag from empty space moves the board
    property point start
    property point last
    property int slot: -1                   // of the rack, whose tile is within reach, or was where the button went down; -1 = none
    property int square: -1                 // the same of a laid tile
    readonly property bool reaches: slot >= 0 || square >= 0
    readonly property bool turning: doing === "turning" || doing === "panning" || pinch.active
    property bool over: false               // the pointer has come over the board
    property int pointed: -1                // square under the pointer, while no button is down
    property point rest                     // in the window: where the pointer was last

    signal used()
    signal closed()                         // the board is to be put together
    signal spreadWanted(real step)          // its parts are to be further apart

    // A tile that is held goes back where it came from.
    function skip(): void {
        hand.empty()
        if (input.doing === "dragging")
            input.doing = ""
        board?.skip()
        input.used()
    }
    function begin(x: real, y: real): void {
        if (input.reaches) {
            picked.drop()
            input.doing = "dragging"
            hand.take(input.slot, input.square, x, y)
        } else if ((hand.rack?.slotAt(input.start.x, input.start.y) ?? -1) < 0) {    // an empty slot is no handle
            input.doing = input.pans ? "panning" : "turning"
        }
    }

    // Goes on with a word to every tile on the way. Corners of squares don't count, so that a slanting step is easy.
    function claimOn(from: point, to: point): void {
        const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / board.cell * 6))
        for (let i = 1; i <= steps; ++i) {
            const x = from.x + (to.x - from.x) * i / steps, y = from.y + (to.y - from.y) * i / steps
            const square = board.squareAt(x, y)
            if (square < 0 || view.stacks[square] === "")
                continue
            const middle = board.squarePoint(square, view.stacks[square].length)
            if (Math.hypot(x - middle.x, y - middle.y) < 0.36 * board.cell)
                view.cursor.claims.extend(square)
        }
    }
    // The table may come under a pointer that rests, as when the window opens. Qt 6.8 reports that like a move, which it is
    // not.
    function movedTo(x: real, y: real): bool {
        const at = input.mapToItem(null, x, y)
        const moved = Math.hypot(at.x - input.rest.x, at.y - input.rest.y) > 0.5
        input.rest = at
        return moved
    }
    // A click: on a tile of the rack it chooses that, or no longer; on a square it lays the chosen one, elsewhere it gives it up.
    // Without one, it is where the next typed letter goes.
    function tap(x: real, y: real): void {
        const square = hand.squareAt(x, y)
        if (Array.from(cards.blockers).includes(square))
            cards.pointed = square
        else if (input.slot >= 0)
            picked.pick(input.slot)
        else if (picked.slot < 0 && square >= 0 && Array.from(view.draft.liftable).includes(square))
            view.liftBlocker(square)
        else if (picked.slot >= 0 && square >= 0)
            picked.layOn(square)
        else if (picked.slot >= 0)
            picked.drop()
        else if (!input.reaches)
            input.pointAt(x, y)
    }
    // What is there for the pointer; stacks may rise or sink under it while it rests.
    function point(x: real, y: real): void {
        const blind = hand.active || input.exploded
        if (blind)
            input.forget()
        else
            input.reach(x, y)
        input.pointed = blind ? -1 : hand.squareAt(x, y)
    }
    function reach(x: real, y: real): void {
        input.slot = hand.slotInReach(x, y)
        input.square = input.slot >= 0 ? -1 : hand.squareInReach(x, y)
    }
    function forget(): void { input.slot = input.square = -1 }
    function pointAt(x: real, y: real): void {
        const square = hand.squareAt(x, y)
        if (square >= 0 && view.stacks[square] === "")
            view.cursor.point(square)
    }

    acceptedButtons: Qt.LeftButton | Qt.RightButton | Qt.MiddleButton
    hoverEnabled: true
    cursorShape: doing === "dragging" ? Qt.ClosedHandCursor : reaches ? Qt.OpenHandCursor : Qt.ArrowCursor

    onPressed: mouse => {
        if (input.doing !== "")
            return
        input.skip()
        if (input.exploded && mouse.button === Qt.LeftButton) {
            input.closed()
            return
        }
        input.doing = "pressing"
        input.source = mouse.source
        input.slack = mouse.source === Qt.MouseEventNotSynthesized ? 4 : 16     // a second finger may be on its way
        input.start = input.last = Qt.point(mouse.x, mouse.y)
        input.pans = mouse.button === Qt.MiddleButton || Boolean(mouse.modifiers & Qt.ShiftModifier)
        const square = hand.squareAt(mouse.x, mouse.y)
        if (mouse.button === Qt.LeftButton && view.cursor.claims.writing && square >= 0 && view.stacks[square] !== "") {
            view.cursor.claims.begin(square)
            input.doing = "claiming"
        }
        if (mouse.button === Qt.LeftButton)
            input.reach(mouse.x, mouse.y)
        else
            input.forget()
    }
    onPositionChanged: mouse => {
        // Since Qt 6.8, every finger on the table counts as a pointer over it too: of another one than has pressed.
        if (input.doing !== "" && mouse.source !== input.source)
            return
        const moved = input.doing !== "" || input.movedTo(mouse.x, mouse.y)
        if (moved)
            input.over = !hand.rack?.covers(mouse.x, mouse.y)
        if (moved && input.doing === "")
            input.point(mouse.x, mouse.y)
        if (input.doing === "pressing" && Math.hypot(mouse.x - input.start.x, mouse.y - input.start.y) > input.slack)
            input.begin(mouse.x, mouse.y)
        else if (input.doing === "dragging")
            hand.move(mouse.x, mouse.y)
        else if (input.doing === "claiming")
            input.claimOn(input.last, Qt.point(mouse.x, mouse.y))
        if (input.doing === "turning")
            board.turnBy(mouse.x - input.last.x, mouse.y - input.last.y)
        else if (input.doing === "panning")
            board.panBy(input.last, Qt.point(mouse.x, mouse.y))
        input.last = Qt.point(mouse.x, mouse.y)
    }
    onReleased: mouse => {
        if (input.pressedButtons !== Qt.NoButton)
            return
        if (input.doing === "dragging" && hand.active) {
            board.sinking?.skip()       // it is meant for where the stacks are about to be
            hand.move(mouse.x, mouse.y)
            hand.release()
        }
        if (input.doing === "turning")
            board.letGo()
        if (input.doing === "claiming")
            view.cursor.claims.end()
        if (input.doing === "pressing" && mouse.button === Qt.LeftButton)
            input.tap(mouse.x, mouse.y)
        if (input.doing === "pressing" && mouse.button === Qt.RightButton) {
            const square = input.exploded ? -1 : board.squareAt(mouse.x, mouse.y)
            if (square >= 0 && view.marks[square] === 4)        // a blocker that was to be taken off stays
                view.liftBlocker(square)
            else if (square >= 0 && view.marks[square] >= 2 && view.mayAct)
                hand.takeBack(square, -1)
        }
        input.doing = ""
        input.forget()
    }
    onEntered: input.movedTo(input.mouseX, input.mouseY)
    onExited: {
        input.over = false
        input.pointed = -1
        if (input.doing === "")
            input.forget()
    }
    onCanceled: {
        if (input.doing === "dragging" && hand.active)
            hand.giveBack()
        if (input.doing === "claiming")
            view.cursor.claims.drop()
        input.doing = ""
    }
    onWheel: wheel => {
        if (input.exploded && wheel.modifiers & Qt.ControlModifier)
            return input.spreadWanted(wheel.angleDelta.y / 1200)
        if (input.doing === "")
            input.skip()
        board.zoomAt(Qt.point(wheel.x, wheel.y), Math.pow(0.9, wheel.angleDelta.y / 120))
        if (input.doing === "dragging")
            hand.move(input.last.x, input.last.y)
    }

    // Stacks have sunk or risen under the pointer.
    Connections {
        target: input.board?.sinking ?? null

        function onRunningChanged(): void {
            if (input.board.sinking.running)
                return
            if (input.doing === "dragging")
                input.hand.move(input.last.x, input.last.y)
            else if (input.over && input.doing === "")
                input.point(input.last.x, input.last.y)
        }
    }
    BoardPinch { id: pinch; board: input.board }
}
