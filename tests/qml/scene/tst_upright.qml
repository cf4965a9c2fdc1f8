import QtQuick
import QtTest
import Storeys

// Letters and numbers on the board are upright for whoever looks.
TableTest {
    id: scene

    width: 714; height: 600     // drawn more quickly

    TableCase {
        id: test

        readonly property int stack: 90 + 7     // two tiles, with room round them
        readonly property BoardView board: on.table.solidBoard

        function show(yaw: real): void {
            board.rig.yaw = yaw
            tryVerify(on.settled)
        }
        // Dark pixels in a corner of the tile, as seen: right and below are 1 or -1.
        function ink(image: var, right: int, below: int): int {
            const at = on.topOf(stack), side = board.rig.cellPixels
            let count = 0
            for (let x = 0.19; x < 0.4; x += 0.02)
                for (let y = 0.22; y < 0.4; y += 0.02)
                    count += image.red(Math.round(at.x + right * x * side), Math.round(at.y + below * y * side)) < 110 ? 1 : 0
            return count
        }
        function init(): void {
            on.table.uprightLetters = true
            on.newGame()
            board.rig.go("top", false)
            on.prepare(on.middle.map((stack, i) => i === test.stack ? "TI" : i > 85 ? "" : stack), "A")
            test.show(0)
        }
        function test_the_number_is_at_the_lower_right_from_every_side_data(): var {
            return [0, 90, 180, 270].map(yaw => ({ tag: String(yaw), yaw: yaw }))
        }
        function test_the_number_is_at_the_lower_right_from_every_side(row: var): void {
            test.show(row.yaw)
            const image = grabImage(on.table)
            verify(test.ink(image, 1, 1) > 8, "%1 dark".arg(test.ink(image, 1, 1)))
            compare(test.ink(image, 1, -1), 0)
            compare(test.ink(image, -1, -1), 0)
        }
        function test_letters_that_are_to_stay_as_they_lie_do_so(): void {
            on.table.uprightLetters = false
            test.show(180)
            const image = grabImage(on.table)
            verify(test.ink(image, -1, -1) > 8)
            compare(test.ink(image, 1, 1), 0)
        }
        function test_they_follow_late_and_go_back_late(): void {
            for (const [yaw, quarter] of [[50, 0], [54, 0], [60, 1], [46, 1], [36, 1], [30, 0], [-60, -1], [-200, -2]]) {
                board.rig.yaw = yaw
                compare(board.upright.quarter, quarter, "at %1".arg(yaw))
            }
        }
        function test_a_full_turn_of_the_camera_turns_no_letter(): void {
            test.show(30)
            board.rig.yaw = 390
            verify(!board.upright.running)
            compare(board.upright.angle, 360)
        }
        // How bright each place round that point of the rim is.
        function label(x: real, z: real): var {
            wait(50)        // the mesh follows
            const image = grabImage(on.table), at = board.rig.viewpoint.project(Qt.vector3d(x, 1.4, z)), side = board.rig.cellPixels
            const seen = []
            for (let right = -0.16; right <= 0.16; right += 0.02)
                for (let down = -0.16; down <= 0.16; down += 0.02)
                    seen.push(image.green(Math.round(at.x + right * side), Math.round(at.y + down * side)))
            return seen
        }
        function difference(one: var, other: var): real { return one.reduce((sum, value, i) => sum + Math.abs(value - other[i]), 0) / one.length }
        function test_coordinates_turn_with_the_letters_without_a_jump(): void {
            const turned = angle => {
                board.upright.angle = angle
                return label(5, 53.95)      // the F
            }
            const level = turned(0), whole = difference(level, turned(90))
            verify(whole > 10, "%1".arg(whole))
            let last = level
            for (let angle = 10; angle <= 90; angle += 10) {
                const now = turned(angle)
                verify(difference(last, now) > 0.5, "it turns at %1".arg(angle))
                verify(difference(last, now) < 0.6 * whole, "no jump at %1: %2 of %3".arg(angle).arg(difference(last, now)).arg(whole))
                last = now
            }
            board.upright.angle = 0
        }
        function test_coordinates_look_the_same_to_a_reader_at_the_side(): void {
            const seven = label(53.95, 15)
            test.show(90)
            const same = difference(seven, label(53.95, 15))
            on.table.uprightLetters = false
            tryVerify(on.settled)
            verify(difference(seven, label(53.95, 15)) > 2 * same)
        }
        function test_any_input_ends_the_turn(): void {
            board.rig.yaw = 90
            verify(board.upright.running)
            mouseClick(on.table, on.table.width - 52, 60)
            verify(!board.upright.running)
            compare(board.upright.angle, 90)
        }

        name: "Upright"
        on: scene
    }
}
