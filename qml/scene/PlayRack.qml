import QtQuick
import Storeys.Table

// The rack of the person at this screen, and at its right the reserve: what the table, the hand, the mouse and the screen reader
// need of RackView in three dimensions, or of FlatRack. Functions take and give points of the parent.
Item {
    id: rack

    required property TableView view
    required property real apart            // between rack and reserve, in slots
    property string held: ""                // the tile that a hand holds over the rack, "" = none
    property int heldFrom: -1               // the slot whose tile is in the hand, -1 = none
    property int gap: -1                    // the slot that it would go to, -1 = none
    property int hovered: -1                // the slot under the pointer, -1 = none
    property int dealt: -1                  // number of slots that have their tile, from the left; -1 = all
    property real headroom: 0               // above the trays, for a tile that is held over them
    readonly property int slots: view.rack.length
    readonly property list<reserveHeap> heaps: view.reserve
    readonly property real extent: slots + (heaps.length > 0 ? apart + heaps.length : 0)     // of both, in slots
    // What lies where, with the held tile's place kept free.
    readonly property bool sorting: held !== "" && heldFrom >= 0 && heldFrom < slots && gap >= 0
    readonly property int free: sorting ? gap : heldFrom
    readonly property list<string> shown: {
        const tiles = Array.from(view.rack)
        if (dealt >= 0)
            tiles.fill("", dealt)
        if (sorting)
            tiles.splice(gap, 0, tiles.splice(heldFrom, 1)[0])
        return tiles
    }

    function heapOf(slot: int): int { return Array.from(rack.heaps).findIndex(heap => heap.slot === slot) }
    // The middle of a slot or heap, in slots from the left end of the rack.
    function along(slot: int): real {
        const heap = rack.heapOf(slot)
        return 0.5 + (heap < 0 ? Math.min(slot, rack.slots - 1) : rack.slots + rack.apart + heap)
    }
    // How far to the right a point is, in the same unit.
    function alongAt(x: real, y: real): real { return 0 }
    function slotPoint(slot: int): point { return Qt.point(0, 0) }
    function hold(x: real, y: real): void { }
    function covers(x: real, y: real): bool {
        return x >= rack.x && x < rack.x + rack.width && y >= rack.y + rack.headroom / 2
    }
    // The slot there, -1 beside them.
    function slotAt(x: real, y: real): int {
        const at = rack.alongAt(x, y)
        if (!rack.covers(x, y) || at < 0)
            return -1
        return at < rack.slots ? Math.floor(at) : rack.heaps[Math.floor(at - rack.slots - rack.apart)]?.slot ?? -1
    }
}
