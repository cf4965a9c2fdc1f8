import QtQuick
import QtTest
import Storeys

// Tiles that were laid, stacks and what they hide, on the picture: other tests check them without one.
TableTest {
    id: scene

    width: 833; height: 700     // drawn more quickly

    TableCase {
        id: test

        readonly property int empty: 86
        readonly property int stack: 20         // five tiles
        readonly property int hidden: 34        // one tile; hide() sets up a tall stack before it
        readonly property int tall: 44
        readonly property var board: on.table.board

        function init(): void {
            on.newGame()
            board.rig.go("top", false)
        }
        function cleanup(): void {
            on.table.explode(false)
            on.table.heightMap = on.table.flat = on.table.lowered = false
            scene.width = 952
        }
        function boards(): var { return [{ tag: "solid", flat: false }, { tag: "flat", flat: true }] }
        function show(flat: bool): void {
            on.table.flat = flat
            tryVerify(() => on.table.rack !== null && !board.coarse)
        }
        function picture(): var {
            tryVerify(() => !board.coarse)
            frame()
            return grabImage(on.table)
        }
        // How many points in a part of the picture are darker than the limit. The part is given in squares from a place.
        function dark(image: var, at: point, x: real, y: real, width: real, height: real, limit: int): int {
            const side = board.cell
            let count = 0
            for (let dx = 0; dx < width; dx += 0.02)
                for (let dy = 0; dy < height; dy += 0.02)
                    count += image.red(Math.round(at.x + (x + dx) * side), Math.round(at.y + (y + dy) * side)) < limit ? 1 : 0
            return count
        }

        // ---- tiles

        function test_a_tile_that_was_laid_is_seen_data(): var { return test.boards() }
        function test_a_tile_that_was_laid_is_seen(row: var): void {
            show(row.flat)
            on.prepare(on.middle, "IM")
            const x = Math.round(on.topOf(empty).x) - 12, y = Math.round(on.topOf(empty).y)
            const before = picture().red(x, y)
            on.put(empty, "I")
            tryVerify(() => grabImage(on.table).red(x, y) > before + 60)
        }
        // Where squares are small the tab is large.
        function test_a_laid_letter_does_not_touch_the_tab_in_its_corner(): void {
            scene.width = 700
            on.prepare(on.middle, "IM")
            board.rig.go("top", false)
            const square = on.gameTable.view.stacks.findIndex(stack => stack.length === 1)
            on.put(square, "M")
            const middle = on.topOf(square), cell = on.topOf(square + 1).x - middle.x
            // What is seen from the legs of the letter down: its ink, the face, the tab of a draft.
            const columns = () => {
                const image = grabImage(on.table), legs = [0.09, 0.11, 0.13, 0.15, 0.17].map(x => Math.round(middle.x) + Math.round(x * cell))
                const down = Array.from({ length: Math.round(cell / 3) }, (none, i) => Math.round(middle.y) + i)
                return legs.map(x => down.map(y => image.red(x, y))).filter(reds => reds[0] < 90)
            }
            tryVerify(() => columns().length > 1)
            for (const reds of columns())
                verify(reds.some(red => red > 150), reds.join(" "))
        }
        function test_on_the_flat_board_the_height_is_told_by_a_number(): void {
            show(true)
            const image = picture(), corner = square => Qt.point(board.stackRect(square).x, board.stackRect(square).y)
            verify(test.dark(image, corner(20), 0.74, 0.72, 0.16, 0.16, 110) > 5)       // the five
            compare(test.dark(image, corner(14), 0.78, 0.76, 0.16, 0.16, 110), 0)       // one tile has no number
        }
        function test_heights_show_in_one_hue_with_letters_in_full_size(): void {
            const single = 16, ink = (image, square, x, y, width, height) => test.dark(image, on.topOf(square), x, y, width, height, 110)
            const plain = picture(), letter = ink(plain, stack, -0.4, -0.4, 0.8, 0.54)
            compare(ink(plain, single, -0.42, -0.42, 0.2, 0.1), 0)
            on.table.heightMap = true
            const image = picture()
            verify(ink(image, stack, -0.4, -0.2, 0.8, 0.6) >= letter)
            verify(ink(image, stack, -0.42, -0.42, 0.2, 0.1) > 5)
            verify(ink(image, single, -0.42, -0.42, 0.2, 0.1) > 5)      // a one on the lowest storey too
            const at = on.topOf(stack), x = Math.round(at.x - board.cell * 0.38), y = Math.round(at.y + board.cell * 0.3)
            verify(image.green(x, y) > image.red(x, y) + 15)
        }
        function test_heights_show_on_the_tiles_of_the_flat_board(): void {
            show(true)
            const colour = () => {
                const image = picture(), at = on.topOf(stack)
                return image.pixel(Math.round(at.x - board.cell * 0.38), Math.round(at.y))
            }
            verify(Qt.colorEqual(colour(), Theme.p.storeys[4]))
            on.table.heightMap = true
            verify(Qt.colorEqual(colour(), Theme.p.heights[4]))
        }

        // ---- what stacks hide

        // Where a tile's face is seen on the board taken apart.
        function seenAt(square: int, level: int): point {
            const lying = board.space.place(square, level + 1)
            return board.rig.viewpoint.project(lying.plus(board.explosion.away(level, board.explosion.amount)))
        }
        function test_taken_apart_storeys_have_coordinates_and_covered_letters_lie_there(): void {
            on.table.explode(true)
            const image = picture(), side = board.cell
            for (let level = 0; level < 5; ++level) {
                const b = test.seenAt(1, level), x = Math.round(b.x), y = Math.round(b.y - side * 0.9)      // the letter B
                let least = 255, most = 0
                for (let dx = -4; dx <= 4; ++dx)
                    for (let dy = -4; dy <= 4; ++dy) {
                        least = Math.min(least, image.green(x + dx, y + dy))
                        most = Math.max(most, image.green(x + dx, y + dy))
                    }
                verify(most > least + 60, `storey ${level + 1}: ${least} to ${most}`)
            }
            const covered = test.seenAt(stack, 1)
            verify(image.red(Math.round(covered.x - side * 0.38), Math.round(covered.y)) > 150)
        }
        function test_on_the_flat_board_covered_letters_lie_on_their_storeys(): void {
            show(true)
            on.table.explode(true)
            const image = picture(), columns = board.plan.columns
            for (let level = 0; level < 5; ++level) {
                const floor = board.plan.floorCorner(level)
                const x = floor.x + (stack % columns + 0.12) * board.cell, y = floor.y + (Math.floor(stack / columns) + 0.5) * board.cell
                const edge = image.pixel(Math.round(x), Math.round(y))
                verify(Qt.colorEqual(edge, Theme.p.storeys[level]), `storey ${level + 1}: ${edge}`)
            }
        }
        // Puts a letter behind a tall stack and lowers the camera.
        function hide(): void {
            on.prepare(Array.from({ length: 100 }, (_, square) => square === hidden ? "H" : square === tall ? "ABCDE" : ""), "AI")
            board.rig.go("low", false)
        }
        function test_a_letter_behind_a_stack_is_seen_when_that_sinks(): void {
            const letter = image => test.dark(image, board.rig.viewpoint.project(board.space.topOf(hidden)), -0.2, -0.1, 0.4, 0.2, 90)
            test.hide()
            const before = letter(picture())
            on.table.lowered = true
            tryVerify(() => board.space.depths[tall] === 4)
            const seen = letter(picture())
            verify(seen > before + 30, `${seen} dark, ${before} before`)
            on.table.lowered = false
            tryVerify(() => board.space.depths.length === 0)
            compare(letter(picture()), before)
        }
        function test_signs_lie_on_the_stack_wherever_it_is(): void {
            test.hide()
            on.game.pointAt([tall])
            on.gameTable.cursor.point(tall)
            on.table.lowered = true
            tryVerify(on.settled)
            const image = picture(), pixel = board.rig.viewpoint.project(board.space.topOf(tall).plus(Qt.vector3d(-4.7, 0.4, 4.7)))
            let white = 0
            for (let x = -4; x <= 8; ++x)
                for (let y = -6; y <= 4; ++y)
                    white += image.blue(Math.round(pixel.x) + x, Math.round(pixel.y) + y) > 230 ? 1 : 0
            verify(white > 4, "%1 white".arg(white))
        }

        name: "Seen"
        on: scene
    }
}
