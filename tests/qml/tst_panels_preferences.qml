import QtQuick
import QtTest
import Storeys
import Storeys.Table
import Storeys.Fixture

Item {
    id: root

    width: 1280
    height: 800

    GameFixture { id: fixture; record: "stack10"; turns: 18 }
    Preferences { id: preferences }
    Dialogs { id: dialogs; anchors.fill: parent; gameTable: fixture.table; preferences: preferences }

    TestCase {
        name: "Preferences"
        when: windowShown

        function init() {
            preferences.theme = "light"
            preferences.quality = "medium"
            preferences.textScale = 100
            preferences.reducedMotion = false
            preferences.sound = true
            preferences.volume = 60
            dialogs.show("preferences")
            tryCompare(dialogs.sheet, "opened", true)
        }
        function cleanup() { dialogs.sheet?.close() }
        function part(name: string): Item { return findChild(dialogs.sheet.contentItem, name) }

        function test_tab_goes_from_the_first_line_down_to_close_and_round() {
            compare(root.Window.activeFocusItem, part("themePicker"))
            let last = -1, stops = 0
            for (let item = null; item !== part("closeButton") && stops < 40; ++stops) {
                keyClick(Qt.Key_Tab)
                item = root.Window.activeFocusItem
                const y = item.mapToItem(dialogs.sheet.contentItem, 0, 0).y + findChild(dialogs.sheet.contentItem, "scroller").contentY
                verify(item === part("closeButton") || y >= last, item.objectName)
                last = y
            }
            verify(stops > 8 && stops < 40)
            keyClick(Qt.Key_Tab)
            compare(root.Window.activeFocusItem, part("themePicker"))
        }
        function test_a_theme_is_picked_from_a_list() {
            part("themePicker").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Down)
            compare(preferences.theme, "dark")
            keyClick(Qt.Key_Up)
            keyClick(Qt.Key_Up)
            compare(preferences.theme, "system")
        }
        function test_without_3d_nothing_of_it_is_offered() {
            verify(part("quality").visible && part("uprightLetters").visible)
            dialogs.sheet.solid = false
            verify(!part("quality").visible && !part("uprightLetters").visible)
        }
        function test_sound_can_be_switched_off_and_made_quieter() {
            part("volumeSlider").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Left)
            compare(preferences.volume, 50)
            part("sound").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Space)
            compare(preferences.sound, false)
            verify(part("volume").visible && !part("volumeSlider").enabled)      // nothing moves away
        }
        function test_after_large_text_all_fields_are_as_wide_as_before() {
            const names = ["theme", "quality", "language", "showSpeed"], width = name => part(name + "Picker").width
            const before = names.map(width)
            compare(before, names.map(name => before[0]))
            Theme.textScale = 2
            tryVerify(() => width("theme") > before[0])
            dialogs.languages = [Options.of("de", "Deutsch")]         // measured in large text
            Theme.textScale = 1
            tryCompare(part("themePicker"), "width", before[0])
            compare(names.map(width), before)
            dialogs.languages = []
        }
        function test_the_quality_is_picked_from_a_list() {
            part("qualityPicker").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Up)
            compare(preferences.quality, "low")
            keyClick(Qt.Key_Up)
            compare(preferences.quality, "auto")
            preferences.measuredQuality = "high"
            verify(part("qualityPicker").displayText.includes("high"))
            preferences.measuredQuality = ""
        }
        function test_the_speed_of_plays_is_picked_from_a_list() {
            part("showSpeedPicker").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Down)
            compare(preferences.showSpeed, "fast")
            keyClick(Qt.Key_Down)
            compare(preferences.showSpeed, "off")
            preferences.showSpeed = "normal"
        }
        function test_text_grows_by_arrow_keys_and_by_the_mouse() {
            const slider = part("textScaleSlider")
            slider.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Right)
            compare(preferences.textScale, 125)
            mousePress(slider, slider.width / 2, slider.height / 2)
            mouseMove(slider, slider.width - 2, slider.height / 2)
            compare(preferences.textScale, 125)
            mouseRelease(slider, slider.width - 2, slider.height / 2)
            compare(preferences.textScale, 200)
        }
        function test_the_slider_stays_under_the_pointer_when_text_changes(): void {
            Theme.textScale = Qt.binding(() => preferences.textScale / 100)
            const slider = part("textScaleSlider"), before = slider.mapToItem(root, 0, slider.height / 2).y
            const x = value => slider.width * (0.04 + 0.92 * (value - 100) / 100)
            for (const value of [200, 150, 200, 100]) {
                const pointer = slider.mapToItem(root, x(value), slider.height / 2)
                mousePress(slider, x(preferences.textScale), slider.height / 2)
                mouseMove(root, pointer.x, pointer.y)
                mouseRelease(root, pointer.x, pointer.y)
                compare(preferences.textScale, value)
                wait(100)
                fuzzyCompare(slider.mapToItem(root, 0, slider.height / 2).y, before, 2)
                verify(slider.contains(slider.mapFromItem(root, pointer.x, pointer.y)))
            }
            Theme.textScale = 1
        }
        function test_sliders_know_home_end_and_pages() {
            part("volumeSlider").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_End)
            compare(preferences.volume, 100)
            keyClick(Qt.Key_PageDown)
            compare(preferences.volume, 80)
            keyClick(Qt.Key_Home)
            compare(preferences.volume, 0)
            keyClick(Qt.Key_PageDown)
            compare(preferences.volume, 0)
            keyClick(Qt.Key_PageUp)
            compare(preferences.volume, 20)
            keyClick(Qt.Key_Right)
            compare(preferences.volume, 30)
        }
        function test_a_list_opens_at_the_choice_and_escape_closes_it_alone() {
            preferences.quality = "high"
            const picker = part("qualityPicker")
            picker.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Space)
            tryCompare(picker.popup, "opened", true)
            keyClick(Qt.Key_Escape)
            tryCompare(picker.popup, "visible", false)
            verify(dialogs.sheet.opened)
            mouseClick(picker)
            tryCompare(picker.popup, "opened", true)
            keyClick(Qt.Key_Escape)
            tryCompare(picker.popup, "visible", false)
            verify(dialogs.sheet.opened)
        }
        function test_motion_and_the_turning_camera_are_boxes() {
            mouseClick(part("reducedMotion"), 10)
            compare(preferences.reducedMotion, true)
            part("turnCamera").forceActiveFocus(Qt.TabFocusReason)      // brings it into sight
            mouseClick(part("turnCamera"), 10)
            compare(preferences.turnCamera, false)
        }
    }
}
