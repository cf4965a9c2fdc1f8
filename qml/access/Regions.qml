import QtQuick
import Storeys

// The regions of the window that F6 goes through in turn: the board, the rack, the panel.
QtObject {
    id: regions

    required property Table table
    required property Item panel
    property Item play: null        // the button in the panel that plays the draft
    readonly property Item rack: table?.keys.rackKeys ?? null

    function holds(region: Item, item: Item): bool {
        for (let at = item; at !== null; at = at.parent)
            if (at === region)
                return true
        return false
    }
    // Focuses the next region (by: 1) or the one before (-1), counted from the region of the focused item.
    function step(focused: Item, by: int): void {
        const at = regions.holds(regions.panel, focused) ? 2 : regions.holds(regions.rack, focused) ? 1 : 0
        regions.enter((at + by + 3) % 3)
    }
    // 0: the board, 1: the rack, 2: the panel. In the panel, the button to play comes first, if there is something to
    // play.
    function enter(which: int): void {
        if (which === 2 && (regions.play?.visible ?? false) && regions.play.enabled)
            regions.play.forceActiveFocus(Qt.TabFocusReason)
        else if (which === 2)
            regions.panel.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        else if (which === 1)
            regions.rack.forceActiveFocus(Qt.TabFocusReason)
        else
            regions.table.keys.focusBoard()
    }
}
