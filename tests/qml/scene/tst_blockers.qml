import QtQuick
import QtTest
import Storeys
import Storeys.Fixture

// A blocker that a play takes off: by a click, and by a press of a screen reader.
Item {
    id: scene

    width: 952
    height: 800

    GameFixture {
        id: fixture

        variant: "bust-out"
        rack: "AEINRSC"
    }
    Table {
        id: table

        anchors.fill: parent
        gameTable: fixture.table
        commands: Commands { gameTable: fixture.table; table: table }
        quality: "low"
    }
    BoardAccess {
        id: access

        view: fixture.table.view
        cursor: fixture.table.cursor
        speech: fixture.table.speech
        board: table.board
        picked: table.keys.picked
    }

    TestCase {
        id: test

        readonly property var view: fixture.table.view
        readonly property var lifted: Array.from(view.marks, (mark, square) => mark === 4 ? square : -1).filter(square => square >= 0)

        function topOf(square: int): point { return table.board.squarePoint(square, String(view.stacks[square]).length) }
        function click(square: int, button: int): void {
            const at = test.topOf(square)
            mouseClick(table, at.x, at.y, button)
        }

        name: "Blockers"
        when: windowShown

        function initTestCase(): void { tryVerify(() => table.rack !== null, 10000) }
        // AT down from H4, which has a pickaxe; blockers lie on E7 and K7.
        function init(): void {
            const stacks = Array(225).fill("")
            stacks[67] = "T"
            stacks[94] = stacks[100] = "#"
            fixture.stacks = stacks
            fixture.begin()
            table.look("top", false)
            verify(test.view.lay(0, 52, ""))
            table.skip()
            waitForRendering(table)
        }
        function test_a_click_takes_it_off_and_another_puts_it_back(): void {
            for (const button of [Qt.LeftButton, Qt.RightButton]) {
                click(100, Qt.LeftButton)
                compare(test.lifted, [100])
                click(100, button)
                compare(test.lifted, [])
                compare(table.hand.active, false)       // nothing flies to the reserve
            }
        }
        function test_a_press_takes_it_off_and_another_puts_it_back(): void {
            access.press(94)
            compare(test.lifted, [94])
            access.press(94)
            compare(test.lifted, [])
            compare(table.hand.active, false)
            access.press(52)        // a laid tile still comes back
            compare(test.view.stacks[52], "")
        }
    }
}
