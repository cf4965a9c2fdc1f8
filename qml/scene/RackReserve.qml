import QtQuick
import QtQuick3D
import Storeys
import Storeys.Table
import Storeys.Scene

// The reserve beside the rack: a tray with a heap for each kind of piece. Of a heap, one piece is drawn.
Node {
    id: reserve

    required property list<reserveHeap> heaps             // as in TableView
    required property int hovered           // the number of the heap under the pointer, -1 = none
    required property int heldFrom          // the slot whose piece is in the hand over the rack, -1 = none
    required property real pitch            // from heap to heap
    required property vector3d floor        // the middle of the floor of the tray
    required property BoardSpace space
    required property TileMaterial material
    // The symbol of each heap, "" where the only piece is in the hand.
    readonly property list<string> shown: Array.from(heaps).map(heap => heap.count > (heldFrom === heap.slot ? 1 : 0) ? heap.symbol : "")

    Tray { x: reserve.floor.x; rows: 1; columns: reserve.heaps.length; isRack: true }
    Model {
        position: reserve.floor
        geometry: TileGeometry { extent: Qt.vector3d(20, 3, 6) }
        materials: [reserve.material]
        instancing: TileTable {
            columns: reserve.heaps.length
            pitch: reserve.pitch
            stacks: reserve.shown
            lifted: [hovered.slot]
            storeys: [Theme.p.face]
            yellow: Theme.p.yellowFace
            blocker: Theme.p.blockerFace
        }
    }
    HoveredTile {
        id: hovered

        wanted: reserve.hovered
        floor: reserve.floor
        space: reserve.space
        tiles: reserve.shown
        material: reserve.material
    }
}
