import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// Letters and numbers on the rim of the board, turned to the viewer.
Model {
    id: coordinates

    required property int rows
    required property int columns
    property real size: 1               // as in RimLabels
    required property real angle        // of the viewer round the board, degrees

    castsShadows: false
    receivesShadows: false
    geometry: RimLabels { rows: coordinates.rows; columns: coordinates.columns; size: coordinates.size; angle: coordinates.angle }
    materials: PrincipledMaterial {
        lighting: PrincipledMaterial.NoLighting
        alphaMode: PrincipledMaterial.Blend
        baseColor: Theme.p.coordinate
        baseColorMap: Texture {
            textureData: LabelAtlas {}
            generateMipmaps: true
            mipFilter: Texture.Linear
        }
    }
}
