import QtQuick
import QtTest
import Storeys

Item {
    id: root

    width: 1280
    height: 800

    MockSession {
        id: mockSession

        property var exchanged: []

        function exchange(slot: int): void { exchanged.push(slot) }
    }
    Component {
        id: maker

        ExchangeDialog { parent: root; session: mockSession }
    }

    TestCase {
        id: testCase

        property ExchangeDialog dialog

        function part(name: string): var { return findChild(dialog.contentItem, name) }

        name: "ExchangeDialog"
        when: windowShown

        function init() {
            mockSession.exchanged = []
            mockSession.rack = ["A", "E", "", "S", "", "Q", "O"]
            dialog = createTemporaryObject(maker, root)
            dialog.open()
            tryCompare(dialog, "opened", true)
        }
        function cleanup() { dialog.close() }

        function test_nothing_happens_before_a_tile_is_chosen() {
            compare(part("exchangeButton").enabled, false)
            keyClick(Qt.Key_Return)
            compare(mockSession.exchanged.length, 0)
            compare(dialog.visible, true)
        }
        function test_the_last_tile_clicked_is_exchanged() {
            mouseClick(part("tile1"))
            mouseClick(part("tile5"))
            verify(part("exchangeButton").text.includes("Qu"))
            mouseClick(part("exchangeButton"))
            compare(mockSession.exchanged, [5])
            compare(dialog.visible, false)
        }
        function test_arrows_choose_and_enter_exchanges() {
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Right)
            compare(part("tileChoice").slot, 3)
            keyClick(Qt.Key_Return)
            compare(mockSession.exchanged, [3])
        }
        function test_escape_exchanges_nothing() {
            mouseClick(part("tile0"))
            keyClick(Qt.Key_Escape)
            compare(dialog.visible, false)
            compare(mockSession.exchanged.length, 0)
        }
    }
}
