import QtQuick
import QtQuick.Window
import QtTest
import Storeys
import Storeys.Fixture

// The boards of games whose squares do more than multiply, on the picture: flat and in three dimensions.
Item {
    id: scene

    width: 714      // drawn more quickly than a larger one
    height: 600

    GameFixture {
        id: fixture

        rack: "QUZEI"
    }
    Table {
        id: table

        anchors.fill: parent
        gameTable: fixture.table
        commands: Commands { gameTable: fixture.table; table: table }
        quality: "low"
    }

    TestCase {
        id: test

        // By how much the colours beside the middles of two squares differ.
        function difference(image: var, one: int, other: int): real {
            const side = table.board.cell
            const [a, b] = [one, other].map(square => {
                const at = table.board.squarePoint(square, 0), x = Math.round(at.x), y = Math.round(at.y - side * 0.38)
                return [image.red(x, y), image.green(x, y), image.blue(x, y)]
            })
            return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
        }
        function initTestCase(): void { tryVerify(() => table.rack !== null, 10000) }
        function cleanupTestCase(): void { scene.Window.window.visible = false }      // see TableCase

        // Of the middle of a square.
        function brightness(square: int): real {
            const image = grabImage(table), at = table.board.squarePoint(square, String(fixture.table.view.stacks[square]).length)
            const side = table.board.cell, x = Math.round(at.x - side * 0.3), y = Math.round(at.y - side * 0.3)
            return image.red(x, y) + image.green(x, y) + image.blue(x, y)
        }
        function test_squares_for_no_blocker_are_dim_while_one_is_held_data(): var { return [{ tag: "flat", flat: true }, { tag: "solid", flat: false }] }
        function test_squares_for_no_blocker_are_dim_while_one_is_held(row: var): void {
            const stacks = Array(225).fill("")
            stacks[7 * 15 + 6] = "A"
            stacks[7 * 15 + 7] = "T"
            fixture.variant = "blanks-blockers"
            fixture.stacks = stacks
            fixture.rack = "SEINORD#"
            table.flat = row.flat
            fixture.begin()
            if (!row.flat)
                table.look("top", false)
            table.skip()
            waitForRendering(table, 5000)
            const tile = 7 * 15 + 6, plain = 8 * 15 + 9
            const before = [test.brightness(tile), test.brightness(plain)]
            const heap = table.rack.slotPoint(8), to = table.board.squarePoint(3 * 15 + 12, 0)
            mousePress(table, heap.x, heap.y)
            mouseMove(table, heap.x, heap.y - 40)
            mouseMove(table, to.x, to.y)
            compare(table.hand.symbol, "#")
            tryVerify(() => test.brightness(tile) < 0.8 * before[0])
            fuzzyCompare(test.brightness(plain), before[1], 20)
            mouseRelease(table, to.x, to.y)
            tryVerify(() => test.brightness(tile) > 0.9 * before[0])
        }
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
            fixture.variant = row.variant
            fixture.begin()
            table.flat = row.flat
            if (!row.flat)
                table.look("top", false)
            table.skip()
            waitForRendering(table, 5000)
            const image = grabImage(table)
            for (const square of row.others)
                verify(difference(image, square, row.plain) > 25, "square " + square)
        }

        // How many pixels within a square change when the typing cursor comes there.
        function changed(square: int): int {
            const cursor = fixture.table.cursor, columns = fixture.table.view.shape.columns
            const middle = table.board.squarePoint(square, 0), right = table.board.squarePoint(square + 1, 0)
            const below = table.board.squarePoint(square + columns, 0)
            const shot = at => {
                cursor.point(at)
                waitForRendering(table, 5000)
                return grabImage(table)
            }
            const far = shot(columns * fixture.table.view.shape.rows - 1), near = shot(square)
            let count = 0
            for (let i = -20; i <= 20; ++i)
                for (let k = -20; k <= 20; ++k) {
                    const x = Math.round(middle.x + (right.x - middle.x) * i / 40 + (below.x - middle.x) * k / 40)
                    const y = Math.round(middle.y + (right.y - middle.y) * i / 40 + (below.y - middle.y) * k / 40)
                    count += Math.abs(far.red(x, y) - near.red(x, y)) + Math.abs(far.blue(x, y) - near.blue(x, y)) > 40 ? 1 : 0
                }
            return count
        }
        function test_the_cursor_is_seen_on_a_wall_from_every_camera_data(): var { return [{ tag: "top" }, { tag: "corner" }, { tag: "low" }] }
        function test_the_cursor_is_seen_on_a_wall_from_every_camera(row: var): void {
            fixture.variant = "bust-out"
            fixture.begin()
            table.flat = false
            table.look(row.tag, false)
            table.skip()
            waitForRendering(table, 5000)
            const kinds = Array.from(fixture.table.view.shape.squareKinds)
            const wall = kinds.findIndex((kind, i) => i > 60 && i % 15 < 14 && kind === "wall")
            const plain = kinds.findIndex((kind, i) => i > 60 && i % 15 < 14 && kind === "" && kinds[i + 1] === "" && kinds[i + 15] === "")
            const onWall = test.changed(wall), onPlain = test.changed(plain)
            verify(onPlain > 200)
            verify(onWall > 0.6 * onPlain, onWall + " on the wall, " + onPlain + " on a plain square")
        }

        when: windowShown
        name: "Boards"
    }
}
