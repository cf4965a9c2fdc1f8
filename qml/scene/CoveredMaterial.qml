import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// The sides of a tile with another one on it; to be used with a TileTable.
CustomMaterial {
    property real storey: Measures.storey
    property color shade: Theme.p.shade
    property real fill: Theme.p.fill
    property real roughness: Theme.p.roughness
    property real specular: Theme.p.specular

    shadingMode: CustomMaterial.Shaded
    vertexShader: "covered.vert"
    fragmentShader: "covered.frag"
}
