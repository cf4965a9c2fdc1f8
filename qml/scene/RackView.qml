pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Storeys
import Storeys.Table
import Storeys.Scene

// The rack of the person at this screen, and the reserve in a smaller tray at its right, in a picture of their own in front of
// the board. Above the trays the picture has room for a tile that is held over it. Functions take and give places of the parent.
View3D {
    id: view

    required property var session
    required property string quality
    property string held: ""                // the tile that a hand holds over the rack, "" = none
    property int heldFrom: -1               // the slot whose tile is in the hand, -1 = none
    property int gap: -1                    // the slot that it would go to, -1 = none
    property int hovered: -1                // the slot under the pointer, -1 = none
    property int dealt: -1                  // number of slots that have their tile, from the left; -1 = all
    readonly property int slots: session.view.rack.length
    readonly property list<reserveHeap> heaps: session.view.reserve
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
        const tiles = Array.from(session.view.rack)
        if (dealt >= 0)
            tiles.fill("", dealt)
        if (sorting)
            tiles.splice(gap, 0, tiles.splice(heldFrom, 1)[0])
        return tiles
    }

    function covers(x: real, y: real): bool {
        return x >= view.x && x < view.x + view.width && y >= view.y + view.headroom / 2
    }
    // The slot there, -1 beside them.
    function slotAt(x: real, y: real): int {
        const from = point.eye(), ray = point.towards(x - view.x, y - view.y)
        const hit = space.onPlane(from, ray, view.floor.y + Measures.storey)
        const slot = Math.floor((hit.x - view.rackMiddle) / view.pitch + view.slots / 2)
        if (!view.covers(x, y) || slot < 0)
            return -1
        const heap = Math.floor((hit.x - view.reserveMiddle) / view.pitch + view.heaps.length / 2)
        return slot < view.slots ? slot : view.heaps[heap]?.slot ?? -1
    }
    function heapOf(slot: int): int { return Array.from(view.heaps).findIndex(heap => heap.slot === slot) }
    // The middle of a tile's top there.
    function slotPlace(slot: int): vector3d {
        const heap = view.heapOf(slot)
        return heap < 0 ? space.place(Math.min(slot, view.slots - 1), 1).plus(Qt.vector3d(view.rackMiddle, 0, 0))
                        : heapSpace.place(heap, 1).plus(Qt.vector3d(view.reserveMiddle, 0, 0))
    }
    function slotPoint(slot: int): point {
        const inside = point.project(view.slotPlace(slot))
        return Qt.point(inside.x + view.x, inside.y + view.y)
    }
    function hold(x: real, y: real): void {
        view.heldAt = space.onPlane(point.eye(), point.towards(x - view.x, y - view.y - view.headroom * 0.3), 4)
    }

    camera: eye
    environment: SceneEnvironment {
        backgroundMode: SceneEnvironment.Transparent
        antialiasingMode: view.held !== "" ? SceneEnvironment.NoAA : SceneEnvironment.SSAA
        antialiasingQuality: SceneEnvironment.High
    }

    BoardSpace { id: space; rows: 1; columns: view.slots; pitch: view.pitch }
    BoardSpace { id: heapSpace; rows: 1; columns: Math.max(1, view.heaps.length); pitch: view.pitch }
    Framing {
        id: framing

        pitch: -62
        fieldOfView: 4      // wider would make the letters lean
        size: Qt.size(view.width, view.height)
        safe: Qt.rect(4, 4 + view.headroom, view.width - 8, view.height - view.headroom - 10)
        low: Qt.vector3d(-view.extent * view.pitch / 2 - 4.4, -3, -9.2)
        high: Qt.vector3d(view.extent * view.pitch / 2 + 4.4, view.floor.y + Measures.storey + 0.5, 9.2)
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
        quality: view.quality === "low" ? "low" : "medium"
        shadowFilter: 24
        shadowMapFar: framing.arm.z + 60
    }
    Tray { x: view.rackMiddle; rows: 1; columns: view.slots; isRack: true }
    TileMaterial {
        id: tileMaterial

        letters: LetterTexture {}
    }
    Model {
        position: view.floor
        geometry: TileGeometry { extent: Qt.vector3d(40, 3, 6) }
        materials: [tileMaterial]
        instancing: TileTable {
            columns: view.slots
            pitch: view.pitch
            stacks: view.shown
            lifted: [view.free, hovered.slot]
            storeys: [Theme.p.face]
            faces: view.session.view.shape.tileFaces
        }
    }
    Repeater3D {
        model: view.heaps.length > 0 ? 1 : 0

        RackReserve {
            heaps: view.heaps
            hovered: view.held === "" ? view.heapOf(view.hovered) : -1
            heldFrom: view.held !== "" ? view.heldFrom : -1
            pitch: view.pitch
            floor: view.reserveFloor
            space: heapSpace
            material: tileMaterial
        }
    }
    HoveredTile {
        id: hovered

        wanted: view.held === "" && view.hovered !== view.free && view.hovered < view.slots ? view.hovered : -1
        floor: view.floor
        space: space
        tiles: view.shown
        faces: view.session.view.shape.tileFaces
        material: tileMaterial
    }
    RackSigns {
        session: view.session
        tiles: view.shown
        floor: view.floor
        space: space
    }
    HeldTile {
        id: heldTile

        at: view.heldAt
        lay: view.slotPlace(Math.max(0, view.heldFrom)).plus(Qt.vector3d(0, view.floor.y + 1.4 - Measures.storey, 0))
        lays: view.heldFrom >= 0
        symbol: view.held
        faces: view.session.view.shape.tileFaces
        material: tileMaterial
    }
}
