import QtQuick
import QtTest
import Storeys
import Storeys.Fixture

Item {
    id: root

    width: 1280
    height: 800

    GameFixture { id: fixture; record: "stuck8" }
    Component { id: maker; Dialogs { anchors.fill: parent; gameTable: fixture.table } }

    TestCase {
        id: testCase

        property Dialogs dialogs
        readonly property var analysis: fixture.table.analysis
        readonly property var look: fixture.table.view.look

        function part(name: string): var { return findChild(dialogs.sheet.contentItem, name) }
        function page(name: string): ReviewList {
            mouseClick(part(name))
            return part("reviewList")
        }
        function wrong(turn: reviewedTurn): bool { return ["small", "medium", "large"].includes(turn.grade) }
        function open(): void {
            dialogs = createTemporaryObject(maker, root)
            dialogs.show("analysis")
            tryVerify(() => dialogs.sheet?.opened ?? false)
        }
        function found(): void { tryVerify(() => analysis.done === analysis.count, 100000) }
        function reviews(): var { return Array.from({ length: analysis.turns.count }, (none, row) => analysis.turns.at(row)) }
        function losses(): var {
            const grades = ["small", "medium", "large"]
            return reviews().filter(wrong).sort((one, other) => grades.indexOf(other.grade) - grades.indexOf(one.grade) || other.chanceLost - one.chanceLost || other.loss - one.loss)
        }

        name: "Analysis"
        when: windowShown

        function begin(): void {
            analysis.words = "common"
            fixture.begin()
        }
        // As long as nothing of the analysis is known.
        function openAtFirst(): void {
            dialogs.sheet.close()
            tryCompare(dialogs, "open", false)
            begin()
            open()
        }
        // A whole analysis takes its time and is kept for the next test.
        function init() {
            if (analysis.words !== "common" || analysis.count !== 22 || analysis.done < analysis.count)
                begin()
            open()
        }
        function cleanup() { dialogs.sheet?.close() }

        function test_it_starts_by_itself_and_can_be_stopped_and_gone_on_with() {
            openAtFirst()
            compare(analysis.running, true)
            verify(/^\d+ of 22 turn/.test(part("progressText").text))
            waitForRendering(root.Window.window.contentItem)     // everything has its place then
            const top = part("mistakes").mapToItem(root, 0, 0).y       // stays under the pointer
            mouseClick(part("stopButton"))
            compare(analysis.running, false)
            mouseClick(part("stopButton"))
            compare(analysis.running, true)
            found()
            compare(part("stopButton").visible, false)
            compare(part("mistakes").mapToItem(root, 0, 0).y, top)
        }
        function test_the_turns_of_one_player_are_listed_alone() {
            found()
            const list = page("turns"), ada = analysis.players.findIndex(player => player.name === "Ada")
            part("player").chosen(String(ada))
            compare(list.count, reviews().filter(turn => turn.who === "Ada").length)
            compare(list.itemAtIndex(0).entry.who, "Ada")
            compare(list.itemAtIndex(1).entry.who, "Ada")
            part("player").chosen("")
            compare(list.count, 22)
        }
        function test_the_biggest_loss_comes_first_and_is_looked_at() {
            found()
            analysis.unfold()
            verify(page("mistakes").count > 0)
            const first = part("reviewList").itemAtIndex(0), most = losses()[0]
            compare(first.entry.loss, most.loss)
            verify(first.Accessible.name.includes(most.best))
            mouseClick(first)
            compare(look.turn, most.turn)
            tryCompare(dialogs, "open", false)
        }
        function test_the_turn_that_is_looked_at_leads_back_to_the_list(): void {
            found()
            const turn = losses()[0].turn
            mouseClick(page("mistakes").itemAtIndex(0))
            tryCompare(dialogs, "open", false)
            compare(look.turn, turn)
            dialogs.show("about")       // what is asked meanwhile
            tryVerify(() => dialogs.sheet?.opened ?? false)
            dialogs.sheet.close()
            tryCompare(dialogs, "open", false)
            look.leave()
            tryVerify(() => dialogs.sheet instanceof AnalysisDialog && dialogs.sheet.opened)
            mouseClick(part("reviewList").itemAtIndex(0))
            tryCompare(dialogs, "open", false)
            dialogs.show("analysis")        // as the button of the card does
            tryVerify(() => dialogs.sheet instanceof AnalysisDialog && dialogs.sheet.opened)
            compare(look.active, false)
            compare(part("reviewList").page, "mistakes")
            dialogs.sheet.close()
            tryCompare(dialogs, "open", false)
        }
        function test_what_was_chosen_is_there_again_after_the_look(): void {
            found()
            mouseClick(part("turns"))
            const seat = analysis.players.findIndex(player => player.name === "Ada")
            part("player").chosen(String(seat))
            const turn = part("reviewList").itemAtIndex(1).entry.turn
            mouseClick(part("reviewList").itemAtIndex(1))
            tryCompare(dialogs, "open", false)
            look.leave()
            tryVerify(() => dialogs.sheet instanceof AnalysisDialog && dialogs.sheet.opened)
            const list = part("reviewList")
            tryCompare(list, "activeFocus", true)
            compare(list.currentItem.entry.turn, turn)
            compare(list.seat, seat)
            compare(list.page, "turns")
            dialogs.sheet.close()
            dialogs.show("analysis")
            tryCompare(dialogs.sheet, "opened", true)
            compare(part("reviewList").activeFocus, false)
            compare(part("reviewList").seat, -1)      // the next game may have fewer players
            compare(part("reviewList").page, "key")
        }
        function test_the_list_holds_still_under_the_focus(): void {
            openAtFirst()
            const list = page("mistakes")
            tryVerify(() => list.count > 0 && analysis.done < analysis.count, 100000)
            list.forceActiveFocus(Qt.TabFocusReason)
            const rows = list.count, first = list.itemAtIndex(0).entry.turn, done = analysis.done
            tryVerify(() => analysis.done > done + 1 || analysis.done === analysis.count, 100000)
            if (analysis.done < analysis.count) {       // else nothing more can come
                compare(list.count, rows)
                compare(list.itemAtIndex(0).entry.turn, first)
            }
            found()
            compare(list.count, losses().length)
        }
        function test_another_game_does_not_lead_back_to_the_list(): void {
            found()
            mouseClick(page("mistakes").itemAtIndex(0))
            tryCompare(dialogs, "open", false)
            fixture.begin()
            wait(50)
            verify(!dialogs.open)
        }
        function test_all_turns_are_listed_in_their_order_too() {
            found()
            const some = page("mistakes").count
            compare(page("turns").count, 22)
            compare(page("mistakes").count, some)
        }
        function test_a_loss_is_chosen_by_keyboard() {
            found()
            const second = losses()[1].turn
            page("mistakes").forceActiveFocus()
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(look.turn, second)
        }
        function test_a_click_on_the_graph_shows_the_turn() {
            mouseClick(part("chart"))
            const chart = part("gameChart")
            mouseClick(chart, chart.xOf(5), chart.height / 2)
            compare(look.turn, 5)
        }
        function test_as_long_as_no_loss_is_found_it_says_so() {
            openAtFirst()
            analysis.cancel()
            compare(part("noTurns").visible, part("reviewList").count === 0)
        }
        function test_key_turns_are_shown_first() {
            found()
            const list = part("reviewList")
            compare(list.count, reviews().filter(turn => turn.key !== "").length)
            verify(list.count > 0)
        }
        function test_an_answer_is_shown_where_it_is_asked_for() {
            analysis.words = "all"      // there may be a single mistake by common words
            found()
            part("player").chosen(String(analysis.players.findIndex(player => player.name === "You")))
            const list = page("mistakes"), first = list.itemAtIndex(0), folded = analysis.folded
            verify(first.entry.folded && list.count >= 2)
            const advice = findChild(first, "advice")
            compare(advice.text, first.entry.theme)
            verify(!first.Accessible.name.includes("Best:"))
            mouseClick(findChild(first, "answerButton"))
            verify(!first.entry.folded)
            verify(advice.text.startsWith("Best: "))
            compare(analysis.folded, folded - 1)
            part("reviewList").forceActiveFocus(Qt.TabFocusReason)
            part("reviewList").currentIndex = 1
            keyClick(Qt.Key_Space)
            verify(!part("reviewList").itemAtIndex(1).entry.folded)
            compare(part("answersButton").visible, folded > 2)
            if (folded > 2)
                mouseClick(part("answersButton"))
            compare(analysis.folded, 0)
            compare(part("answersButton").visible, false)
        }
        function test_mistakes_are_tried_again_from_the_sheet() {
            found()
            const retry = fixture.table.retry
            const turn = retry.mistakes[0]
            verify(retry.mistakes.length > 0)
            mouseClick(part("retryButton"))
            tryVerify(() => !dialogs.open)
            compare(retry.active, true)
            compare(retry.turn, turn)
            retry.leave()
            tryVerify(() => dialogs.sheet instanceof AnalysisDialog && dialogs.sheet.opened)
            compare(analysis.done, analysis.count)
            page("mistakes")
            part("player").chosen(String(analysis.players.findIndex(player => player.name === "You")))
            part("reviewList").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_R)
            tryVerify(() => retry.active)
            retry.show()
            verify(retry.reasons.length > 0)
            retry.leave()
            tryVerify(() => dialogs.sheet instanceof AnalysisDialog && dialogs.sheet.opened)
            tryCompare(part("retryButton"), "visible", true)      // shown is not solved
        }
        function test_players_are_summed_up() {
            found()
            const one = analysis.summaries[0]
            verify(part("summary").text.startsWith(one.name + ": "))
        }
        function test_the_rules_say_what_the_figures_mean_and_lead_back() {
            found()
            mouseClick(part("figuresButton"))
            tryVerify(() => dialogs.sheet instanceof RulesDialog && dialogs.sheet.opened)
            compare(dialogs.sheet.shown.id, "analysis")
            keyClick(Qt.Key_Escape)
            tryVerify(() => dialogs.sheet instanceof AnalysisDialog && dialogs.sheet.opened)
            tryVerify(() => part("figuresButton").activeFocus)
            keyClick(Qt.Key_Escape)
            tryCompare(dialogs, "open", false)
        }
        function test_the_chart_shows_chances_or_points() {
            found()
            mouseClick(part("chart"))
            const chart = part("gameChart")
            compare(chart.players.length, 1)
            compare(chart.highest, 100)
            const judged = reviews().filter(turn => turn.judged).length
            verify(judged > 0)
            verify(Array.from(chart.players[0].known).filter(known => known).length <= judged + 1)      // and the start
            part("pointsByTurn").clicked()
            compare(chart.players.length, 2)
            compare(part("reviewList").visible, false)
        }
        function test_large_text_leaves_a_turn_in_sight() {
            found()
            dialogs.sheet.close()
            tryCompare(dialogs, "open", false)
            Theme.textScale = 2
            root.height = 768
            open()
            const list = part("reviewList")
            tryVerify(() => list.count > 0 && list.itemAtIndex(0) !== null)
            waitForRendering(root.Window.window.contentItem)
            verify(dialogs.sheet.page.isSeenAtTop(list.itemAtIndex(0)))
            Theme.textScale = 1
            root.height = 800
        }
        function test_the_chart_is_used_by_keys() {
            found()
            mouseClick(part("chart"))
            part("pointsByTurn").clicked()
            const chart = part("gameChart"), title = chart.Accessible.name
            for (let tabs = 0; tabs < 10 && !chart.activeFocus; ++tabs)
                keyClick(Qt.Key_Tab)
            verify(chart.activeFocus)
            chart.turn = 0
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Right)
            compare(chart.turn, 2)
            verify(chart.Accessible.name !== title && chart.Accessible.name.startsWith("Turn 2: "))
            compare(part("chartTurn").text, chart.told)
            keyClick(Qt.Key_End)
            compare(chart.turn, 22)
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Return)
            tryCompare(dialogs, "open", false)
            compare(look.turn, 21)
            look.leave()
        }
        function test_other_words_judge_again() {
            found()
            part("words").chosen("all")
            compare(analysis.words, "all")
            verify(analysis.running)
            found()
        }
        function test_a_game_that_goes_on_has_no_analysis() {
            dialogs.sheet.close()
            tryCompare(dialogs, "open", false)
            fixture.start({ players: [{ name: "You", level: "" }] })
            dialogs.show("analysis")
            compare(dialogs.open, false)
        }
    }
}
