import QtQuick
import QtTest
import Storeys
import Storeys.Scene

// What a PlayBoard and a PlayRack promise, of both kinds.
TableTest {
    id: scene

    TableCase {
        id: test

        readonly property PlayBoard board: on.table.board
        readonly property PlayRack rack: on.table.rack
        readonly property int empty: 86
        readonly property int stack: 20     // five tiles
        readonly property int laid: 30

        function init_data(): var { return [{ tag: "solid", flat: false }, { tag: "flat", flat: true }] }
        function see(row: var): void {
            on.table.flat = row.flat
            on.table.skip()
            tryVerify(() => !test.board.coarse)
            compare(test.board instanceof FlatBoard, row.flat)
        }
        function squares(): var { return Array.from(on.gameTable.view.stacks).map((stack, square) => square) }
        function distance(one: point, other: point): real { return Math.hypot(one.x - other.x, one.y - other.y) }
        function isInside(area: rect, at: point): bool { return at.x > area.left && at.x < area.right && at.y > area.top && at.y < area.bottom }

        function test_the_square_at_the_middle_of_a_stack_is_its_own(row: var): void {
            test.see(row)
            on.table.look("top", false)     // else some are behind taller ones
            for (const square of test.squares()) {
                compare(board.squareAt(on.topOf(square).x, on.topOf(square).y), square)
                verify(test.isInside(board.stackRect(square), on.topOf(square)), "square %1".arg(square))
            }
            compare(board.squareAt(board.safe.left - 30, board.safe.bottom), -1)
        }
        function test_while_the_keyboard_is_on_the_rack_only_the_rack_has_a_frame(row: var): void {
            test.see(row)
            on.gameTable.cursor.point(empty)
            on.table.keys.boardKeys.forceActiveFocus()
            verify(board.marksCursor)
            on.table.keys.rackKeys.forceActiveFocus(Qt.TabFocusReason)
            verify(!board.marksCursor && on.gameTable.cursor.shown)
            on.table.keys.focusBoard()
            verify(board.marksCursor)
            on.gameTable.cursor.hide?.()
        }
        function test_cell_is_how_far_neighbours_are_apart(row: var): void {
            test.see(row)
            on.table.look("top", false)
            fuzzyCompare(test.distance(board.squarePoint(44, 0), board.squarePoint(45, 0)), board.cell, 1)
            fuzzyCompare(test.distance(board.squarePoint(44, 0), board.squarePoint(54, 0)), board.cell, 1)
        }
        function test_a_tile_that_is_let_go_falls_from_where_it_was_held(row: var): void {
            test.see(row)
            board.hold(300, 200)
            const from = board.heldPlace(board.topLevel(laid))
            board.drop(laid)
            const flight = board.flights.tiles[0]
            compare(flight.from, from)
            compare(flight.to, board.space.place(laid, board.topLevel(laid)))
            compare(flight.symbol, "H")
            verify(board.coarse && board.flights.running)
            board.skip()
            compare(board.flights.tiles.length, 0)
            verify(!board.flights.running)
        }
        function test_one_that_was_typed_comes_from_its_slot(row: var): void {
            test.see(row)
            on.gameTable.view.lay(6, empty, "")
            compare(board.flights.tiles[0].from, board.slotPlace(6, 0))
            verify(board.slotPlace(6, 0).z > board.space.place(99, 0).z)        // it lies before the board
        }
        function test_the_tile_in_the_hand_or_in_the_air_is_lifted(row: var): void {
            test.see(row)
            compare(Array.from(board.lifted), [])
            press(on.topOf(laid), Qt.LeftButton)
            moveTo(on.topOf(laid), on.topOf(empty), Qt.LeftButton)
            compare(board.held, "H")
            compare(Array.from(board.lifted), [laid])
            compare(board.target, empty)
            mouseRelease(on.table, on.topOf(empty).x, on.topOf(empty).y)
            compare(board.held, "")
            compare(Array.from(board.lifted), [empty])
            tryVerify(() => board.lifted.length === 0)
        }
        function test_empty_squares_at_fault_have_a_sign(row: var): void {
            test.see(row)
            compare(Array.from(board.faults), [])
            on.game.variant = "cross15"
            on.prepare([], "AB")
            on.put(112, "A")
            on.put(114, "B")
            compare(Array.from(board.faults), [113])      // the gap between them
        }
        function test_only_a_board_that_stacks_is_taken_apart(row: var): void {
            test.see(row)
            board.explode(true)
            board.skip()
            compare(board.explosion.amount, 1)
            for (let level = 0; level < 5; ++level)
                verify(test.isInside(board.safe, board.floorEdge(level)), "storey %1".arg(level + 1))
            board.explode(false)
            board.skip()
            verify(!board.explosion.seen && !board.coarse)
            on.game.variant = "cross15"
            on.prepare([], "A")
            board.explode(true)
            verify(!board.explosion.open)
        }
        function test_another_view_is_told_when_squares_are_elsewhere(row: var): void {
            test.see(row)
            const views = board.views, at = board.squarePoint(stack, 0)
            scene.height = 700
            verify(test.distance(board.squarePoint(stack, 0), at) > 5)
            verify(board.views !== views)
            scene.height = 800
        }
        function test_the_slot_at_the_middle_of_a_tile_is_its_own(row: var): void {
            test.see(row)
            on.game.variant = "blanks-blockers"
            on.prepare([], "SEINORD#")
            const slots = Array.from({ length: rack.slots }, (none, slot) => slot).concat(Array.from(rack.heaps, heap => heap.slot))
            verify(rack.heaps.length > 0)
            for (const slot of slots) {
                const at = rack.slotPoint(slot)
                compare(rack.slotAt(at.x, at.y), slot)
                verify(rack.covers(at.x, at.y))
                compare(rack.slotAt(at.x, rack.y - 1), -1)
            }
            const last = rack.slotPoint(rack.slots - 1), heap = rack.slotPoint(rack.heaps[0].slot)
            const edge = last.x + (last.x - rack.slotPoint(rack.slots - 2).x) / 2
            compare(rack.slotAt(edge + (heap.x - edge) * 0.15, last.y), -1)       // between rack and reserve
        }
        function test_a_tile_that_is_sorted_has_its_place_kept_free(row: var): void {
            test.see(row)
            press(on.slot(0), Qt.LeftButton)
            moveTo(on.slot(0), on.slot(3), Qt.LeftButton)
            compare(rack.free, 3)
            compare(Array.from(rack.shown), ["E", "", "S", "A", "", "G", "O"])
            mouseRelease(on.table, on.slot(3).x, on.slot(3).y)
        }
        function cleanup(): void { on.table.flat = false }

        name: "PlayBoard"
        on: scene
    }
}
