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
        property var refusing: []

        function open(file: string): string {
            openedFiles.push(file)
            return refusing.includes(file) ? "refused" : answer
        }
        inGame: false
        shelf: MockShelf {
            property var removed: []
            property bool forgets: false

            function remove(id: string): string {
                removed.push(id)
                if (forgets)
                    unfinished = unfinished.filter(game => game.id !== id)
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
        function focusName(): string { return root.Window.window.activeFocusItem?.objectName ?? "" }
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
        function test_the_latest_that_can_be_opened_is_continued() {
            const before = mockSession.shelf.unfinished
            const game = (file, changes) => Object.assign({}, before[0], { file: file, id: file, problem: "", elsewhere: false, open: false }, changes)
            mockSession.shelf.unfinished = [game("damaged", { problem: "why" }), game("elsewhere", { elsewhere: true }), game("unreadable", {}), game("good", {})]
            mockSession.refusing = ["unreadable"]
            made(maker)
            verify(part("continueButton").visible)
            keyClick(Qt.Key_Return)
            compare(mockSession.openedFiles, ["unreadable", "good"])
            compare(dialog.visible, false)
            mockSession.shelf.unfinished = [game("damaged", { problem: "why" })]
            made(maker)
            verify(!part("continueButton").visible)
            mockSession.shelf.unfinished = before
            mockSession.refusing = []
        }
        function test_a_copy_says_which_turn_it_goes_on_from() {
            const before = mockSession.shelf.unfinished
            mockSession.shelf.unfinished = [-1, 5, 0].map(from => Object.assign({}, before[0], { id: String(from), from: from }))
            made(maker)
            const said = [0, 1, 2].map(index => testCase.row(index).Accessible.name)
            verify(!said[0].includes("Continued"))
            verify(said[1].includes("Continued from turn 5"))
            verify(said[2].includes("Continued from the start"))
            mockSession.shelf.unfinished = before
        }
        function test_a_game_that_cannot_be_opened_says_why() {
            mockSession.answer = "no"
            made(maker)
            keyClick(Qt.Key_Return)
            compare(part("gameRefused").text, "no")
            compare(dialog.visible, true)
        }
        // The row's button of this name, once the row has brought it to its place.
        function placed(name: string): Item {
            const button = findChild(row(0), name)
            tryVerify(() => button.visible && !isPolishScheduled(button.parent))
            return button
        }
        function test_deleting_asks_first() {
            made(maker)
            mouseClick(placed("deleteButton"))
            compare(mockSession.shelf.removed, [])
            mouseClick(placed("keepButton"))
            verify(!row(0).asking)
            mouseClick(placed("deleteButton"))
            mouseClick(placed("reallyDeleteButton"))
            compare(mockSession.shelf.removed, ["a"])
        }
        function test_a_click_on_the_picture_continues() {
            made(maker)
            mouseClick(findChild(row(0), "gamePicture"))
            compare(mockSession.openedFiles, ["/home/ann/a.gcg"])
            compare(dialog.visible, false)
        }
        function test_a_game_is_continued_before_it_is_deleted() {
            made(maker)
            part("gamesList").forceActiveFocus()
            keyClick(Qt.Key_Tab)
            compare(focusName(), "openButton")
            keyClick(Qt.Key_Tab)
            compare(focusName(), "deleteButton")
            verify(findChild(row(0), "deleteButton").activeFocus)
        }
        function test_the_focus_stays_in_the_row_that_is_asked_about() {
            made(maker)
            const button = findChild(row(0), "deleteButton")
            button.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Space)
            compare(focusName(), "keepButton")
            keyClick(Qt.Key_Space)
            compare(focusName(), "deleteButton")
        }
        function test_after_a_game_is_deleted_the_focus_is_on_the_next() {
            made(maker)
            findChild(row(0), "deleteButton").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_Tab)
            compare(focusName(), "reallyDeleteButton")
            const all = mockSession.shelf.unfinished
            mockSession.shelf.forgets = true
            keyClick(Qt.Key_Space)
            compare(mockSession.shelf.unfinished.length, all.length - 1)
            verify(part("gamesList").activeFocus)           // the next one has no button: it is open elsewhere
            mockSession.shelf.unfinished = [all[0], all[0]].map((game, at) => Object.assign({}, game, { id: String(at) }))
            findChild(row(1), "deleteButton").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_Tab)
            keyClick(Qt.Key_Space)
            compare(mockSession.shelf.unfinished.length, 1)
            compare(root.Window.window.activeFocusItem, findChild(row(0), "openButton"))
            mockSession.shelf.unfinished = all
            mockSession.shelf.forgets = false
        }
        function test_a_row_with_the_focus_is_wholly_in_sight() {
            made(maker)
            const list = part("gamesList")
            list.height = 160
            const last = list.count - 1
            for (let at = 0; at <= last; ++at) {
                list.positionViewAtBeginning()
                list.forceLayout()
                list.cacheBuffer = 1000
                tryVerify(() => row(at) !== null)
                const button = ["openButton", "deleteButton"].map(name => findChild(row(at), name)).find(one => one.visible)
                if (button === undefined)
                    continue
                part("gamesList").forceActiveFocus()
                button.forceActiveFocus(Qt.TabFocusReason)
                verify(row(at).y >= list.contentY && row(at).y + row(at).height <= list.contentY + list.height, "row " + at)
            }
        }
        function test_a_game_open_elsewhere_can_neither_be_opened_nor_deleted() {
            made(maker)
            verify(!findChild(row(1), "openButton").visible)
            verify(!findChild(row(1), "deleteButton").visible)
        }
        function test_a_damaged_record_says_what_is_wrong() {
            made(maker)
            verify(!findChild(row(2), "openButton").visible)
            verify(row(2).Accessible.name.includes("c.gcg: Line 12"))
        }
    }
}
