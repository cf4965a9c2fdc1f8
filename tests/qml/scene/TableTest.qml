import QtQuick
import QtTest
import Storeys
import Storeys.Mock

// A table in the middle of a game, and a mouse. Each test gets a game of its own on the same table.
Item {
    id: test

    readonly property alias table: table
    property PlayableSession session: PlayableSession {}
    readonly property Component games: Component { PlayableSession {} }

    function newGame(): void {
        const old = test.session
        table.skip()
        test.session = games.createObject(test)
        old.destroy()
        table.look("corner", false)
    }
    function topOf(square: int): point {
        return table.board.squarePoint(square, String(test.session.stacks[square]).length)
    }
    function slot(index: int): point { return table.rack.slotPoint(index) }
    function settled(): bool { return !table.solidBoard.coarse }

    width: 952
    height: 800

    Table {
        id: table

        anchors.fill: parent
        session: test.session
        quality: "low"
    }
}
