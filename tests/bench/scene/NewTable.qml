import QtQuick
import QtQuick.Window
import Storeys
import Storeys.Fixture

// The table at the start of a game: nothing lies on the board.
Window {
    id: window

    width: 1280
    height: 800
    visible: true
    color: Theme.p.horizon

    GameFixture { id: game; record: "stack10"; turns: 0 }
    Table {
        id: table

        anchors.fill: parent
        gameTable: game.table
        commands: Commands { gameTable: game.table; table: table }
    }
}
