import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// One tile by itself, anywhere: in the hand or in the air. Its position is the middle of its base.
Model {
    id: tile

    required property string symbol
    required property TileMaterial material
    property int level: 0           // for its colour and number
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
