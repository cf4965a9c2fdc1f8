import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// The wooden table that the board lies on, out to the horizon.
Model {
    id: table

    required property vector2d trayHalf     // half the width and depth of the tray on it
    property bool detailed: true            // with fibres, for a close view
    // the first frame: without levels of detail, which take longer than everything else
    property bool early: false

    component Grain: Texture {
        textureData: WoodTexture {}
        mipFilter: Texture.Nearest
    }

    source: "#Rectangle"
    eulerRotation.x: -90
    y: -3.4
    scale: Qt.vector3d(16, 16, 1)
    castsShadows: false
    receivesShadows: false
    materials: CustomMaterial {
        property TextureInput wood: TextureInput { texture: table.early ? plain : layered }
        property color woodLight: Theme.p.woodLight
        property color woodDark: Theme.p.woodDark
        property color horizon: Theme.p.horizon
        property real detail: table.detailed ? 0.35 : 0
        property real grain: Theme.p.grain
        property real poolInner: Theme.p.poolInner
        property real poolOuter: Theme.p.poolOuter
        property vector2d trayHalf: table.trayHalf
        property real size: table.scale.x

        vertexShader: "wood.vert"
        fragmentShader: "wood.frag"
    }

    // Two textures, because Quick 3D makes no levels of detail for one that it has drawn already.
    Grain { id: plain }
    Grain { id: layered; generateMipmaps: true }
}
