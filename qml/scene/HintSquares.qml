pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// Brackets on each square that a hint points at, and on the blockers that the play or a card may take off, on top of what lies
// there.
Repeater3D {
    id: hints

    required property var session
    required property BoardSpace space

    model: session.view.mayAct ? Array.from(session.hint.squares).concat(Array.from(session.view.draft.liftable)) : session.cards.blockers

    OnStack {
        required property int modelData

        space: hints.space
        square: modelData
        lift: Qt.vector3d(0, 0.12, 0)

        Model {
            castsShadows: false
            receivesShadows: false
            geometry: FrameGeometry { closed: hints.session.cards.pointed === square; core: Theme.p.target; edge: Theme.p.targetEdge }
            materials: PrincipledMaterial { lighting: PrincipledMaterial.NoLighting }
        }
    }
}
