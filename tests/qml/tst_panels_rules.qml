import QtQuick
import QtTest
import Storeys
import Storeys.Fixture

Item {
    id: root

    width: 1024
    height: 720

    GameFixture { id: fixture; record: "stack10"; turns: 18 }
    Component {
        id: made

        RulesDialog { parent: root; gameTable: fixture.table }
    }
    SignalSpy { id: lessons; signalName: "lessonWanted" }

    TestCase {
        id: test

        property RulesDialog dialog

        name: "RulesDialog"
        when: windowShown

        function init() {
            test.dialog = made.createObject(root)
            test.dialog.open()
            tryVerify(() => test.dialog.opened)
        }
        function cleanup() { test.dialog.destroy() }
        function titles(): var { return test.dialog.found.map(page => page.title) }

        function test_arrows_go_through_the_pages_and_the_keys_are_the_last() {
            compare(test.dialog.shown.id, "goal")
            const pages = test.dialog.found.map(page => page.id)
            for (const page of pages.slice(1)) {
                keyClick(Qt.Key_Down)
                compare(test.dialog.shown.id, page)
            }
            compare(test.dialog.shown.id, "keys")
            keyClick(Qt.Key_Down)
            compare(test.dialog.shown.id, "keys")
            keyClick(Qt.Key_Up)
            compare(test.dialog.shown.id, pages[pages.length - 2])
        }
        function test_a_page_is_chosen_by_a_click() {
            const line = findChild(test.dialog.contentItem, "page-stacking")
            mouseClick(line)
            compare(test.dialog.shown.id, "stacking")
        }
        function test_an_example_shows_the_board_before_and_after_the_play() {
            test.dialog.current = "stacking"
            const button = findChild(test.dialog.contentItem, "stepButton")
            const example = button.parent.parent
            waitForRendering(button)
            compare(example.played, true)
            mouseClick(button)
            compare(example.played, false)
            mouseClick(button)
            compare(example.played, true)
        }
        // Whether an arrow's head is drawn for that step, and how wide its line is at most.
        function stepOf(ink: ClaimInk, last: bool): var {
            const seen = { heads: 0, widest: 0 }
            const nothing = () => {}
            const context = { beginPath: nothing, moveTo: nothing, lineTo: nothing, fill: nothing, closePath: () => ++seen.heads,
                stroke: () => seen.widest = Math.max(seen.widest, context.lineWidth) }
            ink.step(context, Qt.point(0, 0), Qt.point(40, 0), 1, "#000000", 40, last)
            return seen
        }
        function test_arrows_are_thin_on_small_boards_and_say_the_direction_at_the_end(): void {
            const ink = createTemporaryQmlObject("import Storeys; ClaimInk { slim: true }", root)
            const usual = createTemporaryQmlObject("import Storeys; ClaimInk {}", root)
            compare(stepOf(ink, false).heads, 0)
            verify(stepOf(ink, true).heads > 0)
            verify(stepOf(usual, false).heads > 0)
            verify(stepOf(ink, false).widest < 0.7 * stepOf(usual, false).widest)
        }
        function test_a_page_scrolls_by_keys() {
            test.dialog.current = "keys"
            Theme.textScale = 2
            const page = findChild(test.dialog.contentItem, "rulePage")
            tryVerify(() => page.contentHeight > page.height)
            waitForRendering(page)
            page.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_End)
            fuzzyCompare(page.contentY, page.contentHeight - page.height, 1)
            keyClick(Qt.Key_PageUp)
            verify(page.contentY < page.contentHeight - page.height)
            keyClick(Qt.Key_Home)
            compare(page.contentY, 0)
            keyClick(Qt.Key_PageDown)
            verify(page.contentY > 0)
            Theme.textScale = 1
        }
        function test_right_and_wrong_are_told_apart_by_words() {
            test.dialog.current = "stacking"
            const verdict = findChild(test.dialog.contentItem, "verdict")
            verify(verdict.text.startsWith("Allowed"))
        }
        function test_a_word_is_searched_in_titles_texts_and_examples() {
            const field = findChild(test.dialog.contentItem, "ruleSearch"), all = titles().length
            field.text = "place tiles on top"
            compare(titles(), ["Stacking"])
            compare(test.dialog.shown.id, "stacking")
            field.text = "is not in the word list"      // an example says so
            verify(titles().length > 0 && titles().length < all)
            field.text = "nowhere"
            compare(titles(), [])
            verify(!findChild(test.dialog.contentItem, "rulePage").visible)
            for (const word of ["tall", "Storey", "height"]) {      // words for one thing
                field.text = word
                verify(titles().includes("Stacking"), word)
            }
            field.text = "swap"
            verify(titles().some(title => title.includes("xchang")))
            for (const word of ["accuracy", "blunder", "mistake", "luck"]) {
                field.text = word
                compare(titles(), ["Analysis of a game"], word)
            }
            field.text = ""
            compare(titles().length, all)
        }
        function test_tab_keeps_the_button_of_an_example_in_sight() {
            test.dialog.current = "stacking"
            Theme.textScale = 2
            const page = findChild(test.dialog.contentItem, "rulePage"), button = findChild(page, "stepButton")
            tryVerify(() => page.contentHeight > page.height && button.mapToItem(page, 0, button.height).y > page.height)
            page.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Tab)
            verify(button.activeFocus)
            const top = button.mapToItem(page, 0, 0).y
            verify(top >= 0 && top + button.height <= page.height)
            Theme.textScale = 1
        }
        function test_the_search_leads_to_what_it_has_found_data() { return [{ tag: "Enter", key: Qt.Key_Return }, { tag: "Down", key: Qt.Key_Down }] }
        function test_the_search_leads_to_what_it_has_found(data) {
            const field = findChild(test.dialog.contentItem, "ruleSearch"), list = findChild(test.dialog.contentItem, "rulePages")
            field.forceActiveFocus(Qt.TabFocusReason)
            field.text = "place tiles on top"
            keyClick(data.key)
            verify(test.dialog.opened)
            verify(list.activeFocus)
            compare(test.dialog.current, "stacking")
        }
        function test_a_search_without_a_result_says_so() {
            const field = findChild(test.dialog.contentItem, "ruleSearch"), nothing = findChild(test.dialog.contentItem, "nothingFound")
            compare(nothing.text, "")
            field.text = "nowhere"
            compare(nothing.text, "Not found in the rules.")
            field.text = "shortcuts"
            compare(nothing.text, "")
        }
        function test_a_lesson_can_be_asked_for() {
            lessons.clear()
            lessons.target = test.dialog
            mouseClick(findChild(test.dialog.contentItem.parent, "lessonButton"))
            compare(lessons.count, 1)
        }
    }
}
