import QtQuick
import QtTest
import Storeys
import Storeys.Mock

Item {
    id: root

    width: 1280
    height: 800

    MockSession {
        id: mockSession

        property var looked: []

        analysis: MockAnalysis { available: true; done: 3 }
        historyView: QtObject {
            property bool active: false
            property int turn: 0
            property int count: 8
            property var entry: ({})

            function show(turn: int): void { mockSession.looked.push(turn) }
        }
    }
    Component { id: maker; Dialogs { anchors.fill: parent; session: mockSession } }

    TestCase {
        id: testCase

        property Dialogs dialogs

        function part(name: string): var { return findChild(dialogs.sheet.contentItem, name) }

        name: "Analysis"
        when: windowShown

        function init() {
            mockSession.analysis.available = true
            mockSession.analysis.running = false
            mockSession.analysis.done = 3
            mockSession.looked = []
            dialogs = createTemporaryObject(maker, root)
            dialogs.showAnalysis()
            tryVerify(() => dialogs.sheet?.opened ?? false)
        }
        function cleanup() { dialogs.sheet?.close() }

        function test_it_starts_by_itself_and_can_be_stopped_and_gone_on_with() {
            compare(mockSession.analysis.running, true)
            verify(part("progressText").text.startsWith("3 of 8 turn"))
            mouseClick(part("stopButton"))
            compare(mockSession.analysis.running, false)
            mouseClick(part("stopButton"))
            compare(mockSession.analysis.running, true)
        }
        function test_the_turns_of_one_player_are_listed_alone() {
            mockSession.analysis.done = 8
            compare(part("lossList").count, 3)
            part("player").chosen("Ada")
            compare(part("lossList").turns.map(turn => turn.who), ["Ada", "Ada", "Ada", "Ada"])
            part("player").chosen("")
            compare(part("lossList").turns.length, 8)
        }
        function test_the_biggest_loss_comes_first_and_is_looked_at() {
            compare(part("lossList").count, 1)
            mockSession.analysis.done = 8
            compare(part("stopButton").visible, false)
            compare(part("lossList").count, 3)
            const first = part("lossList").itemAtIndex(0)
            compare(first.modelData.loss, 11.2)
            verify(first.Accessible.name.includes("SNACK"))
            mouseClick(first)
            compare(mockSession.looked, [4])
            tryCompare(dialogs, "open", false)
        }
        function test_all_turns_are_listed_in_their_order_too() {
            mockSession.analysis.done = 8
            mouseClick(part("turns"))
            compare(part("lossList").count, 8)
            part("lossList").positionViewAtIndex(5, ListView.Contain)
            tryVerify(() => part("lossList").itemAtIndex(5)?.Accessible.name.includes("Not analysed") ?? false)
            mouseClick(part("losses"))
            compare(part("lossList").count, 3)
        }
        function test_a_loss_is_chosen_by_keyboard() {
            mockSession.analysis.done = 8
            part("lossList").forceActiveFocus()
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(mockSession.looked, [7])
        }
        function test_a_click_on_the_graph_shows_the_turn() {
            const chart = part("gameChart")
            mouseClick(chart, chart.xOf(5), chart.height / 2)
            compare(mockSession.looked, [5])
        }
        function test_a_game_without_losses_says_so() {
            mockSession.analysis.done = 1
            verify(part("noLoss").visible)
            compare(part("noLoss").text, "Searching…")
        }
        function test_a_game_that_goes_on_has_no_analysis() {
            dialogs.sheet.close()
            tryCompare(dialogs, "open", false)
            mockSession.analysis.available = false
            dialogs.showAnalysis()
            compare(dialogs.open, false)
        }
    }
}
