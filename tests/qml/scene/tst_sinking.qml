import QtQuick
import QtQuick.Window
import QtTest
import Storeys
import Storeys.Scene
import Storeys.Table

// Stacks sink so that what they hide can be read: near the pointer, near the typing cursor, all of them while Alt is held.
TableTest {
    id: scene

    Preferences { id: preferences }
    TableCase {
        id: test

        readonly property int hidden: 34        // one tile, behind
        readonly property int tall: 44          // five tiles
        readonly property BoardView board: on.table.solidBoard

        function init(): void {
            on.table.preferences = preferences
            on.table.lowered = false
            on.newGame()
            on.prepare(Array.from({ length: 100 }, (_, square) => square === hidden ? "H" : square === tall ? "ABCDE" : ""), "AI")
            board.rig.go("low", false)
            mouseMove(on.table, 890, 60)
            mouseMove(on.table, 900, 60)
            tryVerify(on.settled)
            frame()
        }
        function cleanup(): void { keyRelease(Qt.Key_Alt) }
        function depth(square: int): real { return board.space.depths[square] ?? 0 }
        function pointAt(square: int): void {
            const at = on.topOf(square)
            mouseMove(on.table, at.x + 3, at.y)
            mouseMove(on.table, at.x, at.y)
            tryVerify(on.settled)
        }

        function test_a_stack_before_a_letter_is_low_while_the_pointer_is_near(): void {
            test.pointAt(hidden)
            compare(depth(tall), 4)
            compare(depth(hidden), 0)
            mouseMove(on.table, 900, 60)
            tryVerify(() => depth(tall) === 0)
        }
        function test_the_square_that_is_seen_is_the_one_that_is_pointed_at(): void {
            const at = on.topOf(hidden)
            compare(board.squareAt(at.x, at.y), tall)
            test.pointAt(hidden)
            compare(board.squareAt(at.x, at.y), hidden)
            mouseClick(on.table, at.x, at.y)
            compare(board.squareAt(at.x, at.y), hidden)
        }
        function test_the_stack_stays_low_when_the_pointer_follows_it(): void {
            test.pointAt(hidden)
            test.pointAt(tall)
            compare(depth(tall), 4)
            const at = on.topOf(tall)
            compare(board.squareAt(at.x, at.y), tall)
        }
        function test_the_typing_cursor_brings_letters_out_too(): void {
            on.gameTable.cursor.point(hidden + 1)
            tryCompare(board.sinking, "running", false)
            compare(depth(tall), 4)
            on.gameTable.cursor.point(0)
            tryVerify(() => depth(tall) === 0)
        }
        function test_where_nothing_is_hidden_nothing_sinks(): void {
            board.rig.go("top", false)
            for (const square of [hidden, tall]) {
                test.pointAt(square)
                compare(board.space.depths.length, 0)
            }
        }
        function test_all_stacks_sink_while_alt_is_held(): void {
            keyPress(Qt.Key_Alt)
            tryVerify(() => depth(tall) === 4)
            keyRelease(Qt.Key_Alt)
            tryVerify(() => depth(tall) === 0)
        }
        function test_alt_with_another_key_or_for_a_moment_lowers_nothing(): void {
            keyPress(Qt.Key_Alt)
            keyClick(Qt.Key_Left, Qt.AltModifier)
            wait(300)
            compare(depth(tall), 0)
            keyRelease(Qt.Key_Alt)
            keyClick(Qt.Key_Alt)
            wait(300)
            compare(depth(tall), 0)
        }
        function test_stacks_stay_lowered_when_that_is_wanted(): void {
            on.table.lowered = true
            tryVerify(() => depth(tall) === 4)
            tryVerify(on.settled)
            on.put(hidden, "I")
            tryVerify(() => depth(hidden) === 1)
            on.table.lowered = false
            tryVerify(() => depth(tall) === 0 && depth(hidden) === 0)
        }
        function test_from_the_usual_view_too(): void {
            board.rig.go("corner", false)
            test.pointAt(hidden)
            compare(depth(tall), 4)
            mouseMove(on.table, 900, 60)
            tryVerify(() => depth(tall) === 0)
            on.gameTable.cursor.point(hidden + 1)
            tryVerify(() => depth(tall) === 4)
        }
        function test_the_first_time_a_hint_names_the_key(): void {
            const hint = findChild(on.table, "sinkingHint")
            preferences.lowerKnown = false
            test.pointAt(hidden)
            verify(hint.shown)
            verify(hint.text.includes("Alt"), hint.text)
            keyPress(Qt.Key_Alt)        // whoever uses it has read it
            tryVerify(() => !hint.shown)
            verify(preferences.lowerKnown)
            keyRelease(Qt.Key_Alt)
            mouseMove(on.table, 900, 60)
            tryVerify(() => depth(tall) === 0)
            test.pointAt(hidden)
            compare(depth(tall), 4)
            verify(!hint.shown)
        }
        function test_while_the_board_turns_stacks_stay_as_they_are(): void {
            test.pointAt(hidden)
            const at = on.topOf(hidden)
            mousePress(on.table, at.x, at.y, Qt.RightButton)
            moveTo(at, Qt.point(at.x + 60, at.y), Qt.RightButton)
            compare(depth(tall), 4)
            mouseRelease(on.table, at.x + 60, at.y, Qt.RightButton)
        }
        function test_a_tile_is_dropped_on_a_letter_that_was_hidden(): void {
            const to = on.topOf(hidden)
            drag(on.slot(0), to, Qt.LeftButton)
            compare(on.gameTable.view.stacks[hidden], "HA")
        }
        function test_at_rest_nothing_is_drawn(): void {
            test.pointAt(hidden)
            let frames = 1
            const count = () => { ++frames }
            on.table.Window.window.frameSwapped.connect(count)
            for (let second = 0; second < 10 && frames > 0; ++second) {     // slow machines come to rest later
                frames = 0
                wait(1000)
            }
            on.table.Window.window.frameSwapped.disconnect(count)
            compare(frames, 0)
        }

        name: "Sinking"
        on: scene
    }
}
