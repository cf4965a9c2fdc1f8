import QtQuick
import QtQuick3D
import Storeys

// The only light, from the back left. It is fixed to the board and does not turn with the camera.
DirectionalLight {
    id: light

    required property string quality        // as in Table; "low": no shadows
    readonly property bool filtersInShader: "pcfFactor" in light        // from Qt 6.8 on

    eulerRotation: Qt.vector3d(-52, -128, 0)
    color: Theme.p.key
    brightness: Theme.p.keyBrightness
    ambientColor: Theme.p.ambient
    castsShadow: quality !== "low"
    // A small shadow map, blurred widely, gives soft edges. Before Qt 6.8, shadowFactor says how fast shadows darken
    // with their depth, measured over everything that receives shadows; therefore the table, which is far larger than
    // the rest, receives none. From Qt 6.8 on, shadowFactor is in percent and shadowBias in cm; its default of 10 would
    // remove the shadows of stacks.
    shadowMapQuality: Light.ShadowMapQualityMedium
    shadowFactor: filtersInShader ? Theme.p.shadowPercent : Theme.p.shadow
    shadowFilter: 40
    shadowBias: filtersInShader ? 1.2 : 0
    // By name, because Qt 6.4 does not have these properties.
    Component.onCompleted: {
        if (light.filtersInShader) {
            light["softShadowQuality"] = 4      // 32 samples
            light["pcfFactor"] = 2              // cm
        }
    }
}
