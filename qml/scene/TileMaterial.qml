import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// The material of tiles whose face shows. Needs the instances of a TileTable. Properties are uniforms of tile.vert and
// tile.frag.
CustomMaterial {
    id: material

    required property list<string> faces    // as the tileFaces of a BoardShape
    property real cellPixels: 60    // side of a tile in pixels, for the size of its number
    property real pixelRatio: 1     // device pixels per pixel
    property vector2d turned: Qt.vector2d(1, 0)     // cosine and sine of the angle by which letters are turned
    property real limit: 5          // tiles on a full stack
    property real mapped: 0         // 1: the board is a map of heights
    // The letters and numbers of all tiles. Levels of detail are not blended, which keeps letters sharp at grazing
    // angles.
    property TextureInput atlas: TextureInput {
        texture: Texture {
            textureData: LetterAtlas { faces: material.faces }
            generateMipmaps: true
            mipFilter: Texture.Nearest
            tilingModeHorizontal: Texture.ClampToEdge
            tilingModeVertical: Texture.ClampToEdge
        }
    }
    property color ink: Theme.p.ink
    property color lastMark: Theme.p.lastMark
    property color draftMark: Theme.p.draftMark
    property color badMark: Theme.p.badMark
    property real lastWidth: Theme.p.lastWidth
    property real lip: Theme.p.lip
    property real edge: Theme.p.edge
    property color shade: Theme.p.shade
    property real fill: Theme.p.fill
    property real storey: Measures.storey
    property real roughness: Theme.p.roughness
    property real specular: Theme.p.specular
    property real contactShade: 1   // how dark the shade of higher neighbours is, 0 to 1
    property real numberSize: cellPixels < 40 ? 0.38 : cellPixels < 52 ? 0.34 : 0.30        // of a cell
    property real numberLod: Math.max(0, Math.round(Math.log2(192 / (numberSize * cellPixels * pixelRatio)) - 1))
    // how visible the gauge is, 0 to 1
    property real closeUp: Math.max(0, Math.min(1, (cellPixels - Theme.closeTile) / 16))

    vertexShader: "tile.vert"
    fragmentShader: "tile.frag"
}
