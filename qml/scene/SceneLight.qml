import QtQuick
import QtQuick3D
import Storeys

// The one light, from behind left. It is fixed to the board and does not turn with the camera.
DirectionalLight {
    required property string quality

    eulerRotation: Qt.vector3d(-52, -128, 0)
    color: Theme.p.key
    brightness: Theme.p.keyBrightness
    ambientColor: Theme.p.ambient
    castsShadow: quality !== "low"
    // A small map, blurred widely, makes soft edges. In Qt 6.4 the factor is how fast shadows grow dark with their depth, measured in
    // all that receives any: the table, which goes far, therefore doesn't.
    shadowMapQuality: Light.ShadowMapQualityMedium
    shadowFactor: Theme.p.shadow
    shadowFilter: 40
}
