import QtQuick
import Storeys

// What can be done with the rack: order it, take laid tiles back; on the other side, turns that lay no tile.
Item {
    id: buttons

    required property var session

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
            onClicked: buttons.session.view.shuffleRack()
        }
        IconButton {
            icon: "sort"
            text: qsTr("Sort rack")
            shortcut: qsTr("Ctrl+J")
            hintSide: Qt.RightEdge
            onClicked: buttons.session.view.sortRack()
        }
        IconButton {
            icon: "recall"
            text: qsTr("Return all tiles to the rack")
            shortcut: qsTr("Esc")
            hintSide: Qt.RightEdge
            enabled: buttons.session.view.draft.count > 0
            onClicked: buttons.session.view.takeBackAll()
        }
    }
    Column {
        anchors { right: parent.right; bottom: parent.bottom }
        spacing: Theme.unit / 2

        IconButton {
            objectName: "exchangeTileButton"
            marked: buttons.session.lesson.button === "exchange"
            icon: "swap"
            text: qsTr("Exchange a tile")
            shortcut: qsTr("Ctrl+E")
            hintSide: Qt.LeftEdge
            enabled: buttons.session.view.canExchange
            onClicked: buttons.exchangeRequested()
        }
        IconButton {
            objectName: "passTurnButton"
            icon: "pass"
            text: buttons.session.game.solo ? qsTr("Give up") : qsTr("Pass")
            shortcut: qsTr("Ctrl+P")
            hintSide: Qt.LeftEdge
            enabled: buttons.session.view.canPass
            onClicked: buttons.passRequested()
        }
    }
}
