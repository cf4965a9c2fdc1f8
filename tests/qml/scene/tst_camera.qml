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
            verify(rig.yaw < 20)
            compare(on.session.stacks[43], "MW")
        }
        function test_a_left_drag_from_empty_space_turns_the_board(): void {
            drag(empty, Qt.point(empty.x - 80, empty.y), Qt.LeftButton)
            verify(rig.yaw > 40)
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
            return [{ tag: "top", pitch: -89.9 }, { tag: "corner", pitch: -46 }, { tag: "low", pitch: -33 }]
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
            on.session.put(86, "E")
            on.session.tilesLanded([{ square: 86, tile: "E", level: 0 }])
            verify(on.table.board.flights.running)
            mouseClick(on.table, empty.x, empty.y)
            verify(!on.table.board.flights.running)
        }
        function test_fallen_tiles_come_to_rest_by_themselves(): void {
            on.session.put(86, "E")
            on.session.put(87, "L")
            on.session.tilesLanded([{ square: 86, tile: "E", level: 0 }, { square: 87, tile: "L", level: 0 }])
            tryVerify(() => !on.table.board.flights.running)
        }

        name: "Camera"
        on: scene
    }
}
