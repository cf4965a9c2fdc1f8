import QtQuick
import QtTest
import Storeys
import Storeys.Fixture
import Storeys.Table

// A table in the middle of a game, and a mouse. Each test gets a game of its own on the same table.
Item {
    id: test

    readonly property alias table: table
    readonly property alias game: fixture
    readonly property GameTable gameTable: fixture.table
    // Stacks from the bottom up; the H of the third row and the R of the fifth are laid on top, to make SHARK.
    readonly property var middle: ["..........", "....(Q)(AE)(S)(DNPT)..", "(BTCHS)(EA)(NRL)(KT).(C).(OI)..", "(TN)..(AO).(H).(P)..",
        "(IA)..(MW)(O)(O)(DL)..(GP)", "(RC)..(LN)..(E)..(L)", "(PLNK)(I)(AT)...(A)..(U)", "..(OA)...(RPN)(E)(T)(S)", "..(NDPR).....(I).",
        "....(LRCS)(T)(O)(DN)(TMLSE)."].join("").match(/\.|\([A-Z]+\)/g).map(cell => cell === "." ? "" : cell.slice(1, -1))

    // Another board, by square, with that rack and nothing laid.
    function prepare(stacks: var, rack: string): void {
        fixture.stacks = Array.from(stacks, stack => stack ?? "")
        fixture.rack = rack
        fixture.begin()
    }
    function newGame(): void {
        table.skip()
        fixture.variant = "stack10"
        fixture.computer = false
        fixture.played = []
        test.prepare(test.middle, "AEHSRGO")
        test.gameTable.view.lay(2, 30, "")
        test.gameTable.view.lay(4, 50, "")
        table.skip()
        table.look("corner", false)
    }
    // The computer is to move.
    function newGameOfComputer(): void {
        fixture.computer = true
        fixture.begin()
    }
    // One that lies on the rack, as if it had come down already.
    function put(square: int, symbol: string): void {
        if (!test.gameTable.view.lay(test.gameTable.view.rack.indexOf(symbol), square, ""))
            throw new Error(symbol + " can't be laid")
        table.skip()
    }
    function topOf(square: int): point {
        return table.board.squarePoint(square, String(test.gameTable.view.stacks[square]).length)
    }
    function slot(index: int): point { return table.rack.slotPoint(index) }
    function settled(): bool { return !table.solidBoard.coarse }

    width: 952
    height: 800

    GameFixture { id: fixture }
    Table {
        id: table

        anchors.fill: parent
        gameTable: test.gameTable
        commands: Commands { gameTable: test.gameTable; table: table }
        quality: "low"
    }
}
