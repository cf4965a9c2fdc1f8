import QtQuick
import Storeys
import Storeys.Table

// What can be done with the rack: order it, take laid tiles back; on the other side, turns that lay no tile.
Item {
    id: buttons

    required property LiveGame game
    required property TableView view
    required property Lesson lesson

    signal exchangeRequested()
    signal passRequested()

    implicitHeight: order.height

    Column {
        id: order

        spacing: Theme.unit / 2

        IconButton {
            icon: "shuffle"
            text: qsTr("Shuffle rack")
            shortcut: qsTr("Ctrl+U")
            hintSide: Qt.RightEdge
            onClicked: buttons.view.shuffleRack()
        }
        IconButton {
            icon: "sort"
            text: qsTr("Sort rack")
            shortcut: qsTr("Ctrl+J")
            hintSide: Qt.RightEdge
            onClicked: buttons.view.sortRack()
        }
        IconButton {
            icon: "recall"
            text: qsTr("Return all tiles to the rack")
            shortcut: qsTr("Esc")
            hintSide: Qt.RightEdge
            enabled: buttons.view.draft.count > 0
            onClicked: buttons.view.takeBackAll()
        }
    }
    Column {
        anchors { right: parent.right; bottom: parent.bottom }
        spacing: Theme.unit / 2

        IconButton {
            objectName: "exchangeTileButton"
            marked: buttons.lesson.button === "exchange"
            icon: "swap"
            text: qsTr("Exchange a tile")
            shortcut: qsTr("Ctrl+E")
            hintSide: Qt.LeftEdge
            enabled: buttons.view.canExchange
            onClicked: buttons.exchangeRequested()
        }
        IconButton {
            objectName: "passTurnButton"
            icon: "pass"
            text: buttons.game.solo ? qsTr("Give up") : qsTr("Pass")
            shortcut: qsTr("Ctrl+P")
            hintSide: Qt.LeftEdge
            enabled: buttons.view.canPass
            onClicked: buttons.passRequested()
        }
    }
}
