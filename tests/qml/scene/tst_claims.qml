import QtQuick
import QtTest
import Storeys
import Storeys.Fixture

// Words drawn through the tiles laid, by the mouse, on the board in three dimensions and on the flat one.
Item {
    id: scene

    width: 952
    height: 800

    GameFixture {
        id: fixture

        variant: "free-for-all"
        rack: "DIETRSE"
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
        readonly property var claims: fixture.table.cursor.claims

        function topOf(square: int): point { return table.board.squarePoint(square, String(view.stacks[square]).length) }
        // D5, E5, E6 and F5.
        function layDiet(): void {
            [["D", 39], ["I", 40], ["E", 49], ["T", 41]].forEach(([letter, square]) => view.lay(view.rack.indexOf(letter), square, ""))
            table.skip()
            claims.writing = true
        }
        function draw(squares: var): void {
            const first = topOf(squares[0]), last = topOf(squares[squares.length - 1])
            mousePress(table, first.x, first.y)
            for (const square of squares.slice(1)) {
                const at = topOf(square)
                mouseMove(table, at.x, at.y, 5, Qt.LeftButton)
            }
            compare(claims.drawing, true)
            mouseRelease(table, last.x, last.y)
        }

        name: "Claims"
        when: windowShown

        function initTestCase(): void { tryVerify(() => table.rack !== null, 10000) }
        function cleanup(): void { table.flat = false }
        function test_a_drag_claims_a_word_data(): var { return [{ tag: "solid", flat: false }, { tag: "flat", flat: true }] }
        function test_a_drag_claims_a_word(data: var): void {
            table.flat = data.flat
            fixture.begin()
            tryVerify(() => table.board !== null && table.rack !== null)
            layDiet()
            waitForRendering(table)
            draw([39, 40, 49, 41])      // with slanting steps
            compare(claims.lines.length, 1)
            compare(claims.lines[0].word, "DIET")
            draw([49, 39, 40, 41, 40, 41])      // back and on again
            compare(claims.lines[1].word, "EDIT")
            compare(view.draft.score, 10)
            compare(table.hand.active, false)
            compare(view.stacks[39], "D")       // no tile was picked up
            tryVerify(() => findChild(table, "claimBead") !== null)
            claims.writing = false              // now a drag moves the tile
            const from = topOf(41), to = table.board.squarePoint(50, 0)
            mousePress(table, from.x, from.y)
            for (let i = 1; i <= 8; ++i)
                mouseMove(table, from.x + (to.x - from.x) * i / 8, from.y + (to.y - from.y) * i / 8, 5, Qt.LeftButton)
            mouseRelease(table, to.x, to.y)
            compare(view.stacks[50], "T")
            compare(claims.lines.length, 0)     // with it went the words
        }
        function test_presses_of_a_screen_reader_claim_a_word(): void {
            fixture.begin()
            layDiet();
            [39, 40, 49, 41].forEach(square => access.press(square))
            compare(claims.drawing, true)
            access.press(41)
            compare(claims.drawing, false)
            compare(claims.lines[0].word, "DIET")
            verify(view.canPlay)
        }
    }
}
