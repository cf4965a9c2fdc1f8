import QtQuick
import QtTest
import Storeys

// What comes up beside a button under the mouse covers nothing over it.
Item {
    id: root

    width: 640
    height: 400

    TextButton { id: upper; x: 200; y: 100; text: "Upper"; hint: "Ctrl+H" }
    IconButton { id: icon; x: 400; y: 100; symbol: "shuffle"; text: "Shuffle rack" }
    TextButton { id: lowest; x: 200; y: root.height - height - 4; text: "Lowest"; hint: "Enter" }

    TestCase {
        name: "Hint"
        when: windowShown

        function test_the_name_of_an_icon_comes_up_for_the_keyboard_too() {
            const hint = Array.from(icon.resources).concat(Array.from(icon.data)).find(one => one instanceof Hint)
            upper.forceActiveFocus(Qt.TabFocusReason)
            verify(!hint.visible)
            keyClick(Qt.Key_Tab)
            verify(icon.visualFocus)
            tryVerify(() => hint.opened)
            compare(hint.text, "Shuffle rack")
            keyClick(Qt.Key_Tab)
            tryVerify(() => !hint.visible)
        }
        function hintOf(button: Item): var { return Array.from(button.resources).concat(Array.from(button.data)).find(one => one instanceof Hint) }

        function test_it_stands_below_where_there_is_room_data() { return [{ tag: "upper", button: upper, below: true }, { tag: "lowest", button: lowest, below: false }] }
        function test_it_stands_below_where_there_is_room(row) {
            const hint = hintOf(row.button)
            mouseMove(row.button, 20, 20)
            tryCompare(hint, "opened", true)
            const top = hint.contentItem.mapToItem(row.button, 0, 0).y
            compare(top >= row.button.height, row.below)
            verify(row.below || top + hint.contentItem.height <= 0)
            mouseMove(root, 10, 10)
            tryCompare(hint, "visible", false)
        }
    }
}
