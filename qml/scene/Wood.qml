import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// The table that the board lies on, out to the horizon.
Model {
    id: table

    required property vector2d trayHalf     // half sides of what lies on it

    source: "#Rectangle"
    eulerRotation.x: -90
    y: -3.4
    scale: Qt.vector3d(16, 16, 1)
    castsShadows: false
    materials: CustomMaterial {
        property TextureInput wood: TextureInput {
            texture: Texture {
                textureData: WoodTexture {}
                generateMipmaps: true
                mipFilter: Texture.Nearest
                tilingModeHorizontal: Texture.Repeat
                tilingModeVertical: Texture.Repeat
            }
        }
        property color woodLight: Theme.p.woodLight
        property color woodDark: Theme.p.woodDark
        property color horizon: Theme.p.horizon
        property real grain: Theme.p.grain
        property real poolInner: Theme.p.poolInner
        property real poolOuter: Theme.p.poolOuter
        property vector2d trayHalf: table.trayHalf
        property real size: table.scale.x

        shadingMode: CustomMaterial.Shaded
        vertexShader: "wood.vert"
        fragmentShader: "wood.frag"
    }
}
