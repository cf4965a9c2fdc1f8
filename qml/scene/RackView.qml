pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// The rack and the reserve in three dimensions, each in a tray with a soft shadow on the table. They are a picture of
// their own in front of the board's, with room above the trays for a held tile.
PlayRack {
    id: rackView

    required property string quality
    readonly property real rackMiddle: (slots - extent) / 2 * pitch
    readonly property real reserveMiddle: (extent - heaps.length) / 2 * pitch
    readonly property real pitch: 10.3      // from slot to slot, in tenths of a square
    readonly property vector3d floor: Qt.vector3d(rackMiddle, -0.88, 0)  // tiles lie in the well of the tray
    readonly property vector3d reserveFloor: Qt.vector3d(reserveMiddle, -0.88, 0)
    property vector3d heldAt                // the base of the tile in the hand
    readonly property alias heldTile: heldTile

    function towards(x: real, y: real): vector3d { return viewpoint.towards(x - rackView.x, y - rackView.y) }
    function alongAt(x: real, y: real): real {
        const hit = space.onPlane(viewpoint.eye(), rackView.towards(x, y), rackView.floor.y + Measures.storey)
        return hit.x / rackView.pitch + rackView.extent / 2
    }
    // The middle of the top of the tile in a slot.
    function slotPlace(slot: int): vector3d {
        return Qt.vector3d((rackView.along(slot) - rackView.extent / 2) * rackView.pitch, Measures.storey, 0)
    }
    function slotPoint(slot: int): point {
        if (viewpoint.size.height <= 0 || viewpoint.arm.z <= 0)     // not laid out yet; bindings are to follow both
            return Qt.point(0, 0)
        const inside = viewpoint.project(rackView.slotPlace(slot))
        return Qt.point(inside.x + rackView.x, inside.y + rackView.y)
    }
    function hold(x: real, y: real): void {
        rackView.heldAt = space.onPlane(viewpoint.eye(), rackView.towards(x, y - rackView.headroom * 0.3), 4)
    }

    apart: 1.05
    headroom: height * 0.28

    BoardSpace { id: space; rows: 1; columns: rackView.slots; pitch: rackView.pitch }
    BoardSpace { id: heapSpace; rows: 1; columns: Math.max(1, rackView.heaps.length); pitch: rackView.pitch }
    Framing {
        id: framing

        pitch: -62
        fieldOfView: 4      // degrees; a wider view would make the letters lean
        size: Qt.size(rackView.width, rackView.height)
        safe: Qt.rect(4, 4 + rackView.headroom, rackView.width - 8, rackView.height - rackView.headroom - 10)
        low: Qt.vector3d(-rackView.extent * rackView.pitch / 2 - 4.4, -3, -9.2)
        high: Qt.vector3d(rackView.extent * rackView.pitch / 2 + 4.4, rackView.floor.y + Measures.storey + 0.5, 9.2)
    }
    Viewpoint {
        id: viewpoint

        pitch: framing.pitch
        fieldOfView: framing.fieldOfView
        arm: framing.arm
        size: framing.size
    }
    // The shadow, painted flat: one more shader would delay the first frame.
    Repeater {
        model: 14

        Rectangle {
            required property int index
            readonly property real spread: (index - 6.5) * Theme.unit * 0.2

            x: 4 - spread
            y: rackView.headroom + Theme.unit * 0.9 - spread * 0.7
            width: rackView.width + 2 * spread - 8
            height: rackView.height - rackView.headroom + 1.4 * spread - 6
            radius: 30 * Theme.scale + spread
            color: "black"
            opacity: Theme.p.woodLight.hslLightness < 0.5 ? 0.034 : 0.017
        }
    }
    View3D {
        anchors.fill: parent
        camera: eye
        environment: SceneEnvironment {
            backgroundMode: SceneEnvironment.Transparent
            antialiasingMode: rackView.held !== "" ? SceneEnvironment.NoAA : SceneEnvironment.SSAA
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

            faces: rackView.view.shape.tileFaces
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

            // The reserve beside the rack: a tray with a heap for each kind of piece. Only one piece of a heap is
            // drawn.
            Node {
                id: reserve

                // the number of the heap under the pointer, -1 = none
                readonly property int hovered: rackView.held === "" ? rackView.heapOf(rackView.hovered) : -1
                // the slot whose piece is in the hand over the rack, -1 = none
                readonly property int heldFrom: rackView.held !== "" ? rackView.heldFrom : -1
                // The symbol of each heap, "" where the only piece is in the hand.
                readonly property list<string> shown: Array.from(rackView.heaps).map(heap => heap.count > (heldFrom === heap.slot ? 1 : 0) ? heap.symbol : "")

                Tray { x: rackView.reserveFloor.x; rows: 1; columns: rackView.heaps.length; isRack: true }
                Model {
                    position: rackView.reserveFloor
                    geometry: TileGeometry { extent: Qt.vector3d(20, 3, 6) }
                    materials: [tileMaterial]
                    instancing: TileTable {
                        columns: rackView.heaps.length
                        pitch: rackView.pitch
                        stacks: reserve.shown
                        lifted: [raised.slot]
                        storeys: [Theme.p.face]
                        yellow: Theme.p.yellowFace
                        blocker: Theme.p.blockerFace
                    }
                }
                HoveredTile {
                    id: raised

                    wanted: reserve.hovered
                    floor: rackView.reserveFloor
                    space: heapSpace
                    tiles: reserve.shown
                }
            }
        }
        HoveredTile {
            id: hovered

            wanted: rackView.held === "" && rackView.hovered !== rackView.free && rackView.hovered < rackView.slots ? rackView.hovered : -1
            floor: rackView.floor
            space: space
            tiles: rackView.shown
            faces: rackView.view.shape.tileFaces
        }
        // Brackets on the tiles of the rack in the slots of the model, as on squares of the board.
        Repeater3D {
            model: rackView.pointed

            SquareFrame {
                required property int modelData

                position: space.place(modelData, 1).plus(rackView.floor).plus(Qt.vector3d(0, 0.12, 0))
            }
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

    // The tile of the rack or reserve under the pointer, lifted a little to show that it can be taken. The rack
    // itself does not draw it.
    component HoveredTile: LooseTile {
        id: tile

        required property int wanted            // place under the pointer, -1 = none
        required property list<string> tiles    // by place
        required property vector3d floor        // of the tray, added to the places of `space`
        required property BoardSpace space
        property int slot: -1                   // place whose tile is up or on its way down; -1 = none
        property real rise: 0

        onWantedChanged: {
            if (tile.wanted >= 0 && tile.wanted !== tile.slot) {
                tile.slot = tile.wanted
                tile.rise = 0
            }
            motion.to = tile.wanted >= 0 ? 1.4 : 0
            motion.restart()
        }

        visible: slot >= 0 && symbol !== ""
        symbol: tiles[slot] ?? ""
        material: tileMaterial
        storeys: [Theme.p.face]
        position: space.place(Math.max(0, slot), 0).plus(floor).plus(Qt.vector3d(0, rise, 0))

        NumberAnimation {
            id: motion

            target: tile
            property: "rise"
            duration: Theme.hover
            easing.type: Easing.OutQuad
            onFinished: if (tile.wanted < 0) tile.slot = -1
        }
    }
}
