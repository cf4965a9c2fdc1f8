import QtQuick
import QtTest
import Storeys
import Storeys.Desktop

// What is to be heard at the table, and when.
TableTest {
    id: scene

    readonly property SoundPlayer ear: SoundPlayer {
        property var heard: []              // names, with the wait in milliseconds

        function play(name: string, wait: int): void { heard = heard.concat([{ name: name, wait: wait }]) }
        function hush(): void { heard = heard.concat([{ name: "hush", wait: 0 }]) }
    }

    TableCase {
        id: test

        function names(): var { return scene.ear.heard.map(sound => sound.name) }
        function initTestCase(): void {
            scene.table.sounds = scene.ear
            tryVerify(() => scene.table.rack !== null, 10000)
        }
        function init(): void {
            scene.newGame()
            frame()
            scene.ear.heard = []
        }
        function test_a_tile_is_heard_when_it_is_picked_up(): void {
            press(on.slot(0), Qt.LeftButton)
            moveTo(on.slot(0), on.topOf(86), Qt.LeftButton)
            verify(test.names().includes("pick-up"))
            mouseRelease(on.table, 900, 60)
        }
        function test_a_full_stack_is_heard_to_refuse(): void {
            drag(on.slot(0), on.topOf(20), Qt.LeftButton)
            verify(test.names().includes("refuse"))
        }
        function test_a_tile_sounds_the_higher_the_taller_the_stack(): void {
            on.gameTable.view.tileLaid(0, 86, -1)
            on.gameTable.view.tileLaid(4, 20, -1)
            compare(test.names(), ["lay-1", "lay-5"])
        }
        function test_tiles_of_a_computer_are_heard_one_after_the_other(): void {
            on.gameTable.view.tilesLanded([on.game.moving(86, "P"), on.game.moving(87, "O", 1)])
            compare(test.names(), ["lay-1", "lay-2"])
            verify(scene.ear.heard[1].wait > scene.ear.heard[0].wait)
        }
        function test_any_input_silences_what_waits(): void {
            on.table.skip()
            compare(test.names(), ["hush"])
        }
        function test_plays_challenges_and_the_end_have_sounds_of_their_own(): void {
            on.gameTable.view.played()
            on.gameTable.flow.judged()
            compare(test.names(), ["play", "challenge"])
            on.game.start({ players: [{ name: "You", level: "" }] })
            on.gameTable.view.pass()
            verify(test.names().includes("end"))
        }

        name: "Sounds"
        on: scene
    }
}
