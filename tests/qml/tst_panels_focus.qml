import QtQuick
import QtTest
import Storeys
import Storeys.Mock

// Where the focus is when dialogs open and come back, and that it is in sight, with a whole ring.
Item {
    id: root

    width: 1280
    height: 800

    MockSession { id: mockSession }
    MockPreferences { id: mockPreferences }
    Dialogs { id: dialogs; anchors.fill: parent; session: mockSession; preferences: mockPreferences; silent: true }
    Binding { target: Theme; property: "textScale"; value: mockPreferences.textScale / 100 }
    Item { id: home; focus: true; anchors.fill: parent }

    TestCase {
        readonly property Item focused: root.Window.activeFocusItem

        name: "Focus"
        when: windowShown

        function init() {
            root.height = 800
            mockPreferences.textScale = 100
            mockSession.inGame = true
            home.forceActiveFocus()
        }
        function cleanup() {
            mockSession.inGame = true
            dialogs.sheet?.close()
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
            return [{ tag: "preferences", show: "showPreferences", button: "closeButton" }, { tag: "new game", show: "showNewGame", button: "startButton" },
                    { tag: "pass", show: "showPass", button: "passButton" }, { tag: "result", show: "showResult", button: "lookButton" },
                    { tag: "hand over", show: "showHandOver", button: "showRackButton" }, { tag: "games", show: "showGames", button: "continueButton" }]
        }
        function test_opened_by_a_key_a_dialog_shows_its_focus(row) {
            keyClick(Qt.Key_F7)
            dialogs[row.show]()
            opened()
            compare(focused, part(row.button))
            compare(rings(dialogs.sheet.contentItem).length, 1)
            dialogs.sheet.close()
            mouseClick(home)
            dialogs[row.show]()
            opened()
            compare(focused, part(row.button))
            compare(rings(dialogs.sheet.contentItem).length, 0)
        }
        function test_from_the_preferences_the_focus_comes_back_to_their_button_data() {
            return [{ tag: "welcome", show: "showLessonOffer" }, { tag: "new game", show: "showNewGame" }, { tag: "games", show: "showGames" }]
        }
        function test_from_the_preferences_the_focus_comes_back_to_their_button(row) {
            mockSession.inGame = false
            dialogs[row.show]()
            opened()
            tabTo("preferencesButton")
            keyClick(Qt.Key_Return)
            tryVerify(() => dialogs.sheet instanceof PreferencesDialog && dialogs.sheet.opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !(dialogs.sheet instanceof PreferencesDialog) && dialogs.sheet?.opened)
            compare(focused.objectName, "preferencesButton")
            verify(focused.visualFocus)
        }
        function test_in_large_text_a_new_game_is_seen_from_its_top() {
            mockPreferences.textScale = 200
            dialogs.showNewGame()
            opened()
            wait(50)
            const page = findChild(dialogs.sheet.contentItem, "scroller")
            verify(page.interactive)
            compare(page.contentY, 0)
            compare(focused.objectName, "game")
            keyClick(Qt.Key_Return)             // still starts
            tryCompare(dialogs, "open", false)
        }
        function test_a_slider_stays_in_sight_while_it_is_used() {
            root.height = 614
            dialogs.showPreferences()
            opened()
            part("textScaleSlider").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_End)
            compare(mockPreferences.textScale, 200)
            tryVerify(() => part("textScale").height > 60)
            tryVerify(() => isWhole(part("textScaleSlider"), 0))
            keyClick(Qt.Key_Home)
            tryVerify(() => part("textScale").height < 60 && isWhole(part("textScaleSlider"), 0))
        }
        function test_rings_are_whole() {
            root.height = 500
            dialogs.showPreferences()
            opened()
            tabTo("uprightLetters")
            compare(rings(dialogs.sheet.contentItem).length, 1)
            verify(isWhole(rings(dialogs.sheet.contentItem)[0], 0))
            dialogs.sheet.close()
            dialogs.showNewGame()
            opened()
            mouseClick(part("more"))
            tabTo("lexiconPicker")
            verify(isWhole(rings(dialogs.sheet.contentItem)[0], 0))
        }
        function test_the_scroll_handle_stands_beside_the_buttons() {
            mockPreferences.textScale = 200
            dialogs.showNewGame()
            opened()
            const handle = findChild(dialogs.sheet.contentItem, "scrollHandle")
            verify(handle.visible)
            verify(handle.mapToItem(root, 0, 0).x >= part("startButton").mapToItem(root, part("startButton").width, 0).x)
        }
    }
}
