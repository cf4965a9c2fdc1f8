import QtQuick
import QtTest
import Storeys

// The board in two dimensions is played on like the other one.
TableTest {
    id: scene

    TableCase {
        id: test

        readonly property int empty: 86
        readonly property int full: 20
        readonly property var elsewhere: Qt.point(60, 300)
        readonly property var board: on.table.board

        function initTestCase(): void {
            tryVerify(() => on.table.rack !== null, 10000)
            on.table.flat = true
            tryVerify(() => on.table.rack !== null)
        }

        function test_the_views_stay_in_place_and_lead_back(): void {
            const front = findChild(on.table, "cornerButton"), place = front.mapToItem(null, 0, 0)
            verify(front.visible && !front.active)
            mouseClick(front)
            tryVerify(() => !on.table.showsFlat)
            compare(front.mapToItem(null, 0, 0), place)
            on.table.flat = true
            tryVerify(() => on.table.rack !== null)
        }
        function test_a_tile_dragged_to_a_square_is_laid_there(): void {
            drag(on.slot(0), on.topOf(empty), Qt.LeftButton)
            compare(on.gameTable.view.stacks[empty], "A")
            compare(on.gameTable.view.rack[0], "")
        }
        function test_a_tile_dragged_to_a_stack_is_laid_on_it(): void {
            drag(on.slot(5), on.topOf(43), Qt.LeftButton)
            compare(on.gameTable.view.stacks[43], "MWG")
        }
        function test_a_full_stack_refuses_the_tile_and_says_why(): void {
            press(on.slot(0), Qt.LeftButton)
            moveTo(on.slot(0), on.topOf(full), Qt.LeftButton)
            verify(on.table.hand.reason !== "")
            compare(board.target, full)
            verify(board.refused)
            mouseRelease(on.table, on.topOf(full).x, on.topOf(full).y)
            compare(on.gameTable.view.stacks[full].length, 5)
            tryVerify(() => !on.table.hand.active)
            compare(on.gameTable.view.rack[0], "A")
        }
        function test_a_laid_tile_moves_and_goes_back(): void {
            drag(on.topOf(30), on.topOf(empty), Qt.LeftButton)
            compare(on.gameTable.view.stacks[empty], "H")
            drag(on.topOf(empty), elsewhere, Qt.LeftButton)
            compare(on.gameTable.view.stacks[empty], "H")
            mouseClick(on.table, on.topOf(empty).x, on.topOf(empty).y, Qt.RightButton)
            compare(on.gameTable.view.rack[2], "H")
        }
        function test_the_rack_is_ordered_by_dragging(): void {
            drag(on.slot(0), on.slot(3), Qt.LeftButton)
            compare(Array.from(on.gameTable.view.rack).join(","), "E,,S,A,,G,O")
            tryVerify(() => !on.table.hand.active)
        }
        function test_every_square_is_found_where_it_is_shown(): void {
            for (let square = 0; square < 100; ++square) {
                const at = board.squarePoint(square, 0)
                compare(board.squareAt(at.x, at.y), square)
            }
            compare(board.squareAt(board.squarePoint(0, 0).x - board.cell, 100), -1)
        }
        function test_the_wheel_and_a_drag_beside_the_tiles_do_no_harm(): void {
            const before = board.squarePoint(55, 0)
            mouseWheel(on.table, 500, 300, 0, 120)
            drag(elsewhere, Qt.point(90, 400), Qt.LeftButton)
            compare(board.squarePoint(55, 0), before)
        }
        function test_the_camera_is_where_it_was_on_the_way_back(): void {
            on.table.flat = false
            const rig = on.table.solidBoard.rig
            rig.orbit(40, 0)
            const yaw = rig.yaw
            on.table.flat = true
            on.table.flat = false
            compare(on.table.solidBoard.rig.yaw, yaw)
            on.table.flat = true
        }
        function test_large_text_keeps_rack_and_reserve_apart(): void {
            on.game.variant = "bust-out"
            on.prepare([], "AEHSRGO")
            Theme.textScale = 2
            const width = scene.width
            scene.width = 500
            const rack = findChild(on.table.rack, "rackGround"), reserve = findChild(on.table.rack, "reserveGround")
            verify(reserve.visible)
            verify(reserve.x - rack.x - rack.width >= 0.05 * on.table.rack.pitch)
            scene.width = width
            Theme.textScale = 1
        }
        function test_a_preset_leads_back_to_three_dimensions(): void {
            on.table.preset("top")
            verify(!on.table.showsFlat)
            on.table.flat = true
        }
        function test_where_there_is_no_3d_the_flat_board_comes_by_itself(): void {
            on.table.flat = false
            on.table.whyFlat = "old"
            verify(on.table.showsFlat)
            compare(on.table.solidBoard, null)
            drag(on.slot(0), on.topOf(empty), Qt.LeftButton)
            compare(on.gameTable.view.stacks[empty], "A")
            on.table.explode(true)
            verify(on.table.exploded)
            on.table.explode(false)
            on.table.whyFlat = ""
            on.table.flat = true
        }

        name: "FlatView"
        on: scene
    }
}
