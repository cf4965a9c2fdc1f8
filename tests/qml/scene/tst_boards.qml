import QtQuick
import QtQuick.Window
import QtTest
import Storeys
import Storeys.Fixture

// The boards of games whose squares do more than multiply, on the picture: flat and in three dimensions.
Item {
    id: scene

    width: 952
    height: 800

    GameFixture {
        id: game

        rack: "QUZEI"
    }
    Table {
        id: table

        anchors.fill: parent
        session: game.session
        quality: "low"
    }

    TestCase {
        id: test

        // By how much the colours beside the middles of two squares differ.
        function difference(one: int, other: int): real {
            const image = grabImage(table), side = table.board.rig?.cellPixels ?? table.board.cell
            const [a, b] = [one, other].map(square => {
                const at = table.board.squarePoint(square, 0), x = Math.round(at.x), y = Math.round(at.y - side * 0.38)
                return [image.red(x, y), image.green(x, y), image.blue(x, y)]
            })
            return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
        }
        function initTestCase(): void { tryVerify(() => table.rack !== null, 10000) }
        function cleanupTestCase(): void { scene.Window.window.visible = false }      // see TableCase

        function test_what_squares_do_is_seen_data(): var {
            const boards = [
                { variant: "bust-out", plain: 2, others: [4, 7, 14, 36, 80, 112, 210] },
                { variant: "hyper-race", plain: 15, others: [0, 1, 9, 31, 50, 211] },
                { variant: "blanks-blockers", plain: 1, others: [34, 36] },
                { variant: "surprise", plain: 1, others: [25, 34] },
                { variant: "free-for-all", plain: 0, others: [40] }
            ]
            return boards.map(board => Object.assign(board, { tag: board.variant + " flat", flat: true }))
                         .concat(boards.map(board => Object.assign({}, board, { tag: board.variant, flat: false })))
        }
        function test_what_squares_do_is_seen(row: var): void {
            game.variant = row.variant
            game.begin()
            table.flat = row.flat
            if (!row.flat)
                table.look("top", false)
            table.skip()
            waitForRendering(table, 5000)
            for (const square of row.others)
                verify(difference(square, row.plain) > 25, "square " + square)
        }

        when: windowShown
        name: "Boards"
    }
}
