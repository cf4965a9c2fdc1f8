import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// The signs on the squares that multiply a letter or a word, give something or belong to a player.
Model {
    id: premiums

    required property var session
    required property real angle        // how far round the board the reader is, degrees

    castsShadows: false
    receivesShadows: false
    geometry: PremiumLabels {
        rows: premiums.session.view.shape.rows
        columns: premiums.session.view.shape.columns
        kinds: premiums.session.view.shape.squareKinds
        owners: premiums.session.view.shape.squareOwners
        starts: premiums.session.view.shape.startSquares
        stars: premiums.session.view.shape.stars
        angle: premiums.angle
        ink: Theme.p.premiumInk
        inks: [Theme.p.yellowInk, Theme.p.premiumInk, Theme.p.premiumInk, Theme.p.stoneInk, Theme.p.startInk]
    }
    // Each sign has its colour from the geometry.
    materials: PrincipledMaterial {
        lighting: PrincipledMaterial.NoLighting
        alphaMode: PrincipledMaterial.Blend
        baseColorMap: Texture {
            textureData: PremiumAtlas {}
            generateMipmaps: true
            mipFilter: Texture.Linear
        }
    }
}
