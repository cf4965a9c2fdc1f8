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
        function test_letters_choose_tiles_and_backspace_gives_the_last_up() {
            mockSession.rack = ["A", "E", "A", "S", "?", "Q", "O"]
            part("tileChoice").first.forceActiveFocus()
            mockSession.maxExchange = 7
            keyClick("a")
            keyClick("s")
            keyClick("a")
            compare(part("tileChoice").chosen, [0, 3, 2])
            keyClick(Qt.Key_Backspace)
            compare(part("tileChoice").chosen, [0, 3])
            keyClick("Q")
            keyClick("?")
            keyClick("z")                       // not on the rack
            compare(part("tileChoice").chosen, [0, 3, 5, 4])
            keyClick("s")                       // no other one: given up
            compare(part("tileChoice").chosen, [0, 5, 4])
            keyClick(Qt.Key_Return)
            compare(mockSession.exchanged, [0, 5, 4])
        }
        function test_letters_choose_from_a_button_too() {
            mockSession.maxExchange = 7
            part("exchangeButton").parent.children[0].forceActiveFocus(Qt.TabFocusReason)
            keyClick("g")
            compare(part("tileChoice").chosen.length, 0)     // there is none
            keyClick("o")
            compare(part("tileChoice").chosen, [6])
        }
        function test_where_one_is_exchanged_the_same_letter_goes_to_its_next_tile() {
            mockSession.rack = ["A", "E", "A", "S", "", "Q", "O"]
            part("tileChoice").first.forceActiveFocus()
            keyClick("a")
            compare(part("tileChoice").chosen, [0])
            keyClick("a")
            compare(part("tileChoice").chosen, [2])
            keyClick("e")
            compare(part("tileChoice").chosen, [1])
        }
        function test_escape_exchanges_nothing() {
            mouseClick(part("tile0"))
            keyClick(Qt.Key_Escape)
            compare(dialog.visible, false)
            compare(mockSession.exchanged.length, 0)
        }
    }
}
