import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// The signs on the squares that multiply a letter or a word.
Model {
    id: premiums

    required property var session
    required property real angle        // how far round the board the reader is, degrees

    castsShadows: false
    receivesShadows: false
    geometry: PremiumLabels {
        columns: premiums.session.view.shape.columns
        kinds: premiums.session.view.shape.squareKinds
        starts: premiums.session.view.shape.startSquares
        angle: premiums.angle
    }
    materials: PrincipledMaterial {
        lighting: PrincipledMaterial.NoLighting
        alphaMode: PrincipledMaterial.Blend
        baseColor: Theme.p.premiumInk
        baseColorMap: Texture {
            textureData: PremiumAtlas {}
            generateMipmaps: true
            mipFilter: Texture.Linear
        }
    }
}
