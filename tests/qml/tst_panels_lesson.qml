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

    TestCase {
        name: "LessonCard"
        when: windowShown

        function init() {
            mockLesson.active = true
            mockLesson.done = mockLesson.finished = mockLesson.gameWaits = false
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
        function test_a_double_click_on_going_on_shows_nothing_of_the_next_step() {
            mockLesson.done = true
            mouseClick(named("lessonOn"))
            mouseClick(named("lessonShow"))
            compare(mockLesson.shows, 0)
            wait(700)
            mouseClick(named("lessonShow"))
            compare(mockLesson.shows, 1)
        }
        function test_a_reply_is_a_warning_until_the_step_is_done() {
            verify(!named("lessonReply").visible)
            mockLesson.reply = "Not yet."
            verify(named("lessonReply").visible && named("lessonReply").warning)
            mockLesson.done = true
            verify(!named("lessonReply").warning)
        }
        function test_it_can_always_be_left() {
            for (const done of [false, true]) {
                mockLesson.active = true
                mockLesson.done = done
                mouseClick(named("lessonLeave"))
                verify(!mockLesson.active)
            }
        }
        function test_after_the_last_step_there_is_nothing_to_skip() {
            mockLesson.number = mockLesson.count
            verify(named("lessonLeave").visible)
            mockLesson.done = true
            verify(!named("lessonLeave").visible)
            mockLesson.finished = true
            verify(named("lessonLeave").visible)
        }
        function test_the_way_out_says_where_it_leads() {
            const skip = named("lessonLeave").text
            mockLesson.gameWaits = true
            verify(named("lessonLeave").text !== skip)
        }
        function test_with_little_room_the_words_scroll_and_the_buttons_stay() {
            mockLesson.reply = "Words. ".repeat(60)
            card.most = 260
            tryCompare(card, "height", 260)
            const leave = named("lessonLeave")
            verify(leave.mapToItem(card, 0, leave.height).y <= card.height)
        }
    }
}
