import QtQuick
import QtTest
import Storeys
import Storeys.Mock

Item {
    id: root

    width: 1280
    height: 800

    MockSession {
        id: mockSession

        property int shownRacks: 0

        rackOwner: "Bo"

        function showRack(): void {
            ++shownRacks
            covered = false
        }
    }
    Component { id: maker; Dialogs { anchors.fill: parent; session: mockSession } }

    TestCase {
        id: testCase

        property Dialogs dialogs

        name: "HandOver"
        when: windowShown

        function init() {
            mockSession.shownRacks = 0
            mockSession.covered = false
            dialogs = createTemporaryObject(maker, root)
            dialogs.sheet?.close()
            mockSession.covered = true
            tryVerify(() => dialogs.sheet instanceof HandOverDialog)
            tryCompare(dialogs.sheet, "opened", true)
        }
        function cleanup() { dialogs.sheet?.close() }

        function test_enter_shows_the_rack() {
            compare(dialogs.sheet.title, "Bo, your turn")
            keyClick(Qt.Key_Return)
            compare(mockSession.shownRacks, 1)
            compare(dialogs.open, false)
        }
        function test_who_gave_no_name_is_told_by_the_seat() {
            mockSession.rackOwner = "You"
            compare(dialogs.sheet.title, "Player 1 (You), your turn")
            mockSession.rackOwner = "Bo"
        }
        function test_escape_shows_nothing() {
            keyClick(Qt.Key_Escape)
            compare(mockSession.shownRacks, 0)
            verify(dialogs.sheet instanceof HandOverDialog)
        }
        function test_the_clock_is_held_until_the_rack_is_shown() {
            compare(mockSession.clock.held, true)
            mouseClick(findChild(dialogs.sheet.contentItem, "showRackButton"))
            tryCompare(mockSession.clock, "held", false)
        }
        function test_the_camera_can_be_told_to_stay() {
            mouseClick(findChild(dialogs.sheet.contentItem, "turnCamera"))
            compare(mockSession.turnCamera, false)
            mouseClick(findChild(dialogs.sheet.contentItem, "turnCamera"))
            compare(mockSession.turnCamera, true)
        }
        function test_it_comes_back_after_another_dialog() {
            dialogs.showNewGame()
            tryCompare(dialogs.sheet, "opened", true)
            keyClick(Qt.Key_Escape)
            tryVerify(() => dialogs.sheet instanceof HandOverDialog)
        }
    }
}
