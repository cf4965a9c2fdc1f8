import QtQuick
import QtTest
import Storeys
import Storeys.Table
import Storeys.Fixture

Item {
    id: root

    width: 1280
    height: 800

    GameFixture { id: fixture; handOver: true }
    Preferences { id: chosen }
    Component { id: maker; Dialogs { anchors.fill: parent; gameTable: fixture.table; preferences: chosen } }

    TestCase {
        id: testCase

        property Dialogs dialogs

        name: "HandOver"
        when: windowShown

        // A game of two persons, of whom this one is to move.
        function begin(name: string): void {
            fixture.start({ players: [{ name: name, level: "" }, { name: "Cy", level: "" }], houseRules: { "first-player": "listed" } })
        }
        function init() {
            begin("Bo")
            dialogs = createTemporaryObject(maker, root)
            tryVerify(() => dialogs.sheet instanceof HandOverDialog)
            tryCompare(dialogs.sheet, "opened", true)
        }
        function cleanup() { dialogs.sheet?.close() }

        function test_enter_shows_the_rack() {
            compare(dialogs.sheet.title, "Bo, your turn")
            keyClick(Qt.Key_Return)
            compare(fixture.table.game.screen.covered, false)
            compare(dialogs.open, false)
        }
        function test_who_gave_no_name_is_told_by_the_seat() {
            begin("You")
            compare(dialogs.sheet.title, "Player 1, your turn")
        }
        function test_escape_shows_nothing() {
            keyClick(Qt.Key_Escape)
            compare(fixture.table.game.screen.covered, true)
            verify(dialogs.sheet instanceof HandOverDialog)
        }
        function test_the_clock_is_held_until_the_rack_is_shown() {
            compare(fixture.table.game.clock.held, true)
            mouseClick(findChild(dialogs.sheet.contentItem, "showRackButton"))
            tryCompare(fixture.table.game.clock, "held", false)
        }
        function test_the_camera_can_be_told_to_stay() {
            mouseClick(findChild(dialogs.sheet.contentItem, "turnCamera"))
            compare(chosen.turnCamera, false)
            mouseClick(findChild(dialogs.sheet.contentItem, "turnCamera"))
            compare(chosen.turnCamera, true)
        }
        function test_it_comes_back_after_another_dialog() {
            dialogs.show("newGame")
            tryCompare(dialogs.sheet, "opened", true)
            keyClick(Qt.Key_Escape)
            tryVerify(() => dialogs.sheet instanceof HandOverDialog)
        }
    }
}
