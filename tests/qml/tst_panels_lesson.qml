import QtQuick
import QtTest
import Storeys
import Storeys.Mock

Item {
    id: root

    width: 400
    height: 640

    MockLesson {
        id: mockLesson

        property int shows: 0

        function showMe(): void { ++mockLesson.shows }
    }
    LessonCard {
        id: card

        width: 328
        most: 500
        lesson: mockLesson
    }

    SignalSpy { id: shown; target: card; signalName: "shownByKey" }
    SignalSpy { id: skips; target: card; signalName: "skipRequested" }

    TestCase {
        name: "LessonCard"
        when: windowShown

        function init() {
            mockLesson.active = true
            mockLesson.done = mockLesson.finished = mockLesson.gameWaits = mockLesson.warns = false
            mockLesson.number = 3
            mockLesson.reply = ""
            card.most = 500
        }
        function named(name: string): var { return findChild(card, name) }

        function test_until_the_step_is_done_it_can_be_shown_but_not_gone_on_from() {
            verify(named("lessonShow").visible)
            verify(!named("lessonOn").visible)
            mockLesson.done = true
            verify(!named("lessonShow").visible)
            mouseClick(named("lessonOn"))
            compare(mockLesson.number, 4)
        }
        function test_a_long_title_is_not_cut() {
            const before = mockLesson.title, title = named("lessonTitle")
            mockLesson.title = "A title that is too long for a line of this card"
            wait(50)
            verify(title.lineCount > 1)
            verify(title.mapToItem(card, 0, 0).y >= Theme.margin)
            mockLesson.title = before
        }
        function test_a_double_click_on_going_on_shows_nothing_of_the_next_step() {
            mockLesson.done = true
            mouseClick(named("lessonOn"))
            mouseClick(named("lessonShow"))
            compare(mockLesson.shows, 0)
            wait(700)
            mouseClick(named("lessonShow"))
            compare(mockLesson.shows, 1)
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
            mockLesson.reply = "2 turns to go."
            verify(named("lessonReply").visible && !named("lessonReply").warning)
            mockLesson.warns = true
            verify(named("lessonReply").warning)
        }
        function test_skipping_is_asked_for_at_the_head_and_leaves_nothing_yet() {
            for (const done of [false, true]) {
                mockLesson.done = done
                skips.clear()
                mouseClick(named("lessonSkip"))
                compare(skips.count, 1)
                verify(mockLesson.active)
            }
            mockLesson.finished = true      // there is nothing left to skip
            verify(!named("lessonSkip").visible)
        }
        function test_nothing_that_leaves_is_ever_where_the_way_on_was() {
            const place = button => button.mapToItem(root, 0, button.height).y
            mockLesson.done = true
            const way = place(named("lessonOn"))
            for (const state of [{ done: true, finished: false }, { done: false, finished: false }, { done: true, finished: true }]) {
                mockLesson.done = state.done
                mockLesson.finished = state.finished
                wait(50)
                compare(place(named(state.done ? "lessonOn" : "lessonShow")), place(card) - Theme.margin)
                verify(state.finished || place(named("lessonSkip")) < place(card) - card.height / 2)
                verify(!named("lessonLeave").visible || place(named("lessonLeave")) < place(card) - Theme.margin - named("lessonOn").height)
            }
            verify(way > 0)
        }
        function test_the_way_out_says_where_it_leads() {
            mockLesson.finished = true
            const other = named("lessonLeave").text
            mockLesson.gameWaits = true
            verify(named("lessonLeave").text !== other)
            wait(50)
            mouseClick(named("lessonLeave"))
            verify(!mockLesson.active)
        }
        function test_with_little_room_the_words_scroll_and_the_buttons_stay() {
            mockLesson.reply = "Words. ".repeat(60)
            card.most = 260
            tryCompare(card, "height", 260)
            const show = named("lessonShow")
            verify(show.mapToItem(card, 0, show.height).y <= card.height)
        }
    }
}
