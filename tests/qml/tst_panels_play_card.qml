import QtQuick
import QtTest
import Storeys
import Storeys.Fixture
import Storeys.Table

Item {
    id: root

    width: 400
    height: 500

    GameFixture { id: fixture }
    GameFixture { id: paths; variant: "free-for-all"; rack: "DIETRSE" }
    Component { id: claimLists; ClaimList { width: 264; view: paths.table.view; claims: paths.table.cursor.claims } }
    SignalSpy { id: plays; target: fixture.table.view; signalName: "played" }
    Component { id: sums; PlaySum { width: 264; words: testCase.words; bonus: 0; starBonus: 0; total: 0 } }
    PlayCard {
        id: card

        width: 296
        height: implicitHeight
        gameTable: fixture.table
        nameAtTurn: "Ada"
        commands: commands.play
    }
    Commands { id: commands; gameTable: fixture.table }
    SignalSpy { id: dialogs; target: commands; signalName: "dialogWanted" }

    TestCase {
        id: testCase

        property list<scoredWord> words: []
        readonly property var button: findChild(card, "playButton")
        readonly property var sum: findChild(card, "playSum")
        readonly property var reason: findChild(card, "reason")
        readonly property var hint: findChild(card, "playHint")

        name: "PlayCard"
        when: windowShown

        function begin(record: string, turns: int): void {
            fixture.record = record
            fixture.turns = turns
            fixture.begin()
        }
        // As many letters, all at that height.
        function word(text: string, height: int): scoredWord { return fixture.word(text, String(height).repeat(text.length), ".".repeat(text.length)) }
        function sumOf(words: list<scoredWord>): var {
            testCase.words = words
            return createTemporaryObject(sums, root)
        }
        function init() {
            begin("stack10", 0)
            compare(fixture.table.cursor.layText("F6 CERT"), "")
            plays.clear()
        }

        function test_during_the_draw_nobody_is_asked_for_a_word() {
            fixture.table.view.takeBackAll()
            card.dealing = true
            compare(hint.headline, "Draw for the first turn")
            verify(!findChild(card, "hintButton").visible)
            begin("stuck8", 20)
            verify(hint.visible)
            verify(!findChild(card, "stuckPassButton").visible)
            begin("stack10", 0)
            card.dealing = false
            compare(hint.headline, "Make a word")
            verify(findChild(card, "hintButton").visible)
        }
        function test_the_hint_button_says_that_the_hint_is_being_looked_for() {
            fixture.table.view.takeBackAll()
            const asked = findChild(card, "hintButton")
            compare([asked.text, asked.enabled], ["Hint", true])
            mouseClick(asked)
            compare([fixture.table.hint.busy, asked.text, asked.enabled], [true, "Searching…", false])
            tryCompare(asked, "text", "Another hint", 100000)
            verify(asked.enabled)
        }
        function test_a_legal_draft_is_played_by_its_button() {
            compare(button.visible, true)
            verify(button.text.includes("8"))
            mouseClick(button)
            compare(plays.count, 1)
        }
        function test_the_button_is_reached_by_tab_and_pressed_by_space_or_enter() {
            button.forceActiveFocus(Qt.TabFocusReason)
            verify(button.visualFocus)
            keyClick(Qt.Key_Space)
            compare(plays.count, 1)
            init()
            button.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            compare(plays.count, 1)
        }
        function test_a_single_short_word_has_its_total_beside_it() {
            compare(sum.beside, true)
            verify(!findChild(sum, "sumOfCERT").visible && !findChild(sum, "sumOfBonus").visible)
        }
        function test_every_word_and_the_bonus_have_a_line() {
            const sum = sumOf([word("SHARPENERS", 2), word("NET", 1), word("RELATE", 1)])
            sum.bonus = 20
            for (const line of ["SHARPENERS", "NET", "RELATE", "Bonus"])
                verify(findChild(sum, "sumOf" + line).visible, line)
            compare(findChild(sum, "sumOfBonus").points, 20)
            compare(sum.beside, false)
        }
        function test_a_click_on_a_claimed_word_asks_for_its_meaning(): void {
            const view = paths.table.view, claims = paths.table.cursor.claims, asked = []
            const squares = [39, 40, 49, 41]       // D5 E5 E6 F5
            paths.begin()
            squares.forEach((square, i) => view.lay(view.rack.indexOf("DIET"[i]), square, ""))
            claims.writing = true
            claims.begin(39)
            squares.slice(1).forEach(square => claims.extend(square))
            claims.end()
            const list = createTemporaryObject(claimLists, root)
            list.wordRequested.connect(word => asked.push(word))
            const row = findChild(list, "claim1"), word = Array.from(row.children).find(item => item.text === "DIET")
            waitForRendering(list)
            mouseClick(word, 10, word.height / 2)
            compare(asked, ["DIET"])
        }
        function test_words_up_to_ten_tiles_fit() {
            for (let length = 2; length <= 10; ++length) {
                const chips = findChild(sumOf([word("SHARPENERS".slice(0, length), 3)]), "mainWord")
                verify(length * chips.step <= chips.width, "length " + length)
                verify(chips.size >= 23, "length " + length)
            }
        }
        function test_the_tiles_of_a_long_word_are_smaller_in_one_line() {
            const usual = findChild(sumOf([word("SHARP", 3)]), "mainWord"), height = usual.height
            compare(usual.size, 30)
            const chips = findChild(sumOf([word("SHARPENERSHARPE", 3)]), "mainWord")
            verify(chips.tileX(14) + chips.size <= chips.width)
            verify(chips.size >= 14 && chips.gap >= 2)
            verify(chips.height < height)
        }
        function test_a_multiplied_word_leaves_room_for_its_factor() {
            for (let length = 2; length <= 10; ++length) {
                const tripled = word("SHARPENERS".slice(0, length), 3)
                tripled.factor = 3
                const chips = findChild(sumOf([tripled]), "mainWord")
                compare(chips.multiplied, true)
                verify(length * chips.step <= chips.width - 36, "length " + length)
                verify(chips.size >= 20, "length " + length)
            }
        }
        function test_an_illegal_draft_says_why_and_cannot_be_played() {
            fixture.table.view.relay(fixture.table.view.marks.indexOf(2), 99, "")
            tryCompare(reason, "visible", true)
            verify(reason.Accessible.name !== "" && !reason.Accessible.name.includes("<"))
            compare(button.enabled, false)
            compare(sum.counted, false)
            mouseClick(button)
            compare(plays.count, 0)
        }
        function test_a_draft_on_its_way_is_neutral_and_may_be_asked_for() {
            fixture.table.view.takeBackAll()
            fixture.table.view.lay(0, 44, "")
            tryCompare(reason, "visible", false)
            verify(findChild(card, "lack").visible)
            compare(findChild(card, "lack").text, "The first word needs at least two tiles.")
            verify(button.enabled && !button.filled)
            compare(button.text, "Play")
            mouseClick(button)
            compare(plays.count, 0)             // but refused
            verify(reason.visible && !button.enabled)
            verify(!findChild(card, "lack").visible)
        }
        function test_whoever_can_make_no_play_is_told_so_and_offered_the_pass() {
            dialogs.clear()
            begin("stuck8", 20)
            tryVerify(() => findChild(card, "stuck").visible)
            verify(!hint.visible)
            const pass = findChild(card, "stuckPassButton")
            tryVerify(() => pass.y >= 0 && pass.visible && pass.width > 0)
            wait(0)
            mouseClick(pass)
            compare([dialogs.count, dialogs.signalArguments[0][0]], [1, "pass"])
        }
        function test_little_time_is_said() {
            fixture.start({ players: [{ name: "You", level: "" }], clock: { time: "total=40" } })
            fixture.letPass(15)
            tryVerify(() => findChild(card, "timeWarning").visible)
        }
        function test_an_empty_draft_shows_what_to_do() {
            fixture.table.view.takeBackAll()
            compare(hint.visible, true)
            compare(button.visible, false)
            begin("stack10", 1)
            compare(hint.headline, "Ada is thinking")
        }
        function test_the_end_leads_to_the_result() {
            begin("stack10", -1)
            dialogs.clear()
            const result = findChild(card, "resultButton"), again = findChild(card, "againButton")
            tryVerify(() => again.y > result.y)     // the column is laid out
            mouseClick(result)
            compare([dialogs.count, dialogs.signalArguments[0][0]], [1, "result"])
            const symbol = findChild(hint, "symbol")
            compare(symbol.name, "trophy")
            begin("solo", 9)
            fixture.table.view.pass()
            compare(symbol.name, "info")        // the only player gave up
        }
    }
}
