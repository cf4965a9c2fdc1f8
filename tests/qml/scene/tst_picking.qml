import QtQuick
import QtTest
import Storeys
import Storeys.Scene

// Which square is under a pixel, over many cameras, checked against a walk along the ray that knows nothing of the way it is
// found.
TestCase {
    id: test

    readonly property real tile: Measures.tileHalf
    property int checked: 0
    property int doubtful: 0

    BoardSpace { id: space }
    Viewpoint { id: viewpoint; size: Qt.size(952, 800); arm: Qt.vector3d(3, -12, 330) }

    function build(rows: int, columns: int): void {
        space.rows = rows
        space.columns = columns
        space.heights = Array.from({ length: rows * columns }, (_, i) => Math.max(0, (i * 7919 + 13) % 9 - 3))
    }
    // The first column that a walk along the ray gets into; columns are grown by margin on every side.
    function walked(from: vector3d, ray: vector3d, margin: real): int {
        for (let t = (6 * Measures.storey + 0.2 - from.y) / ray.y, end = -from.y / ray.y; t < end; t += 0.05) {
            const x = from.x + ray.x * t, y = from.y + ray.y * t, z = from.z + ray.z * t
            const column = Math.floor(x / 10 + space.columns / 2), row = Math.floor(z / 10 + space.rows / 2)
            if (column < 0 || row < 0 || column >= space.columns || row >= space.rows)
                continue
            const square = row * space.columns + column, middle = space.place(square, 0)
            const inside = Math.max(Math.abs(x - middle.x), Math.abs(z - middle.z)) < test.tile + margin
            if (inside && y < space.height(square) * Measures.storey + margin)
                return square
        }
        return -1
    }
    function checkTops(): void {
        for (let square = 0; square < space.rows * space.columns; ++square) {
            if (space.height(square) === 0)
                continue
            const pixel = viewpoint.project(space.place(square, space.height(square)))
            const from = viewpoint.eye(), ray = viewpoint.towards(pixel.x, pixel.y)
            const wide = test.walked(from, ray, 0.1), narrow = test.walked(from, ray, -0.1)
            ++test.checked
            if (wide !== narrow && narrow >= 0)
                ++test.doubtful
            else
                compare(space.squareAt(from, ray), wide, "square %1, yaw %2, pitch %3".arg(square).arg(viewpoint.yaw).arg(viewpoint.pitch))
        }
    }
    function test_every_top_in_sight_is_found_data(): var {
        return [{ tag: "10 by 10", rows: 10, columns: 10 }, { tag: "8 by 8", rows: 8, columns: 8 }, { tag: "6 by 15", rows: 6, columns: 15 }]
    }
    function test_every_top_in_sight_is_found(row: var): void {
        test.build(row.rows, row.columns)
        test.checked = test.doubtful = 0
        for (let yaw = -180; yaw < 180; yaw += 40) {
            for (const pitch of [-89.9, -75, -46, -33, -20, -14]) {
                viewpoint.yaw = yaw + pitch / 10
                viewpoint.pitch = pitch
                test.checkTops()
            }
        }
        verify(test.doubtful < test.checked / 20, "%1 of %2 too close to an edge".arg(test.doubtful).arg(test.checked))
    }
    function test_from_above_every_square_is_found(): void {
        test.build(10, 10)
        viewpoint.yaw = 0
        viewpoint.pitch = -89.9
        for (let square = 0; square < 100; ++square) {
            const pixel = viewpoint.project(space.place(square, space.height(square)))
            compare(space.squareAt(viewpoint.eye(), viewpoint.towards(pixel.x, pixel.y)), square)
        }
    }
    function test_beside_the_board_is_no_square(): void {
        test.build(8, 8)
        viewpoint.yaw = 0
        viewpoint.pitch = -46
        const pixel = viewpoint.project(Qt.vector3d(-47, 0, 0))
        compare(space.squareAt(viewpoint.eye(), viewpoint.towards(pixel.x, pixel.y)), -1)
    }
    function test_the_sides_of_a_stack_belong_to_it(): void {
        test.build(10, 10)
        space.heights = Array.from({ length: 100 }, (_, i) => i === 55 ? 5 : 0)
        viewpoint.yaw = 0
        viewpoint.pitch = -20
        const pixel = viewpoint.project(space.place(55, 2).plus(Qt.vector3d(0, 0, test.tile)))
        compare(space.squareAt(viewpoint.eye(), viewpoint.towards(pixel.x, pixel.y)), 55)
    }
    // A tile held over the board lies on the line of sight and above everything under it.
    function test_a_held_tile_clears_what_is_under_it(): void {
        test.build(10, 10)
        viewpoint.pitch = -33
        for (let x = 100; x < 900; x += 37) {
            const from = viewpoint.eye(), held = space.hover(from, viewpoint.towards(x, 420), -1, 5)
            const under = space.squareAt(Qt.vector3d(held.x, 100, held.z), Qt.vector3d(0, -1, 0))
            verify(held.y >= space.height(under) * Measures.storey + 4.99)
            verify(Math.abs(viewpoint.project(held).x - x) < 0.1)
        }
    }

    name: "Picking"
}
