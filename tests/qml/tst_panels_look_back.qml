import QtQuick
import QtTest
import Storeys
import Storeys.Mock

Item {
    id: root

    width: 400
    height: 800

    MockSession { id: mockSession }
    SidePanel {
        id: panel

        width: 328
        height: root.height
        session: mockSession
    }

    TestCase {
        id: testCase

        readonly property var card: findChild(panel, "lookCard")
        readonly property var playCard: findChild(panel, "playCard")

        name: "LookBack"
        when: windowShown

        function init() {
            mockSession.historyView.leave()
            wait(50)    // for the panel to lay itself out
        }

        function test_the_play_card_makes_room_for_the_turn_that_is_shown() {
            verify(!card.visible)
            verify(playCard.visible)
            mouseClick(findChild(panel, "lookBackButton"))
            verify(card.visible)
            verify(!playCard.visible)
            compare(findChild(card, "lookTitle").text, "Turn 17 of 18: You")
        }
        function test_buttons_step_and_lead_back() {
            mockSession.historyView.show(2)
            wait(50)
            mouseClick(findChild(card, "turnBackButton"))
            compare(mockSession.historyView.turn, 1)
            mouseClick(findChild(card, "turnOnButton"))
            compare(mockSession.historyView.turn, 2)
            mouseClick(findChild(card, "firstTurnButton"))
            compare(mockSession.historyView.turn, 0)
            verify(!findChild(card, "turnBackButton").enabled)
            wait(50)
            mouseClick(findChild(card, "backToGameButton"))
            verify(!mockSession.historyView.active)
        }
        function test_the_start_has_no_turn_to_show() {
            mockSession.historyView.first()
            compare(findChild(card, "lookTitle").text, "Start of the game")
        }
        function test_what_the_analysis_found_is_told() {
            mockSession.historyView.show(4)
            verify(findChild(card, "verdict").visible)
            verify(findChild(card, "verdict").text.includes("SNACK · LEAN at F8 across"))
            mockSession.historyView.show(3)
            compare(findChild(card, "verdict").text, "No better play found.")
            mockSession.historyView.show(6)     // not judged
            verify(!findChild(card, "verdict").visible)
        }
        function test_that_a_new_game_goes_on_from_a_turn_is_told_until_it_is_played() {
            const notice = findChild(panel, "problem")
            mockSession.historyView.show(4)
            wait(50)
            mouseClick(findChild(card, "playOnButton"))
            verify(notice.visible)
            verify(notice.message.includes("from turn 4"))
            verify(mockSession.announcer.text.includes("from turn 4"))
            mockSession.played()
            tryVerify(() => !notice.visible)
        }
        function test_the_turn_that_is_shown_is_in_sight_in_a_low_window() {
            const list = findChild(panel, "history")
            root.forceActiveFocus()     // the focus would bring the list into sight
            root.height = 430
            for (const turn of [3, 1]) {
                mockSession.historyView.show(turn)
                wait(50)
                const line = list.itemAtIndex(turn - 1)
                const top = () => line.mapToItem(panel, 0, 0).y
                tryVerify(() => top() >= 0 && top() + line.height <= card.mapToItem(panel, 0, 0).y, 2000, `turn ${turn}`)
            }
            root.height = 800
        }
        function test_the_keys_choose_a_turn_of_the_list() {
            const list = findChild(panel, "history")
            list.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Up)
            keyClick(Qt.Key_Up)
            compare(list.currentItem.objectName, "turn17")
            verify(!mockSession.historyView.active)
            keyClick(Qt.Key_Return)
            compare(mockSession.historyView.turn, 17)
        }
        function test_a_click_on_a_turn_shows_it() {
            mouseClick(findChild(panel, "turn15"))
            compare(mockSession.historyView.turn, 15)
        }
    }
}
