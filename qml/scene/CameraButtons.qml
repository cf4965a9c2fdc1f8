import QtQuick
import Storeys

// Where to look at the board from.
Column {
    id: buttons

    required property CameraRig rig

    spacing: Theme.unit / 2

    Repeater {
        model: [{ name: "top", text: qsTr("From above") }, { name: "corner", text: qsTr("From the corner") },
                { name: "low", text: qsTr("From low down") }]

        IconButton {
            required property var modelData

            icon: modelData.name
            text: modelData.text
            active: buttons.rig.preset === modelData.name && !buttons.rig.moved
            onClicked: buttons.rig.go(modelData.name, true)
        }
    }
    IconButton {
        visible: buttons.rig.moved
        icon: "reset"
        text: qsTr("Put the view back")
        onClicked: buttons.rig.go(buttons.rig.preset, true)
    }
}
