import QtQuick
import QtTest
import Storeys.Fixture
import Storeys.Table

// The positions that other tests begin with.
TestCase {
    id: test

    readonly property GameTable session: game.session

    function open(record: string, turns: int): void {
        game.record = record
        game.turns = turns
        game.begin()
    }

    function test_without_a_record_there_is_no_game(): void {
        const none = createTemporaryQmlObject("import Storeys.Fixture; GameFixture {}", test)
        compare(none.session.game.there, false)
    }
    function test_a_game_that_has_just_begun(): void {
        open("stack10", 0)
        compare(session.view.turns.count, 0)
        verify(session.view.mayAct && session.view.canPass)
        compare(session.view.owner, "You")
    }
    function test_the_middle_of_a_game_of_stacks(): void {
        open("stack10", 18)
        compare([session.view.turns.count, session.view.mayAct, session.view.shape.canStack], [18, true, true])
        verify(session.view.stock.tiles > 0 && session.view.canExchange && session.hint.can && session.flow.canUndo)
        verify(session.view.marks.includes(1))
    }
    function test_a_crossword_with_blanks_on_the_board_and_the_rack(): void {
        open("cross15", 2)
        compare([session.view.shape.rows, session.view.mayAct], [15, true])
        verify(session.view.rack.includes("?"))
        verify(session.view.stacks.includes("t"))
    }
    function test_a_game_alone(): void {
        open("solo", 5)
        verify(session.game.solo && session.view.mayAct)
    }
    function test_three_at_a_table_where_a_play_can_be_challenged(): void {
        open("three8-challenge", 3)
        compare(session.view.players.count, 3)
        verify(session.flow.challengeable.words !== "" && session.flow.challengers.includes("You"))
    }
    function test_nobody_can_make_a_play(): void {
        open("stuck8", 20)
        verify(session.view.mayAct && session.view.stuck)
    }
    function test_near_the_end_one_play_is_the_last(): void {
        open("stack10", 34)
        compare([session.view.stock.tiles, session.game.over, session.view.mayAct], [0, false, true])
        open("stack10", -1)
        verify(session.game.over && session.results.end.rows.length === 2)
    }
    function test_a_past_game_is_only_looked_at(): void {
        open("sheet-stack10", -1)
        verify(session.game.lookOnly && !session.view.mayAct)
    }
    function test_a_computer_answers_when_it_is_told_to_and_once(): void {
        open("stack10", 17)
        verify(session.flow.thinking)
        wait(100)
        compare(session.view.turns.count, 17)
        game.answer()
        tryCompare(session.view.turns, "count", 18)
        session.view.pass()
        wait(100)
        compare(session.view.turns.count, 19)
    }
    function test_a_board_and_a_rack_can_be_prepared(): void {
        game.record = ""
        game.stacks = ["", "SO", "T"]
        game.rack = "OSA"
        game.begin()
        compare([session.view.stacks[1], session.view.stacks[2], session.view.stacks[99]], ["SO", "T", ""])
        compare(Array.from(session.view.rack), ["O", "S", "A", "", "", "", ""])
        verify(session.view.mayAct && session.view.lay(2, 3, ""))
        game.computer = true
        game.begin()
        verify(session.flow.thinking)
        game.played = [1]
        game.begin()
        compare(Array.from(session.view.marks).slice(0, 3), [0, 1, 0])
    }

    name: "Fixture"

    GameFixture { id: game }
}
