import QtQuick
import QtTest
import Storeys
import Storeys.Fixture

Item {
    id: root

    width: 1280
    height: 800

    GameFixture { id: fixture; keeps: true }
    Component { id: maker; Dialogs { anchors.fill: parent; gameTable: fixture.table; silent: true } }
    Component { id: barMaker; SoloBar { width: 300; gameTable: fixture.table } }
    Component { id: cardMaker; ScoreCard { width: 300; name: "Ann"; note: "to play"; points: 12; distance: ""; blanks: -1; blockers: -1; tiles: 7; atTurn: true; computer: false; won: false; side: 0 } }

    TestCase {
        id: testCase

        property Dialogs dialogs

        name: "Solo"
        when: windowShown

        function begin(record: string, turns: int): void {
            fixture.record = record
            fixture.turns = turns
            fixture.begin()
        }
        function init() {
            begin("solo", 5)
            dialogs = createTemporaryObject(maker, root)
        }
        function cleanup() { dialogs.sheet?.close() }

        function test_giving_up_asks_first() {
            dialogs.show("pass")
            tryCompare(dialogs.sheet, "opened", true)
            compare(dialogs.sheet.title, "Give up the game?")
            const part = name => findChild(dialogs.sheet.contentItem, name)
            verify(part("keepButton").filled && !part("passButton").filled)
            keyClick(Qt.Key_Return)             // goes on playing
            compare(dialogs.open, false)
            verify(!fixture.table.game.over)
            dialogs.show("pass")
            tryCompare(dialogs.sheet, "opened", true)
            mouseClick(part("passButton"))
            verify(fixture.table.game.over)
        }
        function test_a_game_given_up_has_no_winner() {
            fixture.table.view.pass()
            dialogs.show("result")
            tryCompare(dialogs.sheet, "opened", true)
            compare(dialogs.sheet.title, "Game over")
            verify(!fixture.table.view.players.at(0).won)
            compare(findChild(dialogs.sheet.contentItem, "againButton").text, "Play again")
            begin("stack10", -1)
            compare(findChild(dialogs.sheet.contentItem, "againButton").text, "Rematch")
        }
        function test_results_with_hints_stand_under_their_own_heading() {
            fixture.table.hint.give()
            fixture.table.view.pass()
            dialogs.show("soloResults")
            tryCompare(dialogs.sheet, "opened", true)
            const table = findChild(dialogs.sheet.contentItem, "soloTables").itemAtIndex(0)
            verify(findChild(table, "withHintsHead").visible)
            compare(findChild(table, "withHints").entry.total, fixture.table.results.end.rows[0].total)
            compare(findChild(table, "withHints").entry.rank, 1)
        }
        function test_the_bar_tells_the_exchanges_left_and_the_total_to_beat() {
            const bar = createTemporaryObject(barMaker, root)
            verify(findChild(bar, "freeExchanges").text.startsWith("3 "))
            fixture.table.view.pass()
            begin("solo", 5)
            compare(findChild(bar, "toBeat").text, "best: " + Theme.signed(fixture.table.results.toBeat.total))
            begin("stack10", 18)
            compare(bar.height, 0)
        }
        function test_the_table_shows_every_result() {
            fixture.table.view.pass()
            dialogs.show("soloResults")
            tryCompare(dialogs.sheet, "opened", true)
            const list = findChild(dialogs.sheet.contentItem, "soloTables")
            compare(list.count, 1)
            tryVerify(() => list.contentHeight > 2 * 46)
            keyClick(Qt.Key_Return)
            compare(dialogs.open, false)
        }
        function test_again_starts_the_same_game_at_one_click() {
            fixture.table.view.pass()
            dialogs.show("result")
            tryCompare(dialogs.sheet, "opened", true)
            mouseClick(findChild(dialogs.sheet.contentItem, "againButton"))
            verify(fixture.table.game.solo && fixture.table.view.turns.count === 0)
            compare(dialogs.open, false)
        }
        function test_what_time_cost_is_shown_in_the_result() {
            fixture.start({ players: [{ name: "You", level: "" }], clock: { time: "total=60" } })
            fixture.letPass(100)
            fixture.table.view.pass()
            dialogs.show("result")
            tryCompare(dialogs.sheet, "opened", true)
            verify(findChild(dialogs.sheet.contentItem, "timePenalty").text.includes("10"))
        }
        function test_a_clock_stands_by_the_name_only_where_there_is_one() {
            const card = createTemporaryObject(cardMaker, root)
            const tag = findChild(card, "clock")
            compare(tag.visible, false)
            card.time = "12:05"
            compare(tag.visible, true)
            card.late = true
            verify(tag.border.width > 1)
        }
        // What a player holds goes below where it would break names and words.
        function test_name_and_state_of_a_player_are_whole() {
            const card = createTemporaryObject(cardMaker, root, { note: "computer, casual", blanks: 1, blockers: 0, distance: "10 steps away" })
            const status = findChild(card, "status"), name = findChild(card, "name")
            for (const scale of [1, 1.5, 2]) {
                Theme.textScale = scale
                for (const slim of [false, true]) {
                    card.slim = card.compact = slim
                    for (const wide of [300, 256]) {
                        card.width = wide * scale
                        wait(20)
                        verify(!name.truncated && status.lineCount <= 2, scale + " " + status.lineCount)
                        verify(status.y + status.height <= card.height, scale + " " + card.height)
                        const held = findChild(card, "reserve").parent
                        verify(held.y + held.height <= card.height)
                    }
                }
            }
            Theme.textScale = 1
        }
    }
}
