import QtQuick
import QtTest
import Storeys
import Storeys.Table
import Storeys.Fixture

Item {
    id: root

    width: 400
    height: 700

    GameFixture { id: fixture; record: "stuck8" }
    SidePanel {
        id: panel

        width: Theme.panelWidth
        height: root.height
        gameTable: fixture.table
        commands: Commands { id: commands; gameTable: fixture.table }
    }
    SignalSpy { id: lefts; target: fixture.table.retry; signalName: "left" }
    SignalSpy { id: news; target: fixture.table.announcer; signalName: "said" }

    TestCase {
        readonly property Retry retry: fixture.table.retry
        readonly property GameAnalysis analysis: fixture.table.analysis

        name: "TaskCard"
        when: windowShown

        function initTestCase() {
            fixture.begin()
            analysis.start()
            tryVerify(() => analysis.done === analysis.count, 60000)
        }
        function init() {
            compare(retry.start(Array.from({ length: analysis.count }, (none, n) => n + 1)), "")
            tryVerify(() => named("taskText").visible)
            wait(700)       // a second click of a double click is over
            lefts.clear()
        }
        function cleanup() {
            Theme.textScale = 1
            retry.leave()
        }
        function named(name: string): var { return findChild(panel, name) }

        function test_it_stands_in_the_place_of_the_turns() {
            verify(!named("history").visible)
            verify(named("taskText").text.includes(String(retry.turn)))
            compare(named("taskCount").text, "1 of " + retry.count)
            retry.leave()
            verify(named("history").visible)
            verify(!named("taskText").visible)
        }
        function test_hints_come_one_by_one_until_there_is_none() {
            verify(!named("taskHint").visible)
            let steps = 0
            const place = () => named("taskHintButton").mapToItem(panel, 0, 0), before = place()
            for (; named("taskHintButton").enabled; ++steps) {
                mouseClick(named("taskHintButton"))
                wait(50)
                compare(place(), before)        // it stays under the pointer
                compare(named("taskHint").text, retry.hint)
                verify(named("taskHint").visible)
            }
            verify(steps === 4 || steps === 2)
        }
        function test_what_is_shown_is_said_and_leads_to_the_next() {
            const number = retry.number
            news.clear()
            mouseClick(named("taskShow"))
            verify(!named("taskShow").visible && !named("taskSkip").visible && !named("taskHintButton").visible)
            verify(named("taskReply").visible && !named("taskReply").warning)
            tryVerify(() => news.count > 0)
            verify(fixture.table.announcer.text.length > 0)
            mouseClick(named("taskNext"))
            compare(retry.number, number + 1)
            mouseClick(named("taskShow"))       // the second click of a double click
            compare(retry.verdict, "none")
        }
        function test_the_way_back_is_there_at_the_last_turn_too() {
            while (retry.number < retry.count)
                retry.next()
            wait(700)
            verify(!named("taskSkip").visible)
            mouseClick(named("taskBack"))
            compare(lefts.count, 1)
            verify(!retry.active)
        }
        function test_a_try_is_told_with_its_distance_in_numbers() {
            verify(!named("taskDistance").visible)
            fixture.table.view.exchange([0])
            if (retry.verdict !== "judging")
                skip("no tiles can be exchanged here")
            tryVerify(() => retry.verdict !== "judging", 100000)
            const values = retry.distance
            const bar = named("taskDistance")
            compare(bar.visible, values.known)
            for (const value of [values.taken, values.tried, values.best])
                verify(bar.Accessible.name.includes(Theme.oneDigit(value)))
        }
        function test_in_large_text_everything_is_reached_by_scrolling_and_keys() {
            Theme.textScale = 2
            fixture.table.view.exchange([0])
            tryVerify(() => retry.verdict !== "judging", 100000)
            retry.giveHint()
            wait(100)
            const upper = named("upper")
            for (const name of ["taskBack", "taskHintButton", "taskShow"]) {
                const button = named(name)
                verify(button.width <= named("taskText").width + 1)
                button.forceActiveFocus(Qt.TabFocusReason)
                tryVerify(() => {
                    const y = button.mapToItem(upper, 0, 0).y
                    return y >= -1 && y + button.height <= upper.height + 1
                })
            }
        }
    }
}
