import QtQuick
import QtTest
import Storeys
import Storeys.Fixture

Item {
    id: root

    width: 400
    height: 640

    GameFixture { id: fixture }
    LessonCard {
        id: card

        width: 328
        most: 500
        lesson: fixture.table.lesson
    }

    IconButton { id: pointedAt; y: 560; symbol: "top"; text: "Top"; marked: true }

    SignalSpy { id: shown; target: card; signalName: "shownByKey" }
    SignalSpy { id: skips; target: card; signalName: "skipRequested" }

    TestCase {
        readonly property var lesson: fixture.table.lesson

        name: "LessonCard"
        when: windowShown

        function init() {
            lesson.leave()
            compare(lesson.start(), "")
            card.most = 500
        }
        // Does what the step wants.
        function doStep() {
            lesson.showMe()
            fixture.table.view.play()
            tryVerify(() => lesson.done)
        }
        // To its end, which takes a game of three turns.
        function finish() {
            while (lesson.number < lesson.count) {
                doStep()
                lesson.goOn()
            }
            for (let turn = 0; turn < 3; ++turn) {
                tryVerify(() => fixture.table.view.mayAct, 100000)
                lesson.showMe()
                fixture.table.view.play()
                fixture.answer()
            }
            tryVerify(() => lesson.done)
            lesson.goOn()
            verify(lesson.finished)
        }
        function named(name: string): var { return findChild(card, name) }
        function test_a_button_that_a_lesson_points_at_does_not_look_focused() {
            const seen = (isIt, from) => (from.visible && isIt(from) ? 1 : 0) + Array.from(from.children).reduce((sum, child) => sum + seen(isIt, child), 0)
            const signs = () => [seen(item => item instanceof FocusRing, pointedAt), seen(item => item.objectName === "lessonMark", pointedAt)]
            compare(signs(), [0, 1])
            pointedAt.forceActiveFocus(Qt.TabFocusReason)
            compare(signs(), [1, 1])
            pointedAt.marked = false
            compare(signs(), [1, 0])
        }

        function test_until_the_step_is_done_it_can_be_shown_but_not_gone_on_from() {
            verify(named("lessonShow").visible)
            verify(!named("lessonOn").visible)
            doStep()
            verify(!named("lessonShow").visible)
            mouseClick(named("lessonOn"))
            compare(lesson.number, 2)
        }
        function test_a_long_title_is_not_cut() {
            const title = named("lessonTitle")
            Theme.textScale = 2
            for (let step = 0; step < 11 && title.lineCount === 1; ++step) {
                doStep()
                lesson.goOn()
                wait(50)
            }
            verify(title.lineCount > 1)
            Theme.textScale = 1
            verify(title.mapToItem(card, 0, 0).y >= Theme.margin)
        }
        function test_a_double_click_on_going_on_shows_nothing_of_the_next_step() {
            doStep()
            mouseClick(named("lessonOn"))
            mouseClick(named("lessonShow"))
            compare(fixture.table.view.draft.count, 0)
            wait(700)
            mouseClick(named("lessonShow"))
            verify(fixture.table.view.draft.count > 0)
        }
        function test_what_is_shown_by_a_key_is_told_so_that_the_key_can_play_it() {
            wait(700)
            mouseClick(named("lessonShow"))
            compare(shown.count, 0)
            named("lessonShow").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            compare(shown.count, 1)
        }
        function test_a_reply_is_a_warning_only_where_something_went_wrong() {
            verify(!named("lessonReply").visible)
            for (const square of [0, 20, 40, 60])       // LAMP, where it makes no word
                fixture.table.view.lay(fixture.table.view.rack.findIndex(symbol => symbol !== ""), square, "")
            tryVerify(() => named("lessonReply").visible && named("lessonReply").warning)
            doStep()
            verify(named("lessonReply").visible && !named("lessonReply").warning)
        }
        function test_skipping_is_asked_for_at_the_head_and_leaves_nothing_yet() {
            for (const done of [false, true]) {
                if (done)
                    doStep()
                skips.clear()
                mouseClick(named("lessonSkip"))
                compare(skips.count, 1)
                verify(lesson.active)
            }
            finish()
            verify(!named("lessonSkip").visible)    // there is nothing left to skip
        }
        function checkButtons() {
            const place = button => button.mapToItem(root, 0, button.height).y
            wait(50)
            compare(place(named(lesson.done ? "lessonOn" : "lessonShow")), place(card) - Theme.margin)
            verify(lesson.finished || place(named("lessonSkip")) < place(card) - card.height / 2)
            verify(!named("lessonLeave").visible || place(named("lessonLeave")) < place(card) - Theme.margin - named("lessonOn").height)
        }
        function test_nothing_that_leaves_is_ever_where_the_way_on_was() {
            checkButtons()
            doStep()
            checkButtons()
            finish()
            checkButtons()
        }
        function test_the_way_out_says_where_it_leads() {
            finish()
            compare(named("lessonLeave").text, "New game")
            wait(50)
            mouseClick(named("lessonLeave"))
            verify(!lesson.active)
        }
        function test_a_game_that_waits_is_the_main_way_on(): void {
            lesson.leave()
            fixture.start({ players: [{ name: "You", level: "" }, { name: "Bo", level: "" }] })
            compare(lesson.start(), "")
            verify(lesson.gameWaits)
            finish()
            compare(named("lessonOn").text, "Return to my game")
            compare(named("lessonLeave").text, "Play an easy game")
            wait(50)
            mouseClick(named("lessonOn"))
            verify(!lesson.active && fixture.table.game.there)
            compare(fixture.table.view.turns.count, 0)
            fixture.leave()
        }
        function test_what_scrolls_leaves_room_for_the_ring_of_its_button(): void {
            card.most = 200
            tryCompare(card, "height", 200)
            const page = named("lessonPage"), skip = named("lessonSkip")
            skip.forceActiveFocus(Qt.TabFocusReason)
            verify(page.clip && skip.visualFocus)
            page.contentY = 0
            verify(skip.mapToItem(page, 0, 0).y >= 3 * Theme.scale)
        }
        function test_with_little_room_the_words_scroll_and_the_buttons_stay() {
            doStep()
            card.most = 200
            tryCompare(card, "height", 200)
            const on = named("lessonOn")
            tryVerify(() => on.visible && on.mapToItem(card, 0, on.height).y <= card.height)
        }
    }
}
