import QtQuick
import QtQuick.Window
import QtTest

// Tests on one table, with real mouse events.
TestCase {
    id: test

    required property TableTest on

    function initTestCase(): void { tryVerify(() => test.on.table.rack !== null, 10000) }
    // The test runner deletes the scene before its window, and Qt 6.4 may be drawing it at that moment, in another thread.
    function cleanupTestCase(): void { test.on.Window.window.visible = false }
    function init(): void {
        test.on.newGame()
        frame()
    }
    // The next one, also if nothing has changed.
    function frame(): void {
        test.on.Window.window.update()
        waitForRendering(test.on.table, 5000)
    }
    function press(at: point, button: int): void { mousePress(test.on.table, at.x, at.y, button) }
    function moveTo(from: point, to: point, button: int): void {
        for (let i = 1; i <= 8; ++i)
            mouseMove(test.on.table, from.x + (to.x - from.x) * i / 8, from.y + (to.y - from.y) * i / 8, 5, button)
    }
    function drag(from: point, to: point, button: int): void {
        test.press(from, button)
        test.moveTo(from, to, button)
        mouseRelease(test.on.table, to.x, to.y, button)
    }

    when: windowShown
}
