import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene
import Storeys.Table

// The typing cursor: a frame with an arrow head on the square where the next typed letter goes, on top of its stack.
// The arrow shows the direction in which the letters go on.
OnStack {
    required property TableView view
    required property real shaken           // as in Hand
    // height above the stack; a draft tile hovers
    readonly property real clear: 0.15 + (view.marks[square] >= 2 ? Measures.draftLift : 0)

    square: view.cursor.square
    lift: Qt.vector3d(1.5 * shaken, clear, 0)
    eulerRotation.y: view.cursor.down ? -90 : 0

    Model {
        source: "#Rectangle"
        eulerRotation.x: -90
        scale: Qt.vector3d(0.15, 0.15, 1)
        castsShadows: false
        receivesShadows: false
        materials: PrincipledMaterial {
            lighting: PrincipledMaterial.NoLighting
            alphaMode: PrincipledMaterial.Blend
            baseColorMap: Texture {
                textureData: CursorSign { core: Theme.p.target; edge: Theme.p.targetEdge }
                generateMipmaps: true
                mipFilter: Texture.Linear
            }
        }
    }
}
