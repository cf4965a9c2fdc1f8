import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// All tiles that lie on the board, in two draw calls: those whose face shows, and those under others.
Node {
    id: tiles

    required property var session
    required property string quality
    required property var lifted            // squares whose top tile is in the hand or in the air
    required property TileMaterial material
    readonly property vector3d extent: Qt.vector3d(session.columns * 5, 2.8 * session.stackLimit + 2, session.rows * 5)

    Model {
        geometry: TileGeometry { extent: tiles.extent }
        materials: [tiles.material]
        instancing: TileTable {
            columns: tiles.session.columns
            stacks: tiles.session.stacks
            marks: tiles.session.marks
            lifted: tiles.lifted
            storeys: Theme.p.storeys
            faces: tiles.session.tileFaces
            face: Theme.p.face
        }
    }
    Model {
        geometry: TileGeometry { covered: true; corner: tiles.quality === "low" ? 1 : 2; extent: tiles.extent }
        materials: CoveredMaterial {}
        instancing: TileTable {
            covered: true
            columns: tiles.session.columns
            stacks: tiles.session.stacks
            marks: tiles.session.marks
            lifted: tiles.lifted
            storeys: Theme.p.storeys
            faces: tiles.session.tileFaces
            face: Theme.p.face
        }
    }
}
