import QtQuick
import QtQuick3D
import Storeys
import Storeys.Table
import Storeys.Scene

// The reserve beside the rack: a tray with a heap for each kind of piece, of which the uppermost is drawn.
Node {
    id: reserve

    required property list<reserveHeap> heaps             // of a TableView
    required property int hovered           // the heap under the pointer, -1 = none
    required property int heldFrom          // the slot whose piece is in the hand over it, -1 = none
    required property real pitch            // from heap to heap
    required property vector3d floor        // of the tray, in its middle
    required property BoardSpace space
    required property TileMaterial material
    // The one in the hand, or lifted under the pointer, is not there.
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
