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

        property var openedFiles: []
        property string answer: ""

        function open(file: string): string {
            openedFiles.push(file)
            return answer
        }
        inGame: false
        shelf: MockShelf {
            property var removed: []

            function remove(id: string): string {
                removed.push(id)
                return ""
            }
        }
    }
    Component {
        id: maker

        GamesDialog { parent: root; session: mockSession }
    }

    TestCase {
        id: testCase

        property Sheet dialog

        function part(name: string): var { return findChild(dialog.contentItem, name) }
        function row(index: int): var { return part("gamesList").itemAtIndex(index) }
        function made(component: Component): void {
            dialog = createTemporaryObject(component, root)
            dialog.open()
            tryCompare(dialog, "opened", true)
        }

        name: "GamesDialog"
        when: windowShown

        function init() {
            mockSession.openedFiles = []
            mockSession.answer = ""
            mockSession.shelf.removed = []
        }
        function cleanup() { dialog.close() }

        function test_enter_continues_the_latest() {
            made(maker)
            keyClick(Qt.Key_Return)
            compare(mockSession.openedFiles, ["/home/ann/a.gcg"])
            compare(dialog.visible, false)
        }
        function test_a_game_that_cannot_be_opened_says_why() {
            mockSession.answer = "no"
            made(maker)
            keyClick(Qt.Key_Return)
            compare(part("gameRefused").text, "no")
            compare(dialog.visible, true)
        }
        function test_deleting_asks_first() {
            made(maker)
            mouseClick(findChild(row(0), "deleteButton"))
            compare(mockSession.shelf.removed, [])
            waitForRendering(row(0)) // the buttons come to their places
            mouseClick(findChild(row(0), "keepButton"))
            verify(!row(0).asking)
            mouseClick(findChild(row(0), "deleteButton"))
            waitForRendering(row(0))
            mouseClick(findChild(row(0), "reallyDeleteButton"))
            compare(mockSession.shelf.removed, ["a"])
        }
        function test_a_game_open_elsewhere_can_neither_be_opened_nor_deleted() {
            made(maker)
            verify(!findChild(row(1), "openButton").visible)
            verify(!findChild(row(1), "deleteButton").visible)
        }
        function test_a_damaged_record_says_what_is_wrong() {
            made(maker)
            verify(!findChild(row(2), "openButton").visible)
            verify(row(2).Accessible.name.includes("c.gcg:12"))
        }
    }
}
