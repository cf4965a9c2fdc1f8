import QtQuick
import Storeys

// How the board is shown: flat, with the heights on its tiles, or taken apart.
Column {
    id: buttons

    required property var scene         // the Table
    readonly property bool stacks: scene.gameTable.view.shape.canStack

    spacing: Theme.unit / 2

    IconButton {
        objectName: "flatButton"
        visible: buttons.scene.solid
        icon: "flat"
        text: qsTr("Flat board")
        shortcut: qsTr("Ctrl+4")
        hintSide: Qt.RightEdge
        active: buttons.scene.flat
        marked: buttons.scene.gameTable.lesson.button === "flat"
        onClicked: buttons.scene.flat = !buttons.scene.flat
    }
    IconButton {
        objectName: "heightsButton"
        visible: buttons.stacks
        icon: "heights"
        text: qsTr("Show heights on tiles")
        shortcut: qsTr("Ctrl+M")
        hintSide: Qt.RightEdge
        active: buttons.scene.heightMap
        onClicked: buttons.scene.heightMap = !buttons.scene.heightMap
    }
    IconButton {
        objectName: "explodeButton"
        visible: buttons.stacks
        icon: "explode"
        text: qsTr("Take the board apart by storey")
        shortcut: qsTr("Ctrl+X")
        hintSide: Qt.RightEdge
        active: buttons.scene.exploded
        marked: buttons.scene.gameTable.lesson.button === "explode"
        onClicked: buttons.scene.explode(!buttons.scene.exploded)
    }
}
