import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// A single tile, in the hand, in the air or lifted. Its position is the middle of its base.
Model {
    id: tile

    required property string symbol     // as in TileTable
    required property TileMaterial material
    property int level: 0           // from 0, for its colour and number
    property int mark: 0            // as in TileTable
    property bool numbered: false   // as in TileTable
    property list<color> storeys: Theme.p.storeys
    property list<string> faces: []      // of the letters, as in TileTable

    geometry: TileGeometry {}
    materials: [tile.material]
    instancing: TileTable {
        columns: 1
        stacks: [tile.symbol]
        marks: [tile.mark]
        level: tile.level
        storeys: tile.storeys
        faces: tile.faces
        numbered: tile.numbered
        face: Theme.p.face
        yellow: Theme.p.yellowFace
        blocker: Theme.p.blockerFace
    }
}
