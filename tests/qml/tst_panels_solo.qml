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

        property int passes: 0
        property int restarts: 0

        solo: true

        function pass(): void { ++passes }
        function again(): string { ++restarts; return "" }
    }
    Component { id: maker; Dialogs { anchors.fill: parent; session: mockSession; silent: true } }
    Component { id: barMaker; SoloBar { width: 300; session: mockSession } }
    Component { id: cardMaker; ScoreCard { width: 300; name: "Ann"; note: "to play"; points: 12; tiles: 7; atTurn: true; computer: false } }

    TestCase {
        id: testCase

        property Dialogs dialogs

        name: "Solo"
        when: windowShown

        function init() {
            mockSession.passes = 0
            dialogs = createTemporaryObject(maker, root)
        }
        function cleanup() { dialogs.sheet?.close() }

        function test_giving_up_asks_first() {
            dialogs.showPass()
            tryCompare(dialogs.sheet, "opened", true)
            compare(dialogs.sheet.title, "Give up the game?")
            const part = name => findChild(dialogs.sheet.contentItem, name)
            verify(part("keepButton").filled && !part("passButton").filled)
            keyClick(Qt.Key_Return)             // goes on playing
            compare(dialogs.open, false)
            compare(mockSession.passes, 0)
            dialogs.showPass()
            tryCompare(dialogs.sheet, "opened", true)
            mouseClick(part("passButton"))
            compare(mockSession.passes, 1)
        }
        function test_a_game_given_up_has_no_winner() {
            const before = mockSession.result
            mockSession.result = { reason: "", rows: [Object.assign({}, before.rows[0], { total: -23, winner: false })] }
            dialogs.showResult()
            tryCompare(dialogs.sheet, "opened", true)
            compare(dialogs.sheet.title, "Game over")
            compare(findChild(dialogs.sheet.contentItem, "againButton").text, "Play again")
            mockSession.result = before
            compare(findChild(dialogs.sheet.contentItem, "againButton").text, "Rematch")
        }
        function test_results_with_hints_stand_under_their_own_heading() {
            dialogs.showSoloResults()
            tryCompare(dialogs.sheet, "opened", true)
            const table = findChild(dialogs.sheet.contentItem, "soloTables").itemAtIndex(0)
            verify(findChild(table, "withHintsHead").visible)
            compare(findChild(table, "withHints").entry.total, 431)
            compare(findChild(table, "withHints").entry.rank, 1)
        }
        function test_the_bar_tells_the_exchanges_left_and_the_total_to_beat() {
            const bar = createTemporaryObject(barMaker, root)
            mockSession.freeExchanges = 3
            verify(findChild(bar, "freeExchanges").text.startsWith("3 "))
            mockSession.toBeat = { total: -4, name: "Ann" }
            compare(findChild(bar, "toBeat").text, "best: −4")
            mockSession.solo = false
            compare(bar.height, 0)
            mockSession.solo = true
        }
        function test_the_table_shows_every_result() {
            dialogs.showSoloResults()
            tryCompare(dialogs.sheet, "opened", true)
            const list = findChild(dialogs.sheet.contentItem, "soloTables")
            compare(list.count, 1)
            tryVerify(() => list.contentHeight > 2 * 46)
            keyClick(Qt.Key_Return)
            compare(dialogs.open, false)
        }
        function test_again_starts_the_same_game_at_one_click() {
            dialogs.showResult()
            tryCompare(dialogs.sheet, "opened", true)
            mouseClick(findChild(dialogs.sheet.contentItem, "againButton"))
            compare(mockSession.restarts, 1)
            compare(dialogs.open, false)
        }
        function test_what_time_cost_is_shown_in_the_result() {
            const before = mockSession.result
            mockSession.result = { reason: "", rows: [Object.assign({}, before.rows[0], { timePenalty: 20, total: 100 })] }
            dialogs.showResult()
            tryCompare(dialogs.sheet, "opened", true)
            verify(findChild(dialogs.sheet.contentItem, "timePenalty").text.includes("20"))
            mockSession.result = before
        }
        function test_a_clock_stands_by_the_name_only_where_there_is_one() {
            const card = createTemporaryObject(cardMaker, root)
            const tag = Array.from(card.children).find(child => child instanceof TimeTag)
            compare(tag.visible, false)
            card.time = "12:05"
            compare(tag.visible, true)
            card.late = true
            verify(tag.border.width > 1)
        }
    }
}
