import QtQuick
import QtQuick.Templates as T
import QtTest
import Storeys
import Storeys.Table
import Storeys.Fixture

// Where the focus is when dialogs open and come back, and that it is in sight, with a whole ring.
Item {
    id: root

    width: 1280
    height: 800

    GameFixture { id: fixture; record: "stack10"; turns: 18; keeps: true }
    Preferences { id: preferences }
    Dialogs { id: dialogs; anchors.fill: parent; gameTable: fixture.table; preferences: preferences; silent: true }
    Binding { target: Theme; property: "textScale"; value: preferences.textScale / 100 }
    Item { id: home; focus: true; anchors.fill: parent }

    TestCase {
        readonly property Item focused: root.Window.activeFocusItem

        name: "Focus"
        when: windowShown

        function init() {
            root.height = 800
            fixture.turns = 18
            preferences.textScale = 100
            fixture.begin()
            home.forceActiveFocus()
        }
        // The game that is left is one to be continued.
        function initTestCase() {
            fixture.start({ players: [{ name: "You", level: "" }] })
            fixture.table.view.exchange([0])
        }
        function cleanup() {
            fixture.begin()
            dialogs.sheet?.close()
            if (dialogs.sheet instanceof NewGameDialog)     // where the board design leads back to
                dialogs.sheet.close()
            tryCompare(dialogs, "open", false)
        }
        function part(name: string): Item { return findChild(dialogs.sheet.contentItem, name) }
        function opened(): void { tryVerify(() => dialogs.sheet?.opened) }
        function tabTo(name: string): void {
            for (let at = 0; at < 40 && focused.objectName !== name; ++at)
                keyClick(Qt.Key_Tab)
            compare(focused.objectName, name)
        }
        // The parts of an item that clips, and all around it, show the whole of that rectangle.
        function isWhole(item: Item, edge: real): bool {
            for (let at = item.parent; at !== null; at = at.parent) {
                if (!at.clip)
                    continue
                const place = item.mapToItem(at, -edge, -edge, item.width + 2 * edge, item.height + 2 * edge)
                if (place.x < 0 || place.y < 0 || place.x + place.width > at.width || place.y + place.height > at.height)
                    return false
            }
            return true
        }
        function rings(from: Item): var {
            const below = Array.from(from.children).reduce((found, child) => found.concat(rings(child)), [])
            return (from instanceof FocusRing && from.visible ? [from] : []).concat(below)
        }

        function test_opened_by_a_key_a_dialog_shows_its_focus_data() {
            return [{ tag: "preferences", show: "preferences", button: "themePicker" }, { tag: "new game", show: "newGame", button: "startButton" },
                    { tag: "pass", show: "pass", button: "keepButton" }, { tag: "resign", show: "resign", button: "keepButton" }, { tag: "result", show: "result", button: "lookButton" },
                    { tag: "hand over", show: "handOver", button: "showRackButton" }, { tag: "games", show: "games", button: "continueButton" }]
        }
        function test_opened_by_a_key_a_dialog_shows_its_focus(row) {
            keyClick(Qt.Key_F7)
            dialogs.show(row.show)
            opened()
            compare(focused, part(row.button))
            compare(rings(dialogs.sheet.contentItem).length, 1)
            dialogs.sheet.close()
            mouseClick(home)
            dialogs.show(row.show)
            opened()
            compare(focused, part(row.button))
            compare(rings(dialogs.sheet.contentItem).length, 0)
        }
        function test_from_the_preferences_the_focus_comes_back_to_their_button_data() {
            return [{ tag: "welcome", show: "lessonOffer" }, { tag: "new game", show: "newGame" }, { tag: "games", show: "games" }]
        }
        function test_from_the_preferences_the_focus_comes_back_to_their_button(row) {
            fixture.leave()
            dialogs.show(row.show)
            opened()
            tabTo("preferencesButton")
            keyClick(Qt.Key_Return)
            tryVerify(() => dialogs.sheet instanceof PreferencesDialog && dialogs.sheet.opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !(dialogs.sheet instanceof PreferencesDialog) && dialogs.sheet?.opened)
            compare(focused.objectName, "preferencesButton")
            verify(focused.visualFocus)
        }
        // By keys, as a person would: a list takes its next line, a switch turns, a slider moves.
        function change(item: Item): void {
            const keys = item instanceof T.ComboBox ? [Qt.Key_Return, Qt.Key_Down, Qt.Key_Return]
                       : item instanceof T.Slider ? [Qt.Key_Left] : item instanceof T.CheckBox || item instanceof T.RadioButton ? [Qt.Key_Space] : []
            for (const key of keys)
                keyClick(key)
        }
        function isInDialog(item: Item): bool {
            for (let at = item; at !== null; at = at.parent)
                if (at === dialogs.sheet?.contentItem)
                    return true
            return false
        }
        function test_no_change_in_a_dialog_lets_the_focus_out_data() {
            return ["newGame", "preferences", "games", "statistics", "soloResults", "rules", "unseen", "exchange", "pass", "resign",
                    "result", "about", "word", "find", "letters", "lessonOffer", "lessonSkip", "handOver"]
                   .map(show => ({ tag: show, show: show }))
        }
        function test_no_change_in_a_dialog_lets_the_focus_out(row) {
            keyClick(Qt.Key_F7)
            dialogs.show(row.show)
            opened()
            for (let stop = 0; stop < 40; ++stop) {
                const was = String(focused)
                change(focused)
                verify(dialogs.open)
                tryVerify(() => isInDialog(focused), 1000, was)
                keyClick(Qt.Key_Tab)
                verify(isInDialog(focused), was)
            }
        }
        function test_what_is_chosen_in_a_list_keeps_the_focus_on_it() {
            dialogs.show("newGame")
            opened()
            mouseClick(part("more"))
            const pickers = new Set()
            for (let stop = 0; stop < 40; ++stop) {
                keyClick(Qt.Key_Tab)
                if (!(focused instanceof T.ComboBox))
                    continue
                const picker = focused
                pickers.add(picker.objectName)
                change(picker)
                wait(20)
                compare(focused, picker)
            }
            verify(pickers.size >= 5, Array.from(pickers).join())
        }
        // The focused item can go at any time: keys must not go to the game under the dialog then.
        function test_when_what_has_the_focus_is_hidden_the_dialog_keeps_the_keyboard() {
            dialogs.show("preferences")
            opened()
            tabTo("textScaleSlider")
            part("textScaleSlider").visible = false
            tryVerify(() => isInDialog(focused))
            keyClick(Qt.Key_Escape)
            tryCompare(dialogs, "open", false)
        }
        function test_in_large_text_a_new_game_is_seen_from_its_top() {
            preferences.textScale = 200
            dialogs.show("newGame")
            opened()
            wait(50)
            const page = findChild(dialogs.sheet.contentItem, "scroller")
            verify(page.interactive)
            compare(page.contentY, 0)
            compare(focused.objectName, "startButton")      // stays in sight
            part("game").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)             // on a tab
            verify(dialogs.sheet instanceof NewGameDialog && dialogs.sheet.opened)
            dialogs.sheet.close()
            tryCompare(dialogs, "open", false)
        }
        // On a slow machine the focus is wanted before the first frame.
        function test_the_focus_does_not_wait_for_a_frame() {
            for (const [show, button] of [["newGame", "startButton"], ["preferences", "themePicker"], ["statistics", "closeButton"]]) {
                dialogs.show(show)
                dialogs.sheet.takeFocus()
                compare(dialogs.sheet.first.activeFocus, true, show)
                compare(dialogs.sheet.first.objectName, button)
                opened()
                dialogs.sheet.close()
                tryCompare(dialogs, "open", false)
            }
        }
        function test_a_slider_stays_in_sight_while_it_is_used() {
            root.height = 614
            dialogs.show("preferences")
            opened()
            part("textScaleSlider").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_End)
            compare(preferences.textScale, 200)
            tryVerify(() => part("textScale").height > 60)
            tryVerify(() => isWhole(part("textScaleSlider"), 0))
            keyClick(Qt.Key_Home)
            tryVerify(() => part("textScale").height < 60 && isWhole(part("textScaleSlider"), 0))
        }
        function test_rings_are_whole() {
            root.height = 500
            dialogs.show("preferences")
            opened()
            tabTo("uprightLetters")
            compare(rings(dialogs.sheet.contentItem).length, 1)
            verify(isWhole(rings(dialogs.sheet.contentItem)[0], 0))
            dialogs.sheet.close()
            dialogs.show("newGame")
            opened()
            mouseClick(part("more"))
            tabTo("lexiconPicker")
            verify(isWhole(rings(dialogs.sheet.contentItem)[0], 0))
        }
        function test_rings_are_whole_in_large_text_data(): var {
            return ["newGame", "games", "preferences", "rules", "statistics", "word", "find", "unseen", "about", "pass", "resign", "exchange", "design",
                    "analysis", "result", "soloResults", "lessonOffer", "handOver"].map(kind => ({ tag: kind }))
        }
        function test_rings_are_whole_in_large_text(row: var): void {
            fixture.turns = row.tag === "analysis" || row.tag === "result" ? -1 : 18
            fixture.begin()
            fixture.design({ variant: "surprise" })
            preferences.textScale = 200
            dialogs.show(row.tag)
            opened()
            for (let at = 0; at < 25; ++at) {
                keyClick(Qt.Key_Tab)
                for (const ring of rings(dialogs.sheet.contentItem))
                    tryVerify(() => isWhole(ring, 0), 500, row.tag + ": " + focused.objectName)
            }
        }
        function test_the_scroll_handle_stands_beside_the_buttons() {
            preferences.textScale = 200
            dialogs.show("newGame")
            opened()
            const handle = findChild(dialogs.sheet.contentItem, "scrollHandle")
            verify(handle.visible)
            verify(handle.mapToItem(root, 0, 0).x >= part("startButton").mapToItem(root, part("startButton").width, 0).x)
        }
    }
}
