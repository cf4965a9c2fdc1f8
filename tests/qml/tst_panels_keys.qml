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
        function shuffleRack(): void { done.push("shuffle") }
        function sortRack(): void { done.push("sort") }

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
        onNewGameRequested: mockSession.done.push("new game")
        onExchangeRequested: mockSession.done.push("exchange")
        onPassRequested: mockSession.done.push("pass")
        onRulesRequested: page => mockSession.done.push("rules: " + page)
        onPreferencesRequested: mockSession.done.push("preferences")
        onEntryRequested: mockSession.done.push("entry")
        onPresetRequested: name => mockSession.done.push(name)
        onResetRequested: mockSession.done.push("reset")
        onTurnRequested: (right, up) => mockSession.done.push("turn " + right + " " + up)
        onPanRequested: (right, up) => mockSession.done.push("pan " + right + " " + up)
        onZoomRequested: factor => mockSession.done.push(factor < 1 ? "nearer" : "further")
    }

    TestCase {
        name: "GameKeys"
        when: windowShown

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
        function test_an_illegal_draft_is_not_played() {
            mockSession.draft.legal = false
            keyClick(Qt.Key_Return)
            compare(mockSession.done, [String(Qt.Key_Return)])
        }
        function test_control_keys_data() {
            return [{ tag: "new game", key: Qt.Key_N }, { tag: "exchange", key: Qt.Key_E }, { tag: "pass", key: Qt.Key_P },
                    { tag: "shuffle", key: Qt.Key_U }, { tag: "sort", key: Qt.Key_J }, { tag: "entry", key: Qt.Key_L }, { tag: "top", key: Qt.Key_1 },
                    { tag: "corner", key: Qt.Key_2 }, { tag: "low", key: Qt.Key_3 }, { tag: "preferences", key: Qt.Key_Comma }, { tag: "reset", key: Qt.Key_0 }]
        }
        function test_control_keys(row) {
            keyClick(row.key, Qt.ControlModifier)
            compare(mockSession.done, [row.tag])
        }
        function test_alt_keys_move_the_camera_data() {
            return [{ tag: "turn -1 0", key: Qt.Key_Left }, { tag: "turn 1 0", key: Qt.Key_Right }, { tag: "turn 0 1", key: Qt.Key_Up },
                    { tag: "turn 0 -1", key: Qt.Key_Down }, { tag: "nearer", key: Qt.Key_Plus }, { tag: "further", key: Qt.Key_Minus },
                    { tag: "pan -1 0", key: Qt.Key_Left, shift: true }, { tag: "pan 0 1", key: Qt.Key_Up, shift: true }]
        }
        function test_alt_keys_move_the_camera(row) {
            keyClick(row.key, row.shift ? Qt.AltModifier | Qt.ShiftModifier : Qt.AltModifier)
            compare(mockSession.done, [row.tag])
        }
        function test_the_slash_asks_for_a_play_as_text() {
            keyClick(Qt.Key_Slash)
            compare(mockSession.done, ["entry"])
        }
        function test_f1_asks_for_the_rules_and_with_control_for_the_keys() {
            keyClick(Qt.Key_F1)
            keyClick(Qt.Key_F1, Qt.ControlModifier)
            compare(mockSession.done, ["rules: goal", "rules: keys"])
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
        function test_nothing_happens_behind_a_dialog() {
            keys.enabled = false
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Escape)
            keyClick(Qt.Key_N, Qt.ControlModifier)
            compare(mockSession.done, [])
        }
    }
}
