import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene
import Storeys.Table

// The signs on squares that multiply a letter or a word, give something or belong to a player, turned to the viewer.
Model {
    id: premiums

    required property TableView view
    required property real angle        // of the viewer round the board, degrees

    castsShadows: false
    receivesShadows: false
    geometry: PremiumLabels {
        rows: premiums.view.shape.rows
        columns: premiums.view.shape.columns
        kinds: premiums.view.shape.squareKinds
        owners: premiums.view.shape.squareOwners
        starts: premiums.view.shape.startSquares
        stars: premiums.view.shape.stars
        angle: premiums.angle
        ink: Theme.p.premiumInk
        inks: [Theme.p.yellowInk, Theme.p.premiumInk, Theme.p.premiumInk, Theme.p.stoneInk, Theme.p.startInk]
    }
    // The geometry has the colours of the signs.
    materials: PrincipledMaterial {
        lighting: PrincipledMaterial.NoLighting
        alphaMode: PrincipledMaterial.Blend
        baseColorMap: Texture {
            textureData: PremiumAtlas { letterMark: Theme.letterMark; wordMark: Theme.wordMark }
            generateMipmaps: true
            mipFilter: Texture.Linear
        }
    }
}
