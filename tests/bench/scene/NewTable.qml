import QtQuick
import QtQuick.Window
import Storeys
import Storeys.Mock

// The table at the start of a game: nothing lies on the board.
Window {
    id: window

    width: 1280
    height: 800
    visible: true
    color: Theme.p.horizon

    Table {
        anchors.fill: parent
        session: MockSession { fresh: true }
    }
}
