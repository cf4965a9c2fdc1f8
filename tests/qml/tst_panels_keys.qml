import QtQuick
import QtTest
import Storeys
import Storeys.Mock

Item {
    id: root

    width: 400
    height: 300

    MockSession {
        id: mockSession

        property var done: []
        property int used: 0

        function play(): void { done.push("play") }

        cursor: QtObject {
            function press(key: int, text: string, shift: bool): bool {
                if (key === Qt.Key_Shift)
                    return false
                mockSession.done.push((shift ? "shift " : "") + (text.trim() || key))
                return true
            }
        }
    }
    Item {
        id: game

        anchors.fill: parent
        focus: true
        Keys.onPressed: event => keys.handle(event)

        TextButton {
            id: button

            text: "Button"
            onClicked: mockSession.done.push("button")
        }
    }
    GameKeys {
        id: keys

        session: mockSession
        onUsed: ++mockSession.used
        commands: Commands { id: commands; session: mockSession }
    }

    Component { id: pages; KeysPage { width: 400; session: mockSession } }

    TestCase {
        name: "GameKeys"
        when: windowShown

        // What the commands do to dialogs and the table is tried in the whole window.
        function initTestCase() {
            for (const command of Array.from(commands.all))
                command.triggered.connect(sequence => mockSession.done.push(command.sequences.length > 1 ? command.name + " " + sequence : command.name))
        }

        function init() {
            mockSession.done = []
            mockSession.draft.legal = true
            keys.enabled = true
            game.forceActiveFocus()
        }

        function test_every_key_first_ends_what_is_moving() {
            mockSession.used = 0
            keyClick(Qt.Key_Backspace)
            keyClick(Qt.Key_U, Qt.ControlModifier)
            compare(mockSession.used, 2)
        }
        function test_enter_plays() {
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Enter)
            compare(mockSession.done, ["play", "play"])
        }
        function test_keys_without_a_modifier_are_typing() {
            for (const key of [Qt.Key_Left, Qt.Key_Space, Qt.Key_Backspace, Qt.Key_Escape])
                keyClick(key)
            compare(mockSession.done.length, 4)
            keyClick("n")
            keyClick("N", Qt.ShiftModifier)
            compare(mockSession.done.slice(4), ["n", "shift N"])
        }
        function test_enter_asks_for_an_illegal_draft_which_the_session_refuses() {
            mockSession.draft.legal = false
            keyClick(Qt.Key_Return)
            compare(mockSession.done, ["play"])
        }
        function test_enter_on_an_empty_draft_is_typing() {
            mockSession.draft.legal = false
            mockSession.draft.count = 0
            keyClick(Qt.Key_Return)
            compare(mockSession.done, [String(Qt.Key_Return)])
            mockSession.draft.count = 2
        }
        function test_control_keys_data() {
            return [{ tag: "newGame", key: Qt.Key_N }, { tag: "exchange", key: Qt.Key_E }, { tag: "pass", key: Qt.Key_P },
                    { tag: "shuffle", key: Qt.Key_U }, { tag: "sort", key: Qt.Key_J }, { tag: "entry Ctrl+L", key: Qt.Key_L }, { tag: "top", key: Qt.Key_1 },
                    { tag: "corner", key: Qt.Key_2 }, { tag: "low", key: Qt.Key_3 }, { tag: "preferences", key: Qt.Key_Comma }, { tag: "reset", key: Qt.Key_0 }]
        }
        function test_control_keys(row) {
            keyClick(row.key, Qt.ControlModifier)
            compare(mockSession.done, [row.tag])
        }
        function test_alt_keys_move_the_camera_data() {
            return [{ tag: "turn Alt+Left", key: Qt.Key_Left }, { tag: "turn Alt+Up", key: Qt.Key_Up }, { tag: "zoom Alt++", key: Qt.Key_Plus },
                    { tag: "zoom Alt+-", key: Qt.Key_Minus }, { tag: "pan Alt+Shift+Left", key: Qt.Key_Left, shift: true },
                    { tag: "pan Alt+Shift+Up", key: Qt.Key_Up, shift: true }]
        }
        function test_alt_keys_move_the_camera(row) {
            keyClick(row.key, row.shift ? Qt.AltModifier | Qt.ShiftModifier : Qt.AltModifier)
            compare(mockSession.done, [row.tag])
        }
        function test_the_slash_asks_for_a_play_as_text() {
            keyClick(Qt.Key_Slash)
            compare(mockSession.done, ["entry /"])
        }
        function test_f1_asks_for_the_rules_and_with_control_for_the_keys() {
            keyClick(Qt.Key_F1)
            keyClick(Qt.Key_F1, Qt.ControlModifier)
            compare(mockSession.done, ["rules", "keys Ctrl+F1"])
        }
        function test_enter_goes_on_in_a_lesson_whose_step_is_done() {
            mockSession.draft.legal = false
            mockSession.lesson.active = mockSession.lesson.done = true
            mockSession.lesson.number = 3
            keyClick(Qt.Key_Return)
            compare(mockSession.done, [])
            compare(mockSession.lesson.number, 4)
            mockSession.lesson.active = false
        }
        function test_a_button_with_the_focus_takes_enter() {
            button.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            compare(mockSession.done, ["button"])
        }
        function test_a_click_on_a_button_leaves_enter_to_the_game() {
            mouseClick(button)
            keyClick(Qt.Key_Return)
            compare(mockSession.done, ["button", "play"])
        }
        function test_arrows_say_where_they_point() {
            const turn = Array.from(commands.all).find(command => command.name === "turn")
            compare([turn.right("Alt+Left"), turn.right("Alt+Right"), turn.right("Alt+Up")], [-1, 1, 0])
            compare([turn.up("Alt+Shift+Down"), turn.up("Alt+Shift+Up"), turn.up("Alt+Left")], [-1, 1, 0])
        }
        function test_no_two_commands_have_the_same_keys() {
            const all = Array.from(commands.all).reduce((list, command) => list.concat(Array.from(command.sequences)), [])
            compare(all.filter((sequence, at) => all.indexOf(sequence) !== at), [])
            verify(all.length > 40)
        }
        function test_what_cannot_be_done_has_no_key() {
            mockSession.canUndo = false
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            compare(mockSession.done, [])
            mockSession.canUndo = true
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            compare(mockSession.done, ["undo"])
        }
        function test_what_does_not_belong_to_the_game_has_no_key() {
            mockSession.stackLimit = 1
            for (const key of [Qt.Key_M, Qt.Key_X, Qt.Key_I, Qt.Key_B])
                keyClick(key, Qt.ControlModifier)
            compare(mockSession.done, [])
            mockSession.stackLimit = 5
            keyClick(Qt.Key_M, Qt.ControlModifier)
            compare(mockSession.done, ["heights"])
        }
        function test_before_anything_is_started_rules_and_games_have_their_keys_in_the_dialogs() {
            keys.enabled = false
            keys.starting = true
            for (const key of [Qt.Key_N, Qt.Key_O, Qt.Key_Comma, Qt.Key_H])
                keyClick(key, Qt.ControlModifier)
            keyClick(Qt.Key_F1)
            keys.starting = false
            compare(mockSession.done, ["newGame", "games", "preferences", "rules"])
        }
        function test_the_window_is_left_and_grows_behind_a_dialog_too() {
            keys.enabled = false
            keyClick(Qt.Key_F11)
            keyClick(Qt.Key_W, Qt.ControlModifier)
            compare(mockSession.done, ["fullScreen", "close"])
        }
        function test_every_key_of_the_commands_is_told() {
            const page = createTemporaryObject(pages, root, { commands: commands.all })
            const told = page.others.map(row => row.keys)
            for (const command of Array.from(commands.all))
                compare(told.includes(command.keys), command.keys !== "" && command.offered, command.name)
        }
        function test_nothing_happens_behind_a_dialog() {
            keys.enabled = false
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Escape)
            keyClick(Qt.Key_N, Qt.ControlModifier)
            compare(mockSession.done, [])
        }
    }
}
