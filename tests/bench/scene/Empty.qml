import QtQuick
import QtQuick.Window
import QtQuick3D

// The least that Quick 3D can show.
Window {
    width: 1280
    height: 800
    visible: true

    View3D {
        anchors.fill: parent

        PerspectiveCamera { z: 300 }
        DirectionalLight {}
        Model { source: "#Cube"; materials: PrincipledMaterial {} }
    }
}
