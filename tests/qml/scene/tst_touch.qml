import QtQuick
import QtTest
import Storeys

// Fingers on the table.
TableTest {
    id: scene

    TableCase {
        id: test

        readonly property BoardView board: on.table.solidBoard
        readonly property CameraRig rig: board.rig
        readonly property var one: Qt.point(350, 350)
        readonly property var other: Qt.point(550, 350)

        // Fingers go from places to places, in small steps.
        function move(from: var, to: var): void {
            const touch = touchEvent(on.table)
            from.forEach((at, finger) => touch.press(finger, on.table, at.x, at.y).commit())
            for (let i = 1; i <= 20; ++i) {
                from.forEach((at, finger) => touch.move(finger, on.table, at.x + (to[finger].x - at.x) * i / 20, at.y + (to[finger].y - at.y) * i / 20))
                touch.commit()
                wait(5)
            }
            to.forEach((at, finger) => touch.release(finger, on.table, at.x, at.y))
            touch.commit()
        }
        function shifted(at: point, dx: real, dy: real): point { return Qt.point(at.x + dx, at.y + dy) }

        function test_one_finger_on_empty_table_turns_the_board(): void {
            move([Qt.point(800, 620)], [Qt.point(700, 620)])
            verify(rig.yaw > rig.pose.yaw + 8)
        }
        function test_one_finger_lays_a_tile(): void {
            move([on.slot(0)], [on.topOf(86)])
            compare(on.gameTable.view.stacks[86], "A")
        }
        function test_two_taps_lay_a_tile(): void {
            const touch = touchEvent(on.table)
            for (const at of [on.slot(0), on.topOf(86)]) {
                touch.press(0, on.table, at.x, at.y).commit()
                touch.release(0, on.table, at.x, at.y).commit()
            }
            compare(on.gameTable.view.stacks[86], "A")
        }
        function test_fingers_that_part_bring_the_board_nearer_there(): void {
            const middle = rig.tableAt(Qt.point(450, 350))
            move([one, other], [shifted(one, -60, 0), shifted(other, 60, 0)])
            verify(rig.zoom < 0.8, "zoom " + rig.zoom)
            fuzzyCompare(rig.yaw, rig.pose.yaw, 0.5)
            const after = rig.tableAt(Qt.point(450, 350))
            verify(after.minus(middle).length() < 5)
        }
        function test_fingers_that_close_move_it_away(): void {
            move([one, other], [shifted(one, 60, 0), shifted(other, -60, 0)])
            verify(rig.zoom > 1.1)
        }
        function test_two_fingers_move_the_board(): void {
            move([one, other], [shifted(one, 50, 30), shifted(other, 50, 30)])
            verify(rig.position.length() > 3)
            fuzzyCompare(rig.zoom, 1, 0.02)
            fuzzyCompare(rig.yaw, rig.pose.yaw, 0.5)
        }
        function test_two_fingers_turn_the_board_with_them(): void {
            rig.go("top", false)
            move([one, other], [Qt.point(379, 279), Qt.point(521, 421)])    // by 45 degrees, clockwise
            verify(rig.yaw > 30 && rig.yaw < 50, "yaw " + rig.yaw)
        }
        function test_a_second_finger_gives_a_held_tile_back(): void {
            const touch = touchEvent(on.table), from = on.slot(0)
            touch.press(0, on.table, from.x, from.y).commit()
            for (let i = 1; i <= 10; ++i)
                touch.move(0, on.table, from.x, from.y - 20 * i).commit()
            verify(on.table.hand.active)
            touch.press(1, on.table, 600, 300).commit()
            for (let i = 1; i <= 20; ++i)
                touch.move(0, on.table, from.x, from.y - 200 - 5 * i).move(1, on.table, 600 + 5 * i, 300).commit()
            touch.release(0, on.table, from.x, from.y - 300).release(1, on.table, 700, 300).commit()
            tryVerify(() => !on.table.hand.active)
            compare(on.gameTable.view.rack[0], "A")
        }

        name: "Touch"
        on: scene
    }
}
