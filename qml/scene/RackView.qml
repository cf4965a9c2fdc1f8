pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Storeys
import Storeys.Table
import Storeys.Scene

// The rack of the person at this screen, and the reserve in a smaller tray at its right, in a picture of their own in front of
// the board. Above the trays the picture has room for a tile that is held over it. Functions take and give places of the parent.
View3D {
    id: rackView

    required property TableView view
    required property HintGiver hint
    required property string quality
    property string held: ""                // the tile that a hand holds over the rack, "" = none
    property int heldFrom: -1               // the slot whose tile is in the hand, -1 = none
    property int gap: -1                    // the slot that it would go to, -1 = none
    property int hovered: -1                // the slot under the pointer, -1 = none
    property int dealt: -1                  // number of slots that have their tile, from the left; -1 = all
    readonly property int slots: view.rack.length
    readonly property list<reserveHeap> heaps: view.reserve
    readonly property real apart: 1.05      // between the two trays, in slots
    readonly property real extent: slots + (heaps.length > 0 ? apart + heaps.length : 0)     // of both, in slots
    readonly property real rackMiddle: (slots - extent) / 2 * pitch
    readonly property real reserveMiddle: (extent - heaps.length) / 2 * pitch
    readonly property real headroom: height * 0.28
    readonly property real pitch: 10.3      // from slot to slot
    readonly property vector3d floor: Qt.vector3d(rackMiddle, -0.88, 0)  // tiles stand in the well
    readonly property vector3d reserveFloor: Qt.vector3d(reserveMiddle, -0.88, 0)
    property vector3d heldAt
    readonly property alias heldTile: heldTile
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

    function covers(x: real, y: real): bool {
        return x >= rackView.x && x < rackView.x + rackView.width && y >= rackView.y + rackView.headroom / 2
    }
    // The slot there, -1 beside them.
    function slotAt(x: real, y: real): int {
        const from = point.eye(), ray = point.towards(x - rackView.x, y - rackView.y)
        const hit = space.onPlane(from, ray, rackView.floor.y + Measures.storey)
        const slot = Math.floor((hit.x - rackView.rackMiddle) / rackView.pitch + rackView.slots / 2)
        if (!rackView.covers(x, y) || slot < 0)
            return -1
        const heap = Math.floor((hit.x - rackView.reserveMiddle) / rackView.pitch + rackView.heaps.length / 2)
        return slot < rackView.slots ? slot : rackView.heaps[heap]?.slot ?? -1
    }
    function heapOf(slot: int): int { return Array.from(rackView.heaps).findIndex(heap => heap.slot === slot) }
    // The middle of a tile's top there.
    function slotPlace(slot: int): vector3d {
        const heap = rackView.heapOf(slot)
        return heap < 0 ? space.place(Math.min(slot, rackView.slots - 1), 1).plus(Qt.vector3d(rackView.rackMiddle, 0, 0))
                        : heapSpace.place(heap, 1).plus(Qt.vector3d(rackView.reserveMiddle, 0, 0))
    }
    function slotPoint(slot: int): point {
        const inside = point.project(rackView.slotPlace(slot))
        return Qt.point(inside.x + rackView.x, inside.y + rackView.y)
    }
    function hold(x: real, y: real): void {
        rackView.heldAt = space.onPlane(point.eye(), point.towards(x - rackView.x, y - rackView.y - rackView.headroom * 0.3), 4)
    }

    camera: eye
    environment: SceneEnvironment {
        backgroundMode: SceneEnvironment.Transparent
        antialiasingMode: rackView.held !== "" ? SceneEnvironment.NoAA : SceneEnvironment.SSAA
        antialiasingQuality: SceneEnvironment.High
    }

    BoardSpace { id: space; rows: 1; columns: rackView.slots; pitch: rackView.pitch }
    BoardSpace { id: heapSpace; rows: 1; columns: Math.max(1, rackView.heaps.length); pitch: rackView.pitch }
    Framing {
        id: framing

        pitch: -62
        fieldOfView: 4      // wider would make the letters lean
        size: Qt.size(rackView.width, rackView.height)
        safe: Qt.rect(4, 4 + rackView.headroom, rackView.width - 8, rackView.height - rackView.headroom - 10)
        low: Qt.vector3d(-rackView.extent * rackView.pitch / 2 - 4.4, -3, -9.2)
        high: Qt.vector3d(rackView.extent * rackView.pitch / 2 + 4.4, rackView.floor.y + Measures.storey + 0.5, 9.2)
    }
    Viewpoint {
        id: point

        pitch: framing.pitch
        fieldOfView: framing.fieldOfView
        arm: framing.arm
        size: framing.size
    }
    Node {
        eulerRotation.x: framing.pitch

        PerspectiveCamera {
            id: eye

            position: framing.arm
            fieldOfView: framing.fieldOfView
            clipNear: Math.max(10, framing.arm.z - 80)
            clipFar: framing.arm.z + 80
        }
    }
    SceneLight {
        quality: rackView.quality === "low" ? "low" : "medium"
        shadowFilter: 24
        shadowMapFar: framing.arm.z + 60
    }
    Tray { x: rackView.rackMiddle; rows: 1; columns: rackView.slots; isRack: true }
    TileMaterial {
        id: tileMaterial

        letters: LetterTexture {}
    }
    Model {
        position: rackView.floor
        geometry: TileGeometry { extent: Qt.vector3d(40, 3, 6) }
        materials: [tileMaterial]
        instancing: TileTable {
            columns: rackView.slots
            pitch: rackView.pitch
            stacks: rackView.shown
            lifted: [rackView.free, hovered.slot]
            storeys: [Theme.p.face]
            faces: rackView.view.shape.tileFaces
        }
    }
    Repeater3D {
        model: rackView.heaps.length > 0 ? 1 : 0

        RackReserve {
            heaps: rackView.heaps
            hovered: rackView.held === "" ? rackView.heapOf(rackView.hovered) : -1
            heldFrom: rackView.held !== "" ? rackView.heldFrom : -1
            pitch: rackView.pitch
            floor: rackView.reserveFloor
            space: heapSpace
            material: tileMaterial
        }
    }
    HoveredTile {
        id: hovered

        wanted: rackView.held === "" && rackView.hovered !== rackView.free && rackView.hovered < rackView.slots ? rackView.hovered : -1
        floor: rackView.floor
        space: space
        tiles: rackView.shown
        faces: rackView.view.shape.tileFaces
        material: tileMaterial
    }
    RackSigns {
        view: rackView.view
        hint: rackView.hint
        tiles: rackView.shown
        floor: rackView.floor
        space: space
    }
    HeldTile {
        id: heldTile

        at: rackView.heldAt
        lay: rackView.slotPlace(Math.max(0, rackView.heldFrom)).plus(Qt.vector3d(0, rackView.floor.y + 1.4 - Measures.storey, 0))
        lays: rackView.heldFrom >= 0
        symbol: rackView.held
        faces: rackView.view.shape.tileFaces
        material: tileMaterial
    }
}
