import QtQuick
import QtTest
import Storeys

TableTest {
    id: scene

    TableCase {
        id: test

        readonly property var empty: Qt.point(800, 620)
        readonly property CameraRig rig: on.table.board.rig

        function test_a_right_drag_turns_the_board(): void {
            drag(on.topOf(43), Qt.point(on.topOf(43).x + 80, on.topOf(43).y), Qt.RightButton)
            verify(rig.yaw < rig.pose.yaw - 12)
            compare(on.gameTable.view.stacks[43], "MW")
        }
        function test_a_left_drag_from_empty_space_turns_the_board(): void {
            drag(empty, Qt.point(empty.x - 80, empty.y), Qt.LeftButton)
            verify(rig.yaw > rig.pose.yaw + 8)
        }
        function test_the_board_cannot_be_tipped_over(): void {
            drag(empty, Qt.point(empty.x, 2), Qt.RightButton)
            drag(Qt.point(900, 700), Qt.point(900, 2), Qt.RightButton)
            compare(rig.pitch, rig.flattest)
            drag(Qt.point(900, 20), Qt.point(900, 780), Qt.RightButton)
            compare(rig.pitch, -89.9)
        }
        function test_the_wheel_brings_nearer_what_is_under_it_up_to_a_limit(): void {
            const at = on.topOf(43), before = on.table.board.squareAt(at.x, at.y)
            mouseWheel(on.table, at.x, at.y, 0, 120)
            verify(rig.zoom < 1)
            compare(on.table.board.squareAt(at.x, at.y), before)
            for (let i = 0; i < 30; ++i)
                mouseWheel(on.table, at.x, at.y, 0, 120)
            compare(rig.zoom, rig.nearest)
            for (let i = 0; i < 60; ++i)
                mouseWheel(on.table, at.x, at.y, 0, -120)
            compare(rig.zoom, 1.25)
            compare(rig.position, Qt.vector3d(0, 0, 0))
        }
        function test_a_preset_is_reached_and_can_be_cut_short_data(): var {
            return [{ tag: "top", pitch: -89.9 }, { tag: "corner", pitch: -63 }, { tag: "low", pitch: -33 }]
        }
        function test_a_preset_is_reached_and_can_be_cut_short(row: var): void {
            drag(empty, Qt.point(empty.x - 200, empty.y - 30), Qt.RightButton)
            on.table.preset(row.tag)
            verify(rig.turning)
            mouseClick(on.table, empty.x, empty.y)
            verify(!rig.turning)
            compare(rig.pitch, row.pitch)
            verify(!rig.moved)
        }
        function test_any_input_ends_the_fall_of_tiles(): void {
            on.put(86, "E")
            on.gameTable.view.tilesLanded([on.game.moving(86, "E")])
            verify(on.table.board.flights.running)
            mouseClick(on.table, empty.x, empty.y)
            verify(!on.table.board.flights.running)
        }
        function test_fallen_tiles_come_to_rest_by_themselves(): void {
            on.put(86, "E")
            on.put(87, "A")
            on.gameTable.view.tilesLanded([on.game.moving(86, "E"), on.game.moving(87, "A")])
            tryVerify(() => !on.table.board.flights.running)
        }

        function test_the_middle_button_and_shift_move_the_board_data(): var {
            return [{ tag: "middle button", button: Qt.MiddleButton, keys: Qt.NoModifier }, { tag: "shift", button: Qt.LeftButton, keys: Qt.ShiftModifier }]
        }
        function test_the_middle_button_and_shift_move_the_board(row: var): void {
            const yaw = rig.yaw, from = rig.tableAt(empty)
            mousePress(on.table, empty.x, empty.y, row.button, row.keys)
            for (let i = 1; i <= 5; ++i)
                mouseMove(on.table, empty.x - 6 * i, empty.y - 4 * i, 5, row.button)
            const there = rig.tableAt(Qt.point(empty.x - 30, empty.y - 20))
            mouseRelease(on.table, empty.x - 30, empty.y - 20, row.button, row.keys)
            compare(rig.yaw, yaw)
            verify(rig.position.length() > 1)
            fuzzyCompare(there.x, from.x, 0.5)
            fuzzyCompare(there.z, from.z, 0.5)
        }
        function test_the_board_swings_on_and_comes_to_rest(): void {
            const before = rig.yaw
            for (let i = 0; i < 4; ++i)
                rig.orbit(10, 0)
            const let_go = rig.yaw
            rig.letGo()
            verify(rig.turning)
            tryVerify(() => !rig.turning)
            verify(let_go < before && rig.yaw < let_go)
            compare(rig.pitch, rig.pose.pitch)
            tryVerify(on.settled)
        }
        function test_a_touch_stops_the_swinging_board_where_it_is(): void {
            for (let i = 0; i < 4; ++i)
                rig.orbit(10, 0)
            rig.letGo()
            mousePress(on.table, empty.x, empty.y)
            verify(!rig.turning)
            const yaw = rig.yaw
            mouseRelease(on.table, empty.x, empty.y)
            frame()
            compare(rig.yaw, yaw)
        }
        function test_a_hand_that_held_still_leaves_the_board_still(): void {
            rig.orbit(10, 0)
            wait(120)
            rig.letGo()
            verify(!rig.turning)
        }
        function test_the_keyboard_turns_moves_and_zooms(): void {
            on.table.turnBy(1, 0)
            verify(rig.yaw > rig.pose.yaw)
            on.table.turnBy(0, 1)
            verify(rig.pitch < rig.pose.pitch)
            on.table.zoomBy(0.9)
            fuzzyCompare(rig.zoom, 0.9, 0.001)
            const before = rig.tableAt(on.table.middle)
            on.table.panBy(1, 0)
            verify(rig.tableAt(on.table.middle).x > before.x)
        }
        function test_reset_takes_the_camera_back_exactly_data(): var { return [{ tag: "top" }, { tag: "corner" }, { tag: "low" }] }
        function test_reset_takes_the_camera_back_exactly(row: var): void {
            rig.go(row.tag, false)
            const pose = () => [rig.yaw, rig.pitch, rig.zoom, rig.fieldOfView, rig.position, rig.arm].join()
            const before = pose()
            on.table.zoomBy(0.5)
            rig.orbit(500, 80)
            rig.pan(Qt.point(300, 300), Qt.point(700, 500))
            rig.twistAt(Qt.point(300, 300), 400)
            verify(pose() !== before)
            on.table.reset()
            tryVerify(() => !rig.turning)
            compare(pose(), before)
            verify(!rig.moved)
        }

        name: "Camera"
        on: scene
    }
}
