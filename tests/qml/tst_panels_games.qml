import QtQuick
import QtTest
import Storeys
import Storeys.Fixture

Item {
    id: root

    width: 1280
    height: 800

    GameFixture { id: fixture; keeps: true }
    SignalSpy { id: starts; target: fixture.table.view; signalName: "begun" }
    SignalSpy { id: asks; signalName: "wanted" }
    Component {
        id: maker

        GamesDialog { parent: root; gameTable: fixture.table }
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

        // Ann's game is the latest of two, which have been left.
        function init() {
            fixture.leave()
            fixture.table.records.shelf.refresh()
            for (const saved of Array.from(fixture.table.records.shelf.unfinished))
                fixture.table.records.shelf.remove(saved.id)
            for (const name of ["Bo", "Ann"]) {
                fixture.start({ players: [{ name: name, level: "" }] })
                fixture.table.view.exchange([0])
                wait(0)
                verify(fixture.table.records.shelf.flush())
                wait(20)        // files have their times
            }
            fixture.leave()
            fixture.table.records.shelf.refresh()
            compare(shelf().map(saved => saved.who), ["Ann", "Bo"])
            starts.clear()
        }
        function cleanup() { dialog.close() }
        function shelf(): var { return Array.from(fixture.table.records.shelf.unfinished) }
        function whose(): string { return fixture.table.view.owner }

        function test_enter_continues_the_latest() {
            made(maker)
            keyClick(Qt.Key_Return)
            compare(whose(), "Ann")
            compare(dialog.visible, false)
        }
        function test_enter_on_a_tab_opens_no_game() {
            made(maker)
            part("unfinished").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            compare([starts.count, dialog.visible], [0, true])
        }
        function test_the_latest_that_can_be_opened_is_continued() {
            fixture.spoil(shelf()[0].file)
            made(maker)
            verify(part("continueButton").visible)
            keyClick(Qt.Key_Return)
            compare(whose(), "Bo")
            compare(dialog.visible, false)
        }
        function test_where_none_can_be_opened_nothing_is_continued() {
            shelf().forEach(saved => fixture.spoil(saved.file))
            made(maker)
            verify(!part("continueButton").visible)
        }
        function test_a_copy_says_which_turn_it_goes_on_from() {
            fixture.table.records.open(shelf()[0].file)
            fixture.table.view.exchange([0])
            fixture.table.view.look.show(0)
            fixture.table.flow.branch(fixture.table.view.look.turn)
            made(maker)
            verify(row(0).Accessible.name.includes("Continued from the start"))
            verify(!row(1).Accessible.name.includes("Continued"))
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
            compare(shelf().length, 2)
            mouseClick(placed("keepButton"))
            verify(!row(0).asking)
            mouseClick(placed("deleteButton"))
            mouseClick(placed("reallyDeleteButton"))
            compare(shelf().map(saved => saved.who), ["Bo"])
        }
        function test_a_click_on_the_picture_continues() {
            made(maker)
            mouseClick(findChild(row(0), "gamePicture"))
            compare(whose(), "Ann")
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
            keyClick(Qt.Key_Space)
            compare(shelf().map(saved => saved.who), ["Bo"])
            compare(root.Window.window.activeFocusItem, findChild(row(0), "openButton"))
        }
        function test_arrows_go_through_the_games_from_anywhere_in_the_list() {
            made(maker)
            const list = part("gamesList")
            const held = () => [0, 1].filter(at => row(at).held).join()
            list.forceActiveFocus(Qt.TabFocusReason)
            for (const [key, at] of [[Qt.Key_Down, "0"], [Qt.Key_Down, "1"], [Qt.Key_Down, "1"], [Qt.Key_Up, "0"], [Qt.Key_Up, "0"],
                                     [Qt.Key_End, "1"], [Qt.Key_Home, "0"], [Qt.Key_PageDown, "1"], [Qt.Key_PageUp, "0"]]) {
                keyClick(key)
                compare(held(), at)
            }
            keyClick(Qt.Key_Tab)
            compare(focusName(), "deleteButton")
            keyClick(Qt.Key_Down)
            compare([held(), focusName()], ["1", "openButton"])
            keyClick(Qt.Key_Return)
            compare(whose(), "Bo")
        }
        function test_arrows_step_over_games_that_cannot_be_opened() {
            fixture.table.records.open(shelf()[1].file)     // now in this window, and the latest
            fixture.table.records.shelf.refresh()
            made(maker)
            const list = part("gamesList")
            list.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Down)
            compare(focusName(), "openButton")
            const other = [0, 1].find(at => row(at).held)
            keyClick(Qt.Key_Home)
            keyClick(Qt.Key_Up)
            keyClick(Qt.Key_Down)
            compare([0, 1].find(at => row(at).held), other)
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
        // The list asks for the question, which Dialogs shows.
        function test_a_game_that_another_computer_locked_is_asked_about_data(): var { return [{ tag: "latest", name: "" }, { tag: "row", name: "openButton" }] }
        function test_a_game_that_another_computer_locked_is_asked_about(from: var): void {
            fixture.lock(shelf()[0].file, "homepc")
            made(maker)
            verify(row(0).Accessible.name.includes("homepc"))
            asks.target = dialog
            asks.clear()
            if (from.name === "")
                keyClick(Qt.Key_Return)
            else
                mouseClick(placed(from.name))
            compare(asks.count, 1)
            compare(asks.signalArguments[0][0], "locked")
            compare([starts.count, dialog.visible], [0, true])
        }
        function test_a_game_that_another_computer_locked_is_deleted_after_a_question_that_names_it() {
            fixture.lock(shelf()[0].file, "homepc")
            made(maker)
            mouseClick(placed("deleteButton"))
            const button = placed("reallyDeleteButton")
            const remark = findChild(row(0), "remark")
            verify(remark.visible && remark.text.includes("homepc"))
            verify(remark.mapToItem(row(0), 0, remark.height).y <= button.mapToItem(row(0), 0, 0).y)
            mouseClick(button)
            compare(shelf().map(saved => saved.who), ["Bo"])
        }
        function test_a_lock_that_came_after_the_list_is_not_removed() {
            made(maker)
            mouseClick(placed("deleteButton"))
            const button = placed("reallyDeleteButton")
            fixture.lock(shelf()[0].file, "homepc")
            mouseClick(button)
            compare(shelf().map(saved => saved.who), ["Ann", "Bo"])
            verify(dialog.refused.includes("homepc"))
        }
        function test_a_damaged_record_says_what_is_wrong() {
            const saved = shelf()[0]
            fixture.spoil(saved.file)
            made(maker)
            verify(!findChild(row(0), "openButton").visible)
            verify(row(0).Accessible.name.includes(saved.file.split("/").pop()))
        }
    }
}
