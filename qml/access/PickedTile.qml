import QtQuick
import Storeys
import Storeys.Table

// The tile of the rack that was picked by a click, a key or a screen reader. It is laid on the square that is chosen
// next: the same as a drag, in two steps.
QtObject {
    id: picked

    required property TableView view
    required property TypingCursor cursor
    required property Hand hand
    property int slot: -1           // of the rack or the reserve; -1: no tile is picked

    // Picks the tile of the slot, or drops it if it is picked already.
    function pick(slot: int): void {
        picked.slot = picked.slot === slot || picked.view.symbolAt(slot) === "" || !picked.view.mayAct ? -1 : slot
    }
    function drop(): void { picked.slot = -1 }
    // Lays the tile through the hand, as a drag does: it is refused in the same way, and a blank asks for its letter.
    function layOn(square: int): void {
        const slot = picked.slot, hand = picked.hand
        picked.slot = -1
        hand.empty()
        const at = hand.board.squarePoint(square, String(picked.view.stacks[square]).length)
        hand.take(slot, -1, at.x, Math.min(at.y, hand.rack.y))
        hand.target = square
        hand.reason = hand.whyNot(square)
        hand.release()
    }
    // Handles keys on the board while a tile is picked: Escape drops it, Enter and Space lay it at the typing cursor.
    function handle(event: var): void {
        event.accepted = picked.slot >= 0
        if (!event.accepted)
            return
        if (event.key === Qt.Key_Escape)
            picked.slot = -1
        else if ([Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key) && picked.cursor.shown)
            picked.layOn(picked.cursor.square)
        else
            event.accepted = false
    }

    readonly property Connections watch: Connections {
        target: picked.view

        function onRackChanged(): void { picked.slot = -1 }
    }
}
