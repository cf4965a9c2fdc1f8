import QtQuick
import QtTest
import Storeys
import Storeys.Scene

TableTest {
    id: scene

    TableCase {
        id: test

        readonly property int empty: 86
        readonly property int full: 20
        readonly property var elsewhere: Qt.point(900, 60)

        function test_a_tile_dragged_to_a_square_is_laid_there(): void {
            drag(on.slot(0), on.topOf(empty), Qt.LeftButton)
            compare(on.gameTable.view.stacks[empty], "A")
            compare(on.gameTable.view.rack[0], "")
            verify(on.table.board.flights.running)
            tryVerify(on.settled)
        }
        function test_a_tile_dragged_to_a_stack_is_laid_on_it(): void {
            drag(on.slot(5), on.topOf(43), Qt.LeftButton)
            compare(on.gameTable.view.stacks[43], "MWG")
        }
        function test_the_square_under_the_pointer_is_the_target(): void {
            press(on.slot(0), Qt.LeftButton)
            moveTo(on.slot(0), on.topOf(43), Qt.LeftButton)
            compare(on.table.hand.target, 43)
            compare(on.table.hand.symbol, "A")
            mouseRelease(on.table, elsewhere.x, elsewhere.y)
        }
        function test_a_held_tile_clears_the_highest_stack_under_it(): void {
            press(on.slot(0), Qt.LeftButton)
            moveTo(on.slot(0), on.topOf(full), Qt.LeftButton)
            verify(on.table.board.heldAt.y > 5 * Measures.storey)
            mouseRelease(on.table, elsewhere.x, elsewhere.y)
        }
        function test_a_full_stack_refuses_the_tile_and_says_why(): void {
            press(on.slot(0), Qt.LeftButton)
            moveTo(on.slot(0), on.topOf(full), Qt.LeftButton)
            verify(on.table.hand.reason !== "")
            verify(on.table.board.refused)
            mouseRelease(on.table, on.topOf(full).x, on.topOf(full).y)
            compare(on.gameTable.view.stacks[full].length, 5)
            tryVerify(on.settled)
            compare(on.gameTable.view.rack[0], "A")
        }
        function test_a_tile_dropped_beside_the_board_goes_back(): void {
            drag(on.slot(0), elsewhere, Qt.LeftButton)
            tryVerify(on.settled)
            compare(on.gameTable.view.rack[0], "A")
            compare(on.gameTable.view.draft.count, 2)
        }
        function click(at: point): void { mouseClick(on.table, at.x, at.y) }
        function test_a_click_on_a_tile_and_one_on_a_square_lay_it(): void {
            click(on.slot(0))
            compare(on.table.lifted, 0)
            verify(findChild(on.table, "place0").chosen)
            click(on.topOf(empty))
            compare(on.gameTable.view.stacks[empty], "A")
            compare(on.gameTable.view.rack[0], "")
            compare(on.table.keys.picked.slot, -1)
            verify(!on.gameTable.cursor.shown)
            tryVerify(on.settled)
        }
        function test_another_click_or_escape_gives_the_chosen_tile_up(): void {
            click(on.slot(0))
            click(on.slot(0))
            compare(on.table.keys.picked.slot, -1)
            click(on.slot(0))
            on.table.forceActiveFocus()
            keyClick(Qt.Key_Escape)
            compare(on.table.keys.picked.slot, -1)
            click(on.slot(0))
            click(elsewhere)
            compare(on.table.keys.picked.slot, -1)
            click(on.topOf(empty))
            compare(on.gameTable.view.stacks[empty], "")
        }
        function test_a_click_on_another_tile_chooses_that(): void {
            click(on.slot(0))
            click(on.slot(5))
            compare(on.table.keys.picked.slot, 5)
            click(on.topOf(43))
            compare(on.gameTable.view.stacks[43], "MWG")
        }
        function test_a_drag_gives_the_chosen_tile_up(): void {
            click(on.slot(0))
            drag(on.slot(5), on.topOf(43), Qt.LeftButton)
            compare(on.gameTable.view.stacks[43], "MWG")
            compare(on.table.keys.picked.slot, -1)
        }
        function test_turning_the_board_keeps_the_chosen_tile(): void {
            click(on.slot(0))
            drag(elsewhere, Qt.point(elsewhere.x - 60, elsewhere.y), Qt.LeftButton)
            compare(on.table.keys.picked.slot, 0)
            on.table.keys.picked.drop()
            on.table.skip()
            on.table.look("corner", false)
        }
        function test_a_chosen_tile_is_refused_by_a_full_stack(): void {
            click(on.slot(0))
            click(on.topOf(full))
            compare(on.gameTable.view.stacks[full].length, 5)
            tryVerify(() => !on.table.hand.active)
            compare(on.gameTable.view.rack[0], "A")
        }
        function test_on_the_flat_board_too(): void {
            on.table.flat = true
            tryVerify(() => on.table.rack !== null && on.table.showsFlat)
            click(on.slot(0))
            click(on.topOf(empty))
            compare(on.gameTable.view.stacks[empty], "A")
            on.table.flat = false
        }
        function test_where_the_table_is_small_its_buttons_go_into_menus_beside_the_rack(): void {
            verify(!on.table.folded)
            scene.width = 440
            scene.height = 420
            tryVerify(() => on.table.folded)
            const view = findChild(on.table, "viewMenuButton"), rack = findChild(on.table, "rackMenuButton")
            verify(view.visible && rack.visible)
            verify(on.table.rack.x >= rack.x + rack.width)
            verify(view.y + view.height <= rack.y)
            scene.width = 952
            scene.height = 800
            tryVerify(() => !on.table.folded && !view.visible)
        }
        function test_a_laid_tile_can_be_moved_to_another_square(): void {
            drag(on.topOf(30), on.topOf(empty), Qt.LeftButton)
            compare(on.gameTable.view.stacks[30], "TN")
            compare(on.gameTable.view.stacks[empty], "H")
        }
        function test_a_laid_tile_dropped_on_another_swaps_with_it(): void {
            drag(on.topOf(30), on.topOf(50), Qt.LeftButton)
            compare(on.gameTable.view.stacks[30], "TNR")
            compare(on.gameTable.view.stacks[50], "RCH")
            compare(on.table.board.flights.squares.length, 2)
            tryVerify(on.settled)
        }
        function test_tiles_are_not_swapped_where_one_would_cover_its_own_letter(): void {
            drag(on.topOf(50), on.topOf(35), Qt.LeftButton)
            compare(on.gameTable.view.stacks[35], "HR")
            drag(on.topOf(35), on.topOf(30), Qt.LeftButton)     // the H there would go onto the H here
            compare(on.gameTable.view.stacks[30], "TNH")
            compare(on.gameTable.view.stacks[35], "HR")
            tryVerify(on.settled)
        }
        function test_a_laid_tile_dropped_nowhere_stays_where_it_was(): void {
            drag(on.topOf(30), elsewhere, Qt.LeftButton)
            compare(on.gameTable.view.stacks[30], "TNH")
            tryVerify(on.settled)
        }
        function test_a_laid_tile_can_be_dragged_back_to_a_free_slot(): void {
            drag(on.topOf(30), on.slot(4), Qt.LeftButton)
            compare(on.gameTable.view.rack[4], "H")
            compare(on.gameTable.view.stacks[30], "TN")
            tryVerify(on.settled)
        }
        function test_a_right_click_takes_a_laid_tile_back(): void {
            mouseClick(on.table, on.topOf(30).x, on.topOf(30).y, Qt.RightButton)
            compare(on.gameTable.view.stacks[30], "TN")
            compare(on.gameTable.view.rack[2], "H")
            tryVerify(on.settled)
        }
        function test_a_right_click_leaves_played_tiles_alone(): void {
            mouseClick(on.table, on.topOf(43).x, on.topOf(43).y, Qt.RightButton)
            compare(on.gameTable.view.stacks[43], "MW")
        }
        function test_dragging_within_the_rack_orders_it(): void {
            drag(on.slot(0), on.slot(3), Qt.LeftButton)
            compare(Array.from(on.gameTable.view.rack).join(","), "E,,S,A,,G,O")
            tryVerify(on.settled)
        }
        function test_a_tile_of_the_rack_rises_under_the_pointer(): void {
            mouseMove(on.table, elsewhere.x, elsewhere.y)
            mouseMove(on.table, on.slot(0).x, on.slot(0).y)
            compare(on.table.rack.hovered, 0)
            mouseMove(on.table, on.slot(2).x, on.slot(2).y)     // an empty slot
            compare(on.table.rack.hovered, -1)
        }
        function test_a_tile_that_is_picked_up_rises_from_where_it_lay_data(): var {
            return [{ tag: "rack", at: () => on.slot(0), of: () => on.table.rack.heldTile }, { tag: "board", at: () => on.topOf(30), of: () => on.table.solidBoard.heldTile }]
        }
        function test_a_tile_that_is_picked_up_rises_from_where_it_lay(row: var): void {
            const at = row.at()
            press(at, Qt.LeftButton)
            mouseMove(on.table, at.x + 6, at.y)
            const tile = row.of(), height = tile.y
            verify(tile.pickUp.risen < 1)
            tryCompare(tile.pickUp, "risen", 1)
            verify(tile.y > height)
            compare(tile.position, tile.at)
            mouseRelease(on.table, at.x, at.y)
        }
        function test_ending_the_animations_puts_a_held_tile_back(): void {
            press(on.slot(0), Qt.LeftButton)
            moveTo(on.slot(0), on.topOf(empty), Qt.LeftButton)
            on.table.skip()
            mouseRelease(on.table, on.topOf(empty).x, on.topOf(empty).y)
            compare(on.gameTable.view.rack[0], "A")
            compare(on.gameTable.view.stacks[empty], "")
            compare(on.table.hand.active, false)
        }
        function test_the_rack_can_be_ordered_out_of_turn(): void {
            on.newGameOfComputer()
            drag(on.slot(6), on.slot(0), Qt.LeftButton)
            compare(on.gameTable.view.rack[0], "O")
        }
        function test_nothing_is_laid_out_of_turn(): void {
            on.newGameOfComputer()
            drag(on.slot(0), on.topOf(empty), Qt.LeftButton)
            compare(on.gameTable.view.stacks[empty], "")
            tryVerify(on.settled)
            compare(on.gameTable.view.rack[0], "A")
        }

        name: "Drag"
        on: scene
    }
}
