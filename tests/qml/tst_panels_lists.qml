import QtQuick
import QtTest
import Storeys
import Storeys.Mock

// Lists that do not fit: the wheel, the handle at their side, what is chosen in sight.
Item {
    id: root

    width: 800
    height: 600

    MockSession { id: mockSession }
    Dialogs {
        id: dialogs

        anchors.fill: parent
        session: mockSession
        preferences: MockPreferences {}
        silent: true
    }
    Sheet {
        id: sheet

        parent: root

        PickerLine {
            id: line

            objectName: "number"
            title: "Number"
            options: Array.from({ length: 40 }, (nothing, at) => ({ id: String(at), name: "Number " + at }))
            current: "30"
            onChosen: id => line.current = id
        }
    }

    TestCase {
        readonly property var picker: findChild(sheet.contentItem, "numberPicker")
        readonly property ListView list: picker.popup.contentItem

        // Nothing that scrolls does so without showing it.
        function test_every_list_of_the_dialogs_shows_that_it_scrolls_data() {
            return [{ tag: "preferences", show: "showPreferences" }, { tag: "rules", show: "showRules" }, { tag: "new game", show: "showNewGame" },
                    { tag: "games", show: "showGames" }, { tag: "statistics", show: "showStatistics" }, { tag: "solo results", show: "showSoloResults" }]
        }
        function test_every_list_of_the_dialogs_shows_that_it_scrolls(row) {
            sheet.close()
            dialogs[row.show]("goal")
            tryVerify(() => dialogs.sheet?.opened)
            for (const view of scrolling(dialogs.sheet.contentItem)) {
                const handle = Array.from(view.children).concat(Array.from(view.parent.children)).find(item => item.objectName === "scrollHandle")
                verify(handle, view + " has a handle")
                verify(handle.visible && handle.contentItem.opacity >= 0.5)
            }
            dialogs.sheet.close()
            tryCompare(dialogs, "open", false)
        }
        function scrolling(from: Item): var {
            const own = from.visible && from.contentHeight > from.height + 1 && from.flickableDirection !== undefined ? [from] : []
            return Array.from(from.children).reduce((found, child) => found.concat(scrolling(child)), own)
        }

        name: "Lists"
        when: windowShown

        function init() {
            line.current = "30"
            sheet.open()
            tryCompare(sheet, "opened", true)
            picker.forceActiveFocus(Qt.TabFocusReason)
        }
        function cleanup() {
            picker.popup.close()
            sheet.close()
            tryCompare(sheet, "visible", false)
        }
        function open() {
            mouseClick(picker)
            tryCompare(picker.popup, "opened", true)
            waitForRendering(list)
        }
        function isInSight(at: int): bool {
            const row = list.itemAtIndex(at)
            return row !== null && row.y >= list.contentY && row.y + row.height <= list.contentY + list.height
        }

        function test_a_click_on_the_field_closes_it() {
            open()
            mouseClick(picker)
            tryVerify(() => !picker.popup.visible)
            wait(50)
            verify(!picker.popup.visible && sheet.opened)
        }
        function test_the_chosen_entry_is_in_sight_when_it_opens() {
            open()
            verify(isInSight(30))
        }
        function test_the_wheel_scrolls_it_and_the_choice_stays() {
            open()
            const before = list.contentY
            mouseWheel(list, list.width / 2, list.height / 2, 0, 240)
            tryVerify(() => list.contentY < before - 20)
            compare(line.current, "30")
            verify(picker.popup.opened)
        }
        function test_it_shows_that_it_scrolls() {
            open()
            const handle = findChild(list, "scrollHandle")
            verify(handle.visible)
            tryVerify(() => handle.contentItem.opacity >= 0.4)
            wait(1500)                          // not only while it moves
            verify(handle.contentItem.opacity >= 0.4)
        }
        function test_escape_closes_the_list_alone() {
            open()
            keyClick(Qt.Key_Escape)
            tryCompare(picker.popup, "visible", false)
            verify(sheet.opened)
        }
        function test_keys_keep_what_they_choose_in_sight() {
            keyClick(Qt.Key_Space)
            tryCompare(picker.popup, "opened", true)
            for (let i = 0; i < 25; ++i)
                keyClick(Qt.Key_Up)
            tryVerify(() => isInSight(5))
            keyClick(Qt.Key_Return)
            compare(line.current, "5")
        }
    }
}
