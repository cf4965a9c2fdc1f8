import QtQuick
import QtTest
import Storeys
import Storeys.Test

// The draw for the start, on the table.
TableTest {
    id: scene

    TableCase {
        id: test

        readonly property var deal: on.table.deal
        readonly property var flights: on.table.board.flights
        readonly property var plain: ({ names: ["Ann", "Bo"], seed: 2 })            // Ann draws a C, Bo a Qu
        readonly property var tied: ({ names: ["Ann", "Bo", "Cy"], seed: 137 })     // M, M, O; then G, A
        readonly property var longNames: ({ names: ["Wilhelmina Longstocking", "Bartholomew Underhill"], seed: 40 })     // both an A

        function begin(game: var): void {
            on.game.start({ players: game.names.map(name => ({ name: name, level: "" })), seed: game.seed })
        }
        function resume(): void {
            on.game.record = "stack10"
            on.game.begin()
            on.game.record = ""
        }
        function seen(): var { return Array.from(deal.there, tile => ({ name: tile.name, wins: deal.wins(tile) })) }
        function cleanup(): void {
            deal.end()
            on.table.draws = true
            Theme.reducedMotion = false
            Theme.showSpeed = "normal"
        }
        function init(): void {
            TestTime.setStep(10)        // what moves is looked at on its way
            on.newGame()
            on.table.draws = true
            Theme.showSpeed = "fast"
            frame()
        }

        function test_everybody_draws_and_then_the_rack_fills(): void {
            begin(plain)
            verify(deal.running)
            compare(deal.dealt, 0)
            compare(on.table.rack.shown.join(""), "")
            tryVerify(() => deal.there.length === 1)
            verify(!deal.judged)
            tryVerify(() => deal.judged, 5000)
            compare(test.seen().map(place => place.wins), [true, false])
            compare(Array.from(flights.tiles).map(tile => tile.symbol + tile.mark), ["C1", "Q0"])
            verify(flights.tiles[0].square !== flights.tiles[1].square)
            compare(findChild(deal, "drawHeadline").text, "Ann starts")
            tryVerify(() => deal.dealt === 3, 5000)
            compare(Array.from(flights.tiles).filter(tile => tile.stays).length, 0)
            compare(on.table.rack.shown.slice(0, 3), Array.from(on.gameTable.view.rack).slice(0, 3))
            compare(on.table.rack.shown.slice(3).join(""), "")
            tryVerify(() => !deal.running, 5000)
            compare(on.table.rack.shown, Array.from(on.gameTable.view.rack))
        }
        function test_whoever_ties_draws_again(): void {
            begin(tied)
            tryVerify(() => deal.judged, 6000)
            compare(test.seen().map(place => place.wins), [true, true, false])
            compare(findChild(deal, "drawHeadline").text, "Ann and Bo tie and draw again.")
            tryVerify(() => deal.round === 1 && deal.judged, 6000)
            compare(test.seen().map(place => place.name + place.wins), ["Annfalse", "Botrue"])
        }
        function test_its_headline_is_laid_out_in_no_circle(): void {
            failOnWarning(/Binding loop/)
            for (const scale of [1, 2, 1.3, 1]) {
                Theme.textScale = scale
                begin(longNames)
                tryVerify(() => deal.judged, 6000)
                const words = findChild(deal, "drawHeadline")
                tryVerify(() => words.width > 0 && words.contentWidth <= words.width + 1)
                deal.end()
            }
        }
        function test_any_input_ends_it_data(): var {
            return [{ tag: "mouse", use: () => mousePress(on.table, 900, 60) }, { tag: "key", use: () => keyClick(Qt.Key_A) }]
        }
        function test_any_input_ends_it(row: var): void {
            begin(plain)
            tryVerify(() => deal.there.length === 1)
            row.use()
            verify(!deal.running)
            compare(flights.tiles.length, 0)
            compare(on.table.rack.shown, Array.from(on.gameTable.view.rack))
        }
        function test_reduced_motion_makes_it_a_still_picture_of_all_rounds(): void {
            Theme.reducedMotion = true
            begin(tied)
            tryVerify(() => deal.judged)
            compare(deal.there.length, 5)
            compare(test.seen().filter(place => place.wins).map(place => place.name), ["Bo"])
            compare(new Set(Array.from(deal.squares)).size, 5)
            tryVerify(() => !flights.running)       // nothing moves
            compare(flights.tiles.length, 5)
            compare(deal.dealt, -1)
            keyClick(Qt.Key_Space)
            verify(!deal.running)
        }
        function test_the_names_stand_by_their_tiles(): void {
            Theme.reducedMotion = true
            begin(plain)
            tryVerify(() => deal.there.length === 2)
            const name = findChild(deal, "drawnName"), at = on.table.board.squarePoint(deal.squares[0], 0)
            verify(Math.abs(name.x + name.width / 2 - at.x) < 40)
            verify(name.y > at.y - 20 && name.y < at.y + 80)
            compare(name.Accessible.name, "Ann: C")
        }
        function test_the_banner_lies_on_the_board_and_covers_no_coordinates_data(): var {
            return [{ tag: "corner" }, { tag: "top" }, { tag: "low" }, { tag: "flat" }]
        }
        function test_the_banner_lies_on_the_board_and_covers_no_coordinates(row: var): void {
            on.table.flat = row.tag === "flat"
            if (row.tag !== "flat")
                on.table.look(row.tag, false)
            Theme.reducedMotion = true
            begin(plain)
            tryVerify(() => deal.judged)
            frame()
            const banner = findChild(deal, "drawBanner")
            for (const x of [0, banner.width])
                for (const y of [0, banner.height])
                    verify(on.table.board.squareAt(banner.x + x, banner.y + y) >= 0, x + ", " + y + " of " + banner)
            const name = findChild(deal, "drawnName")
            verify(name.y + name.height <= banner.y)
            on.table.flat = false
        }
        function test_a_game_that_goes_on_or_of_one_has_none(): void {
            resume()
            verify(!deal.running)
            begin({ names: ["Ann"], seed: 1 })
            verify(!deal.running)
        }
        function test_another_game_that_is_opened_meanwhile_ends_it(): void {
            begin(plain)
            verify(deal.running)
            resume()
            verify(!deal.running)
        }

        name: "StartDraw"
        on: scene
    }
}
