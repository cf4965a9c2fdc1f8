pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table

// The tile in the person's hand, from when it is picked up until it lies on the board or the rack again. The TableView
// hears of a move first; the flights and shakes that follow are only for show. Points are pixels of the table.
Item {
    id: hand

    required property GameTable gameTable
    required property PlayBoard board
    required property PlayRack rack         // null until it is loaded
    readonly property TableView view: gameTable.view
    property string symbol: ""              // "" = the hand is empty
    readonly property tileFace face: Symbols.faceOf(symbol, [])
    property int slot: -1                   // the slot that it was picked up from; -1: it was picked up from the board
    property int square: -1                 // the square that it was picked up from; -1: it was picked up from the rack
    property int target: -1                 // the square that it would go to; -1: none
    property string reason: ""              // why it may not go there; "": it may
    property bool choosing: false           // a blank waits over its target until its letter is chosen
    // The tile is a blank whose letter is to be chosen: from the rack or the reserve, or put down where it lay.
    readonly property bool needsLetter: face.blank && (face.letter === "" || target === square)
    property point at                       // where the hand is
    property real shaken: 0                 // how far a refused tile is shaken: from -1 (left) to 1 (right)
    readonly property bool active: symbol !== ""
    readonly property bool overRack: active && rack !== null && rack.covers(at.x, at.y)
    readonly property int heap: hand.heapOf(symbol)     // its slot in the reserve, -1 for a tile of the rack
    // the slot of the rack that it would go to, -1: none
    readonly property int gap: overRack && heap < 0 ? Math.max(0, Math.min(view.rack.length - 1, rack.slotAt(at.x, at.y))) : -1

    signal pickedUp()
    signal refused(string why)
    signal letterWanted()                   // to be answered by chooseLetter(), with "" if none is chosen

    // The slot of the heap that a piece belongs to; -1: it belongs on the rack.
    function heapOf(symbol: string): int {
        const face = Symbols.faceOf(symbol, []), kind = face.blocker ? "#" : face.yellow ? "*" : ""
        return Array.from(hand.view.reserve).find(heap => heap.symbol === kind)?.slot ?? -1
    }
    // The slot at a point whose tile can be picked up; -1: none.
    function slotInReach(x: real, y: real): int {
        const slot = hand.rack?.slotAt(x, y) ?? -1
        return slot >= 0 && hand.view.symbolAt(slot) !== "" ? slot : -1
    }
    // The square at a point whose laid tile can be picked up; -1: none.
    function squareInReach(x: real, y: real): int {
        const square = hand.squareAt(x, y), mark = hand.view.marks[square] ?? 0
        return (mark === 2 || mark === 3) && hand.view.mayAct && !hand.gameTable.cursor.claims.writing ? square : -1
    }
    // The square at a point; -1: none, or the rack covers it.
    function squareAt(x: real, y: real): int { return hand.rack?.covers(x, y) ? -1 : hand.board.squareAt(x, y) }
    // Picks up the tile of a slot or, if that is -1, of a square.
    function take(slot: int, square: int, x: real, y: real): void {
        hand.slot = slot
        hand.square = square
        hand.move(x, y)
        hand.symbol = slot >= 0 ? hand.view.symbolAt(slot) : String(hand.view.stacks[square]).slice(-1)
        hand.pickedUp()
    }
    function move(x: real, y: real): void {
        hand.at = Qt.point(x, y)
        const over = hand.squareAt(x, y)
        hand.target = over
        hand.reason = over < 0 || over === hand.square ? "" : hand.whyNot(over)
    }
    // Why the tile may not go to a square, in a sentence; "": it may.
    function whyNot(square: int): string {
        if (hand.gameTable.game.over)
            return qsTr("The game is over.")
        if (!hand.view.mayAct)
            return qsTr("It is not your turn.")
        return hand.view.refusal(hand.slot, hand.square, square)
    }
    // Lets go of the tile where it is.
    function release(): void {
        wait.duration = hand.reason === "" ? 0 : Theme.shake
        if (hand.reason !== "") {
            hand.refused(hand.reason)
            hand.gameTable.lesson.tried(hand.slot, hand.target)
        }
        if (hand.overRack)
            hand.putOnRack()
        else if (hand.target < 0 || hand.reason !== "")
            hand.giveBack()
        else if (hand.needsLetter)
            hand.letterWanted()
        else
            hand.putOnBoard("")
    }
    // Lays the tile on its target, a blank as `letter`; "": it is no blank, or it keeps its letter. If a laid tile is
    // there, the two swap places.
    function putOnBoard(letter: string): void {
        const target = hand.target, from = hand.square, swaps = target !== from && hand.view.marks[target] >= 2
        const done = hand.slot >= 0 ? hand.view.lay(hand.slot, target, letter)
                   : (target !== hand.square || letter !== "") && hand.view.relay(hand.square, target, letter)
        if (!done)
            return hand.giveBack()
        hand.empty()
        hand.board.drop(target)
        if (swaps)
            hand.board.dropAcross(from, target)
    }
    function chooseLetter(letter: string): void { if (hand.choosing) hand.putOnBoard(letter) }
    function putOnRack(): void {
        const to = hand.gap
        if (hand.slot < 0) {
            hand.takeBack(hand.square, hand.view.rack[to] === "" ? to : -1)
        } else if (hand.heap >= 0) {
            hand.giveBack()
        } else {
            if (to !== hand.slot)
                hand.view.moveInRack(hand.slot, to)
            hand.flyTo(to)
        }
    }
    // Takes a laid tile back to a slot of the rack; -1: to its old one.
    function takeBack(square: int, slot: int): void {
        const before = Array.from(hand.view.rack)
        const heap = hand.heapOf(hand.view.stacks[square].slice(-1))
        if (!hand.active)
            hand.at = hand.board.squarePoint(square, hand.view.stacks[square].length)
        hand.view.takeBack(square, slot)
        const after = Array.from(hand.view.rack)
        const landed = heap >= 0 ? heap : after.findIndex((tile, i) => tile !== "" && before[i] === "")
        hand.symbol = landed >= 0 ? hand.view.symbolAt(landed) : ""
        hand.square = -1
        if (landed >= 0)
            hand.flyTo(landed)
    }
    // Puts the tile back where it was picked up.
    function giveBack(): void {
        hand.choosing = false
        const square = hand.square
        if (hand.slot >= 0) {
            hand.flyTo(hand.slot)
        } else {
            hand.empty()
            hand.board.drop(square)
        }
    }
    // The tile flies to a slot where the rack already has it.
    function flyTo(slot: int): void {
        hand.target = -1
        hand.reason = ""
        hand.slot = slot
        if (hand.rack === null) {
            hand.empty()
            return
        }
        way.to = hand.rack.slotPoint(slot)
        fly.start()
    }
    function show(): void {
        const x = hand.at.x + hand.shaken * Theme.unit
        hand.board?.hold(x, hand.at.y)
        hand.rack?.hold(x, hand.at.y)
    }
    // Empties the hand at once, whatever it is doing. The game still has the tile where it last lay.
    function empty(): void {
        fly.stop()
        wait.duration = 0
        hand.symbol = ""
        hand.choosing = false
        hand.slot = hand.square = hand.target = -1
        hand.reason = ""
    }

    onLetterWanted: hand.choosing = true
    onAtChanged: hand.show()
    onShakenChanged: hand.show()
    onRefused: shake.restart()

    component Swing: NumberAnimation { target: hand; property: "shaken"; easing.type: Easing.InOutQuad }

    SequentialAnimation {
        id: shake

        Swing { to: 1; duration: Theme.shake * 0.2; easing.type: Easing.OutQuad }
        Swing { to: -0.7; duration: Theme.shake * 0.3 }
        Swing { to: 0.4; duration: Theme.shake * 0.25 }
        Swing { to: 0; duration: Theme.shake * 0.25 }
    }
    Connections {
        target: hand.gameTable.cursor

        function onRefused(): void { shake.restart() }
    }

    // A refused tile shakes before it flies.
    SequentialAnimation {
        id: fly

        onFinished: hand.empty()

        PauseAnimation { id: wait; duration: 0 }
        PropertyAnimation { id: way; target: hand; property: "at"; duration: Theme.giveBack; easing.type: Easing.OutCubic }
    }
}
