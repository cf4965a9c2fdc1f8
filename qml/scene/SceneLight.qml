import QtQuick
import QtQuick3D
import Storeys

// The one light, from behind left. It is fixed to the board and does not turn with the camera.
DirectionalLight {
    id: light

    required property string quality
    readonly property bool filtersInShader: "pcfFactor" in light        // from Qt 6.8 on

    eulerRotation: Qt.vector3d(-52, -128, 0)
    color: Theme.p.key
    brightness: Theme.p.keyBrightness
    ambientColor: Theme.p.ambient
    castsShadow: quality !== "low"
    // A small map, blurred widely, makes soft edges. Before Qt 6.8 the factor is how fast shadows grow dark with their depth, measured
    // in all that receives any: the table, which goes far, therefore doesn't. Since then it is in percent, and the bias in cm, 10 by
    // default, which would take away the shadows of all stacks.
    shadowMapQuality: Light.ShadowMapQualityMedium
    shadowFactor: filtersInShader ? Theme.p.shadowPercent : Theme.p.shadow
    shadowFilter: 40
    shadowBias: filtersInShader ? 1.2 : 0
    // Set like this because Qt 6.4 does not know these properties.
    Component.onCompleted: {
        if (light.filtersInShader) {
            light["softShadowQuality"] = 4      // 32 samples
            light["pcfFactor"] = 2              // cm
        }
    }
}
