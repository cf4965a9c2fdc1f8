import QtQuick
import QtTest
import Storeys.Fixture
import Storeys.Table

// The positions that other tests begin with.
TestCase {
    id: test

    readonly property GameSession session: game.session

    function open(record: string, turns: int): void {
        game.record = record
        game.turns = turns
        game.begin()
    }

    function test_without_a_record_there_is_no_game(): void {
        const none = createTemporaryQmlObject("import Storeys.Fixture; GameFixture {}", test)
        compare(none.session.inGame, false)
    }
    function test_a_game_that_has_just_begun(): void {
        open("stack10", 0)
        compare(session.history.count, 0)
        verify(session.humanTurn && session.canPass)
        compare(session.rackOwner, "You")
    }
    function test_the_middle_of_a_game_of_stacks(): void {
        open("stack10", 18)
        compare([session.history.count, session.humanTurn, session.canStack], [18, true, true])
        verify(session.bagCount > 0 && session.canExchange && session.canHint && session.canUndo)
        verify(session.marks.includes(1))
    }
    function test_a_crossword_with_blanks_on_the_board_and_the_rack(): void {
        open("cross15", 2)
        compare([session.rows, session.humanTurn], [15, true])
        verify(session.rack.includes("?"))
        verify(session.stacks.includes("t"))
    }
    function test_a_game_alone(): void {
        open("solo", 5)
        verify(session.solo && session.humanTurn)
    }
    function test_three_at_a_table_where_a_play_can_be_challenged(): void {
        open("three8-challenge", 3)
        compare(session.players.count, 3)
        verify(session.challengeable.words !== "" && session.challengers.includes("You"))
    }
    function test_nobody_can_make_a_play(): void {
        open("stuck8", 20)
        verify(session.humanTurn && session.stuck)
    }
    function test_near_the_end_one_play_is_the_last(): void {
        open("stack10", 34)
        compare([session.bagCount, session.over, session.humanTurn], [0, false, true])
        open("stack10", -1)
        verify(session.over && session.result.rows.length === 2)
    }
    function test_a_past_game_is_only_looked_at(): void {
        open("sheet-stack10", -1)
        verify(session.lookOnly && !session.humanTurn)
    }
    function test_a_computer_answers_when_it_is_told_to_and_once(): void {
        open("stack10", 17)
        verify(session.thinking)
        wait(100)
        compare(session.history.count, 17)
        game.answer()
        tryCompare(session.history, "count", 18)
        session.pass()
        wait(100)
        compare(session.history.count, 19)
    }
    function test_a_board_and_a_rack_can_be_prepared(): void {
        game.record = ""
        game.stacks = ["", "SO", "T"]
        game.rack = "OSA"
        game.begin()
        compare([session.stacks[1], session.stacks[2], session.stacks[99]], ["SO", "T", ""])
        compare(Array.from(session.rack), ["O", "S", "A", "", "", "", ""])
        verify(session.humanTurn && session.lay(2, 3, ""))
        game.computer = true
        game.begin()
        verify(session.thinking)
        game.played = [1]
        game.begin()
        compare(Array.from(session.marks).slice(0, 3), [0, 1, 0])
    }

    name: "Fixture"

    GameFixture { id: game }
}
