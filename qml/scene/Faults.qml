pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// A frame with a cross on each empty square that makes the draft illegal.
Repeater3D {
    id: faults

    required property list<int> squares
    required property BoardSpace space

    model: squares

    Model {
        required property int modelData

        position: faults.space.place(modelData, 0).plus(Qt.vector3d(0, 0.1, 0))
        castsShadows: false
        receivesShadows: false
        geometry: FrameGeometry { closed: true; crossed: true; core: Theme.p.badMark; edge: Theme.p.face }
        materials: PrincipledMaterial { lighting: PrincipledMaterial.NoLighting }
    }
}
