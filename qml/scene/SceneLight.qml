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
    shadowMapQuality: quality === "high" ? Light.ShadowMapQualityHigh : Light.ShadowMapQualityMedium
    shadowFactor: Theme.p.shadow
    shadowFilter: 5
}
