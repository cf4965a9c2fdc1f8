import QtQuick
import QtTest
import Storeys

// With reduced motion everything is where it ends up before the next frame is drawn.
TableTest {
    id: scene

    ScoreCard {
        id: score

        name: "Ann"
        note: ""
        points: 0
        distance: ""
        blanks: -1
        blockers: -1
        tiles: 7
        atTurn: true
        computer: false
        won: false
        side: 0
    }

    TableCase {
        id: test

        readonly property CameraRig rig: on.table.board.rig
        readonly property var flights: on.table.board.flights
        readonly property var landing: [on.game.moving(86, "P"), on.game.moving(87, "O")]

        function init(): void {
            Theme.reducedMotion = true
            test.on.newGame()
            frame()
        }
        function cleanup(): void { Theme.reducedMotion = false }

        function test_the_camera_is_there_at_once_data(): var { return [{ tag: "top" }, { tag: "corner" }, { tag: "low" }] }
        function test_the_camera_is_there_at_once(row: var): void {
            drag(Qt.point(800, 620), Qt.point(600, 590), Qt.RightButton)
            on.table.preset(row.tag)
            verify(!rig.turning)
            compare(rig.preset, row.tag)
            compare(rig.yaw, rig.pose.yaw)
            compare(rig.pitch, rig.pose.pitch)
            compare(rig.zoom, 1)
        }
        function test_the_camera_does_not_glide_to_the_next_person(): void {
            on.game.start({ players: ["Ann", "Bo"].map(name => ({ name: name, level: "" })), houseRules: { "first-player": "listed" } })
            const yaw = rig.yaw
            compare(yaw, 7)
            on.gameTable.view.pass()
            tryVerify(() => rig.yaw !== yaw)
            compare(rig.yaw, -yaw)
        }
        function test_letters_and_storeys_are_there_at_once(): void {
            rig.yaw = 90
            compare(on.table.solidBoard.upright.angle, 90)
            on.table.explode(true)
            compare(on.table.solidBoard.explosion.amount, 1)
            on.table.explode(false)
            verify(!on.table.solidBoard.explosion.seen)
        }
        function test_tiles_neither_fall_nor_fly_away(): void {
            on.gameTable.view.tilesLanded(landing)
            verify(!flights.running)
            on.gameTable.view.tilesWithdrawn(landing)
            verify(!flights.running)
            on.gameTable.view.tilesLifted(landing)
            verify(!flights.running)
        }
        function test_a_tile_that_is_let_go_is_back_on_the_rack_at_once(): void {
            drag(on.slot(0), Qt.point(930, 20), Qt.LeftButton)
            verify(!on.table.hand.active)
            verify(!on.table.board.coarse)
        }
        function test_a_tile_that_is_put_down_lies_at_once(): void {
            drag(on.slot(0), on.topOf(86), Qt.LeftButton)
            compare(on.gameTable.view.stacks[86].length, 1)
            verify(!flights.running)
        }
        function test_the_board_does_not_swing_on(): void {
            for (let i = 0; i < 4; ++i)
                rig.orbit(10, 0)
            rig.letGo()
            verify(!rig.turning)
        }
        function test_points_are_not_counted_up(): void {
            score.points = 40
            compare(score.counted, 40)
        }
        function test_only_fades_take_time_and_they_are_short(): void {
            for (const time of ["hover", "lift", "slide", "drop", "giveBack", "leave", "turnCamera", "swing", "count", "landGap", "shake"])
                compare(Theme[time], 0, time)
            verify(Theme.fade <= 90)
            Theme.reducedMotion = false
            for (const time of ["hover", "lift", "slide", "drop", "giveBack", "leave", "turnCamera", "swing", "count", "landGap", "shake", "fade"])
                verify(Theme[time] > 0, time)
        }

        name: "ReducedMotion"
        on: scene
    }
}
