import QtQuick
import QtQuick3D
import Storeys

// The one light, from behind left. It is fixed to the board and does not turn with the camera.
DirectionalLight {
    required property string quality
    property bool coarse: false             // while things move
    readonly property bool fine: quality === "high" || !coarse

    eulerRotation: Qt.vector3d(-52, -128, 0)
    color: Theme.p.key
    brightness: Theme.p.keyBrightness
    ambientColor: Theme.p.ambient
    castsShadow: quality !== "low"
    shadowMapQuality: fine ? Light.ShadowMapQualityHigh : Light.ShadowMapQualityMedium
    shadowFactor: Theme.p.shadow
    shadowFilter: fine ? 9 : 5     // as wide and as dark either way
}
