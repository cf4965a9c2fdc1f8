import QtQuick
import Storeys

// The parts of the window that F6 goes round: the board, the rack, the panel.
QtObject {
    id: regions

    required property Table table
    required property Item panel
    property Item play: null        // the button of the panel that plays what is laid
    readonly property Item rack: table?.keys.rackKeys ?? null

    function holds(region: Item, item: Item): bool {
        for (let at = item; at !== null; at = at.parent)
            if (at === region)
                return true
        return false
    }
    // On from what has the focus, or back.
    function step(focused: Item, by: int): void {
        const at = regions.holds(regions.panel, focused) ? 2 : regions.holds(regions.rack, focused) ? 1 : 0
        regions.enter((at + by + 3) % 3)
    }
    function enter(which: int): void {
        if (which === 2 && (regions.play?.visible ?? false) && regions.play.enabled)     // what one goes there for
            regions.play.forceActiveFocus(Qt.TabFocusReason)
        else if (which === 2)
            regions.panel.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        else if (which === 1)
            regions.rack.forceActiveFocus(Qt.TabFocusReason)
        else
            regions.table.keys.focusBoard()
    }
}
