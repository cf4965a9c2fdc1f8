pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The rack before the flat board, and the reserve at its right. What the hand and the mouse need of a rack has the same names here as in RackView.
Item {
    id: view

    required property var session
    property string held: ""                // the tile that a hand holds over the rack, "" = none
    property int heldFrom: -1               // the slot whose tile is in the hand, -1 = none
    property int gap: -1                    // the slot that it would go to, -1 = none
    property int hovered: -1                // the slot under the pointer, -1 = none
    property int dealt: -1                  // number of slots that have their tile, from the left; -1 = all
    property point heldAt
    readonly property alias heldTile: heldTile
    readonly property int slots: session.view.rack.length
    readonly property list<reserveHeap> heaps: session.view.reserve
    readonly property real apart: 0.4       // between the two, in slots
    readonly property real extent: slots + (heaps.length > 0 ? apart + heaps.length : 0)
    readonly property real pitch: Math.min((width - 2 * Theme.unit) / Math.max(1, extent), height - Theme.unit)
    readonly property real start: (width - pitch * extent) / 2
    readonly property real heapStart: start + (slots + apart) * pitch
    // What lies where, with the held tile's place kept free.
    readonly property bool sorting: held !== "" && heldFrom >= 0 && heldFrom < slots && gap >= 0
    readonly property int free: sorting ? gap : heldFrom
    readonly property var shown: {
        const tiles = Array.from(session.view.rack)
        if (dealt >= 0)
            tiles.fill("", dealt)
        if (sorting)
            tiles.splice(gap, 0, tiles.splice(heldFrom, 1)[0])
        return tiles
    }

    // Functions take and give places of the parent.
    function covers(x: real, y: real): bool { return x >= view.x && x < view.x + view.width && y >= view.y }
    function slotAt(x: real, y: real): int {
        const slot = Math.floor((x - view.x - view.start) / view.pitch)
        if (!view.covers(x, y) || slot < 0)
            return -1
        return slot < view.slots ? slot : view.heaps[Math.floor((x - view.x - view.heapStart) / view.pitch)]?.slot ?? -1
    }
    function heapOf(slot: int): int { return Array.from(view.heaps).findIndex(heap => heap.slot === slot) }
    function leftOf(slot: int): real {
        const heap = view.heapOf(slot)
        return heap < 0 ? view.start + slot * view.pitch : view.heapStart + heap * view.pitch
    }
    function slotPoint(slot: int): point {
        return Qt.point(view.x + view.leftOf(slot) + view.pitch / 2, view.y + view.height / 2)
    }
    function hold(x: real, y: real): void { view.heldAt = Qt.point(x - view.x, y - view.y) }

    component Slot: Item {
        id: place

        required property int slot
        required property string symbol     // "" = there is nothing
        property real lift: slot === view.hovered && symbol !== "" ? 0.06 : 0    // of the pitch

        Behavior on lift { NumberAnimation { duration: Theme.hover; easing.type: Easing.OutQuad } }

        x: Math.round(view.leftOf(slot))
        y: Math.round((view.height - view.pitch) / 2 - view.pitch * lift)
        width: Math.round(view.pitch)
        height: width

        FlatTile {
            anchors { fill: parent; margins: Math.round(place.width * 0.05) }
            visible: place.symbol !== ""
            symbol: place.symbol
            faces: view.session.view.shape.tileFaces
        }
    }

    Rectangle {
        x: view.heaps.length > 0 ? view.start - Theme.unit : 0
        width: view.heaps.length > 0 ? view.slots * view.pitch + 2 * Theme.unit : view.width
        height: view.height
        radius: Theme.cardRadius
        color: Theme.p.rim
    }
    Rectangle {
        x: view.heapStart - Theme.unit
        visible: view.heaps.length > 0
        width: view.heaps.length * view.pitch + 2 * Theme.unit
        height: view.height
        radius: Theme.cardRadius
        color: Theme.p.rim
    }
    Repeater {
        model: view.shown

        Slot {
            required property string modelData
            required property int index

            slot: index
            symbol: index !== view.free ? modelData : ""
        }
    }
    Repeater {
        model: Array.from(view.heaps)

        Slot {
            required property reserveHeap modelData

            slot: modelData.slot
            symbol: modelData.count > (view.held !== "" && view.heldFrom === modelData.slot ? 1 : 0) ? modelData.symbol : ""
        }
    }
    FlatHeld {
        id: heldTile

        held: view.held
        at: view.heldAt
        lay: Qt.point(view.leftOf(Math.max(0, view.heldFrom)) + view.pitch / 2, view.height / 2)
        lays: view.heldFrom >= 0
        side: Math.round(view.pitch * 0.9)
        faces: view.session.view.shape.tileFaces
    }
}
