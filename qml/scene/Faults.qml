pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene
import Storeys.Table

// A frame with a cross on each empty square that makes the draft illegal; tiles at fault carry their own mark.
Repeater3D {
    id: faults

    required property TableView view
    required property BoardSpace space

    model: Array.from(view.faults).filter(square => view.stacks[square] === "")

    Model {
        required property int modelData

        position: faults.space.place(modelData, 0).plus(Qt.vector3d(0, 0.1, 0))
        castsShadows: false
        receivesShadows: false
        geometry: FrameGeometry { closed: true; crossed: true; core: Theme.p.badMark; edge: Theme.p.face }
        materials: PrincipledMaterial { lighting: PrincipledMaterial.NoLighting }
    }
}
