import QtQuick
import QtQuick.Window
import QtTest
import Storeys
import Storeys.Fixture

// The flat board on the picture: its squares, its tiles, and the cursor.
Item {
    id: scene

    width: 952
    height: 800

    GameFixture {
        id: fixture

        variant: "cross15"
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

        readonly property var board: table.board

        // The colour beside the middle of a square, in parts of a square: red, green and blue.
        function colour(square: int, right: real, down: real): var {
            const image = grabImage(table), at = board.squarePoint(square, 0), side = board.rig.cellPixels
            const x = Math.round(at.x + right * side), y = Math.round(at.y + down * side)
            return [image.red(x, y), image.green(x, y), image.blue(x, y)]
        }
        function distance(a: var, b: var): real { return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) }
        function initTestCase(): void { tryVerify(() => table.rack !== null, 10000) }
        function cleanupTestCase(): void { scene.Window.window.visible = false }      // see TableCase
        function init(): void {
            table.skip()
            fixture.stacks = []
            fixture.begin()
            board.rig.go("top", false)
            waitForRendering(table, 5000)
        }

        function test_tiles_that_a_lesson_points_at_are_framed_data(): var { return [{ tag: "flat", flat: true }, { tag: "solid", flat: false }] }
        function test_tiles_that_a_lesson_points_at_are_framed(row: var): void {
            table.flat = row.flat
            tryVerify(() => table.rack !== null && table.showsFlat === row.flat)
            waitForRendering(table, 5000)
            const rack = table.rack, between = rack.slotPoint(1).x - rack.slotPoint(0).x
            const picture = () => grabImage(table)
            const changed = (before, after, slot) => {
                let count = 0
                for (let x = -0.48; x <= 0.48; x += 0.02)
                    for (let y = -0.48; y <= 0.48; y += 0.02) {
                        const at = rack.slotPoint(slot)
                        const [h, v] = [Math.round(at.x + x * between), Math.round(at.y + y * between)]
                        count += distance([before.red(h, v), before.green(h, v), before.blue(h, v)], [after.red(h, v), after.green(h, v), after.blue(h, v)]) > 60 ? 1 : 0
                    }
                return count
            }
            const before = picture()
            fixture.pointAt([], ["Z"])
            compare(Array.from(rack.pointed), [2])
            waitForRendering(table, 5000)
            const after = picture()
            verify(changed(before, after, 2) > 50, String(changed(before, after, 2)))
            compare(changed(before, after, 0), 0)
            fixture.pointAt([], [])
            table.flat = false
        }
        function test_squares_that_multiply_differ_from_plain_ones_and_each_other(): void {
            const plain = colour(1, 0, 0.36), seen = [3, 20, 16, 0].map(square => colour(square, 0, 0.36))
            seen.forEach((one, i) => {
                verify(distance(one, plain) > 30, "kind " + i)
                seen.slice(0, i).forEach(other => verify(distance(one, other) > 30, "kind " + i))
            })
        }
        function test_discs_leave_the_corner_that_octagons_nearly_fill(): void {
            const disc = distance(colour(3, 0, 0.36), colour(3, 0.36, 0.36))
            const octagon = distance(colour(0, 0, 0.36), colour(0, 0.31, 0.31))
            verify(disc > 2 * octagon)
        }
        function test_the_cursor_shows_its_square_and_its_direction(): void {
            const ahead = () => colour(31, 0.58, 0), below = () => colour(31, 0, 0.58)
            const before = [ahead(), below()]
            table.gameTable.cursor.point(31)
            tryVerify(() => distance(ahead(), before[0]) > 60)
            verify(distance(below(), before[1]) < 60)
            table.gameTable.cursor.point(31)
            tryVerify(() => distance(below(), before[1]) > 60)
            verify(distance(ahead(), before[0]) < 60)
        }
        function test_a_letter_has_its_value_and_a_blank_a_ring_instead(): void {
            const dark = (square, from, to) => {
                const image = grabImage(table), at = board.squarePoint(square, 1), side = board.rig.cellPixels
                let count = 0
                for (let x = from; x < to; x += 0.03)
                    for (let y = from; y < to; y += 0.03)
                        count += image.red(Math.round(at.x + x * side), Math.round(at.y + y * side)) < 110 ? 1 : 0
                return count
            }
            const play = letter => {
                fixture.stacks = Array.from({ length: 225 }, (none, i) => i === 31 ? letter : "")
                fixture.begin()
                waitForRendering(table, 5000)
            }
            play("I")
            verify(dark(31, 0.2, 0.4) > 0)
            compare(dark(31, -0.4, -0.2), 0)
            play("i")
            verify(dark(31, -0.4, -0.2) > 0)    // where the ring is
        }

        name: "Flat"
        when: windowShown
    }
}
