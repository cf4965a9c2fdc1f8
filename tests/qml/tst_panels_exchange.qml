import QtQuick
import QtTest
import Storeys
import Storeys.Fixture

Item {
    id: root

    width: 1280
    height: 800

    GameFixture { id: fixture }
    Component {
        id: maker

        ExchangeDialog { parent: root; game: fixture.table.game; view: fixture.table.view }
    }

    TestCase {
        id: testCase

        property ExchangeDialog dialog

        function part(name: string): var { return findChild(dialog.contentItem, name) }

        name: "ExchangeDialog"
        when: windowShown

        function init() {
            begin("AESQO", "stack10")
        }
        function begin(rack: string, variant: string): void {
            dialog?.close()
            fixture.rack = rack
            fixture.variant = variant
            fixture.begin()
            dialog = createTemporaryObject(maker, root)
            dialog.open()
            tryCompare(dialog, "opened", true)
        }
        // The tiles of that rack that have gone for others: what is in the bag is none of them.
        function exchanged(): string { return Array.from(fixture.rack).filter(letter => !fixture.table.view.rack.includes(letter)).join("") }
        function cleanup() { dialog.close() }

        function test_nothing_happens_before_a_tile_is_chosen() {
            compare(part("exchangeButton").enabled, false)
            keyClick(Qt.Key_Return)
            compare(exchanged(), "")
            compare(dialog.visible, true)
        }
        function test_the_last_tile_clicked_is_exchanged() {
            mouseClick(part("tile1"))
            mouseClick(part("tile3"))
            verify(part("exchangeButton").text.includes("Qu"))
            mouseClick(part("exchangeButton"))
            compare(exchanged(), "Q")
            compare(dialog.visible, false)
        }
        function test_arrows_choose_and_enter_exchanges() {
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Right)
            compare(part("tileChoice").chosen, [2])
            keyClick(Qt.Key_Return)
            compare(exchanged(), "S")
        }
        function test_several_are_exchanged_where_the_game_allows_it() {
            begin("AESQO", "cross15")
            for (const name of ["tile1", "tile0", "tile1", "tile3"])    // one off again
                mouseClick(part(name))
            verify(part("exchangeButton").text.includes("A Q"))
            mouseClick(part("exchangeButton"))
            compare(exchanged(), "AQ")
        }
        function test_space_chooses_and_gives_up_again_where_arrows_only_move() {
            begin("AESQO", "cross15")
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Space)
            compare(part("tileChoice").chosen, [1])
            keyClick(Qt.Key_Return)
            compare(exchanged(), "E")
        }
        function test_letters_choose_tiles_and_backspace_gives_the_last_up() {
            begin("AEAS?QO", "cross15")
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
            compare(exchanged(), "?Q")          // there is another A
        }
        function test_letters_choose_from_a_button_too() {
            begin("AESQO", "cross15")
            part("exchangeButton").parent.children[0].forceActiveFocus(Qt.TabFocusReason)
            keyClick("g")
            compare(part("tileChoice").chosen.length, 0)     // there is none
            keyClick("o")
            compare(part("tileChoice").chosen, [4])
        }
        function test_where_one_is_exchanged_the_same_letter_goes_to_its_next_tile() {
            begin("AEASQO", "stack10")
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
            compare(exchanged(), "")
        }
    }
}
