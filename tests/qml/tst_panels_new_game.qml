import QtQuick
import QtTest
import Storeys
import Storeys.Fixture

Item {
    id: root

    property GameFixture game: null

    width: 1280
    height: 800

    Component { id: games; GameFixture { keeps: true } }
    SignalSpy { id: starts; target: root.game?.table.view ?? null; signalName: "begun" }
    Component {
        id: maker

        NewGameDialog { parent: root; gameTable: root.game.table }
    }

    TestCase {
        id: testCase

        property NewGameDialog dialog

        function part(name: string): var { return findChild(dialog.contentItem, name) }
        // The option in that place of a list, by keyboard.
        function choose(name: string, at: int): void {
            part(name + "Picker").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            for (let i = 0; i < at; ++i)
                keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
        }

        name: "NewGameDialog"
        when: windowShown

        readonly property string cottage: String(Qt.resolvedUrl("../data/variants/cottage.json")).replace("file://", "")

        // What was started: the last choice.
        function setup(): var {
            compare(starts.count, 1)
            return root.game.lastSetup()
        }
        function made(): void {
            dialog?.close()
            dialog = createTemporaryObject(maker, root)
            dialog.open()
            tryCompare(dialog, "opened", true)
        }
        function test_up_and_down_stay_in_the_column_of_a_list_of_several_rows(): void {
            const list = part("stack10").parent
            verify(list.columns > 1 && list.columns < list.options.length)
            part("stack10").forceActiveFocus(Qt.TabFocusReason)
            const at = () => list.options.findIndex(option => option.id === list.current), first = at()
            keyClick(Qt.Key_Up)         // there is no row above
            compare(at(), first)
            keyClick(Qt.Key_Down)
            compare(at(), first + list.columns)
            keyClick(Qt.Key_Up)
            compare(at(), first)
            keyClick(Qt.Key_Right)
            compare(at(), first + 1)
        }
        function test_the_example_of_house_words_adds_and_removes_a_word_in_every_language(): void {
            mouseClick(part("more"))
            const [added, removed] = part("houseWordsField").placeholderText.match(/[A-Z]{2,}/g)
            for (const language of ["en", "de", "fr", "es"]) {
                compare(root.game.start({ language: language, players: [{ name: "You", level: "" }] }), "")
                const good = word => root.game.table.dictionary.lookUp(word).good
                compare([good(added), good(removed)], [false, true], language)
            }
        }
        function test_a_name_is_replaced_by_what_is_typed(): void {
            const name = part("name0")
            name.forceActiveFocus(Qt.TabFocusReason)
            tryCompare(name, "selectedText", name.text)
            keyClick(Qt.Key_Z)
            compare(name.text, "z")
            part("name1").forceActiveFocus()
            mouseClick(name, 5, 10)
            tryCompare(name, "selectedText", "z")
        }
        // Before any game of this run, after that one.
        function init() {
            root.game = games.createObject(root)      // who lists no variant that was opened before
            last({})
            made()
        }
        function last(choices: var): void {
            const usual = { variant: "stack10", players: [{ name: "You", level: "" }, { name: "Ada", level: "greedy" }] }
            compare(root.game.start(Object.assign(usual, choices)), "")
            root.game.leave()
            starts.clear()
        }
        function cleanup() {
            dialog.close()
            root.height = 800
        }

        function test_enter_starts_the_game_that_was_set_up_last() {
            keyClick(Qt.Key_Return)
            compare(setup().variant, "stack10")
            compare(setup().players, [{ name: "You", level: "" }, { name: "Ada", level: "greedy" }])
            compare(dialog.visible, false)
        }
        // ---- variants that are not built in
        function listCottage(): void {
            verify(root.game.table.choices.openInForm(cottage))
            dialog.form.chooseVariant("stack10")
        }
        function test_own_variants_are_in_a_list_of_their_own() {
            compare(part("ownVariant").visible, false)
            listCottage()
            compare(part("ownVariant").visible, true)
            choose("ownVariant", 1)
            compare(dialog.variant, cottage)
            mouseClick(part("startButton"))
            compare(setup().variant, cottage)
        }
        function test_a_built_in_board_takes_the_place_of_an_own_one() {
            listCottage()
            choose("ownVariant", 1)
            compare(part("stack8").checked, false)
            part("stack10").forceActiveFocus(Qt.TabFocusReason)     // none is chosen, but the keys find them
            verify(part("stack10").activeFocus)
            mouseClick(part("stack8"))
            compare(dialog.variant, "stack8")
            compare(part("ownVariantPicker").currentIndex, 0)
            choose("ownVariant", 1)
            dialog.form.chooseVariant("")   // None
            compare(dialog.variant, "stack10")
        }
        function test_an_own_variant_played_last_is_chosen_again() {
            last({ variant: cottage })
            made()
            compare(dialog.variant, cottage)
            compare(part("stack10").checked, false)
        }
        function test_refused_files_are_named_with_their_reason() {
            compare(part("refusedVariants").visible, false)
            for (const name of "abcd")
                root.game.spoil(root.game.writable("records/variants/" + name + ".json"))
            listCottage()
            compare(part("refusedVariants").visible, true)
            verify(part("refusedVariants").text.includes("a.json"))
            verify(!part("refusedVariants").text.includes("d.json"))    // not a whole page of them
            root.game.clear("variants")
        }
        function test_a_file_is_opened_or_told_why_not() {
            const asked = createTemporaryQmlObject("import QtTest; SignalSpy { signalName: 'fileWanted' }", root)
            asked.target = dialog
            mouseClick(part("more"))
            mouseClick(part("openVariant"))
            compare(asked.count, 1)
            root.game.table.choices.openInForm(cottage.replace("cottage", "none"))
            verify(part("setupProblem").text.includes("none.json"))
            compare(dialog.variant, "stack10")
            root.game.table.choices.openInForm(cottage)
            compare(dialog.variant, cottage)
            compare(part("setupProblem").text, "")
            compare(part("stack10").visible, true)
        }

        function test_mini_boards_of_the_last_game_are_offered_again() {
            compare(part("boardLine").visible, false)
            mouseClick(part("surprise"))
            compare(part("boardLine").visible, true)
            verify(part("boardName").text.startsWith("8a Plaza, 1b Button"))
            last({ variant: "surprise", layout: "4b@1A" })
            last({})        // another game has no use for them
            made()
            mouseClick(part("surprise"))
            compare(part("boardName").text, "4b Bench")
            mouseClick(part("startButton"))
            compare(setup().layout, "4b@1A")
        }

        function test_who_is_added_is_a_computer_of_the_usual_level() {
            mouseClick(part("addPlayer"))
            keyClick(Qt.Key_Return)
            compare(setup().players[2], { name: "Bo", level: "casual" })
        }
        function test_levels_and_word_lists_are_explained() {
            const kind = part("kind1")
            kind.popup.open()
            tryCompare(kind.popup, "opened", true)
            tryVerify(() => kind.popup.contentItem.itemAtIndex(2) !== null)
            const row = kind.popup.contentItem.itemAtIndex(2)
            verify(row.entry.note !== "")
            verify(findChild(row, "note").visible)
            compare(findChild(row, "note").text, row.entry.note)
            kind.popup.close()
            mouseClick(part("more"))
            compare(part("lexiconNote").text, dialog.form.lexicons[0].note)
            choose("lexicon", 1)
            compare(part("lexiconNote").text, dialog.form.lexicons[1].note)
        }
        function test_enter_starts_nothing_but_from_the_button() {
            mouseClick(part("name0"))
            part("name0").selectAll()
            keyClick("B")
            keyClick("o")
            for (const name of ["name0", "game", "stack10"]) {
                part(name).forceActiveFocus(Qt.TabFocusReason)
                keyClick(Qt.Key_Return)
                keyClick(Qt.Key_Enter)
                compare([starts.count, dialog.visible], [0, true])
            }
            part("startButton").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            compare(setup().players[0].name, "Bo")
        }
        function test_enter_in_a_name_goes_on_to_the_next_and_then_to_start(): void {
            part("name0").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            verify(part("name1").activeFocus)
            compare(part("name1").selectedText, "Ada")
            keyClick(Qt.Key_B)
            keyClick(Qt.Key_Enter)
            verify(part("startButton").activeFocus)
            keyClick(Qt.Key_Return)
            compare(setup().players[1].name, "b")
        }
        function test_ctrl_enter_starts_from_anywhere_data(): var {
            return ["name0", "game", "stack10", "addPlayer", "kind0", "lessonButton", "startButton"].map(name => ({ tag: name }))
        }
        function test_ctrl_enter_starts_from_anywhere(data: var): void {
            part("name0").forceActiveFocus(Qt.TabFocusReason)
            compare(part("startButton").hint, "Ctrl+Enter")
            compare(part("startButton").Accessible.description, "Ctrl+Enter")
            part(data.tag).forceActiveFocus(Qt.TabFocusReason)
            keyClick(data.tag === "name0" ? Qt.Key_Enter : Qt.Key_Return, Qt.ControlModifier)
            compare(setup().variant, "stack10")
            compare(dialog.visible, false)
        }
        function test_ctrl_enter_starts_from_the_other_page(): void {
            mouseClick(part("more"))
            part("houseWordsField").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            compare([starts.count, dialog.visible], [0, true])
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            compare(starts.count, 1)
        }
        function test_ctrl_enter_starts_nothing_that_is_not_ready(): void {
            part("name0").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Delete)
            compare(part("startButton").enabled, false)
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            keyClick(Qt.Key_Return)     // to the other name
            keyClick(Qt.Key_Return)
            compare([starts.count, dialog.visible], [0, true])
            verify(part("name1").activeFocus)
        }
        // ---- the menu of a text field
        function line(field: Field, name: string): var { return findChild(field.menu.contentItem, name + "Line") }
        function test_text_is_copied_and_pasted_by_the_mouse(): void {
            const name = part("name0"), other = part("name1")
            mouseClick(name, 20, 10, Qt.RightButton)
            tryVerify(() => name.menu?.opened ?? false)
            compare(name.selectedText, "You")
            mouseClick(line(name, "copy"))
            tryVerify(() => name.menu === null)
            verify(name.activeFocus)
            mouseClick(other, 20, 10, Qt.RightButton)
            tryVerify(() => other.menu?.opened ?? false)
            mouseClick(line(other, "paste"))
            tryCompare(other, "text", "You")
            compare(part("setupProblem").visible, true)     // as if it were typed
        }
        function test_the_menu_of_a_text_field_is_used_by_keys(): void {
            const name = part("name0")
            name.forceActiveFocus(Qt.TabFocusReason)
            name.deselect()
            keyClick(Qt.Key_Menu)
            tryVerify(() => name.menu?.opened ?? false)
            verify(!line(name, "cut").enabled && !line(name, "copy").enabled && line(name, "selectAll").enabled)
            keyClick(Qt.Key_Escape)
            tryVerify(() => name.menu === null)
            compare([dialog.visible, name.activeFocus, name.selectedText], [true, true, ""])
            keyClick(Qt.Key_Menu)
            tryVerify(() => name.menu?.opened ?? false)
            keyClick(Qt.Key_Up)         // the last line
            keyClick(Qt.Key_Return)
            tryCompare(name, "selectedText", "You")
            compare(dialog.visible, true)
        }
        function test_what_was_wrong_with_house_words_goes_when_they_are_changed() {
            mouseClick(part("more"))
            part("houseWordsField").forceActiveFocus(Qt.TabFocusReason)
            keyClick("1")
            mouseClick(part("startButton"))
            tryVerify(() => part("setupProblem").visible)
            part("houseWordsField").forceActiveFocus(Qt.TabFocusReason)
            keyClick("b")
            tryVerify(() => !part("setupProblem").visible)
        }
        function test_equal_names_are_refused_in_words() {
            const field = part("name1")
            mouseClick(field)
            field.selectAll()
            for (const key of ["y", "o", "u", " "])
                keyClick(key)
            compare(part("setupProblem").visible, true)
            verify(part("setupProblem").text.includes("you"))
            compare(part("startButton").enabled, false)
            mouseClick(part("startButton"))
            compare(starts.count, 0)
            field.selectAll()
            keyClick("z")
            compare(part("setupProblem").visible, false)
            compare(part("startButton").enabled, true)
        }
        function test_an_empty_name_is_refused() {
            mouseClick(part("name0"))
            part("name0").selectAll()
            keyClick(Qt.Key_Delete)
            compare(part("setupProblem").visible, true)
            compare(part("startButton").enabled, false)
        }
        function test_players_are_added_up_to_four_and_removed_down_to_one() {
            mouseClick(part("addPlayer"))
            mouseClick(part("addPlayer"))
            compare(part("addPlayer").enabled, false)
            keyClick(Qt.Key_Return)
            compare(setup().players.map(player => player.name), ["You", "Ada", "Bo", "Cleo"])
            starts.clear()
            root.game.leave()
            starts.clear()
            made()
            for (const name of ["remove3", "remove2", "remove1"])
                mouseClick(part(name))
            compare(part("remove0").enabled, false)
            keyClick(Qt.Key_Return)
            compare(setup().players.map(player => player.name), ["You"])
        }
        function test_the_focus_stays_near_a_player_who_comes_or_goes() {
            const focused = () => root.Window.window.activeFocusItem
            part("addPlayer").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Space)
            compare(focused(), part("addPlayer"))
            keyClick(Qt.Key_Space)                          // the fourth: no more can be added
            compare(focused(), part("name3"))
            part("remove1").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Space)
            compare(focused(), part("name1"))
            part("remove2").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Space)
            compare(focused(), part("name1"))
        }
        function test_the_first_player_can_be_removed_too() {
            mouseClick(part("remove0"))
            keyClick(Qt.Key_Return)
            compare(setup().players, [{ name: "Ada", level: "greedy" }])
        }
        function test_a_person_becomes_a_computer_by_keyboard() {
            part("kind0").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            mouseClick(part("startButton"))
            verify(setup().players[0].level !== "")
        }
        function test_the_board_is_chosen_by_arrow_keys() {
            part("startButton").forceActiveFocus()
            keyClick(Qt.Key_Tab)
            keyClick(Qt.Key_Tab)
            keyClick(Qt.Key_Right)
            mouseClick(part("startButton"))
            compare(setup().variant, "stack8")
        }
        function test_one_plays_alone_by_one_click() {
            mouseClick(part("solo"))
            compare(root.game.setup().players, [{ name: "You", level: "" }])
            wait(50)        // the dialog is lower now
            mouseClick(part("others"))
            compare(root.game.setup().players, [{ name: "You", level: "" }, { name: "Ada", level: "greedy" }])
            wait(50)
            mouseClick(part("remove0"))
            compare(root.game.setup().players.length, 1)
            tryVerify(() => part("solo").checked)
            wait(50)
            mouseClick(part("others"))
            compare(root.game.setup().players.length, 2)
        }
        function test_alone_a_clock_is_chosen_beside_the_player(): void {
            const clock = () => part("solo-time")
            verify(!clock().visible && !part("solo-increment").visible)
            dialog.form.setSolo(true)
            tryVerify(() => clock().visible && !part("solo-increment").visible)
            choose("solo-time", 1)
            verify(clock().current !== "")
            compare(part("timePicker").parent.parent.current, clock().current)
        }
        function test_nothing_moves_when_another_page_or_board_is_chosen(): void {
            const top = () => part("surprise").mapToItem(null, 0, 0).y, before = [dialog.height, top()]
            mouseClick(part("surprise"))
            tryVerify(() => part("boardLine").visible)
            compare([dialog.height, top()], before)
            mouseClick(part("more"))
            tryVerify(() => part("lexicon").visible)
            compare(dialog.height, before[0])
            waitForRendering(dialog.contentItem)
            mouseClick(part("game"))
            tryCompare(part("surprise"), "visible", true)
            compare([dialog.height, top()], before)
        }
        function test_all_choices_are_in_one_column_beside_their_names(): void {
            mouseClick(part("more"))
            const lines = ["lexicon", "houseWords", "plural", "time"].map(name => part(name))
            const place = line => findChild(line, line.objectName + (line.objectName === "houseWords" ? "Field" : "Picker")).parent
            tryVerify(() => lines.every(line => line.abreast))
            tryVerify(() => lines.every(line => place(line).width === place(lines[0]).width && place(line).x === place(lines[0]).x))
            verify(place(lines[0]).x - Math.max(...lines.map(line => line.labelWidth)) < lines[0].width / 4)
        }
        // As somebody who has typed above, and reads on below.
        function test_a_clock_chosen_by_mouse_leaves_the_page_where_it_is() {
            mouseClick(part("more"))
            root.height = 480
            part("houseWordsField").forceActiveFocus(Qt.TabFocusReason)
            const page = dialog.page.scroller
            tryVerify(() => page.interactive)
            waitForRendering(dialog.contentItem)
            dialog.page.show(part("timePicker"))
            const time = part("timePicker"), before = page.contentY
            mouseClick(time)
            tryVerify(() => time.popup.opened)
            wait(50)
            mouseClick(time.popup.contentItem.itemAtIndex(1))
            tryVerify(() => !time.popup.visible)
            wait(100)
            verify(part("atZero").visible)
            fuzzyCompare(page.contentY, before, 1)
        }
        function test_tab_goes_through_everything_and_round_again() {
            const seen = [], language = dialog.form.rules.at(0).key === "language" ? ["game-languagePicker"] : []
            part("startButton").forceActiveFocus(Qt.TabFocusReason)
            for (let i = 0; i < 14 + language.length; ++i) {
                keyClick(Qt.Key_Tab)
                seen.push(root.Window.window.activeFocusItem.objectName)
            }
            compare(seen, ["game", "stack10", ...language, "others", "name0", "kind0", "remove0", "name1", "kind1", "remove1", "addPlayer", "preferencesButton", "lessonButton", "gamesButton", "startButton"])
        }
        function test_rules_words_and_clock_are_chosen_behind_more() {
            mouseClick(part("more"))
            choose("lexicon", dialog.form.lexicons.findIndex(choice => choice.id === "kids"))
            choose("mode", 1)
            choose("time", part("timePicker").options.findIndex(choice => choice.id === "total=600"))
            choose("atZero", 1)
            choose("pauses", 1)
            mouseClick(part("game"))
            for (const words of ["Kids", "by challenge", "10 minute(s)"])
                verify(part("summary").text.includes(words))
            mouseClick(part("startButton"))
            const chosen = setup()
            compare(chosen.lexicon, "kids")
            compare(chosen.houseRules, { mode: "challenge" })
            compare(chosen.clock, { time: "total=600", increment: "", atZero: "at-zero=game", pauses: "pauses=no" })
        }
        function test_pages_look_like_tabs() {
            compare(part("game").Accessible.role, Accessible.PageTab)
            verify(!findChild(part("game"), "check").visible)
            verify(findChild(part("stack10"), "pictureCheck").visible)
        }
        function test_the_example_of_house_words_stands_in_one_line() {
            mouseClick(part("more"))
            compare(part("houseWordsField").height, Theme.target)
        }
        function test_house_words_are_typed_and_named() {
            mouseClick(part("more"))
            part("houseWordsField").forceActiveFocus(Qt.TabFocusReason)
            for (const key of ["b", "r", "r", " ", "-", "a", "a"])
                keyClick(key)
            mouseClick(part("game"))
            verify(part("summary").text.includes("House words: BRR -AA"))
            mouseClick(part("startButton"))
            compare(setup().houseWords, "brr -aa")
        }
        function test_a_rule_that_needs_another_comes_and_goes_with_it() {
            mouseClick(part("more"))
            compare(part("challenge-penalty").visible, false)
            choose("mode", 1)
            verify(part("challenge-penalty").visible)
            choose("challenge-penalty", 1)
            part("modePicker").forceActiveFocus(Qt.TabFocusReason)
            for (const key of [Qt.Key_Return, Qt.Key_Up, Qt.Key_Return])    // the dictionary again
                keyClick(key)
            tryVerify(() => !part("challenge-penalty").visible)
            mouseClick(part("startButton"))
            compare(setup().houseRules, {})
        }
        function test_usual_rules_are_not_named_and_there_is_no_clock() {
            compare(part("summary").visible, false)
            keyClick(Qt.Key_Return)
            compare(Object.keys(setup().houseRules).length, 0)
            compare(Object.values(setup().clock).join(""), "")
        }
        function test_only_rules_that_mean_something_are_offered() {
            mouseClick(part("more"))
            verify(part("mode") !== null && part("plural") !== null && part("solo-penalty") === null)
            compare(part("increment").visible, false)
            waitForRendering(dialog.contentItem)
            mouseClick(part("game"))
            mouseClick(part("remove1"))
            mouseClick(part("more"))
            verify(part("mode") === null && part("solo-penalty") !== null)
            waitForRendering(dialog.contentItem)
            mouseClick(part("game"))
            waitForRendering(dialog.contentItem)
            mouseClick(part("cross15"))
            mouseClick(part("more"))
            compare(part("plural"), null)
        }
        function test_the_last_choice_comes_first_again() {
            last({ lexicon: "kids", houseRules: { plural: "off" }, clock: { time: "turn=60", increment: "", atZero: "at-zero=points", pauses: "" } })
            made()
            keyClick(Qt.Key_Return)
            compare(setup().lexicon, "kids")
            compare(setup().houseRules, { plural: "off" })
            compare(setup().clock.time, "turn=60")
        }
        function test_escape_closes_only_over_a_game() {
            keyClick(Qt.Key_Escape)
            compare(dialog.visible, true)
            root.game.start({ players: [{ name: "You", level: "" }] })
            keyClick(Qt.Key_Escape)
            compare(dialog.visible, false)
        }
    }
}
