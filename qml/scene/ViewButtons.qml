import QtQuick
import Storeys

// How the board is shown: flat, with the heights on its tiles, or taken apart.
Column {
    id: buttons

    required property var view          // the Table
    readonly property bool stacks: view.session.view.shape.canStack

    spacing: Theme.unit / 2

    IconButton {
        objectName: "flatButton"
        visible: buttons.view.solid
        icon: "flat"
        text: qsTr("Flat board")
        shortcut: qsTr("Ctrl+4")
        hintSide: Qt.RightEdge
        active: buttons.view.flat
        marked: buttons.view.session.lesson.button === "flat"
        onClicked: buttons.view.flat = !buttons.view.flat
    }
    IconButton {
        objectName: "heightsButton"
        visible: buttons.stacks
        icon: "heights"
        text: qsTr("Show heights on tiles")
        shortcut: qsTr("Ctrl+M")
        hintSide: Qt.RightEdge
        active: buttons.view.heightMap
        onClicked: buttons.view.heightMap = !buttons.view.heightMap
    }
    IconButton {
        objectName: "explodeButton"
        visible: buttons.stacks
        icon: "explode"
        text: qsTr("Take the board apart by storey")
        shortcut: qsTr("Ctrl+X")
        hintSide: Qt.RightEdge
        active: buttons.view.exploded
        marked: buttons.view.session.lesson.button === "explode"
        onClicked: buttons.view.explode(!buttons.view.exploded)
    }
}
