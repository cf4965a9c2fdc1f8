import QtQuick
import QtTest

// All of its tests pass, but a height comes to depend on itself: the program is to fail.
TestCase {
    Item {
        id: outer

        property bool grows: false

        height: grows ? inner.least + 1 : 0

        Item {
            id: inner

            property real least: 0

            anchors.fill: parent
            onHeightChanged: inner.least = Math.min(9, inner.height)
        }
    }
    function test_nothing_is_wrong_here(): void { outer.grows = true }
}
