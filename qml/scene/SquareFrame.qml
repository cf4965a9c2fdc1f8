import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// A frame round a square: closed, or only its four corners; with a cross where something is not allowed.
Model {
    id: frame

    property bool closed: false
    property bool crossed: false
    property color core: Theme.p.target
    property color edge: Theme.p.targetEdge

    castsShadows: false
    receivesShadows: false
    geometry: FrameGeometry { closed: frame.closed; crossed: frame.crossed; core: frame.core; edge: frame.edge }
    materials: PrincipledMaterial { lighting: PrincipledMaterial.NoLighting }
}
