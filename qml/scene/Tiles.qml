pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene
import Storeys.Table

// All tiles on the board, in two draw calls: those whose face shows, and those covered by others.
Node {
    id: tiles

    required property TableView view
    required property string quality
    required property list<int> lifted      // squares whose top tile is in the hand or in the air
    required property TileMaterial material
    required property Explosion explosion
    required property bool heightMap        // tiles show how high they lie
    required property BoardSpace space
    readonly property vector3d extent: Qt.vector3d(view.shape.columns * 5, Measures.storey * view.shape.stackLimit + 2, view.shape.rows * 5)
                                           .plus(explosion.seen ? Qt.vector3d(2 * explosion.stepX, 30, 2 * explosion.stepZ) : Qt.vector3d(0, 0, 0))

    component Entries: TileTable {
        columns: tiles.view.shape.columns
        stacks: tiles.view.stacks
        marks: tiles.view.marks
        lifted: tiles.lifted
        storeys: tiles.heightMap ? Theme.p.heights : Theme.p.storeys
        faces: tiles.view.shape.tileFaces
        face: Theme.p.face
        yellow: Theme.p.yellowFace
        blocker: Theme.p.blockerFace
        floors: tiles.explosion.floors
        numbered: tiles.heightMap
        depths: tiles.space.depths
    }

    Model {
        geometry: TileGeometry { extent: tiles.extent }
        materials: [tiles.material]
        instancing: Entries {}
    }
    Model {
        geometry: TileGeometry { covered: true; corner: tiles.quality === "low" ? 1 : 2; extent: tiles.extent }
        // A simple material, as only the sides of these tiles are seen.
        materials: CustomMaterial {
            property real storey: Measures.storey
            property color shade: Theme.p.shade
            property real fill: Theme.p.fill
            property real roughness: Theme.p.roughness
            property real specular: Theme.p.specular

            shadingMode: CustomMaterial.Shaded
            vertexShader: "covered.vert"
            fragmentShader: "covered.frag"
        }
        instancing: Entries { covered: true }
    }
}
