import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// A tile whose face shows; to be used with a TileTable.
CustomMaterial {
    id: material

    required property Texture letters
    property real cellPixels: 60    // size of a tile on the screen, for the storey number
    property real pixelRatio: 1     // of the screen's own pixels to these
    property vector2d turned: Qt.vector2d(1, 0)     // cosine and sine of the angle by which letters follow the viewer
    property real limit: 5          // tiles on a full stack
    property real mapped: 0         // 1: the board is a map of heights
    property TextureInput atlas: TextureInput { texture: material.letters }
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
    property real contactShade: 1   // of higher neighbours
    property real numberSize: cellPixels < 40 ? 0.38 : cellPixels < 52 ? 0.34 : 0.30        // of a cell
    property real numberLod: Math.max(0, Math.round(Math.log2(192 / (numberSize * cellPixels * pixelRatio)) - 1))
    property real closeUp: Math.max(0, Math.min(1, (cellPixels - Theme.closeTile) / 16))    // how far the gauge is to be seen

    shadingMode: CustomMaterial.Shaded
    vertexShader: "tile.vert"
    fragmentShader: "tile.frag"
}
