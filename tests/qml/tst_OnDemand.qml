pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Storeys

// Content that is there only while it is wanted.
Item {
    id: root

    property string word: "one"
    property bool wanted: true
    property int made: 0
    property int gone: 0

    width: 400
    height: 300

    Item { id: elsewhere; focus: true }
    OnDemand {
        id: place

        width: 200
        active: root.wanted
        content: Rectangle {
            readonly property string word: root.word
            property real widthAtFirst: -1

            width: place.width
            height: 40
            focus: true
            activeFocusOnTab: true
            Component.onCompleted: {
                ++root.made
                widthAtFirst = width
            }
            Component.onDestruction: ++root.gone
        }
    }
    OnDemand {
        id: sizeless

        active: false
        content: Item { width: 30; height: 20 }
    }
    TestCase {
        name: "OnDemand"
        when: windowShown

        function init(): void {
            root.wanted = true
            sizeless.active = false
            elsewhere.forceActiveFocus()
        }
        function test_content_is_made_once_and_has_its_size_from_the_start(): void {
            const before = root.made
            root.wanted = false
            compare(place.item, null)
            root.wanted = true
            compare(root.made, before + 1)
            compare(place.item.parent, place)
            compare(place.item.widthAtFirst, 200)
        }
        function test_content_follows_what_its_file_has(): void {
            root.word = "two"
            compare(place.item.word, "two")
        }
        function test_content_is_unseen_at_once_and_then_gone(): void {
            const before = root.gone, item = place.item
            root.wanted = false
            compare(item.parent, null)
            compare(place.height, 0)
            tryCompare(root, "gone", before + 1)
        }
        function test_it_is_as_large_as_its_content_where_it_has_no_size(): void {
            compare(place.height, 40)
            compare(sizeless.width, 0)
            sizeless.active = true
            compare(sizeless.width, 30)
            compare(sizeless.height, 20)
        }
        function test_the_focus_goes_on_into_its_content_and_stays_when_that_goes(): void {
            place.forceActiveFocus()
            verify(place.item.activeFocus)
            root.wanted = false
            verify(place.activeFocus)
            root.wanted = true
            verify(place.item.activeFocus)
        }
        function test_tab_goes_into_its_content(): void {
            keyClick(Qt.Key_Tab)
            verify(place.item.activeFocus)
        }
    }
}
