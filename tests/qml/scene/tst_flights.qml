import QtQuick
import QtTest
import Storeys

TableTest {
    id: scene

    TableCase {
        id: test

        readonly property var flights: on.table.board.flights
        readonly property var play: [on.game.moving(86, "P"), on.game.moving(87, "O")]

        function test_withdrawn_tiles_fly_away_and_hide_nothing(): void {
            on.gameTable.view.tilesWithdrawn(play)
            compare(flights.tiles.length, 2)
            compare(flights.squares.length, 0)      // what lies there now is seen
            compare(flights.tiles[0].symbol, "P")
            const height = flights.tiles[0].y
            tryVerify(() => flights.tiles.length < 2 || flights.tiles[0].y > height + 5)
            tryVerify(on.settled)
            compare(flights.tiles.length, 0)
        }
        function test_what_is_undone_goes_the_last_tile_first_to_its_place_or_out_of_sight(): void {
            on.gameTable.view.tilesLifted([on.game.moving(86, "P", 0, 1), on.game.moving(86, "O", 1, 5), on.game.moving(87, "O")])
            const [first, second, others] = Array.from(flights.tiles)
            verify(others.wait < second.wait && second.wait < first.wait)
            const pixel = flight => on.table.board.rig.viewpoint.project(flight.to)
            verify(pixel(first).x < pixel(second).x && pixel(first).y > on.topOf(95).y)      // towards the rack
            compare(first.fades, false)
            tryVerify(() => others.shape.scale.x < 0.9)
            const y = first.y, z = first.z
            tryVerify(() => flights.tiles.length < 3)
            tryVerify(() => !flights.running || first.z > z + 5)
            tryVerify(() => !flights.running)
        }
        function test_any_input_ends_the_flight(): void {
            on.gameTable.view.tilesWithdrawn(play)
            press(Qt.point(900, 60), Qt.LeftButton)
            mouseRelease(on.table, 900, 60)
            compare(flights.running, false)
        }
        function test_the_camera_goes_to_the_side_of_whoever_is_to_move(): void {
            const rig = on.table.board.rig
            const yaw = rig.yaw
            verify(yaw > 0)
            on.game.start({ players: ["Ann", "Bo", "Cy"].map(name => ({ name: name, level: "" })), houseRules: { "first-player": "listed" } })
            compare(rig.yaw, yaw)
            on.gameTable.view.pass()
            tryCompare(rig, "yaw", 0)
            on.gameTable.view.pass()
            tryCompare(rig, "yaw", -yaw)
        }

        name: "Flights"
        on: scene
    }
}
