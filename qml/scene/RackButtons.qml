import QtQuick
import Storeys
import Storeys.Table

// What can be done with the rack: order it, take laid tiles back; on the other side, turns that lay no tile.
Item {
    id: buttons

    required property PlayCommands commands
    required property Lesson lesson

    implicitHeight: order.height

    Column {
        id: order

        spacing: Theme.unit / 2

        IconButton { command: buttons.commands.shuffle; hintSide: Qt.RightEdge }
        IconButton { command: buttons.commands.sort; hintSide: Qt.RightEdge }
        IconButton { command: buttons.commands.recall; shortcut: KeyNames.esc; hintSide: Qt.RightEdge }
    }
    Column {
        anchors { right: parent.right; bottom: parent.bottom }
        spacing: Theme.unit / 2

        IconButton {
            objectName: "exchangeTileButton"
            command: buttons.commands.exchange
            marked: buttons.lesson.button === "exchange"
            hintSide: Qt.LeftEdge
        }
        IconButton { objectName: "passTurnButton"; command: buttons.commands.pass; hintSide: Qt.LeftEdge }
    }
}
