import QtQuick
import QtTest
import Storeys
import Storeys.Mock

Item {
    id: root

    width: 400
    height: 500

    MockSession {
        id: mockSession

        property int plays: 0

        function play(): void { ++plays }
    }
    PlayCard {
        id: card

        width: 296
        height: implicitHeight
        session: mockSession
        nameAtTurn: "Ada"
    }
    SignalSpy { id: resultSpy; target: card; signalName: "resultRequested" }

    TestCase {
        id: testCase

        readonly property var button: findChild(card, "playButton")
        readonly property var sum: findChild(card, "playSum")
        readonly property var reason: findChild(card, "reason")
        readonly property var hint: findChild(card, "playHint")

        name: "PlayCard"
        when: windowShown

        function letters(word: string, height: int): var {
            return Array.from(word, face => ({ face: face, height: height, points: height, laid: false, fault: false }))
        }
        function word(text: string, height: int): var {
            return { word: text, score: height * text.length, arithmetic: Array(text.length).fill(height).join(" + "), chips: letters(text, height) }
        }
        function draft(values: var): void {
            Object.assign(mockSession.draft, { count: 2, legal: true, onTheWay: false, score: 17, bonus: 0, reason: "", words: [word("SHARK", 3)] }, values)
        }
        function init() {
            mockSession.plays = 0
            mockSession.thinking = false
            mockSession.over = false
            draft({})
        }

        function test_during_the_draw_nobody_is_asked_for_a_word() {
            draft({ count: 0, words: [] })
            card.dealing = true
            compare(hint.headline, "Draw for the first turn")
            verify(!findChild(card, "hintButton").visible)
            mockSession.stuck = true
            verify(hint.visible)
            verify(!findChild(card, "stuckPassButton").visible)
            mockSession.stuck = false
            card.dealing = false
            compare(hint.headline, "Make a word")
            verify(findChild(card, "hintButton").visible)
        }
        function test_a_legal_draft_is_played_by_its_button() {
            compare(button.visible, true)
            verify(button.text.includes("17"))
            mouseClick(button)
            compare(mockSession.plays, 1)
        }
        function test_the_button_is_reached_by_tab_and_pressed_by_space_or_enter() {
            button.forceActiveFocus(Qt.TabFocusReason)
            verify(button.visualFocus)
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_Return)
            compare(mockSession.plays, 2)
        }
        function test_a_single_short_word_has_its_total_beside_it() {
            compare(sum.beside, true)
            compare(sum.lines.length, 0)
        }
        function test_every_word_and_the_bonus_have_a_line() {
            draft({ bonus: 20, words: [word("SHARPENERS", 2), word("NET", 1), word("RELATE", 1)] })
            compare(sum.lines.map(line => line.label).slice(0, 3), ["SHARPENERS", "NET", "RELATE"])
            compare(sum.lines[3].points, 20)
            compare(sum.beside, false)
        }
        function test_words_up_to_ten_tiles_fit() {
            for (let length = 2; length <= 10; ++length) {
                draft({ words: [word("SHARPENERS".slice(0, length), 3)] })
                const chips = findChild(card, "mainWord")
                verify(chips.inLine * (chips.size + chips.gap) <= chips.width, "length " + length)
                verify(chips.size >= 23, "length " + length)
            }
        }
        function test_a_word_of_fifteen_tiles_goes_on_in_another_line_at_a_readable_size() {
            draft({ words: [word("SHARPENERSHARPE", 3)] })
            const chips = findChild(card, "mainWord")
            compare(chips.lines, 2)
            verify(chips.size >= 23)
            verify(chips.tileX(14) + chips.size <= chips.width)
            verify(chips.tileY(14) >= chips.size && chips.height >= chips.tileY(14) + chips.size)
        }
        function test_a_multiplied_word_leaves_room_for_its_factor() {
            for (let length = 2; length <= 10; ++length) {
                draft({ words: [Object.assign(word("SHARPENERS".slice(0, length), 3), { factor: 3 })] })
                const chips = findChild(card, "mainWord")
                compare(chips.multiplied, true)
                verify(chips.inLine * (chips.size + chips.gap) <= chips.width - 36, "length " + length)
                verify(chips.size >= 23, "length " + length)
            }
        }
        function test_an_illegal_draft_says_why_and_cannot_be_played() {
            draft({ legal: false, score: 0, reason: "<b>TOWNE</b> is not in the word list." })
            compare(reason.visible, true)
            compare(reason.Accessible.name, "TOWNE is not in the word list.")
            compare(button.enabled, false)
            compare(sum.counted, false)
            mouseClick(button)
            compare(mockSession.plays, 0)
        }
        function test_a_draft_on_its_way_is_neutral_and_may_be_asked_for() {
            draft({ legal: false, onTheWay: true, score: 0, reason: "The first word needs at least two tiles.", words: [] })
            tryCompare(reason, "visible", false)
            verify(findChild(card, "lack").visible)
            compare(findChild(card, "lack").text, "The first word needs at least two tiles.")
            verify(button.enabled && !button.filled)
            compare(button.text, "Play")
            mouseClick(button)
            compare(mockSession.plays, 1)       // which turns it to refused
            mockSession.draft.onTheWay = false
            verify(reason.visible && !button.enabled)
            verify(!findChild(card, "lack").visible)
        }
        function test_whoever_can_make_no_play_is_told_so_and_offered_the_pass() {
            const passes = createTemporaryQmlObject("import QtTest; SignalSpy { signalName: 'passRequested' }", root)
            passes.target = card
            draft({ count: 0, legal: false, words: [] })
            mockSession.stuck = true
            tryVerify(() => findChild(card, "stuck").visible)
            verify(!hint.visible)
            const pass = findChild(card, "stuckPassButton")
            tryVerify(() => pass.y >= 0 && pass.visible && pass.width > 0)
            wait(0)
            mouseClick(pass)
            compare(passes.count, 1)
            mockSession.stuck = false
        }
        function test_little_time_is_said() {
            mockSession.clock.warning = "30 seconds left."
            tryVerify(() => findChild(card, "timeWarning").visible)
            mockSession.clock.warning = ""
        }
        function test_an_empty_draft_shows_what_to_do() {
            draft({ count: 0, legal: false, words: [] })
            compare(hint.visible, true)
            compare(button.visible, false)
            mockSession.thinking = true
            compare(hint.headline, "Ada is thinking")
        }
        function test_the_end_leads_to_the_result() {
            draft({ count: 0, legal: false, words: [] })
            mockSession.over = true
            resultSpy.clear()
            const result = findChild(card, "resultButton"), again = findChild(card, "againButton")
            tryVerify(() => again.y > result.y)     // the column is laid out
            mouseClick(result)
            compare(resultSpy.count, 1)
            const before = mockSession.result, symbol = findChild(hint, "symbol")
            compare(symbol.name, "trophy")
            mockSession.result = { reason: "", rows: [Object.assign({}, before.rows[0], { winner: false })] }
            compare(symbol.name, "info")        // the only player gave up
            mockSession.result = before
        }
    }
}
