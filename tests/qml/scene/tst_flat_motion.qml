import QtQuick
import QtQuick.Window
import QtTest
import Storeys
import Storeys.Test

// On the flat board tiles move as they do on the other one, and what its stacks hide can be seen too.
TableTest {
    id: scene

    property int frames: 0
    property real place: 0          // of the held tile, across
    property real swing: 0          // how far the shaking took it from there, since this was set to 0
    property real shaken: 0         // the same of the cursor, as in Hand

    Connections {
        target: test.board

        function onShakenChanged(): void { scene.shaken = Math.max(scene.shaken, Math.abs(test.board.shaken)) }
        function onHeldAtChanged(): void {
            if (test.board.shaken !== 0)
                scene.swing = Math.max(scene.swing, Math.abs(test.board.heldAt.x - scene.place))
        }
    }
    TableCase {
        id: test

        readonly property int empty: 86
        readonly property int stack: 20     // five tiles
        readonly property var play: [on.game.moving(86, "S"), on.game.moving(87, "O")]
        readonly property var board: on.table.board
        readonly property var flights: board?.flights

        function shown(): string { return board.standing(empty, on.gameTable.view.stacks[empty], on.gameTable.view.marks[empty]) }
        function initTestCase(): void {
            tryVerify(() => on.table.rack !== null, 10000)
            on.table.flat = true
            tryVerify(() => on.table.rack !== null)
        }
        function init(): void {
            TestTime.setStep(10)        // what moves is looked at on its way
            on.newGame()
            frame()
        }
        function cleanup(): void {
            Theme.reducedMotion = false
            on.table.explode(false)
            on.table.skip()
        }
        function test_a_play_comes_down_tile_by_tile(): void {
            play.forEach(tile => on.put(tile.square, tile.tile))
            on.gameTable.view.tilesLanded(play)
            compare(flights.squares.length, 2)
            compare(shown(), "")       // it is not there yet
            const first = flights.tiles[0], second = flights.tiles[1]
            verify(second.waiting)
            verify(!second.shape.visible)
            tryVerify(() => first.y < 20 && first.shape.y > board.stackRect(empty).y - 2 * board.cell)
            verify(first.shape.scale > 1)
            tryVerify(() => !flights.running)
            compare(shown(), "S")
        }
        function test_the_tile_is_seen_in_the_air_and_the_board_below_it(): void {
            on.gameTable.view.tilesWithdrawn(play)
            compare(flights.squares.length, 0)
            const shape = flights.tiles[0].shape, y = shape.y
            tryVerify(() => shape.y > y + board.cell)       // towards the rack
            tryVerify(() => !flights.running)
        }
        function test_a_step_back_lifts_the_last_tile_first_and_they_fade(): void {
            on.gameTable.view.tilesLifted(play)
            const first = flights.tiles[0], last = flights.tiles[1], y = last.shape.y
            verify(first.wait > last.wait)
            tryVerify(() => last.shape.y < y && last.shape.opacity < 1)
            tryVerify(() => !flights.running)
        }
        function test_a_typed_tile_comes_from_its_place_on_the_rack(): void {
            on.gameTable.view.lay(5, empty, "")
            const flight = flights.tiles[0], at = board.plan.pixelOf(flight.from, 0), slot = on.slot(5)
            fuzzyCompare(at.x, slot.x, 1)
            fuzzyCompare(at.y, slot.y, 1)
            tryVerify(() => !flights.running)
            compare(shown(), "G")
        }
        function test_a_tile_that_is_taken_back_goes_there(): void {
            on.gameTable.view.tilesLifted([on.game.moving(empty, "G", 0, 5)])
            const at = board.plan.pixelOf(flights.tiles[0].to, 0)
            fuzzyCompare(at.x, on.slot(5).x, 1)
            compare(flights.tiles[0].fades, false)
        }
        function test_a_tile_that_is_let_go_falls_and_one_that_is_taken_rises(): void {
            TestTime.setStep(0)
            press(on.slot(0), Qt.LeftButton)
            moveTo(on.slot(0), Qt.point(on.slot(0).x, on.slot(0).y - 8), Qt.LeftButton)
            const held = on.table.rack.heldTile
            TestTime.pass(60)
            verify(held.visible && held.pickUp.risen > 0 && held.pickUp.risen < 1)
            TestTime.setStep(10)
            tryCompare(held.pickUp, "risen", 1)
            moveTo(on.slot(0), on.topOf(empty), Qt.LeftButton)
            mouseRelease(on.table, on.topOf(empty).x, on.topOf(empty).y)
            compare(flights.tiles.length, 1)
            compare(on.gameTable.view.stacks[empty], "A")
            tryVerify(() => !flights.running)
        }
        function test_what_is_refused_shakes_and_goes_back(): void {
            press(on.slot(0), Qt.LeftButton)
            moveTo(on.slot(0), on.topOf(stack), Qt.LeftButton)
            scene.place = board.heldAt.x
            scene.swing = 0
            mouseRelease(on.table, on.topOf(stack).x, on.topOf(stack).y)
            verify(on.table.hand.active)
            tryVerify(() => !on.table.hand.active)
            verify(scene.swing > 1)
            compare(on.gameTable.view.rack[0], "A")
        }
        function test_the_cursor_shakes_when_a_typed_letter_is_refused(): void {
            scene.shaken = 0
            on.gameTable.cursor.refused("no")
            tryVerify(() => scene.shaken > 0.1)
            tryCompare(board, "shaken", 0)
        }
        function test_any_input_ends_it(): void {
            TestTime.setStep(0)
            on.gameTable.view.tilesWithdrawn(play)
            verify(board.coarse)
            mouseClick(on.table, 60, 300)
            compare(flights.running, false)
        }
        function test_with_reduced_motion_nothing_moves(): void {
            Theme.reducedMotion = true
            on.gameTable.view.tilesLanded(play)
            on.gameTable.view.tilesLifted(play)
            on.gameTable.view.tileLaid(0, empty, 5)
            verify(!flights.running)
            on.gameTable.cursor.refused("no")
            compare(board.shaken, 0)
            on.table.explode(true)
            compare(board.explosion.amount, 1)
            compare(board.plan.zoom, 1)
        }
        function test_at_rest_nothing_is_drawn(): void {
            on.gameTable.view.tilesWithdrawn(play)
            on.gameTable.cursor.refused("no")
            tryVerify(() => !board.coarse && board.shaken === 0)
            TestTime.pass(3000, 100)        // the notice goes
            wait(100)
            scene.frames = 0
            TestTime.pass(3000, 100)
            wait(100)
            compare(scene.frames, 0)
        }

        // ---- what stacks hide

        function centre(square: int, level: int): point {
            const floor = board.plan.floorCorner(level), columns = board.plan.columns
            return Qt.point(floor.x + (square % columns + 0.5) * board.cell, floor.y + (Math.floor(square / columns) + 0.5) * board.cell)
        }
        function test_taken_apart_every_letter_is_in_sight(): void {
            on.table.explode(true)
            verify(on.table.exploded && board.coarse)
            tryVerify(() => !board.coarse)
            const places = []
            on.gameTable.view.stacks.forEach((stack, square) => {
                for (let level = 0; level < stack.length; ++level)
                    places.push(centre(square, level))
            })
            compare(places.length, 82)
            places.forEach((one, i) => {
                verify(one.x > board.safe.left && one.x < board.safe.right && one.y > board.safe.top && one.y < board.safe.bottom)
                places.slice(0, i).forEach(other => verify(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) >= board.cell - 1))
            })
        }
        function test_storeys_slide_without_a_jump(): void {
            let last = null, most = 0
            const steps = () => {
                const at = test.centre(99, 4), zoom = board.plan.zoom
                const now = Qt.point(board.plan.middle.x + (at.x - board.plan.middle.x) * zoom, board.plan.middle.y + (at.y - board.plan.middle.y) * zoom)
                if (last !== null)
                    most = Math.max(most, Math.hypot(now.x - last.x, now.y - last.y))
                last = now
            }
            steps()
            for (const to of [true, false]) {
                on.table.explode(to)
                const end = to ? board.explosion.spread : 0, from = board.explosion.amount
                board.explosion.motion.stop()
                for (let i = 0; i <= 100; ++i) {
                    board.explosion.amount = from + (end - from) * i / 100
                    steps()
                }
            }
            verify(most < 20, "%1 pixels at once".arg(most))
        }
        function test_the_spread_follows_the_wheel_and_the_keys_and_a_click_closes(): void {
            on.table.explode(true)
            mouseWheel(on.table, 500, 300, 0, -120, Qt.NoButton, Qt.ControlModifier)
            fuzzyCompare(board.explosion.spread, 0.9, 0.001)
            on.table.turnBy(0, 1)
            fuzzyCompare(board.explosion.spread, 1, 0.001)
            mouseClick(on.table, 500, 300)
            verify(!on.table.exploded)
            tryVerify(() => !board.coarse)
            compare(board.plan.zoom, 1)
        }
        function test_a_play_and_the_other_board_put_it_together(): void {
            on.table.explode(true)
            on.put(empty, "E")
            verify(!on.table.exploded)
            on.table.explode(true)
            on.table.flat = false
            verify(!on.table.exploded)
            on.table.flat = true
            tryVerify(() => on.table.rack !== null)
            verify(!on.table.exploded)
        }
        function test_a_stack_under_the_pointer_is_peeled(): void {
            const at = on.topOf(stack)
            mouseMove(on.table, at.x + 2, at.y)
            mouseMove(on.table, at.x, at.y)
            tryVerify(() => on.table.peeled.card !== null)
            compare(on.table.peeled.card.layers.length, 5)
            on.table.explode(true)
            compare(on.table.peeled.card, null)
        }

        name: "FlatMotion"
        on: scene
    }
    Connections {
        target: scene.Window.window

        function onFrameSwapped(): void { ++scene.frames }
    }
}
