import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// Brackets on the square, or on its stack, that the tile in the hand would go to; with a cross where it may not.
OnStack {
    id: target

    required property bool refused

    visible: square >= 0
    lift: Qt.vector3d(0, 0.15, 0)

    Model {
        castsShadows: false
        receivesShadows: false
        geometry: FrameGeometry {
            crossed: target.refused
            core: target.refused ? Theme.p.badMark : Theme.p.target
            edge: target.refused ? Theme.p.target : Theme.p.targetEdge
        }
        materials: PrincipledMaterial { lighting: PrincipledMaterial.NoLighting }
    }
}
