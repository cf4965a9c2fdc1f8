import QtQuick
import Storeys

// Where to look at the board from.
Column {
    id: buttons

    required property CameraRig rig     // null where there is none

    spacing: Theme.unit / 2

    Repeater {
        model: [{ name: "top", text: qsTr("Top view"), keys: qsTr("Ctrl+1") },
                { name: "corner", text: qsTr("Front view"), keys: qsTr("Ctrl+2") },
                { name: "low", text: qsTr("Low angle"), keys: qsTr("Ctrl+3") }]

        IconButton {
            required property var modelData

            icon: modelData.name
            text: modelData.text
            shortcut: modelData.keys
            hintSide: Qt.RightEdge
            active: buttons.rig?.preset === modelData.name && !buttons.rig.moved
            onClicked: buttons.rig.go(modelData.name, true)
        }
    }
    IconButton {
        visible: buttons.rig?.moved ?? false
        icon: "reset"
        text: qsTr("Reset view")
        shortcut: qsTr("Ctrl+0")
        hintSide: Qt.RightEdge
        onClicked: buttons.rig.go(buttons.rig.preset, true)
    }
}
