import QtQuick
import QtTest
import Storeys
import Storeys.Fixture

// A board of mini boards is designed: by mouse, by keys alone, as text.
Item {
    id: root

    property GameFixture game: null
    readonly property var draft: game?.table.choices.layoutDraft ?? null

    width: 1366
    height: 768

    Component { id: games; GameFixture { keeps: true } }
    Component {
        id: maker

        DesignBoardDialog { parent: root; draft: root.draft }
    }
    SignalSpy { id: uses; target: testCase.dialog; signalName: "used" }

    TestCase {
        id: testCase

        property DesignBoardDialog dialog

        // What has a name; parts that are hidden too.
        function part(name: string): var { return findChild(dialog.contentItem, name) ?? findChild(dialog.footer, name) }
        function board(): var { return part("designedBoard") }
        // The middle of a square, in the board.
        function at(row: int, column: int): point {
            return Qt.point(board().rim + (column + 0.5) * board().cell, board().rim + (row + 0.5) * board().cell)
        }
        // From the middle of an item to that of a square, as a hand does.
        function drag(item: var, to: point): void {
            const from = item.mapToItem(board(), item.width / 2, item.height / 2)
            mousePress(board(), from.x, from.y)
            for (const part of [0.2, 0.5, 0.8, 1])
                mouseMove(board(), from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
            mouseRelease(board(), to.x, to.y)
        }
        function focusedName(): string { return dialog.focused?.objectName ?? "" }

        name: "DesignBoardDialog"
        when: windowShown

        function initTestCase() { root.game = games.createObject(root) }
        function init() {
            root.game.design({ variant: "surprise", layout: "" })
            dialog = createTemporaryObject(maker, root)
            dialog.open()
            tryCompare(dialog, "opened", true)
            uses.clear()
        }
        function cleanup() {
            dialog.close()
            root.width = 1366
            root.height = 768
        }

        // ---- by mouse
        function test_a_mini_board_is_dragged_onto_the_board() {
            drag(part("card1"), at(4, 6))
            compare(root.draft.text, "1a@4F")       // three by three about that square
            compare(board().selected, 1)
            verify(part("pieceBar").visible)
        }
        function test_let_go_beside_the_board_it_is_not_laid() {
            const card = part("card1")
            const over = at(4, 6), from = card.mapToItem(board(), card.width / 2, card.height / 2)
            mousePress(board(), from.x, from.y)
            mouseMove(board(), over.x, over.y)
            mouseMove(board(), over.x + 2, over.y)
            compare(root.draft.text, "1a@4F")
            mouseMove(board(), from.x, from.y)
            mouseRelease(board(), from.x, from.y)
            compare(root.draft.text, "")
        }
        function test_one_on_the_board_is_dragged_and_stays_on_it() {
            root.draft.read("1a@4F 2a@1A")
            drag(part("piece1"), at(9, 9))
            compare(root.draft.text, "2a@1A 1a@9I")     // on top now
            drag(part("piece1"), at(14, 14))
            compare(root.draft.text, "2a@1A 1a@13M")
        }
        function test_the_bar_turns_flips_and_removes() {
            root.draft.read("4a@4F")
            mouseClick(part("piece4"))
            mouseClick(part("turnPiece"))
            compare(root.draft.text, "4ar1@3G")
            mouseClick(part("flipPiece"))
            compare(root.draft.text, "4br1@3G")
            mouseClick(part("removePiece"))
            compare(root.draft.text, "")
            compare(part("pieceBar").visible, false)
        }
        function test_a_click_on_the_sign_turns_one_over() {
            compare(part("card8").entry.label, "8a Plaza")
            mouseClick(part("card8Flip"))
            compare(part("card8").entry.label, "8b Plaza")
            compare(root.draft.text, "")
        }
        function test_a_click_beside_them_lets_go() {
            root.draft.read("1a@1A")
            mouseClick(part("piece1"))
            compare(board().selected, 1)
            mouseClick(board(), at(12, 12).x, at(12, 12).y)
            compare(board().selected, 0)
        }

        // ---- by keys
        function test_ctrl_enter_uses_the_board_from_anywhere(): void {
            root.draft.read("1a@1A")
            part("layoutText").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            compare(uses.count, 0)
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            compare(uses.count, 1)
        }
        function test_a_board_is_built_and_used_by_keys_alone() {
            part("card1").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Right)
            compare(focusedName(), "card2")
            keyClick(Qt.Key_F)
            keyClick(Qt.Key_Return)
            compare(root.draft.text, "2b@7G")
            compare(focusedName(), "piece2")
            compare(part("useButton").enabled, false)   // it hides the star
            keyClick(Qt.Key_Up)
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_R)
            compare(root.draft.text, "2br1@6E")
            compare(part("useButton").enabled, true)
            for (let i = 0; i < 40 && focusedName() !== "useButton"; ++i)
                keyClick(Qt.Key_Tab)
            compare(focusedName(), "useButton")
            keyClick(Qt.Key_Return)
            compare(uses.count, 1)
            compare(uses.signalArguments[0][0], "2br1@6E")
        }
        function test_all_are_reached_by_tab() {
            root.draft.read("1a@1A 8b@6F")
            const names = new Set()
            for (let i = 0; i < 40; ++i) {
                keyClick(Qt.Key_Tab)
                names.add(focusedName())
            }
            for (const name of ["piece1", "piece8", "layoutText", "card1", "card9", "randomButton", "clearButton", "cancelButton", "useButton"])
                verify(names.has(name), name)
            verify(!names.has("piece2"))
        }
        function test_delete_goes_back_to_the_card() {
            part("card3").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            compare(focusedName(), "piece3")
            keyClick(Qt.Key_Delete)
            compare(root.draft.text, "")
            compare(focusedName(), "card3")
        }

        // ---- left
        function test_escape_first_gives_up_the_piece_and_then_asks_before_anything_is_lost() {
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Return)
            compare(focusedName(), "piece2")
            keyClick(Qt.Key_Escape)
            compare([board().selected, focusedName(), root.draft.text], [0, "card2", "2a@7G"])
            keyClick(Qt.Key_Escape)
            verify(dialog.visible && dialog.asking)
            verify(part("check").text.includes("?"))
            keyClick(Qt.Key_Escape)     // no
            verify(dialog.visible && !dialog.asking)
            keyClick(Qt.Key_Escape)
            compare(focusedName(), "keepButton")
            keyClick(Qt.Key_Return)
            verify(dialog.visible && !dialog.asking)
            compare(root.draft.text, "2a@7G")
            mouseClick(part("cancelButton"))
            mouseClick(part("discardButton"))
            compare(dialog.visible, false)
            compare(uses.count, 0)
        }
        function test_a_change_takes_back_the_question() {
            root.draft.read("1a@1A")
            keyClick(Qt.Key_Escape)
            verify(dialog.asking)
            root.draft.read("")
            verify(!dialog.asking)
        }
        function test_a_text_that_is_wrong_is_not_lost_unasked() {
            part("layoutText").forceActiveFocus(Qt.TabFocusReason)
            keyClick("x")
            verify(dialog.problem !== "")
            keyClick(Qt.Key_Escape)
            verify(dialog.visible && dialog.asking)
        }
        function test_without_a_change_escape_just_leaves() {
            keyClick(Qt.Key_Escape)
            compare(dialog.visible, false)
        }
        function test_enter_in_the_text_uses_no_board() {
            root.draft.read("1b@3C")
            verify(part("useButton").enabled)
            part("layoutText").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            compare(uses.count, 0)
        }

        // ---- checks and text
        function test_without_a_star_it_can_not_be_used() {
            root.draft.read("2a@7G")
            compare(part("check").text, "No star can be seen.")
            compare(part("useButton").enabled, false)
            keyClick(Qt.Key_Return)     // puts a card
            mouseClick(part("clearButton"))
            verify(part("check").text.startsWith("1 star"))
            mouseClick(part("useButton"))
            compare(uses.signalArguments[0][0], "")
        }
        function test_the_house_rule_is_told_where_it_is_on() {
            verify(part("bonus").visible)
            root.game.design({ variant: "surprise", layout: "", houseRules: { "star-bonus": "off" } })
            compare(part("bonus").visible, false)
        }
        function test_random_leaves_a_star() {
            mouseClick(part("randomButton"))
            verify(root.draft.text !== "")
            verify(part("useButton").enabled)
            compare(part("layoutText").text, root.draft.text)
        }
        function test_a_layout_is_pasted_as_text() {
            const field = part("layoutText")
            field.forceActiveFocus(Qt.TabFocusReason)
            field.text = "  8b@6F 4ar1@2L"
            field.selectAll()
            field.cut()
            compare(field.text, "")
            field.paste()
            tryCompare(root.draft, "text", "8b@6F 4ar1@2L")
            keyClick(Qt.Key_X)
            verify(part("textProblem").text.includes("2L"), part("textProblem").text)
            compare(part("useButton").enabled, false)
            compare(root.draft.text, "8b@6F 4ar1@2L")
            part("card1").forceActiveFocus(Qt.TabFocusReason)
            compare(field.text, "8b@6F 4ar1@2L")        // what is there
            compare(part("useButton").enabled, true)
        }
        function test_each_is_named_for_screen_readers() {
            root.draft.read("8b@6F")
            compare(part("piece8").Accessible.name, "8b Plaza, on the board at F6")
            compare(part("card8").Accessible.name, "8b Plaza, on the board at F6")
            compare(part("card1").Accessible.name, "1a Button, not on the board")
        }

        // ---- room
        function test_check_and_buttons_stay_in_sight_in_a_low_window() {
            root.width = 700
            root.height = 500
            tryVerify(() => dialog.height <= 500)
            for (const name of ["check", "useButton"]) {
                const bottom = part(name).mapToItem(root, 0, part(name).height).y
                verify(bottom > 0 && bottom <= 500, name)
            }
        }
    }
}
