pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The rack before the flat board, and the reserve at its right. What the hand and the mouse need of a rack has the same names here as in RackView.
Item {
    id: flatRack

    required property TableView view
    property string held: ""                // the tile that a hand holds over the rack, "" = none
    property int heldFrom: -1               // the slot whose tile is in the hand, -1 = none
    property int gap: -1                    // the slot that it would go to, -1 = none
    property int hovered: -1                // the slot under the pointer, -1 = none
    property int dealt: -1                  // number of slots that have their tile, from the left; -1 = all
    property point heldAt
    readonly property alias heldTile: heldTile
    readonly property int slots: view.rack.length
    readonly property list<reserveHeap> heaps: view.reserve
    readonly property real apart: 0.4       // between the two, in slots
    readonly property real extent: slots + (heaps.length > 0 ? apart + heaps.length : 0)
    readonly property real pitch: Math.min((width - 2 * Theme.unit) / Math.max(1, extent), height - Theme.unit)
    readonly property real start: (width - pitch * extent) / 2
    readonly property real heapStart: start + (slots + apart) * pitch
    // What lies where, with the held tile's place kept free.
    readonly property bool sorting: held !== "" && heldFrom >= 0 && heldFrom < slots && gap >= 0
    readonly property int free: sorting ? gap : heldFrom
    readonly property var shown: {
        const tiles = Array.from(view.rack)
        if (dealt >= 0)
            tiles.fill("", dealt)
        if (sorting)
            tiles.splice(gap, 0, tiles.splice(heldFrom, 1)[0])
        return tiles
    }

    // Functions take and give places of the parent.
    function covers(x: real, y: real): bool { return x >= flatRack.x && x < flatRack.x + flatRack.width && y >= flatRack.y }
    function slotAt(x: real, y: real): int {
        const slot = Math.floor((x - flatRack.x - flatRack.start) / flatRack.pitch)
        if (!flatRack.covers(x, y) || slot < 0)
            return -1
        return slot < flatRack.slots ? slot : flatRack.heaps[Math.floor((x - flatRack.x - flatRack.heapStart) / flatRack.pitch)]?.slot ?? -1
    }
    function heapOf(slot: int): int { return Array.from(flatRack.heaps).findIndex(heap => heap.slot === slot) }
    function leftOf(slot: int): real {
        const heap = flatRack.heapOf(slot)
        return heap < 0 ? flatRack.start + slot * flatRack.pitch : flatRack.heapStart + heap * flatRack.pitch
    }
    function slotPoint(slot: int): point {
        return Qt.point(flatRack.x + flatRack.leftOf(slot) + flatRack.pitch / 2, flatRack.y + flatRack.height / 2)
    }
    function hold(x: real, y: real): void { flatRack.heldAt = Qt.point(x - flatRack.x, y - flatRack.y) }

    component Slot: Item {
        id: place

        required property int slot
        required property string symbol     // "" = there is nothing
        property real lift: slot === flatRack.hovered && symbol !== "" ? 0.06 : 0    // of the pitch

        Behavior on lift { NumberAnimation { duration: Theme.hover; easing.type: Easing.OutQuad } }

        x: Math.round(flatRack.leftOf(slot))
        y: Math.round((flatRack.height - flatRack.pitch) / 2 - flatRack.pitch * lift)
        width: Math.round(flatRack.pitch)
        height: width

        FlatTile {
            anchors { fill: parent; margins: Math.round(place.width * 0.05) }
            visible: place.symbol !== ""
            symbol: place.symbol
            faces: flatRack.view.shape.tileFaces
        }
    }

    Rectangle {
        x: flatRack.heaps.length > 0 ? flatRack.start - Theme.unit : 0
        width: flatRack.heaps.length > 0 ? flatRack.slots * flatRack.pitch + 2 * Theme.unit : flatRack.width
        height: flatRack.height
        radius: Theme.cardRadius
        color: Theme.p.rim
    }
    Rectangle {
        x: flatRack.heapStart - Theme.unit
        visible: flatRack.heaps.length > 0
        width: flatRack.heaps.length * flatRack.pitch + 2 * Theme.unit
        height: flatRack.height
        radius: Theme.cardRadius
        color: Theme.p.rim
    }
    Repeater {
        model: flatRack.shown

        Slot {
            required property string modelData
            required property int index

            slot: index
            symbol: index !== flatRack.free ? modelData : ""
        }
    }
    Repeater {
        model: Array.from(flatRack.heaps)

        Slot {
            required property reserveHeap modelData

            slot: modelData.slot
            symbol: modelData.count > (flatRack.held !== "" && flatRack.heldFrom === modelData.slot ? 1 : 0) ? modelData.symbol : ""
        }
    }
    FlatHeld {
        id: heldTile

        held: flatRack.held
        at: flatRack.heldAt
        lay: Qt.point(flatRack.leftOf(Math.max(0, flatRack.heldFrom)) + flatRack.pitch / 2, flatRack.height / 2)
        lays: flatRack.heldFrom >= 0
        side: Math.round(flatRack.pitch * 0.9)
        faces: flatRack.view.shape.tileFaces
    }
}
