pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// The rack before the flat board. What the hand and the mouse need of a rack has the same names here as in RackView.
Rectangle {
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
    readonly property real pitch: Math.min((width - 2 * Theme.unit) / Math.max(1, slots), height - Theme.unit)
    readonly property real start: (width - pitch * slots) / 2
    // What lies where, with the held tile's place kept free.
    readonly property bool sorting: held !== "" && heldFrom >= 0 && gap >= 0
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
        return view.covers(x, y) && slot >= 0 && slot < view.slots ? slot : -1
    }
    function slotPoint(slot: int): point {
        return Qt.point(view.x + view.start + (slot + 0.5) * view.pitch, view.y + view.height / 2)
    }
    function hold(x: real, y: real): void { view.heldAt = Qt.point(x - view.x, y - view.y) }

    radius: Theme.cardRadius
    color: Theme.p.rim

    Repeater {
        model: view.shown

        Item {
            id: slot

            required property string modelData
            required property int index
            property real lift: index === view.hovered && index !== view.free ? 0.06 : 0    // of the pitch

            Behavior on lift { NumberAnimation { duration: Theme.hover; easing.type: Easing.OutQuad } }

            x: Math.round(view.start + index * view.pitch)
            y: Math.round((view.height - view.pitch) / 2 - view.pitch * lift)
            width: Math.round(view.pitch)
            height: width

            FlatTile {
                anchors { fill: parent; margins: Math.round(slot.width * 0.05) }
                visible: slot.modelData !== "" && slot.index !== view.free
                blank: !(/^[A-Z]?$/.test(slot.modelData))
                face: view.session.view.shape.tileFaces[slot.modelData.toUpperCase().charCodeAt(0) - 65] ?? ""
            }
        }
    }
    FlatHeld {
        id: heldTile

        held: view.held
        at: view.heldAt
        lay: Qt.point(view.start + (Math.max(0, view.heldFrom) + 0.5) * view.pitch, view.height / 2)
        lays: view.heldFrom >= 0
        side: Math.round(view.pitch * 0.9)
        faces: view.session.view.shape.tileFaces
    }
}
