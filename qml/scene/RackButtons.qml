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
            text: qsTr("Shuffle the rack")
            shortcut: qsTr("Ctrl+U")
            onClicked: buttons.session.shuffleRack()
        }
        IconButton {
            icon: "sort"
            text: qsTr("Sort the rack")
            shortcut: qsTr("Ctrl+J")
            onClicked: buttons.session.sortRack()
        }
        IconButton {
            icon: "recall"
            text: qsTr("Take all tiles back")
            shortcut: qsTr("Esc")
            enabled: buttons.session.draft.count > 0
            onClicked: buttons.session.takeBackAll()
        }
    }
    Column {
        anchors { right: parent.right; bottom: parent.bottom }
        spacing: Theme.unit / 2

        IconButton {
            icon: "swap"
            text: qsTr("Exchange a tile")
            shortcut: qsTr("Ctrl+E")
            enabled: buttons.session.canExchange
            onClicked: buttons.exchangeRequested()
        }
        IconButton {
            icon: "pass"
            text: qsTr("Pass")
            shortcut: qsTr("Ctrl+P")
            enabled: buttons.session.canPass
            onClicked: buttons.passRequested()
        }
    }
}
