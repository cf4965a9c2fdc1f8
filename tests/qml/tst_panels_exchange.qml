import QtQuick
import QtTest
import Storeys
import Storeys.Mock

Item {
    id: root

    width: 1280
    height: 800

    MockSession {
        id: mockSession

        property var exchanged: []

        function exchange(places: var): void { exchanged = Array.from(places) }
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
            mockSession.maxExchange = 1
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
            compare(part("tileChoice").chosen, [3])
            keyClick(Qt.Key_Return)
            compare(mockSession.exchanged, [3])
        }
        function test_several_are_exchanged_where_the_game_allows_it() {
            mockSession.maxExchange = 2
            for (const name of ["tile1", "tile0", "tile1", "tile5", "tile6"])    // one off again, one too many
                mouseClick(part(name))
            verify(part("exchangeButton").text.includes("A Qu"))
            mouseClick(part("exchangeButton"))
            compare(mockSession.exchanged, [0, 5])
        }
        function test_space_chooses_and_gives_up_again_where_arrows_only_move() {
            mockSession.maxExchange = 7
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Space)
            compare(part("tileChoice").chosen, [1])
            keyClick(Qt.Key_Return)
            compare(mockSession.exchanged, [1])
        }
        function test_escape_exchanges_nothing() {
            mouseClick(part("tile0"))
            keyClick(Qt.Key_Escape)
            compare(dialog.visible, false)
            compare(mockSession.exchanged.length, 0)
        }
    }
}
