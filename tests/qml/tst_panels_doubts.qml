import QtQuick
import QtTest
import Storeys
import Storeys.Table
import Storeys.Fixture

// A record of another program: marks at doubtful turns, notes beside their turns, the notice, and a record of ours that
// is refused.
Item {
    id: root

    width: 1000
    height: 800

    GameFixture { id: fixture; record: "stack10"; turns: 3 }
    SidePanel {
        id: panel

        anchors.right: parent.right
        width: 328 * Theme.textScale
        height: root.height
        gameTable: fixture.table
        commands: Commands { gameTable: fixture.table }
    }
    Dialogs {
        id: dialogs

        anchors.fill: parent
        gameTable: fixture.table
        preferences: Preferences {}
        silent: true
    }

    TestCase {
        readonly property LookCard card: findChild(panel, "lookCard") as LookCard
        readonly property History history: findChild(panel, "history") as History

        name: "Doubts"
        when: windowShown

        function open(record: string): void {
            fixture.record = "../records-of-others/" + record
            fixture.turns = -1
            fixture.begin()
            mouseMove(root, 5, 5)
            tryVerify(() => row(1) !== null)
        }
        function row(number: int): Item { return findChild(panel, "turn" + number) }
        function hintOf(row: Item): var { return findChild(row, "doubtHint") }

        function test_a_doubtful_turn_is_marked_and_says_why() {
            open("misscored")
            const why = "Line 6: the score is +4, not +5."
            tryVerify(() => row(3) !== null)
            verify(findChild(row(3), "doubtMark").visible)
            verify(!findChild(row(2), "doubtMark").visible)
            verify(row(3).Accessible.description.includes(why))
            compare(row(2).Accessible.description, "")
            // mouse
            mouseMove(row(3), 60, 10)
            tryVerify(() => hintOf(row(3)).opened)
            compare(hintOf(row(3)).text, why)
            mouseMove(root, 5, 5)
            tryVerify(() => !hintOf(row(3)).visible)
            // keys
            history.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Down)
            tryVerify(() => hintOf(row(3)).opened)
            keyClick(Qt.Key_Up)
            tryVerify(() => !hintOf(row(3)).visible)
            // the card
            fixture.table.view.look.show(2)
            tryVerify(() => card.visible)
            tryVerify(() => !findChild(card, "doubt").visible)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(fixture.table.view.look.turn, 3)
            tryVerify(() => findChild(card, "doubt").visible)
            compare(findChild(card, "doubt").text, why)
            fixture.table.view.look.leave()
            tryVerify(() => !card.visible)
        }
        function test_the_card_says_why_an_earlier_turn_is_doubtful(): void {
            open("placeholder-exchange")
            tryVerify(() => row(4) !== null)
            const number = Array.from({ length: 4 }, (_, at) => at + 1).find(number => row(number).entry.doubt !== "")
            verify(number < fixture.table.view.turns.count)
            mouseClick(row(number), 60, 10)
            tryVerify(() => card.visible && findChild(card, "doubt").visible)
            compare(findChild(card, "doubt").text, row(number).entry.doubt)
        }
        function test_a_note_stands_beside_its_turn_and_on_the_card(): void {
            open("challenge-loss-pass-note")
            tryVerify(() => row(3) !== null)
            const note = findChild(row(3), "turnNote")
            verify(note.visible && note.height > 0)
            compare(note.text, "challenged SOD in vain")
            verify(note.mapToItem(row(3), 0, note.height).y <= row(3).height)
            verify(!findChild(row(2), "turnNote").visible)
            verify(row(3).Accessible.description.includes("challenged SOD in vain"))
            mouseClick(row(3), 60, 10)
            tryVerify(() => card.visible && findChild(card, "note").visible)
            compare(findChild(card, "note").text, "challenged SOD in vain")
        }
        function test_a_notice_counts_the_doubts_once(): void {
            open("misscored")
            const notice = findChild(panel, "problem")
            verify(notice.visible)
            verify(notice.message.includes("doubtful"))
            tryVerify(() => findChild(notice, "hideButton").enabled && notice.height > 0)
            mouseClick(findChild(notice, "hideButton"))
            tryVerify(() => !notice.visible)
            dialogs.openFile(fixture.fileOf("../records-of-others/misscored"))      // another game with the same doubt
            tryVerify(() => notice.visible)
            open("tie-end")
            tryVerify(() => !notice.visible)
        }
        function test_the_result_of_a_record_can_be_shown(): void {
            open("tie-end")
            dialogs.show("result")
            tryCompare(dialogs.sheet, "opened", true)
            compare(dialogs.sheet.title, "Ann wins")
            dialogs.sheet.close()
        }
        function test_one_of_ours_that_is_refused_can_be_looked_at_as_written(): void {
            open("tie-end")
            dialogs.openFile(fixture.miscounted("stack10"))
            tryCompare(dialogs.sheet, "opened", true)
            const button = findChild(dialogs.sheet.contentItem, "asWrittenButton")
            verify(button.visible)
            mouseClick(button)
            compare(dialogs.open, false)
            verify(fixture.table.game.lookOnly && fixture.table.view.turns.count > 5)
            tryVerify(() => findChild(panel, "problem").visible)
            dialogs.openFile("/no/game.gcg")
            tryCompare(dialogs.sheet, "opened", true)
            verify(!findChild(dialogs.sheet.contentItem, "asWrittenButton").visible)
            dialogs.sheet.close()
        }
        function test_so_can_one_that_is_pasted(): void {
            open("tie-end")
            dialogs.tell("paste", fixture.table.records.openText("#player1 a A\n#player2 b B\n#variant cross15\n>a: HORN 8F HORN +13 13\n"))
            tryCompare(dialogs.sheet, "opened", true)
            compare(fixture.table.records.refusal, dialogs.problem)
            const button = findChild(dialogs.sheet.contentItem, "asWrittenButton")
            verify(button.visible)
            mouseClick(button)
            compare(dialogs.open, false)
            compare(fixture.table.view.turns.count, 1)
        }
    }
}
