import QtQuick
import QtTest
import Storeys
import Storeys.Test

// What stacks hide: one of them peeled, the whole board taken apart.
TableTest {
    id: scene

    TableCase {
        id: test

        readonly property int stack: 20     // five tiles
        readonly property BoardView board: on.table.solidBoard
        readonly property Peel peeled: on.table.peeled

        function init(): void {
            on.table.heightMap = false
            on.table.explode(false)
            scene.x = scene.y = 0
            on.newGame()
            mouseMove(on.table, 890, 60)    // a pointer that a click has left at 900 would not have moved
            mouseMove(on.table, 900, 60)
            frame()
        }
        function rest(square: int): void {
            const at = on.topOf(square)
            mouseMove(on.table, at.x + 2, at.y)
            mouseMove(on.table, at.x, at.y)
        }
        function apart(one: rect, other: rect): bool {
            return one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
        }

        function test_a_stack_under_the_pointer_is_peeled_after_a_moment(): void {
            test.rest(stack)
            compare(peeled.card, null)
            tryVerify(() => peeled.card !== null)
            compare(peeled.card.layers.length, 5)
            compare(peeled.card.layers[4].face, "S")
            tryCompare(peeled.card, "fan", 1)
        }
        function test_a_stack_that_comes_under_a_resting_pointer_stays_closed(): void {
            const at = on.topOf(stack)
            scene.x = 900 - at.x    // where the pointer is
            scene.y = 60 - at.y
            mouseMove(on.table, at.x, at.y)
            wait(700)
            compare(peeled.card, null)
            mouseMove(on.table, at.x + 2, at.y)
            tryVerify(() => peeled.card !== null)
        }
        function test_the_card_covers_neither_its_stack_nor_what_is_beside_the_table_data(): var {
            return ["top", "corner", "low"].map(preset => ({ tag: preset }))
        }
        function test_the_card_covers_neither_its_stack_nor_what_is_beside_the_table(row: var): void {
            board.rig.go(row.tag, false)
            const tall = Array.from(on.gameTable.view.stacks).map((stack, i) => stack.length >= 2 ? i : -1).filter(i => i >= 0)
            for (const square of tall) {
                peeled.square = square
                const card = Qt.rect(peeled.card.x, peeled.card.y, peeled.card.width, peeled.card.height)
                verify(test.apart(card, board.stackRect(square)), "square %1".arg(square))
                verify(card.left >= 0 && card.top >= 0 && card.right <= on.table.width && card.bottom <= on.table.height)
            }
        }
        function test_any_input_takes_the_card_away_data(): var {
            return [{ tag: "press", run: () => mouseClick(on.table, 900, 60) },
                    { tag: "wheel", run: () => mouseWheel(on.table, 900, 60, 0, 120) },
                    { tag: "key", run: () => on.table.skip() },
                    { tag: "tile", run: () => on.put(86, "E") }]
        }
        function test_any_input_takes_the_card_away(row: var): void {
            test.rest(stack)
            tryVerify(() => peeled.card !== null)
            row.run()
            compare(peeled.card, null)
        }
        function test_nothing_is_peeled_while_a_tile_is_held(): void {
            press(on.slot(0), Qt.LeftButton)
            moveTo(on.slot(0), on.topOf(stack), Qt.LeftButton)
            on.table.peel()
            wait(700)
            compare(peeled.card, null)
            mouseRelease(on.table, 900, 60)
        }
        function test_where_nothing_stacks_no_tile_shows_its_height(): void {
            on.table.heightMap = true       // from a game before
            compare(on.table.board.heightMap, true)
            on.game.variant = "cross15"
            on.prepare([], "A")
            compare(on.table.board.heightMap, false)
            on.table.flat = true
            compare(on.table.board.heightMap, false)
            on.table.flat = false
        }
        function test_the_typing_cursor_peels_too_and_a_key_at_once(): void {
            on.gameTable.view.takeBackAll()
            on.gameTable.cursor.point(stack)
            tryVerify(() => peeled.card !== null)
            verify(peeled.slim)
            on.table.peel()     // all of it
            compare(peeled.square, stack)
            verify(!peeled.slim)
            wait(20)
            on.table.peel()
            compare(peeled.card, null)
        }
        function test_what_comes_by_itself_leaves_the_line_of_the_word_free_data(): var {
            return [{ tag: "across", down: false, flat: false }, { tag: "down", down: true, flat: false },
                    { tag: "flat, across", down: false, flat: true }, { tag: "flat, down", down: true, flat: true }]
        }
        function test_what_comes_by_itself_leaves_the_line_of_the_word_free(row: var): void {
            on.table.flat = row.flat
            on.gameTable.view.takeBackAll()
            on.table.skip()
            on.gameTable.cursor.point(stack)
            if (row.down)
                on.gameTable.cursor.point(stack)
            TestTime.pass(1000)
            compare(peeled.card, null)      // later than for the pointer
            tryVerify(() => peeled.square === stack)
            const card = Qt.rect(peeled.card.x, peeled.card.y, peeled.card.width, peeled.card.height)
            verify(card.width < 19 * Theme.body)
            const columns = on.gameTable.view.shape.columns, first = row.down ? stack % columns : stack - stack % columns
            for (let step = 0; step < 10; ++step)
                verify(!peeled.card.visible || test.apart(card, on.table.board.stackRect(first + step * (row.down ? columns : 1))), "step %1".arg(step))
            verify(!row.flat || peeled.card.visible)
            on.table.flat = false
        }

        // ---- the board taken apart

        // Where a tile's face is seen then.
        function seenAt(square: int, level: int): point {
            const lying = board.space.place(square, level + 1)
            return board.rig.viewpoint.project(lying.plus(board.explosion.away(level, board.explosion.amount)))
        }
        function test_taken_apart_every_letter_is_in_sight(): void {
            on.table.explode(true)
            tryVerify(on.settled)
            const places = []
            on.gameTable.view.stacks.forEach((stack, square) => {
                for (let level = 0; level < stack.length; ++level)
                    places.push(test.seenAt(square, level))
            })
            compare(places.length, 82)
            places.forEach((one, i) => {
                verify(one.x > board.safe.left && one.x < board.safe.right && one.y > board.safe.top && one.y < board.safe.bottom)
                places.slice(0, i).forEach(other => verify(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) > 15))
            })
        }
        function test_each_storey_has_its_name_at_the_edge_of_its_tray(): void {
            on.table.explode(true)
            tryVerify(on.settled)
            board.rig.orbit(30, 0)
            for (let level = 0; level < 5; ++level) {
                const back = board.floorEdge(level), first = test.seenAt(0, level), last = test.seenAt(9, level)
                verify(back.y < Math.max(first.y, last.y) && back.x > first.x && back.x < last.x, "storey %1".arg(level + 1))
            }
        }
        function test_taken_apart_letters_are_large_and_nothing_lies_over_the_storeys_data(): var { return [{ tag: "solid", flat: false }, { tag: "flat", flat: true }] }
        function test_taken_apart_letters_are_large_and_nothing_lies_over_the_storeys(row: var): void {
            on.table.flat = row.flat
            on.table.explode(true)
            tryVerify(() => on.table.board.explosion.resting && !on.table.board.coarse)
            const side = on.table.board.cell
            verify(side >= 23, "%1 pixels".arg(side))
            const left = on.table.board.floorEdge(0).x - side * 5.6, bottom = on.table.board.floorEdge(3).y + side * 11.2
            verify(left >= 2 * Theme.unit + Theme.target && bottom < (row.flat ? on.table.rack.y : on.table.height))
            verify(row.flat || !on.table.rack.visible)
            on.table.explode(false)
            tryVerify(() => !on.table.board.coarse)
            verify(on.table.rack.visible)
            on.table.flat = false
        }
        function test_names_of_storeys_lie_between_the_trays_data(): var { return [{ tag: "solid", flat: false }, { tag: "flat", flat: true }] }
        function test_names_of_storeys_lie_between_the_trays(row: var): void {
            on.table.flat = row.flat
            on.table.explode(true)
            tryVerify(() => on.table.board.explosion.resting && !on.table.board.coarse)
            const side = on.table.board.cell, height = Math.ceil(1.4 * Theme.body)
            const trayAbove = on.table.board.floorEdge(0).y + side * 11.15        // its front edge
            verify(on.table.board.floorEdge(3).y - height - 4 >= trayAbove, "%1 after %2".arg(on.table.board.floorEdge(3).y - height).arg(trayAbove))
            on.table.explode(false)
            on.table.flat = false
        }
        function test_a_click_or_a_change_of_the_board_puts_it_together(): void {
            for (const run of [() => mouseClick(on.table, 900, 400), () => on.put(86, "E")]) {
                board.rig.go("low", false)
                on.table.explode(true)
                tryVerify(on.settled)
                run()
                verify(!on.table.exploded)
                tryVerify(on.settled)
                compare(board.rig.preset, "low")
                compare(board.explosion.floors.length, 0)
            }
        }
        function test_the_spread_has_limits_and_follows_the_wheel(): void {
            on.table.explode(true)
            mouseWheel(on.table, 500, 300, 0, -120, Qt.NoButton, Qt.ControlModifier)
            fuzzyCompare(board.explosion.spread, 0.9, 0.001)
            board.explosion.spreadBy(-5)
            compare(board.explosion.spread, 0.25)
            board.explosion.spreadBy(5)
            compare(board.explosion.spread, 1)
            on.table.explode(false)
        }

        name: "Inside"
        on: scene
    }
}
