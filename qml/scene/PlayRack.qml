import QtQuick
import Storeys.Table

// The base of RackView, in three dimensions, and FlatRack: the rack of the person at this screen with the reserve to
// its right, as the table, the hand, the mouse and the screen reader need it. Points are pixels of the parent. Each
// heap of the reserve has a slot number too.
Item {
    id: rack

    required property GameTable gameTable
    required property real apart            // gap between rack and reserve, in slots
    property string held: ""                // the tile that the hand holds over the rack, "" = none
    property int heldFrom: -1               // the slot whose tile is in the hand, -1 = none
    property int gap: -1                    // the slot that the held tile would go to, -1 = none
    property int hovered: -1                // the slot under the pointer, -1 = none
    property int dealt: -1                  // how many slots have their tile already, from the left; -1 = all
    property real headroom: 0               // free above the trays, for a held tile; pixels
    readonly property TableView view: gameTable.view
    readonly property int slots: view.rack.length
    readonly property list<reserveHeap> heaps: view.reserve
    // width of rack and reserve, in slots
    readonly property real extent: slots + (heaps.length > 0 ? apart + heaps.length : 0)
    // A tile of the rack is held over the rack: the others make room for it at `gap`.
    readonly property bool sorting: held !== "" && heldFrom >= 0 && heldFrom < slots && gap >= 0
    // the slot that is kept free for the held tile, -1 = none
    readonly property int free: sorting ? gap : heldFrom
    // The tiles in their slots, the held one at `free`.
    readonly property list<string> shown: {
        const tiles = Array.from(view.rack)
        if (dealt >= 0)
            tiles.fill("", dealt)
        if (sorting)
            tiles.splice(gap, 0, tiles.splice(heldFrom, 1)[0])
        return tiles
    }
    // The slots of the tiles that a lesson points at: the first slots with each symbol, as many as the lesson names.
    readonly property list<int> pointed: {
        const wanted = view.mayAct ? Array.from(gameTable.hint.tiles) : []
        return Array.from(shown, (tile, slot) => {
            const at = tile === "" ? -1 : wanted.indexOf(tile)
            return at < 0 || wanted.splice(at, 1).length === 0 ? -1 : slot
        }).filter(slot => slot >= 0)
    }

    // The number of the heap with that slot, from 0; -1: it is a slot of the rack.
    function heapOf(slot: int): int { return Array.from(rack.heaps).findIndex(heap => heap.slot === slot) }
    // The middle of a slot or heap, in slots from the left end of the rack.
    function along(slot: int): real {
        const heap = rack.heapOf(slot)
        return 0.5 + (heap < 0 ? Math.min(slot, rack.slots - 1) : rack.slots + rack.apart + heap)
    }
    // How far to the right a point is, in the same unit.
    function alongAt(x: real, y: real): real { return 0 }
    // The middle of a slot.
    function slotPoint(slot: int): point { return Qt.point(0, 0) }
    // Moves the tile in the hand.
    function hold(x: real, y: real): void { }
    function covers(x: real, y: real): bool {
        return x >= rack.x && x < rack.x + rack.width && y >= rack.y + rack.headroom / 2
    }
    // The slot at a point; -1: none.
    function slotAt(x: real, y: real): int {
        const at = rack.alongAt(x, y)
        if (!rack.covers(x, y) || at < 0)
            return -1
        return at < rack.slots ? Math.floor(at) : rack.heaps[Math.floor(at - rack.slots - rack.apart)]?.slot ?? -1
    }
}
