pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The rack of the flat board, with the reserve to its right.
PlayRack {
    id: flatRack

    property point heldAt           // the middle of the tile in the hand
    readonly property alias heldTile: heldTile
    readonly property real pitch: Math.min((width - 2 * Theme.unit) / Math.max(1, extent), height - Theme.unit)     // from slot to slot
    readonly property real start: (width - pitch * extent) / 2
    // of the ground round the slots; rack and reserve stay apart
    readonly property real rim: heaps.length > 0 ? Math.min(Theme.unit, 0.4 * apart * pitch) : Theme.unit

    function middleOf(slot: int): real { return flatRack.start + flatRack.along(slot) * flatRack.pitch }
    function alongAt(x: real, y: real): real { return (x - flatRack.x - flatRack.start) / flatRack.pitch }
    function slotPoint(slot: int): point {
        return Qt.point(flatRack.x + flatRack.middleOf(slot), flatRack.y + flatRack.height / 2)
    }
    function hold(x: real, y: real): void { flatRack.heldAt = Qt.point(x - flatRack.x, y - flatRack.y) }

    apart: 0.4

    component Ground: Rectangle {
        height: flatRack.height
        radius: Theme.cardRadius
        color: Theme.p.rim
    }
    component Slot: Item {
        id: place

        required property int slot
        required property string symbol     // "": the slot is empty
        property real lift: slot === flatRack.hovered && symbol !== "" ? 0.06 : 0    // in slots

        Behavior on lift { NumberAnimation { duration: Theme.hover; easing.type: Easing.OutQuad } }

        x: Math.round(flatRack.middleOf(slot) - flatRack.pitch / 2)
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

    Ground {
        objectName: "rackGround"
        x: flatRack.heaps.length > 0 ? flatRack.start - flatRack.rim : 0
        width: flatRack.heaps.length > 0 ? flatRack.slots * flatRack.pitch + 2 * flatRack.rim : flatRack.width
    }
    Ground {
        objectName: "reserveGround"
        x: flatRack.start + (flatRack.slots + flatRack.apart) * flatRack.pitch - flatRack.rim
        visible: flatRack.heaps.length > 0
        width: flatRack.heaps.length * flatRack.pitch + 2 * flatRack.rim
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
    Repeater {
        model: flatRack.pointed

        FlatFrame {
            required property int modelData

            x: Math.round(flatRack.middleOf(modelData) - flatRack.pitch / 2)
            y: Math.round((flatRack.height - flatRack.pitch) / 2)
            width: Math.round(flatRack.pitch)
            height: width
        }
    }
    FlatHeld {
        id: heldTile

        held: flatRack.held
        at: flatRack.heldAt
        lay: Qt.point(flatRack.middleOf(Math.max(0, flatRack.heldFrom)), flatRack.height / 2)
        lays: flatRack.heldFrom >= 0
        side: Math.round(flatRack.pitch * 0.9)
        faces: flatRack.view.shape.tileFaces
    }
}
