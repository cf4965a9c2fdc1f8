import QtQuick
import QtTest

// All of its tests pass, but a binding can't be evaluated: the program is to fail.
TestCase {
    readonly property Item nothing: null
    readonly property real size: nothing.width

    function test_nothing_is_wrong_here(): void { verify(true) }
}
