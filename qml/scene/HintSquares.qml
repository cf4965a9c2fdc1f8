import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// Brackets on each square that a hint points at, on top of what lies there.
Repeater3D {
    id: hints

    required property var session
    required property BoardSpace space

    model: session.humanTurn ? session.hint.squares : []

    Model {
        required property int modelData

        position: hints.space.place(modelData, hints.space.height(modelData)).plus(Qt.vector3d(0, 0.12, 0))
        castsShadows: false
        receivesShadows: false
        geometry: FrameGeometry { core: Theme.p.target; edge: Theme.p.targetEdge }
        materials: PrincipledMaterial { lighting: PrincipledMaterial.NoLighting }
    }
}
