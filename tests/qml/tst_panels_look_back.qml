import QtQuick
import QtTest
import QtQuick.Templates as T
import Storeys
import Storeys.Fixture

Item {
    id: root

    width: 800
    height: 800

    GameFixture { id: fixture; record: "stack10"; turns: 18 }
    SignalSpy { id: asked; target: panel; signalName: "wordRequested" }
    SidePanel {
        id: panel

        anchors.right: parent.right
        width: 328 * Theme.textScale
        height: root.height
        gameTable: fixture.table
        commands: Commands { gameTable: fixture.table }
    }

    TestCase {
        id: testCase

        property LookCard card: null
        property PlayCard playCard: null

        name: "LookBack"
        when: windowShown

        // Not by bindings, which would look through all children again whenever some of them change.
        function initTestCase() {
            testCase.card = findChild(panel, "lookCard") as LookCard
            testCase.playCard = findChild(panel, "playCard") as PlayCard
        }
        function init() {
            fixture.begin()
            wait(50)    // for the panel to lay itself out
        }

        function test_the_play_card_makes_room_for_the_turn_that_is_shown() {
            verify(!card.visible)
            verify(playCard.visible)
            mouseClick(findChild(panel, "lookBackButton"))
            verify(card.visible)
            verify(!playCard.visible)
            compare(findChild(card, "lookTitle").text, "Turn 18 of 18: Ada")
        }
        function test_a_race_is_told_too_where_its_players_are_out_of_sight() {
            Theme.textScale = 2
            compare(fixture.start({ variant: "hyper-race", players: ["You", "Ada"].map(name => ({ name: name, level: "" })) }), "")
            fixture.table.view.pass()
            fixture.table.view.look.show(1)
            tryVerify(() => card.standing.includes("You: not started") && card.standing.includes("Ada: not started"))
            Theme.textScale = 1
        }
        function test_a_screen_reader_finds_one_button_back() {
            const button = findChild(panel, "lookBackButton")
            verify(!button.Accessible.ignored)
            fixture.table.view.look.show(17)
            verify(button.Accessible.ignored)       // the card has one
        }
        function test_the_last_turn_has_a_card_like_any_other(): void {
            const look = fixture.table.view.look, title = findChild(card, "lookTitle")
            const branch = () => findChild(card, "playOnButton").visible || findChild(card, "playOnIcon").visible
            look.show(17)
            verify(branch())
            mouseClick(findChild(panel, "turn18"))
            compare(title.text, "Turn 18 of 18: Ada")
            compare(findChild(card, "mainWord").visible, look.entry.play)
            verify(!branch())       // after the last turn it would only repeat this game
            wait(50)
            mouseClick(findChild(card, "turnOnButton"))
            verify(!look.active)
            verify(!card.visible)
        }
        function test_the_points_are_in_sight_where_the_players_are_not(): void {
            fixture.table.view.look.show(2)
            compare(findChild(card, "standing").visible, false)
            root.height = 480
            tryVerify(() => findChild(card, "standing").visible)
            const players = fixture.table.view.players, at = seat => players.at(seat).name + " " + players.at(seat).points
            compare(findChild(card, "standing").text, at(0) + " · " + at(1))
            fixture.table.view.look.show(8)
            tryCompare(findChild(card, "standing"), "text", at(0) + " · " + at(1))
            root.height = 800
            tryVerify(() => !findChild(card, "standing").visible)
        }
        function test_buttons_step_and_lead_back() {
            fixture.table.view.look.show(2)
            wait(50)
            mouseClick(findChild(card, "turnBackButton"))
            compare(fixture.table.view.look.turn, 1)
            mouseClick(findChild(card, "turnOnButton"))
            compare(fixture.table.view.look.turn, 2)
            mouseClick(findChild(card, "firstTurnButton"))
            compare(fixture.table.view.look.turn, 0)
            verify(!findChild(card, "turnBackButton").enabled)
            wait(50)
            mouseClick(findChild(card, "backToGameButton"))
            verify(!fixture.table.view.look.active)
        }
        function test_a_click_on_a_word_asks_for_its_meaning(): void {
            fixture.table.view.look.show(17)
            const word = findChild(card, "mainWord")
            tryVerify(() => word.visible && word.width > 0)
            mouseClick(word, 20, 15)
            compare(asked.count, 1)
            compare(asked.signalArguments[0][0], fixture.table.view.look.entry.words[0].word)
            fixture.table.view.look.leave()
        }
        function test_the_start_has_no_turn_to_show() {
            fixture.table.view.look.first()
            compare(findChild(card, "lookTitle").text, "Start of the game")
        }
        function test_what_the_analysis_found_is_told() {
            fixture.record = "stuck8"
            fixture.turns = -1
            fixture.begin()
            const analysis = fixture.table.analysis
            analysis.start()
            tryVerify(() => analysis.done === analysis.count, 100000)
            const folded = Array.from({ length: analysis.turns.count }, (none, row) => analysis.turns.at(row)).find(turn => turn.folded)
            fixture.table.view.look.show(folded.turn)
            verify(findChild(card, "backToAnalysisButton").visible && !findChild(card, "backToGameButton").visible)
            compare(findChild(card, "verdict").text, folded.verdict + " · " + folded.cost + "\n" + folded.theme)
            mouseClick(findChild(card, "answerButton"))
            const shown = analysis.turnAt(folded.turn - 1)
            compare(findChild(card, "verdict").text, shown.verdict + " · " + shown.cost + "\n" + shown.best)
            verify(shown.best.startsWith("Best: "))
            analysis.unfold()
            for (let row = 0; row < analysis.turns.count; ++row) {
                const turn = analysis.turns.at(row)
                fixture.table.view.look.show(turn.turn)
                const verdict = findChild(card, "verdict")
                compare(verdict.visible, turn.judged)
                if (verdict.visible) {
                    verify(verdict.text.startsWith(turn.verdict))
                    verify(turn.theme === "" && turn.grade !== "open" ? verdict.text === turn.verdict : verdict.text.endsWith("\n" + turn.best))
                }
            }
            // Each press of a reason shows another example, and the reasons stay in sight.
            let most = 0
            for (let row = 0; row < analysis.turns.count; ++row) {
                const turn = analysis.turnAt(row)
                for (let number = 0; number < turn.reasons.length; ++number) {
                    fixture.table.view.look.show(turn.turn)
                    const button = findChild(card, "reason" + number), seen = new Set()
                    compare(button.enabled, turn.shownReasons[number])
                    for (let press = 0; press < 3 && button.enabled; ++press) {
                        button.clicked()
                        verify(fixture.table.view.look.imagined)
                        verify(findChild(card, "backToAnalysisButton").visible)
                        compare(findChild(card, "reason" + number).text, turn.reasons[number])
                        seen.add(fixture.table.view.look.caption + fixture.table.view.look.entry.what)
                    }
                    most = Math.max(most, seen.size)
                }
            }
            compare(most, 3)
            fixture.record = "stack10"
            fixture.turns = 18
        }
        function test_other_plays_take_the_place_of_the_turns() {
            verify(!findChild(panel, "analyseButton").visible)
            fixture.record = "stuck8"
            fixture.turns = -1
            fixture.begin()
            verify(findChild(panel, "analyseButton").visible)
            const plays = fixture.table.otherPlays, look = fixture.table.view.look
            look.show(5)
            verify(findChild(card, "otherPlaysButton").visible)
            findChild(card, "otherPlaysButton").clicked()
            compare(findChild(panel, "history").visible, false)
            const list = findChild(panel, "playsList")
            tryVerify(() => list.count > 5 && plays.samples >= 20, 100000)
            verify(!findChild(card, "otherPlaysButton").visible)
            findChild(panel, "pausePlaysButton").clicked()
            compare(plays.running, false)
            list.forceActiveFocus(Qt.TabFocusReason)
            list.currentIndex = 1
            const first = list.itemAtIndex(1)
            verify(first.Accessible.name.startsWith(first.entry.what + ". "))
            keyClick(Qt.Key_Return)
            verify(look.imagined)
            compare(findChild(card, "lookTitle").text, look.caption)
            verify(findChild(card, "playedButton").visible && !findChild(card, "verdict").visible)
            findChild(card, "playedButton").clicked()
            compare(look.imagined, false)
            compare(look.turn, 5)
            findChild(panel, "closePlaysButton").clicked()
            verify(findChild(panel, "history").visible)
            fixture.record = "stack10"
            fixture.turns = 18
        }
        function test_that_a_new_game_goes_on_from_a_turn_is_told_until_it_is_played() {
            const notice = findChild(panel, "problem")
            fixture.table.view.look.show(4)
            wait(50)
            mouseClick(findChild(card, "playOnButton"))
            verify(notice.visible)
            verify(notice.message.includes("from turn 4"))
            tryVerify(() => fixture.table.announcer.text.includes("from turn 4"))
            fixture.table.view.played()
            tryVerify(() => !notice.visible)
        }
        function test_the_turn_that_is_shown_is_in_sight_in_a_low_window() {
            const list = findChild(panel, "history")
            root.forceActiveFocus()     // the focus would bring the list into sight
            root.height = 430
            for (const turn of [3, 1]) {
                fixture.table.view.look.show(turn)
                wait(50)
                const line = list.itemAtIndex(turn - 1)
                const top = () => line.mapToItem(panel, 0, 0).y
                tryVerify(() => top() >= 0 && top() + line.height <= card.mapToItem(panel, 0, 0).y, 2000, `turn ${turn}`)
            }
            root.height = 800
        }
        function test_with_large_text_one_thing_scrolls_and_the_head_stays() {
            const list = findChild(panel, "history"), upper = findChild(panel, "upper")
            const top = item => item.mapToItem(panel, 0, 0).y
            fixture.turns = -1
            fixture.begin()
            root.height = 768
            Theme.textScale = 1.25
            root.forceActiveFocus()
            for (const turn of [17, 4]) {
                fixture.table.view.look.show(turn)
                tryVerify(() => upper.interactive && list.height >= list.contentHeight && list.itemAtIndex(turn - 1) !== null)
                const whole = () => Array.from({ length: list.count }, (unused, i) => list.itemAtIndex(i))
                    .filter(line => line !== null && top(line) >= top(upper) && top(line) + line.height <= top(upper) + upper.height)
                tryVerify(() => whole().length >= 3 && whole().includes(list.itemAtIndex(turn - 1)), 2000, `turn ${turn}`)
                verify(!list.interactive && !list.T.ScrollBar.vertical.visible)
                verify(!findChild(card, "scroller").interactive)
                verify(top(findChild(panel, "scores").parent) < top(upper))    // the players have made room, the head has not
            }
            mouseClick(findChild(card, "playOnIcon"))
            verify(findChild(panel, "problem").message.includes("from turn 4"))
            fixture.turns = 18
            Theme.textScale = 1
            root.height = 800
        }
        function test_what_a_button_says_hides_no_other_data() {
            return ["firstTurnButton", "turnOnButton", "leaveLookButton", "playOnButton", "backToGameButton"].map(name => ({ tag: name }))
        }
        function test_what_a_button_says_hides_no_other(row: var): void {
            fixture.table.view.look.show(3)
            wait(50)
            const button = findChild(card, row.tag), overlay = root.T.Overlay.overlay
            mouseMove(button, button.width / 2, button.height / 2)
            const hint = () => Array.from(overlay.children).find(item => item.visible)
            tryVerify(() => hint() !== undefined)
            const right = hint().mapToItem(card, hint().width, 0).x
            verify(right <= button.mapToItem(card, 0, 0).x && right <= findChild(card, "backToGameButton").mapToItem(card, 0, 0).x)
            mouseMove(root, 5, 5)
            tryVerify(() => hint() === undefined)
        }
        function test_the_keys_choose_a_turn_of_the_list() {
            const list = findChild(panel, "history")
            list.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Up)
            keyClick(Qt.Key_Up)
            compare(list.currentItem.objectName, "turn17")
            verify(!fixture.table.view.look.active)
            keyClick(Qt.Key_Return)
            compare(fixture.table.view.look.turn, 17)
        }
        function test_a_click_on_a_turn_shows_it() {
            mouseClick(findChild(panel, "turn15"))
            compare(fixture.table.view.look.turn, 15)
        }
    }
}
