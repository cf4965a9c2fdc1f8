pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// Where to look at the board from. On the flat board they stay where they are, and lead back to the solid one.
Column {
    id: buttons

    required property var scene         // the Table
    readonly property CameraRig rig: scene.showsFlat ? null : scene.solidBoard?.rig ?? null

    spacing: Theme.unit / 2

    Repeater {
        model: [{ name: "top", text: qsTr("Top view"), keys: qsTr("Ctrl+1") },
                { name: "corner", text: qsTr("Front view"), keys: qsTr("Ctrl+2") },
                { name: "low", text: qsTr("Low angle"), keys: qsTr("Ctrl+3") }]

        IconButton {
            required property var modelData

            objectName: modelData.name + "Button"
            icon: modelData.name
            text: modelData.text
            shortcut: modelData.keys
            hintSide: Qt.RightEdge
            marked: buttons.scene.gameTable.lesson.button === "camera"
            active: buttons.scene.seenFrom === modelData.name
            onClicked: buttons.scene.preset(modelData.name)
        }
    }
    IconButton {
        objectName: "resetViewButton"
        enabled: buttons.rig?.moved ?? false    // keeps its place, as those below it do
        icon: "reset"
        text: qsTr("Reset view")
        shortcut: qsTr("Ctrl+0")
        hintSide: Qt.RightEdge
        onClicked: buttons.scene.reset()
    }
}
