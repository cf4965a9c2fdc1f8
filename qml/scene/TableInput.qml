import QtQuick
import Storeys
import Storeys.Table

// The mouse on the table. Left button: drags a tile; a click picks a tile of the rack, and the next click on a square
// lays it; a click on an empty square puts the typing cursor there; a drag from elsewhere turns the board; while words
// are claimed, a drag draws one from tile to tile. Right button: a drag turns the board, a click takes a laid tile
// back. Middle button, or a drag with Shift: moves the board. The wheel zooms. One finger acts as the left button. Any
// input ends running animations.
MouseArea {
    id: input

    required property TableView view
    required property TypingCursor cursor
    required property CardShow cards
    required property PlayBoard board
    required property Hand hand
    required property PickedTile picked     // by a click on the rack
    required property bool exploded         // the board is taken apart; a click puts it together
    property string doing: ""               // "", "pressing", "dragging", "turning", "panning" or "claiming"
    property real slack: 4                  // pixels before a press becomes a drag
    property int source                     // of the press, as Qt reports it: a mouse or a finger
    property bool pans: false               // this press moves the board instead of turning it
    property point start                    // of the press
    property point last                     // latest position of the pointer
    // the slot of the rack whose tile is under the pointer or was under it when a press began; -1 = none
    property int slot: -1
    property int square: -1                 // the same for a laid tile
    readonly property bool reaches: slot >= 0 || square >= 0
    readonly property bool turning: doing === "turning" || doing === "panning" || pinch.active
    property bool over: false               // the pointer has moved over the board
    property int pointed: -1                // square under the pointer when it last moved without a button, -1 = none
    property point rest                     // latest position of the pointer, in the window

    signal used()                           // there was an input; animations have ended
    signal closed()                         // the board is to be put together
    signal spreadWanted(real step)          // its storeys are to move apart by this part of the way

    // Ends every animation. A held tile goes back to where it came from.
    function skip(): void {
        hand.empty()
        if (input.doing === "dragging")
            input.doing = ""
        board?.skip()
        input.used()
    }
    // A press has become a drag.
    function begin(x: real, y: real): void {
        if (input.reaches) {
            picked.drop()
            input.doing = "dragging"
            hand.take(input.slot, input.square, x, y)
        } else if ((hand.rack?.slotAt(input.start.x, input.start.y) ?? -1) < 0) {    // not from an empty slot
            input.doing = input.pans ? "panning" : "turning"
        }
    }

    // Continues the claimed word through every tile on the way. Corners of squares don't count, so that diagonal steps
    // are easy.
    function claimOn(from: point, to: point): void {
        const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / board.cell * 6))
        for (let i = 1; i <= steps; ++i) {
            const x = from.x + (to.x - from.x) * i / steps, y = from.y + (to.y - from.y) * i / steps
            const square = board.squareAt(x, y)
            if (square < 0 || view.stacks[square] === "")
                continue
            const middle = board.squarePoint(square, view.stacks[square].length)
            if (Math.hypot(x - middle.x, y - middle.y) < 0.36 * board.cell)
                cursor.claims.extend(square)
        }
    }
    // Whether the pointer has really moved. The table can also come under a resting pointer, as when the window opens;
    // Qt 6.8 reports that like a move.
    function movedTo(x: real, y: real): bool {
        const at = input.mapToItem(null, x, y)
        const moved = Math.hypot(at.x - input.rest.x, at.y - input.rest.y) > 0.5
        input.rest = at
        return moved
    }
    // A click. It points at a blocker that a card may take off, picks or drops a tile of the rack, and takes off or
    // puts back a blocker that the draft may take off. A picked tile is laid on the square or, off the board, dropped.
    // Without one, the typing cursor goes to the square if that is empty.
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
        else if (!input.reaches && square >= 0 && view.stacks[square] === "")
            cursor.point(square)
    }
    // Notes what is under the pointer. This also changes when stacks sink or rise under it.
    function point(x: real, y: real): void {
        const blind = hand.active || input.exploded
        if (blind)
            input.forget()
        else
            input.reach(x, y)
        input.pointed = blind ? -1 : hand.squareAt(x, y)
    }
    // Notes which tile can be picked up there.
    function reach(x: real, y: real): void {
        input.slot = hand.slotInReach(x, y)
        input.square = input.slot >= 0 ? -1 : hand.squareInReach(x, y)
    }
    function forget(): void { input.slot = input.square = -1 }

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
        // more for a finger, as a second one may follow
        input.slack = mouse.source === Qt.MouseEventNotSynthesized ? 4 : 16
        input.start = input.last = Qt.point(mouse.x, mouse.y)
        input.pans = mouse.button === Qt.MiddleButton || Boolean(mouse.modifiers & Qt.ShiftModifier)
        const square = hand.squareAt(mouse.x, mouse.y)
        if (mouse.button === Qt.LeftButton && cursor.claims.writing && square >= 0 && view.stacks[square] !== "") {
            cursor.claims.begin(square)
            input.doing = "claiming"
        }
        if (mouse.button === Qt.LeftButton)
            input.reach(mouse.x, mouse.y)
        else
            input.forget()
    }
    onPositionChanged: mouse => {
        // Since Qt 6.8 every finger is also reported as hovering; moves from another source than the press don't count.
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
            board.sinking?.skip()       // the tile is meant for the stacks as they will be
            hand.move(mouse.x, mouse.y)
            hand.release()
        }
        if (input.doing === "turning")
            board.letGo()
        if (input.doing === "claiming")
            cursor.claims.end()
        if (input.doing === "pressing" && mouse.button === Qt.LeftButton)
            input.tap(mouse.x, mouse.y)
        if (input.doing === "pressing" && mouse.button === Qt.RightButton) {
            const square = input.exploded ? -1 : board.squareAt(mouse.x, mouse.y)
            if (square >= 0 && view.marks[square] === 4)        // a blocker that the draft takes off is put back
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
            cursor.claims.drop()
        input.doing = ""
        input.forget()
    }
    onWheel: wheel => {
        if (wheel.angleDelta.y === 0)       // scrolled sideways
            return
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
    // Moves, zooms and turns the board with two fingers. What is under the fingers stays under them.
    PinchHandler {
        id: pinch

        property bool known: false          // the next three have the values of the last update
        property point at                   // the middle between the fingers
        property real spread: 1             // distance of the fingers; 1 when the gesture began
        property real turned: 0             // degrees, clockwise

        // Moves the board by what has changed since the last update; the first update of a gesture moves nothing.
        function follow(): void {
            const to = pinch.centroid.position
            if (pinch.known) {
                input.board.panBy(pinch.at, to)
                input.board.zoomAt(to, pinch.spread / pinch.activeScale)
                input.board.twistAt(to, pinch.rotation - pinch.turned)
            }
            pinch.known = true
            pinch.at = to
            pinch.spread = pinch.activeScale
            pinch.turned = pinch.rotation
        }

        target: null
        onActiveChanged: if (!pinch.active) pinch.known = false
        onUpdated: {    // can come before the gesture is active
            if (pinch.active)
                pinch.follow()
        }
    }
}
