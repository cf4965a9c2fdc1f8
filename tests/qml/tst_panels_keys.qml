import QtQuick
import QtTest
import Storeys
import Storeys.Scene
import Storeys.Fixture

Item {
    id: root

    width: 400
    height: 300

    GameFixture { id: fixture; record: "stack10"; turns: 18 }
    SignalSpy { id: plays; target: fixture.table.view; signalName: "played" }
    SignalSpy { id: told; target: fixture.table.cursor; signalName: "refused" }
    SignalSpy { id: refusals; target: fixture.table.view.draft; signalName: "refused" }
    Item {
        id: game

        anchors.fill: parent
        focus: true
        Keys.onPressed: event => keys.handle(event)

        TextButton {
            id: button

            text: "Button"
            onClicked: test.done.push("button")
        }
    }
    GameKeys {
        id: keys

        gameTable: fixture.table
        commands: Commands { id: commands; gameTable: fixture.table }
    }

    KeyLayout { id: layout }
    SignalSpy { id: whys; target: keys; signalName: "refused" }
    SignalSpy { id: uses; target: keys; signalName: "used" }
    Component { id: pages; KeysPage { width: 400; view: fixture.table.view } }

    TestCase {
        id: test

        property var done: []               // commands, in their order

        name: "GameKeys"
        when: windowShown

        function test_a_digit_is_where_the_keyboard_has_it_data() {
            return [{ tag: "by itself", key: Qt.Key_2, scanCode: 0, digit: 2 }, { tag: "on the keypad", key: Qt.Key_3, scanCode: 89, digit: 3 },
                    { tag: "with Shift, in France", key: Qt.Key_Ampersand, scanCode: 10, digit: 1 },
                    { tag: "a letter", key: Qt.Key_A, scanCode: 38, digit: -1 }, { tag: "an unknown key", key: Qt.Key_F5, scanCode: 71, digit: -1 }]
        }
        function test_a_digit_is_where_the_keyboard_has_it(row: var): void { compare(layout.digit(row.key, row.scanCode), row.digit) }

        // What the commands do to dialogs and the table is tried in the whole window.
        function initTestCase() {
            for (const command of Array.from(commands.all))
                command.triggered.connect(sequence => done.push(command.sequences.length > 1 ? command.name + " " + sequence : command.name))
        }

        function init() {
            done = []
            fixture.begin()
            compare(fixture.table.cursor.layText("A8 KAS"), "")
            for (const spy of [plays, refusals, uses, whys])
                spy.clear()
            keys.enabled = true
            game.forceActiveFocus()
        }

        function test_every_key_first_ends_what_is_moving() {
            keyClick(Qt.Key_Backspace)
            keyClick(Qt.Key_U, Qt.ControlModifier)
            compare(uses.count, 2)
        }
        function test_enter_plays() {
            for (const key of [Qt.Key_Return, Qt.Key_Enter]) {
                fixture.begin()
                fixture.table.cursor.layText("A8 KAS")
                keyClick(key)
            }
            compare(plays.count, 2)
        }
        function test_keys_without_a_modifier_are_typing() {
            const cursor = fixture.table.cursor
            keyClick(Qt.Key_Escape)
            compare(fixture.table.view.draft.count, 0)
            keyClick(Qt.Key_Left)
            verify(cursor.shown)
            keyClick(Qt.Key_Space)
            verify(cursor.down)
            keyClick("k")
            compare(fixture.table.view.draft.count, 1)
            keyClick(Qt.Key_Backspace)
            compare(fixture.table.view.draft.count, 0)
        }
        function test_enter_asks_for_an_illegal_draft_which_the_session_refuses() {
            fixture.table.view.relay(70, 72, "")
            verify(!fixture.table.view.draft.legal)
            keyClick(Qt.Key_Return)
            compare([plays.count, refusals.count], [0, 1])
        }
        function test_after_a_refused_letter_enter_only_says_so() {
            const cursor = fixture.table.cursor
            verify(fixture.table.view.draft.legal)
            keyClick("x")       // is not on the rack
            verify(told.count > 0)
            for (let tries = 0; tries < 2; ++tries) {
                told.clear()
                keyClick(Qt.Key_Return)
                compare([told.count, plays.count, refusals.count], [1, 0, 0])
            }
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Return)
            compare(plays.count, 1)
        }
        function test_three_claims_and_a_letter_are_not_played() {
            const view = fixture.table.view
            fixture.record = ""
            fixture.variant = "free-for-all"
            fixture.rack = "DIETRSE"
            fixture.begin()
            compare(fixture.table.cursor.layText("5d=D 5e=I 6e=E 5f=T / 5d-5e-6e-5f / 6e-5d-5e-5f / 5f-5e-5d-6e"), "")
            verify(view.canPlay)
            plays.clear()
            keyClick("x")
            keyClick("x")
            keyClick(Qt.Key_Return)
            compare(plays.count, 0)
            keyClick(Qt.Key_Escape)     // gives the letter up
            keyClick(Qt.Key_Return)
            compare(plays.count, 1)
            fixture.rack = ""
            fixture.variant = "stack10"
            fixture.record = "stack10"
        }
        function test_enter_on_an_empty_draft_plays_nothing() {
            fixture.table.view.takeBackAll()
            keyClick(Qt.Key_Return)
            compare([plays.count, refusals.count], [0, 0])
        }
        function test_control_keys_data() {
            return [{ tag: "newGame", key: Qt.Key_N }, { tag: "exchange", key: Qt.Key_E }, { tag: "pass", key: Qt.Key_P },
                    { tag: "shuffle", key: Qt.Key_U }, { tag: "sort", key: Qt.Key_J }, { tag: "entry Ctrl+L", key: Qt.Key_L }, { tag: "top", key: Qt.Key_1 },
                    { tag: "corner", key: Qt.Key_2 }, { tag: "low", key: Qt.Key_3 }, { tag: "preferences", key: Qt.Key_Comma },
                    { tag: "copyPosition", key: Qt.Key_C }, { tag: "copyRecord", key: Qt.Key_C, shift: true }, { tag: "paste", key: Qt.Key_V }]
        }
        function test_control_keys(row) {
            keyClick(row.key, row.shift ? Qt.ControlModifier | Qt.ShiftModifier : Qt.ControlModifier)
            compare(done, [row.tag])
        }
        function test_alt_keys_move_the_camera_data() {
            return [{ tag: "turn Alt+Left", key: Qt.Key_Left }, { tag: "turn Alt+Up", key: Qt.Key_Up }, { tag: "zoom Alt++", key: Qt.Key_Plus },
                    { tag: "zoom Alt+-", key: Qt.Key_Minus }, { tag: "pan Alt+Shift+Left", key: Qt.Key_Left, shift: true },
                    { tag: "pan Alt+Shift+Up", key: Qt.Key_Up, shift: true }]
        }
        function test_alt_keys_move_the_camera(row) {
            keyClick(row.key, row.shift ? Qt.AltModifier | Qt.ShiftModifier : Qt.AltModifier)
            compare(done, [row.tag])
        }
        function test_the_slash_asks_for_a_play_as_text() {
            keyClick(Qt.Key_Slash)
            compare(done, ["entry /"])
        }
        function test_f1_asks_for_the_rules_and_with_control_for_the_keys() {
            keyClick(Qt.Key_F1)
            keyClick(Qt.Key_F1, Qt.ControlModifier)
            compare(done, ["rules", "keys"])
        }
        function test_enter_goes_on_in_a_lesson_whose_step_is_done() {
            const lesson = fixture.table.lesson
            compare(lesson.start(), "")
            for (let tries = 0; tries < 3 && !lesson.done; ++tries) {
                lesson.showMe()
                keyClick(Qt.Key_Return)     // plays it
            }
            verify(lesson.done)
            keyClick(Qt.Key_Return)
            compare(lesson.number, 2)
            lesson.leave()
        }
        function test_a_button_with_the_focus_takes_enter() {
            button.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            compare(done, ["button"])
        }
        function test_a_click_on_a_button_leaves_enter_to_the_game() {
            mouseClick(button)
            keyClick(Qt.Key_Return)
            compare(done, ["button"])
            compare(plays.count, 1)
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
            fixture.turns = 0
            fixture.begin()
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            compare(done, [])
            compare(whys.count, 1)
            compare(whys.signalArguments[0][0], "There is no turn of yours to undo.")
            fixture.turns = 18
            fixture.begin()
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            compare(done, ["undo"])
        }
        function test_keys_say_why_not_in_the_tutorial_and_in_challenge_mode() {
            compare(fixture.table.lesson.start(), "")
            keyClick(Qt.Key_H, Qt.ControlModifier)
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            compare(done, [])
            compare(whys.count, 2)
            verify(whys.signalArguments[0][0].includes("Show me"))
            verify(whys.signalArguments[1][0].includes("tutorial"))
            fixture.table.lesson.leave()
            fixture.record = "three8-challenge"
            fixture.turns = 3
            fixture.begin()
            whys.clear()
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            compare(done, [])
            compare(whys.count, 1)
            verify(whys.signalArguments[0][0].includes("challenge mode"))
            fixture.record = "stack10"
            fixture.turns = 18
            fixture.begin()
        }
        function test_every_key_that_does_nothing_now_says_why() {
            fixture.turns = 0
            fixture.begin()
            for (const command of Array.from(commands.all))
                verify(command.enabled || !command.offered || command.keys === "" || command.why !== "", command.name)
            fixture.turns = 18
            fixture.begin()
        }
        function test_what_does_not_belong_to_the_game_has_no_key() {
            fixture.record = "cross15"
            fixture.turns = 2
            fixture.begin()
            for (const key of [Qt.Key_M, Qt.Key_X, Qt.Key_I, Qt.Key_B])
                keyClick(key, Qt.ControlModifier)
            compare(done, [])
            fixture.record = "stack10"
            fixture.turns = 18
            fixture.begin()
            keyClick(Qt.Key_M, Qt.ControlModifier)
            compare(done, ["heights"])
        }
        function test_before_anything_is_started_rules_and_games_have_their_keys_in_the_dialogs() {
            keys.enabled = false
            keys.starting = true
            for (const key of [Qt.Key_N, Qt.Key_O, Qt.Key_Comma, Qt.Key_H])
                keyClick(key, Qt.ControlModifier)
            keyClick(Qt.Key_F1)
            keys.starting = false
            compare(done, ["newGame", "games", "preferences", "rules"])
        }
        function test_the_window_is_left_and_grows_behind_a_dialog_too() {
            keys.enabled = false
            keyClick(Qt.Key_F11)
            keyClick(Qt.Key_W, Qt.ControlModifier)
            compare(done, ["fullScreen", "close"])
        }
        function test_every_key_of_the_commands_is_told() {
            const page = createTemporaryObject(pages, root, { commands: commands.all })
            const told = page.others.map(row => row.keys)
            for (const command of Array.from(commands.all))
                compare(told.includes(command.keys), command.keys !== "" && command.offered, command.name)
        }
        function test_the_list_tells_how_cards_are_dismissed_where_there_are_cards() {
            for (const variant of ["stack10", "bust-out", "hyper-race", "surprise"]) {
                fixture.record = ""
                fixture.variant = variant
                fixture.rack = "CAEINRS"
                fixture.begin()
                const page = createTemporaryObject(pages, root, { commands: commands.all })
                const texts = from => [from.text ?? ""].concat(...Array.from(from.children, texts))
                compare(texts(page).some(text => text.includes("card")), variant === "bust-out" || variant === "hyper-race", variant)
            }
            fixture.rack = ""
            fixture.variant = "stack10"
            fixture.record = "stack10"
        }
        function test_nothing_happens_behind_a_dialog() {
            keys.enabled = false
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Escape)
            keyClick(Qt.Key_N, Qt.ControlModifier)
            compare(done, [])
            compare([plays.count, fixture.table.view.draft.count], [0, 3])
        }
    }
}
