pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene
import Storeys.Table

// Brackets on each square that a hint points at, and on the blockers that the play or a card may take off, on top of what lies
// there.
Repeater3D {
    id: hints

    required property TableView view
    required property CardShow cards
    required property HintGiver hint
    required property BoardSpace space

    model: view.mayAct ? Array.from(hint.squares).concat(Array.from(view.draft.liftable)) : cards.blockers

    OnStack {
        id: place

        required property int modelData

        space: hints.space
        square: modelData
        lift: Qt.vector3d(0, 0.12, 0)

        Model {
            castsShadows: false
            receivesShadows: false
            geometry: FrameGeometry { closed: hints.cards.pointed === place.square; core: Theme.p.target; edge: Theme.p.targetEdge }
            materials: PrincipledMaterial { lighting: PrincipledMaterial.NoLighting }
        }
    }
}
