pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// Brackets on each square that is pointed at, on top of what lies there.
Repeater3D {
    id: hints

    required property list<int> squares
    required property int chosen        // one of them, or none: its brackets are a frame
    required property BoardSpace space

    model: squares

    OnStack {
        id: place

        required property int modelData

        space: hints.space
        square: modelData
        lift: Qt.vector3d(0, 0.12, 0)

        Model {
            castsShadows: false
            receivesShadows: false
            geometry: FrameGeometry { closed: hints.chosen === place.square; core: Theme.p.target; edge: Theme.p.targetEdge }
            materials: PrincipledMaterial { lighting: PrincipledMaterial.NoLighting }
        }
    }
}
