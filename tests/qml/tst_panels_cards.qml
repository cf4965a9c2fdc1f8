import QtQuick
import QtTest
import Storeys
import Storeys.Fixture

Item {
    id: root

    width: 1280
    height: 800

    GameFixture { id: fixture }
    SidePanel { id: panel; anchors { right: parent.right; top: parent.top; bottom: parent.bottom } width: 328; gameTable: fixture.table; commands: Commands { gameTable: fixture.table } }
    Component {
        id: maker

        CardSheet { parent: root; flow: fixture.table.flow; view: fixture.table.view; cards: fixture.table.cards }
    }

    TestCase {
        id: testCase

        property CardSheet sheet
        readonly property var view: fixture.table.view

        function part(name: string): var { return findChild(sheet.contentItem, name) }

        name: "CardSheet"
        when: windowShown

        // CA is laid down from G1 to a T, over a guard dog, and that card drawn.
        function begin(card: string, blockers: var): void {
            const stacks = Array(225).fill("")
            stacks[2 * 15 + 6] = "T"
            for (const square of blockers)
                stacks[square] = "#"
            fixture.variant = "bust-out"
            fixture.stacks = stacks
            fixture.rack = "CAEINRS"
            fixture.deck = [card]
            fixture.begin()
            verify(testCase.view.lay(0, 6))
            verify(testCase.view.lay(1, 21))
            testCase.view.play()
            sheet = createTemporaryObject(maker, root)
            sheet.open()
            tryCompare(sheet, "opened", true)
        }
        function cleanup() {
            sheet?.close()
            Theme.showSpeed = "normal"
            fixture.computer = false
        }

        function test_tiles_are_chosen_by_mouse() {
            begin("new-plan", [])
            compare(sheet.title, "New plan")
            compare(part("cardFace").Accessible.description, "You may change up to three of your tiles.")
            compare(part("goButton").enabled, false)
            mouseClick(part("tile2"))
            mouseClick(part("tile4"))
            verify(part("goButton").enabled)
            mouseClick(part("goButton"))
            compare(testCase.view.turns.count, 2)
            verify(!testCase.view.rack.includes("E") && !testCase.view.rack.includes("N"))
            tryCompare(sheet, "visible", false)
        }
        function test_no_part_of_a_card_is_empty(): void {
            for (const card of ["new-plan", "all-clear"]) {
                begin(card, [])
                const face = part("cardFace"), head = findChild(face, "cardHead"), words = findChild(face, "cardWords")
                verify(words.y - (head.y + head.height) < 2 * Theme.unit)
                verify(face.height - (words.y + words.height) < 2 * Theme.unit)
                sheet.close()
            }
        }
        function test_tiles_are_chosen_by_keys() {
            begin("new-plan", [])
            keyClick(Qt.Key_Escape)             // is no answer
            keyClick(Qt.Key_Return)             // nor is nothing
            compare(testCase.view.turns.count, 1)
            keyClick(Qt.Key_R)
            keyClick(Qt.Key_Return)
            compare(testCase.view.turns.count, 2)
            verify(!testCase.view.rack.includes("R"))
            tryCompare(sheet, "visible", false)
        }
        function test_all_can_be_kept() {
            begin("new-plan", [])
            mouseClick(part("declineButton"))
            compare(testCase.view.turns.count, 2)
            verify(testCase.view.rack.includes("E"))
            tryCompare(sheet, "visible", false)
        }
        function test_a_blocker_is_taken_off() {
            begin("crowbar", [94, 100])
            mouseClick(part("100"))
            keyClick(Qt.Key_Return)
            compare(testCase.view.stacks[100], "")
            compare(testCase.view.stacks[94], "#")
            tryCompare(sheet, "visible", false)
        }
        function test_a_blocker_is_taken_off_by_keys() {
            begin("crowbar", [94, 100])
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Return)
            compare(testCase.view.stacks[100], "")
        }
        // The list and the board, where the sheet leaves it in sight, say the same.
        function test_the_blocker_can_be_pointed_at_on_the_board() {
            begin("crowbar", [94, 100])
            verify(sheet.x + sheet.width > root.width - 20)
            compare(sheet.modal, false)
            fixture.table.cards.pointed = 94
            verify(part("94").checked)
            verify(part("goButton").activeFocus)
            keyClick(Qt.Key_Return)
            compare(testCase.view.stacks[94], "")
        }
        function test_nothing_to_choose_data() { return [{ tag: "enter", key: Qt.Key_Return }, { tag: "escape", key: Qt.Key_Escape }, { tag: "click", key: 0 }] }
        function test_nothing_to_choose(data: var): void {
            begin("all-clear", [])
            compare(part("meaning").text, "You play again after this turn.")
            verify(fixture.table.flow.showing)       // computers wait
            compare(part("declineButton").visible, false)
            if (data.key)
                keyClick(data.key)
            else
                mouseClick(part("cardFace"))
            tryCompare(sheet, "visible", false)
            compare(fixture.table.cards.card.title, "")
        }
        // A computer can only go over the guard dog, as a blocker closes the row.
        function test_the_card_of_a_computer_is_shown_for_a_moment_data() { return [{ tag: "left alone", key: 0 }, { tag: "skipped", key: Qt.Key_A }, { tag: "shown at no pace", key: 0, pace: "off" }] }
        function test_the_card_of_a_computer_is_shown_for_a_moment(data: var): void {
            const notice = findChild(panel, "cardNotice")
            const stacks = Array(225).fill("")
            stacks[2 * 15 + 6] = "T"
            stacks[2 * 15 + 5] = "#"
            fixture.variant = "bust-out"
            fixture.stacks = stacks
            fixture.rack = "CAEINRS"
            fixture.deck = ["false-alarm"]
            fixture.computer = true
            fixture.begin()
            compare(notice.visible, false)
            fixture.answer()
            tryCompare(notice, "there", true)
            compare(fixture.table.cards.own, false)
            if (data.pace) {
                Theme.showSpeed = data.pace
                tryVerify(() => fixture.table.cards.card.title === "" && !fixture.table.flow.showing)
                return
            }
            tryCompare(notice, "shown", true, 10000)
            compare(findChild(notice, "meaning").text, "You lose your next turn.")
            verify(findChild(notice, "dismissal").text.includes("Any key") && notice.Accessible.description.includes("Any key"))
            verify(fixture.table.flow.showing)
            if (data.key)
                keyClick(data.key)
            tryCompare(notice, "shown", false, data.key ? 200 : 5000)
            tryCompare(notice, "visible", false)
        }
    }
}
