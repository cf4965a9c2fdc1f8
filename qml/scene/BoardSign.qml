import QtQuick
import QtQuick3D

// Signs that lie on the board: a picture with transparent parts, always fully lit.
Model {
    id: sign

    property alias picture: texture.textureData
    property color tint: "white"        // multiplies the colours of the picture and of the geometry

    castsShadows: false
    receivesShadows: false
    materials: PrincipledMaterial {
        lighting: PrincipledMaterial.NoLighting
        alphaMode: PrincipledMaterial.Blend
        baseColor: sign.tint
        baseColorMap: Texture {
            id: texture

            generateMipmaps: true
            mipFilter: Texture.Linear
        }
    }
}
