import QtQuick
import QtTest
import Storeys

// What is on the faces of the tiles can be read: a large letter, one number on stacks, soft shades.
TableTest {
    id: scene

    TableCase {
        id: test

        property int middle: 45             // with nothing round it
        readonly property BoardView board: on.table.solidBoard

        // The board has only these; the top of the middle one is of the last play (1) or laid (2).
        function clear(stacks: var, mark: int): void {
            const all = Array.from({ length: on.game.variant === "stack10" ? 100 : 225 }, (_, i) => stacks[i] ?? ""), top = all[middle].slice(-1)
            if (mark === 2)
                all[middle] = all[middle].slice(0, -1)
            on.game.played = mark === 1 ? [middle] : []
            on.prepare(all, top === "" ? "A" : top)
            if (mark === 2)
                on.put(middle, top)
        }
        // Pixels as dark as ink in a part of a tile, in squares from its middle.
        function ink(image: var, x: real, y: real, width: real, height: real, side: real): int {
            const at = on.topOf(middle), step = 1 / side
            let count = 0
            for (let dx = 0; dx < width; dx += step)
                for (let dy = 0; dy < height; dy += step)
                    count += image.red(Math.round(at.x + (x + dx) * side), Math.round(at.y + (y + dy) * side)) < 110 ? 1 : 0
            return count
        }
        function init(): void {
            on.table.flat = false
            on.table.quality = "low"
            on.newGame()
            test.clear({}, 0)
            board.rig.go("top", false)
        }
        function cleanup(): void {
            on.table.flat = on.table.heightMap = false
            test.middle = 45
        }

        function test_the_number_never_meets_a_wide_letter_data(): var {
            const rows = []
            for (const letter of ["W", "M", "Q"])   // Q is Qu here
                for (const mark of [0, 1, 2])
                    for (const flat of [false, true])
                        rows.push({ tag: letter + mark + (flat ? " flat" : ""), letter: letter, mark: mark, flat: flat })
            return rows
        }
        function test_the_number_never_meets_a_wide_letter(row: var): void {
            const stacks = {}, tall = "ABCD" + row.letter
            stacks[middle] = tall
            test.clear(stacks, row.mark)
            on.table.flat = row.flat
            if (!row.flat)
                board.rig.zoomAt(on.topOf(middle), 0.4)
            tryVerify(on.settled)
            const side = on.table.board.cell
            // Between them no row is dark, whatever is left and right; a tab and a band are no ink, and lighter in red by no more
            // than the letter is: so only the part of the row within the band counts.
            const rows = [], image = grabImage(on.table)
            for (let y = 0.04; y < 0.24; y += 1 / side)
                rows.push(test.ink(image, -0.33, y, row.mark > 1 ? 0.44 : 0.68, 0.5 / side, side))
            verify(rows.includes(0), "%1".arg(rows))
            verify(test.ink(image, -0.4, -0.4, 0.8, 0.44, side) > 0.02 * side * side, "the letter is there")
        }
        function test_a_tail_stays_off_the_points(): void {
            on.game.variant = "cross15"
            test.middle = 112
            const stacks = {}
            stacks[middle] = "Q"
            test.clear(stacks, 0)
            for (const flat of [false, true]) {
                on.table.flat = flat
                if (!flat)
                    board.rig.zoomAt(on.topOf(middle), 0.4)
                tryVerify(on.settled)
                const side = on.table.board.cell, image = grabImage(on.table), rows = []
                for (let y = 0.04; y < 0.26; y += 1 / side)
                    rows.push(test.ink(image, -0.33, y, 0.68, 0.5 / side, side))
                verify(rows.includes(0), "%1: %2".arg(flat).arg(rows))
            }
        }
        function test_a_stack_has_its_number_and_a_single_tile_none(): void {
            for (const [stack, least, most] of [["AT", 12, 200], ["T", 0, 0]]) {
                const stacks = {}
                stacks[middle] = stack
                test.clear(stacks, 0)
                const image = grabImage(on.table), found = test.ink(image, 0.2, 0.16, 0.22, 0.26, board.rig.cellPixels)
                verify(found >= least && found <= most, "%1: %2".arg(stack).arg(found))
            }
        }
        function test_blocks_show_how_full_a_stack_is_only_from_near(): void {
            const stacks = {}
            stacks[middle] = "ABI"
            test.clear(stacks, 0)
            let image = grabImage(on.table)
            compare(test.ink(image, -0.36, 0.2, 0.4, 0.2, board.rig.cellPixels), 0)
            board.rig.zoomAt(on.topOf(middle), 0.4)
            tryVerify(on.settled)
            image = grabImage(on.table)
            verify(test.ink(image, -0.36, 0.2, 0.4, 0.2, board.rig.cellPixels) > 60)
        }
        function test_a_letter_that_stands_alone_is_large_data(): var { return [{ tag: "solid", flat: false }, { tag: "flat", flat: true }] }
        function test_a_letter_that_stands_alone_is_large(row: var): void {
            const stacks = {}
            stacks[middle] = "H"
            test.clear(stacks, 0)
            on.table.flat = row.flat
            tryVerify(on.settled)
            const side = on.table.board.cell
            const image = grabImage(on.table)
            let rows = 0
            for (let y = -0.41; y < 0.41; y += 1 / side)
                rows += test.ink(image, -0.4, y, 0.8, 0.5 / side, side) > 2 ? 1 : 0
            verify(rows > 0.55 * side, "%1 of %2".arg(rows).arg(side))
        }
        function test_on_a_map_of_heights_the_number_stands_over_a_large_letter_data(): var {
            const rows = []
            for (const stack of ["M", "ABM"])
                for (const mark of [0, 1])
                    for (const flat of [false, true])
                        rows.push({ tag: stack + mark + (flat ? " flat" : ""), stack: stack, mark: mark, flat: flat })
            return rows
        }
        function test_on_a_map_of_heights_the_number_stands_over_a_large_letter(row: var): void {
            const stacks = {}
            stacks[middle] = row.stack
            test.clear(stacks, row.mark)
            on.table.heightMap = true
            on.table.flat = row.flat
            if (!row.flat)
                board.rig.zoomAt(on.topOf(middle), 0.4)
            tryVerify(on.settled)
            const side = on.table.board.cell, image = grabImage(on.table)
            const digit = test.ink(image, -0.37, -0.37, 0.18, 0.19, side)
            verify(digit > 0.004 * side * side, "the number: %1 of %2".arg(digit).arg(side))
            let letter = 0
            for (let y = -0.36; y < 0.36; y += 1 / side)
                letter += test.ink(image, -0.15, y, 0.3, 0.5 / side, side) + test.ink(image, 0.2, y, 0.1, 0.5 / side, side) > 2 ? 1 : 0
            verify(letter > (row.mark === 1 ? 0.45 : 0.54) * side, "the letter: %1 of %2".arg(letter).arg(side))
        }
        // How bright it is along a line to the right, in squares from the middle of a square, at the height of a storey's top.
        function brightness(square: int, level: int, from: real, to: real, y: real): var {
            const image = grabImage(on.table), at = board.squarePoint(square, level), side = board.rig.cellPixels, seen = []
            for (let x = from; x < to; x += 1 / side)
                seen.push(image.green(Math.round(at.x + x * side), Math.round(at.y + y * side)))
            return seen
        }
        function test_a_tile_beside_a_higher_stack_is_shaded_without_a_shadow_map(): void {
            const stacks = {}
            stacks[middle] = "I"
            test.clear(stacks, 0)
            const [alone] = test.brightness(middle, 1, -0.34, 0, 0)
            stacks[middle - 1] = "ABCDE"
            test.clear(stacks, 0)
            const [beside] = test.brightness(middle, 1, -0.34, 0, 0)
            verify(beside < 0.93 * alone, "%1 of %2".arg(beside).arg(alone))
        }
        function test_shadows_from_above_are_soft_data(): var { return [{ tag: "low" }, { tag: "medium" }, { tag: "high" }] }
        function test_shadows_from_above_are_soft(row: var): void {
            const stacks = {}
            stacks[middle - 1] = "ABCDE"
            on.table.quality = row.tag
            test.clear({}, 0)
            const light = test.brightness(middle, 0, -0.36, 0.36, 0)
            test.clear(stacks, 0)
            const shaded = test.brightness(middle, 0, -0.36, 0.36, 0)
            const dark = light.map((value, i) => value - shaded[i])
            const most = Math.max(...dark), near = Math.ceil(0.07 * board.rig.cellPixels)
            const steps = dark.slice(near).map((value, i) => Math.abs(value - dark[i]))
            verify(most > 8, "a shadow: %1".arg(dark))
            verify(Math.max(...steps) <= 0.4 * most, "%1 of %2 at once: %3".arg(Math.max(...steps)).arg(most).arg(dark))
        }

        name: "Faces"
        on: scene
    }
}
