import QtQuick
import QtTest
import Storeys.Fixture
import Storeys.Table

// The positions that other tests begin with.
TestCase {
    id: test

    readonly property GameTable gameTable: fixture.table

    function open(record: string, turns: int): void {
        fixture.record = record
        fixture.turns = turns
        fixture.begin()
    }

    function test_without_a_record_there_is_no_game(): void {
        const none = createTemporaryQmlObject("import Storeys.Fixture; GameFixture {}", test)
        compare(none.table.game.there, false)
    }
    function test_a_game_that_has_just_begun(): void {
        open("stack10", 0)
        compare(gameTable.view.turns.count, 0)
        verify(gameTable.view.mayAct && gameTable.view.canPass)
        compare(gameTable.view.owner, "You")
    }
    function test_the_middle_of_a_game_of_stacks(): void {
        open("stack10", 18)
        compare([gameTable.view.turns.count, gameTable.view.mayAct, gameTable.view.shape.canStack], [18, true, true])
        verify(gameTable.view.stock.tiles > 0 && gameTable.view.maxExchange > 0 && gameTable.hint.can && gameTable.flow.canUndo)
        verify(gameTable.view.marks.includes(1))
    }
    function test_a_crossword_with_blanks_on_the_board_and_the_rack(): void {
        open("cross15", 2)
        compare([gameTable.view.shape.rows, gameTable.view.mayAct], [15, true])
        verify(gameTable.view.rack.includes("?"))
        verify(gameTable.view.stacks.includes("t"))
    }
    function test_a_game_alone(): void {
        open("solo", 5)
        verify(gameTable.game.solo && gameTable.view.mayAct)
    }
    function test_three_at_a_table_where_a_play_can_be_challenged(): void {
        open("three8-challenge", 3)
        compare(gameTable.view.players.count, 3)
        verify(gameTable.flow.challengeable.words !== "" && gameTable.flow.challengeable.names.includes("You"))
    }
    function test_nobody_can_make_a_play(): void {
        open("stuck8", 20)
        verify(gameTable.view.mayAct && gameTable.view.stuck)
    }
    function test_near_the_end_one_play_is_the_last(): void {
        open("stack10", 34)
        compare([gameTable.view.stock.tiles, gameTable.game.over, gameTable.view.mayAct], [0, false, true])
        open("stack10", -1)
        verify(gameTable.game.over && gameTable.results.end.rows.length === 2)
    }
    function test_a_past_game_is_only_looked_at(): void {
        open("sheet-stack10", -1)
        verify(gameTable.game.lookOnly && !gameTable.view.mayAct)
    }
    function test_a_computer_answers_when_it_is_told_to_and_once(): void {
        open("stack10", 17)
        verify(gameTable.flow.thinking)
        wait(100)
        compare(gameTable.view.turns.count, 17)
        fixture.answer()
        tryCompare(gameTable.view.turns, "count", 18, 100000)
        gameTable.view.pass()
        wait(100)
        compare(gameTable.view.turns.count, 19)
    }
    function test_a_board_and_a_rack_can_be_prepared(): void {
        fixture.record = ""
        fixture.stacks = ["", "SO", "T"]
        fixture.rack = "OSA"
        fixture.begin()
        compare([gameTable.view.stacks[1], gameTable.view.stacks[2], gameTable.view.stacks[99]], ["SO", "T", ""])
        compare(Array.from(gameTable.view.rack), ["O", "S", "A", "", "", "", ""])
        verify(gameTable.view.mayAct && gameTable.view.lay(2, 3, ""))
        fixture.computer = true
        fixture.begin()
        verify(gameTable.flow.thinking)
        fixture.played = [1]
        fixture.begin()
        compare(Array.from(gameTable.view.marks).slice(0, 3), [0, 1, 0])
    }

    name: "Fixture"

    GameFixture { id: fixture }
}
