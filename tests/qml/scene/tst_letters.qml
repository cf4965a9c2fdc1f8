import QtQuick
import QtTest
import Storeys
import Storeys.Scene

// Every tile shows its own letter: on the board, in the hand and in the air, whatever was drawn before.
TableTest {
    id: scene

    width: 714; height: 600     // drawn more quickly

    TableCase {
        id: test

        readonly property int empty: 86
        readonly property int full: 20
        readonly property BoardView board: on.table.solidBoard

        // Dark pixels round the middle of a tile: few for an I, many for an M.
        function ink(at: point): int {
            const image = grabImage(on.table), side = board.rig.cellPixels
            let count = 0
            for (let x = -0.3; x < 0.3; x += 0.02)
                for (let y = -0.3; y < 0.3; y += 0.02)
                    count += image.red(Math.round(at.x + x * side), Math.round(at.y + y * side)) < 110 ? 1 : 0
            return count
        }
        function shows(letter: string, at: point): void {
            const found = test.ink(at)
            verify(letter === "I" ? found > 20 && found < 230 : found > 240, "%1: %2 dark".arg(letter).arg(found))
        }
        function seen(place: vector3d): point { return board.rig.viewpoint.project(place.plus(Qt.vector3d(0, Measures.storey, 0))) }
        // What flies holds still, so that it can be looked at.
        function hold(): void {
            for (const flight of Array.from(board.flights.tiles)) {
                flight.motion.pause()
                flight.x = flight.from.x
                flight.z = flight.from.z
                flight.y = flight.from.y
            }
        }
        function init(): void {
            on.newGame()
            on.prepare(on.middle, "IMIMIMI")
            board.rig.go("top", false)
        }

        function test_a_tile_in_the_air_shows_its_letter_whatever_flew_before(): void {
            const shapes = board.flights.made.length
            for (let i = 0; i < 5; ++i) {
                const letter = "IM"[i % 2], from = board.space.place(empty, 6)
                on.put(empty, letter)
                board.flights.drop(empty, from, 0)
                test.hold()
                test.shows(letter, test.seen(from))
                board.flights.finish()
                test.shows(letter, test.seen(board.space.place(empty, 0)))
                on.gameTable.view.takeBack(empty, -1)
            }
            compare(board.flights.made.length, shapes)     // one of them flew every time
        }
        function test_after_a_refused_drop_the_next_tile_shows_its_letter_in_the_hand_in_the_air_and_on_its_stack(): void {
            for (let slot = 0; slot < 3; ++slot) {
                const letter = on.gameTable.view.rack[slot + 1]
                drag(on.slot(slot), on.topOf(full), Qt.LeftButton)      // refused; it is still on its way back
                compare(on.gameTable.view.stacks[full].length, 5)
                press(on.slot(slot + 1), Qt.LeftButton)
                moveTo(on.slot(slot + 1), on.topOf(43), Qt.LeftButton)
                compare(on.table.hand.symbol, letter)
                const held = board.heldTile
                compare(held.symbol, letter)
                tryCompare(held.pickUp, "risen", 1)
                test.shows(letter, test.seen(held.position))
                mouseRelease(on.table, on.topOf(43).x, on.topOf(43).y)
                compare(on.gameTable.view.stacks[43], "MW" + letter)
                compare(board.flights.tiles.length, 1)
                test.hold()
                test.shows(letter, test.seen(board.flights.tiles[0].at))
                on.table.skip()
                test.shows(letter, test.seen(board.space.place(43, 2)))
                on.gameTable.view.takeBack(43, slot + 1)
            }
        }

        name: "Letters"
        on: scene
    }
}
