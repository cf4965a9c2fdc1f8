import QtQuick
import QtTest
import Storeys
import Storeys.Desktop
import Storeys.Fixture
import Storeys.Table

Item {
    id: root

    width: 1280
    height: 800

    GameFixture { id: fixture; record: "stack10"; turns: 18; keeps: true; handOver: true }
    SignalSpy { id: quits; signalName: "quitWanted" }
    FlowHold { id: show; flow: fixture.table.flow; kind: FlowHold.Show }
    Component {
        id: maker

        Dialogs {
            anchors.fill: parent
            gameTable: fixture.table
            preferences: Preferences {}
            chooser: ToldChooser {}
            credits: "Thanks."
            chosenRecords: testCase.chosenRecords
        }
    }

    TestCase {
        id: testCase

        property list<string> chosenRecords

        property Dialogs dialogs

        name: "Dialogs"
        when: windowShown

        function begin(record: string, turns: int): void {
            fixture.record = record
            fixture.turns = turns
            fixture.begin()
        }
        // Before any game of this run, with one that can be continued, or none.
        function start(waits: bool): Dialogs {
            fixture.leave()
            for (const saved of Array.from(fixture.table.records.shelf.unfinished))
                fixture.table.records.shelf.remove(saved.id)
            if (waits) {
                fixture.start({ players: [{ name: "You", level: "" }] })
                fixture.table.view.exchange([0])
                fixture.leave()
            }
            fixture.table.records.shelf.refresh()
            return createTemporaryObject(maker, root)
        }
        function init() {
            begin("stack10", 18)
            dialogs = createTemporaryObject(maker, root)
        }

        function test_without_a_game_the_new_game_dialog_comes_first() {
            compare(dialogs.open, false)
            dialogs.destroy()
            const fresh = start(false)
            verify(fresh.sheet instanceof NewGameDialog)
            fresh.sheet.close()
        }
        function test_without_a_game_those_that_can_be_continued_come_first() {
            dialogs.destroy()
            const fresh = start(true)
            verify(fresh.sheet instanceof GamesDialog)
            fresh.sheet.wanted("newGame")
            verify(fresh.sheet instanceof NewGameDialog)
        }
        function test_a_game_that_is_continued_shows_no_draw() {
            fixture.begin()
            verify(fixture.table.game.resumed)
            compare(dialogs.open, false)
        }
        function test_a_dropped_file_that_cannot_be_opened_says_why() {
            dialogs.openFile("file:///no/game.gcg")
            verify(dialogs.sheet instanceof RecordProblemDialog)
            tryCompare(dialogs.sheet, "opened", true)
            verify(dialogs.sheet.problem.includes("/no/game.gcg"))
            keyClick(Qt.Key_Return)
            compare(dialogs.open, false)
        }
        function test_a_record_that_cannot_be_opened_leaves_ways_on() {
            dialogs.chooser.answer = fixture.fileOf("solo", 5)
            dialogs.openFile("/no/game.gcg")
            tryCompare(dialogs.sheet, "opened", true)
            mouseClick(findChild(dialogs.sheet.contentItem, "otherButton"))
            compare(dialogs.chooser.asked.length, 1)
            compare(dialogs.open, false)
            verify(fixture.table.game.solo)
            dialogs.openFile("/no/game.gcg")
            tryCompare(dialogs.sheet, "opened", true)
            mouseClick(findChild(dialogs.sheet.contentItem, "newGameButton"))
            verify(dialogs.sheet instanceof NewGameDialog)
            dialogs.sheet.close()
        }
        function test_a_record_that_the_program_was_started_with_says_why_it_cannot_be_opened() {
            dialogs.destroy()
            start(true).destroy()
            const fresh = createTemporaryObject(maker, root, { openProblem: "game.gcg:3: no" })
            verify(fresh.sheet instanceof RecordProblemDialog)
            tryCompare(fresh.sheet, "opened", true)
            compare(fresh.sheet.problem, "game.gcg:3: no")
            keyClick(Qt.Key_Escape)
            tryVerify(() => fresh.sheet instanceof GamesDialog)     // there is no game to go back to
            fresh.sheet.close()
        }
        // The answer to the question about a game that another computer has locked.
        function answer(button: string): void {
            tryVerify(() => dialogs.sheet instanceof RecordProblemDialog && dialogs.sheet.opened)
            verify(dialogs.sheet.locked && dialogs.sheet.problem.includes("homepc"))
            mouseClick(findChild(dialogs.sheet.contentItem, button))
        }
        function lockedGame(): string {
            dialogs.destroy()
            start(true).destroy()
            const file = fixture.table.records.shelf.unfinished[0].file
            fixture.lock(file, "homepc")
            return file
        }
        function test_a_game_of_the_list_that_another_computer_locked_is_continued_after_a_question() {
            lockedGame()
            dialogs = createTemporaryObject(maker, root)
            tryVerify(() => dialogs.sheet instanceof GamesDialog && dialogs.sheet.opened)
            keyClick(Qt.Key_Return)
            answer("unlockButton")
            compare(dialogs.open, false)
            verify(fixture.table.game.resumed)
        }
        function test_without_the_answer_the_list_comes_back() {
            lockedGame()
            dialogs = createTemporaryObject(maker, root)
            tryVerify(() => dialogs.sheet instanceof GamesDialog && dialogs.sheet.opened)
            keyClick(Qt.Key_Return)
            tryVerify(() => dialogs.sheet instanceof RecordProblemDialog && dialogs.sheet.opened)
            keyClick(Qt.Key_Return)     // Enter removes no lock
            tryVerify(() => dialogs.sheet instanceof GamesDialog && dialogs.sheet.opened)
            verify(!fixture.table.game.there)
            verify(fixture.table.records.shelf.unfinished[0].locked.includes("homepc"))
            dialogs.sheet.close()
        }
        function test_a_file_that_another_computer_locked_is_opened_after_a_question() {
            const file = lockedGame()
            begin("stack10", 18)
            dialogs = createTemporaryObject(maker, root)
            dialogs.openFile(file)
            fixture.lock(file, "homepc 2")
            answer("unlockButton")      // which another computer has got ahead of
            answer("unlockButton")
            compare(dialogs.open, false)
            fixture.table.records.shelf.refresh()
            compare(Array.from(fixture.table.records.shelf.unfinished).find(saved => saved.open).file, file)
        }
        function test_a_locked_game_that_the_program_was_started_with_is_asked_about() {
            const file = lockedGame()
            const problem = fixture.table.records.open(file)
            dialogs = createTemporaryObject(maker, root, { openProblem: problem })
            answer("unlockButton")
            compare(dialogs.open, false)
            verify(fixture.table.game.resumed)
        }
        function test_a_program_started_for_a_new_game_asks_for_its_choices() {
            dialogs.destroy()
            start(true).destroy()
            const fresh = createTemporaryObject(maker, root, { newGame: true })
            verify(fresh.sheet instanceof NewGameDialog)
            tryCompare(fresh.sheet, "opened", true)
            fresh.sheet.close()
        }
        function test_several_records_that_the_program_was_started_with_are_listed() {
            dialogs.destroy()
            start(true).destroy()
            testCase.chosenRecords = ["misscored", "tie-end"].map(name => fixture.fileOf("../records-of-others/" + name))
            const fresh = createTemporaryObject(maker, root)
            testCase.chosenRecords = []
            verify(fresh.sheet instanceof GamesDialog)
            tryCompare(fresh.sheet, "opened", true)
            verify(fresh.sheet.chosen)
            const list = findChild(fresh.sheet.contentItem, "gamesList")
            verify(list.itemAtIndex(0).Accessible.name.includes("misscored, 1 doubt"))
            verify(list.itemAtIndex(1).Accessible.name.includes("tie-end"))
            fresh.sheet.close()
        }
        function test_keys_typed_while_a_dialog_fades_in_arrive() {
            for (const kind of ["find", "word"]) {
                dialogs.show(kind)
                keyClick(Qt.Key_H)
                keyClick(Qt.Key_I)
                verify(!dialogs.sheet.opened)
                tryCompare(dialogs.sheet, "opened", true)
                keyClick(Qt.Key_N)
                compare(dialogs.sheet.first.text.toLowerCase(), "hin", kind)
                dialogs.sheet.close()
            }
        }
        function test_preferences_lead_back_before_the_first_game() {
            fixture.leave()
            dialogs.show("lessonOffer")
            tryCompare(dialogs.sheet, "opened", true)
            mouseClick(findChild(dialogs.sheet.contentItem, "preferencesButton"))
            tryVerify(() => dialogs.sheet instanceof PreferencesDialog && dialogs.sheet.opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => dialogs.sheet instanceof LessonOfferDialog)
            dialogs.show("newGame")
            tryCompare(dialogs.sheet, "opened", true)
            mouseClick(findChild(dialogs.sheet.contentItem, "preferencesButton"))
            tryVerify(() => dialogs.sheet instanceof PreferencesDialog && dialogs.sheet.opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => dialogs.sheet instanceof NewGameDialog)
            dialogs.sheet.close()
        }
        function test_computers_wait_while_a_lesson_is_offered() {
            dialogs.show("gameLessonOffer")
            tryCompare(dialogs.sheet, "opened", true)
            verify(dialogs.sheet.holdsPlay)
            dialogs.sheet.close()
        }
        function test_a_game_that_cannot_be_saved_is_not_left_unasked() {
            quits.target = dialogs
            verify(dialogs.mayQuit())
            verify(!dialogs.open)
            fixture.obstruct("games")
            fixture.table.view.pass()
            tryVerify(() => fixture.table.records.shelf.unsaved, 100000)
            verify(!dialogs.mayQuit())
            tryVerify(() => dialogs.sheet instanceof UnsavedDialog && dialogs.sheet.opened)
            verify(!dialogs.mayQuit())      // pressed once more
            compare(root.Window.activeFocusItem.objectName, "stayButton")
            keyClick(Qt.Key_Return)
            tryCompare(dialogs, "open", false)
            compare(quits.count, 0)
            verify(!dialogs.mayQuit())
            tryVerify(() => dialogs.sheet?.opened)
            mouseClick(findChild(dialogs.sheet.contentItem, "quitButton"))
            compare(quits.count, 1)
            verify(dialogs.mayQuit())
            fixture.clear("games")
            dialogs.sheet?.close()
        }
        function test_games_that_left_unsaved_are_counted_when_asked() {
            fixture.obstruct("games")
            fixture.table.view.pass()
            tryVerify(() => fixture.table.records.shelf.heldUnsaved, 100000)
            begin("solo", 9)
            verify(!dialogs.mayQuit())
            tryVerify(() => dialogs.sheet instanceof UnsavedDialog && dialogs.sheet.opened)
            const content = dialogs.sheet.contentItem
            verify(/^[12] game/.test(findChild(content, "why").text), findChild(content, "why").text)
            compare(findChild(content, "exportButton").visible, fixture.table.records.shelf.heldUnsaved)
            keyClick(Qt.Key_Return)
            tryVerify(() => !(dialogs.sheet instanceof UnsavedDialog))
            fixture.clear("games")
            verify(dialogs.mayQuit())
            verify(!fixture.table.records.shelf.unsaved)
        }
        function test_an_analysis_that_cannot_be_saved_is_not_lost_unasked() {
            fixture.obstruct("reviews")
            begin("solo", 9)
            fixture.table.view.pass()
            fixture.table.analysis.start()
            tryVerify(() => fixture.table.analysis.problem !== "", 100000)
            verify(!dialogs.mayQuit())
            tryVerify(() => dialogs.sheet instanceof UnsavedDialog && dialogs.sheet.opened)
            verify(findChild(dialogs.sheet.contentItem, "why").text.includes("reviews"))
            verify(!findChild(dialogs.sheet.contentItem, "exportButton").visible)
            keyClick(Qt.Key_Return)
            tryVerify(() => !(dialogs.sheet instanceof UnsavedDialog))
            fixture.table.analysis.cancel()
            fixture.clear("reviews")
            verify(dialogs.mayQuit())
            compare(fixture.table.analysis.problem, "")
            dialogs.sheet?.close()
        }
        function test_a_result_that_cannot_be_saved_is_not_lost_unasked() {
            fixture.obstruct("solo-results.json")
            begin("solo", 9)
            fixture.table.view.pass()
            verify(!dialogs.mayQuit())
            tryVerify(() => dialogs.sheet instanceof UnsavedDialog && dialogs.sheet.opened)
            verify(findChild(dialogs.sheet.contentItem, "why").text.includes("solo-results.json"))
            verify(!findChild(dialogs.sheet.contentItem, "exportButton").visible)
            keyClick(Qt.Key_Return)
            tryVerify(() => !(dialogs.sheet instanceof UnsavedDialog))
            fixture.clear("solo-results.json")
            verify(dialogs.mayQuit())
            dialogs.sheet?.close()
        }
        function test_from_the_result_keys_start_a_game_and_the_rules_lead_back() {
            begin("solo", 9)
            fixture.table.view.pass()
            dialogs.show("result")
            tryVerify(() => dialogs.sheet instanceof ResultDialog && dialogs.sheet.opened)
            verify(dialogs.starting)
            dialogs.showRules("goal")
            tryVerify(() => dialogs.sheet instanceof RulesDialog && dialogs.sheet.opened)
            verify(!dialogs.starting)
            keyClick(Qt.Key_Escape)
            tryVerify(() => dialogs.sheet instanceof ResultDialog && dialogs.sheet.opened)
            dialogs.sheet.close()
        }
        function test_before_the_first_game_the_rules_lead_back() {
            fixture.leave()
            for (const [show, kind] of [["lessonOffer", LessonOfferDialog], ["newGame", NewGameDialog], ["games", GamesDialog]]) {
                dialogs.show(show)
                tryVerify(() => dialogs.sheet?.opened)
                verify(dialogs.starting)
                dialogs.showRules("goal")
                tryVerify(() => dialogs.sheet instanceof RulesDialog && dialogs.sheet.opened)
                keyClick(Qt.Key_Escape)
                tryVerify(() => dialogs.sheet instanceof kind && dialogs.sheet.opened)
            }
            dialogs.sheet.close()
        }
        function test_before_the_first_game_escape_leads_to_a_new_game_and_says_how_to_quit() {
            fixture.leave()
            for (const show of ["lessonOffer", "games"]) {
                dialogs.show(show)
                tryVerify(() => dialogs.sheet?.opened)
                keyClick(Qt.Key_Escape)
                tryVerify(() => dialogs.sheet instanceof NewGameDialog && dialogs.sheet.opened)
            }
            verify(!findChild(dialogs.sheet.contentItem, "leavingNotice").visible)
            keyClick(Qt.Key_Escape)
            verify(dialogs.sheet instanceof NewGameDialog && dialogs.sheet.opened)
            verify(findChild(dialogs.sheet.contentItem, "leavingNotice").shown)
            dialogs.sheet.close()
        }
        function test_where_games_are_listed_their_key_opens_a_record() {
            fixture.leave()
            dialogs.show("newGame")
            dialogs.continueGame()
            verify(dialogs.sheet instanceof GamesDialog)
            compare(dialogs.chooser.asked.length, 0)
            dialogs.continueGame()
            compare(dialogs.chooser.asked.length, 1)
            fixture.begin()
            dialogs.sheet?.close()
        }
        function test_a_record_is_exported_where_one_chooses() {
            dialogs.chooser.answer = fixture.writable("exported.gcg")
            dialogs.files.begin("record")
            compare(dialogs.open, false)
            compare(dialogs.files.news, "Exported to " + dialogs.chooser.answer)
            compare(fixture.table.records.open(dialogs.chooser.answer), "")
            compare(fixture.table.view.turns.count, 18)
            dialogs.chooser.answer = fixture.unwritable()
            dialogs.files.begin("record")
            compare(dialogs.files.news, "")
            verify(dialogs.sheet instanceof RecordProblemDialog)
            verify(dialogs.sheet.problem !== "")
            dialogs.sheet.close()
        }
        function test_a_record_that_is_opened_says_so_data(): var { return [{ tag: "chosen", scheme: "" }, { tag: "dropped", scheme: "file://" }] }
        function test_a_record_that_is_opened_says_so(row: var): void {
            const file = fixture.fileOf("solo", 5)
            dialogs.openFile(row.scheme + file)
            compare(dialogs.files.news, "Opened " + file)
            verify(fixture.table.announcer.text.endsWith(dialogs.files.news), fixture.table.announcer.text)
        }
        function test_several_files_are_listed_and_one_of_them_opened() {
            dialogs.chooser.answer = fixture.fileOf("solo", 5)
            dialogs.chooser.more = [fixture.fileOf("cross15", 4), "/no/game.gcg"]
            dialogs.files.begin("open")
            verify(dialogs.chooser.asked[0].several)
            tryVerify(() => dialogs.sheet instanceof GamesDialog && dialogs.sheet.opened)
            compare(fixture.table.view.turns.count, 18)     // none is opened yet
            const list = findChild(dialogs.sheet.contentItem, "gamesList")
            compare(list.count, 3)
            compare(root.Window.activeFocusItem.objectName, "openButton")
            verify(!findChild(list.itemAtIndex(0), "deleteButton").visible)
            list.positionViewAtEnd()
            tryVerify(() => list.itemAtIndex(2) !== null)
            verify(list.itemAtIndex(2).Accessible.name.includes("/no/game.gcg"))
            verify(!findChild(list.itemAtIndex(2), "openButton").visible)
            keyClick(Qt.Key_Space)
            tryCompare(dialogs, "open", false)
            verify(fixture.table.game.solo)
            dialogs.openFiles(["file:///no/caf%E9.gcg", "file:///no/b.gcg"])   // the first name is not in UTF-8
            tryVerify(() => dialogs.sheet instanceof GamesDialog && dialogs.sheet.opened)
            compare(findChild(dialogs.sheet.contentItem, "gamesList").count, 5)
            dialogs.sheet.close()
        }
        function test_what_is_copied_can_be_pasted() {
            dialogs.files.useClipboard("position")
            compare(dialogs.files.news, "Copied the position")
            tryVerify(() => fixture.table.announcer.text.endsWith(dialogs.files.news))
            dialogs.files.useClipboard("paste")
            tryVerify(() => dialogs.sheet instanceof RecordProblemDialog && dialogs.sheet.opened)
            verify(dialogs.sheet.problem.includes("position"))
            verify(!findChild(dialogs.sheet.contentItem, "otherButton").visible)
            keyClick(Qt.Key_Return)
            compare(dialogs.open, false)
            dialogs.files.useClipboard("record")
            compare(dialogs.files.news, "Copied the game record")
            begin("solo", 5)
            dialogs.files.useClipboard("paste")
            compare(dialogs.open, false)
            compare(dialogs.files.news, "Opened the game record from the clipboard")
            compare(fixture.table.view.turns.count, 18)
            fixture.leave()
            dialogs.show("newGame")
            dialogs.files.useClipboard("paste")
            compare(dialogs.open, false)
            compare(fixture.table.view.turns.count, 18)
        }
        // The name that the system's dialog proposes is that of the game before.
        function test_another_game_closes_the_question_for_a_file_of_the_one_before() {
            dialogs.chooser.waits = true
            dialogs.files.begin("record")
            compare(dialogs.files.task, "record")
            fixture.start({ players: [{ name: "Cy", level: "" }, { name: "Di", level: "" }] })
            compare(dialogs.files.task, "")
            dialogs.files.begin("open")
            fixture.start({ players: [{ name: "Cy", level: "" }, { name: "Di", level: "" }] })
            compare(dialogs.files.task, "open")
        }
        function test_nothing_is_exported_without_a_game_or_when_it_is_cancelled() {
            dialogs.files.begin("record")
            compare([dialogs.chooser.asked.length, dialogs.files.news], [1, ""])
            fixture.leave()
            dialogs.chooser.answer = fixture.writable("nothing.gcg")
            dialogs.files.begin("record")
            compare([dialogs.chooser.asked.length, dialogs.files.news], [1, ""])
        }
        function test_starting_a_game_leads_to_the_table() {
            dialogs.show("newGame")
            tryCompare(dialogs.sheet, "opened", true)
            keyClick(Qt.Key_Return)
            verify(!(dialogs.sheet instanceof NewGameDialog))
            compare(fixture.table.view.turns.count, 0)
        }
        function test_dialogs_that_come_by_themselves_wait_for_the_draw_on_the_table() {
            dialogs.dealing = true
            verify(fixture.table.game.clock.held)
            fixture.start({ players: ["Ann", "Bo"].map(name => ({ name: name, level: "" })) })
            verify(fixture.table.game.screen.covered)
            wait(50)
            compare(dialogs.open, false)
            dialogs.dealing = false
            tryVerify(() => dialogs.sheet instanceof HandOverDialog)
            fixture.table.game.screen.uncover()
            dialogs.sheet.close()
            tryCompare(dialogs, "open", false)
        }
        function test_passing_asks_first() {
            dialogs.show("pass")
            tryCompare(dialogs.sheet, "opened", true)
            keyClick(Qt.Key_Escape)
            compare(fixture.table.view.turns.count, 18)
            compare(dialogs.open, false)
            dialogs.show("pass")
            tryCompare(dialogs.sheet, "opened", true)
            keyClick(Qt.Key_Return)                             // the safe button
            compare(fixture.table.view.turns.count, 18)
            dialogs.show("pass")
            tryCompare(dialogs.sheet, "opened", true)
            mouseClick(findChild(dialogs.sheet.contentItem, "passButton"))
            compare(fixture.table.view.turns.count, 19)
        }
        function test_resigning_asks_first_and_says_who_wins() {
            for (const key of [Qt.Key_Escape, Qt.Key_Return, 0]) {      // Enter presses the safe button
                dialogs.show("resign")
                tryCompare(dialogs.sheet, "opened", true)
                verify(findChild(dialogs.sheet.contentItem, "question").text.includes(" wins then, whatever the points."))
                if (key !== 0)
                    keyClick(key)
                else
                    mouseClick(findChild(dialogs.sheet.contentItem, "resignButton"))
                compare(fixture.table.game.over, key === 0)
            }
            tryVerify(() => dialogs.sheet === null || dialogs.sheet instanceof ResultDialog)
            dialogs.sheet?.close()
            tryCompare(dialogs, "open", false)
            dialogs.show("resign")          // nobody may now
            compare(dialogs.open, false)
        }
        function test_the_analysis_leads_to_the_board_or_to_a_turn() {
            begin("stack10", -1)
            for (const turn of [0, 3]) {
                dialogs.show("result")
                dialogs.show("analysis")
                tryCompare(dialogs.sheet, "opened", true)
                if (turn > 0)
                    dialogs.sheet.look(turn)
                else
                    keyClick(Qt.Key_Escape)
                tryCompare(dialogs, "open", false)
                wait(50)
                verify(!dialogs.open)       // nor does the result come again
                compare(fixture.table.view.look.active, turn > 0)
                dialogs.sheet?.close()
                tryCompare(dialogs, "open", false)
            }
        }
        function test_the_pass_that_ends_the_game_says_so() {
            for (const last of [false, true]) {
                if (last)
                    fixture.start({ players: ["Ann", "Bo"].map(name => ({ name: name, level: "" })) })
                fixture.table.game.screen.uncover()
                for (let turn = 0; last && !fixture.table.view.passEndsGame() && turn < 8; ++turn) {
                    fixture.table.view.pass()
                    fixture.table.game.screen.uncover()
                }
                dialogs.sheet?.close()
                dialogs.show("pass")
                tryCompare(dialogs.sheet, "opened", true)
                compare(findChild(dialogs.sheet.contentItem, "question").text.startsWith("The other player has passed."), last)
                dialogs.sheet.close()
                tryCompare(dialogs, "open", false)
            }
        }
        function test_a_designed_board_is_that_of_the_new_game() {
            dialogs.destroy()
            const fresh = start(false)
            fresh.show("newGame")
            tryCompare(fresh.sheet, "opened", true)
            mouseClick(findChild(fresh.sheet.contentItem, "surprise"))
            mouseClick(findChild(fresh.sheet.contentItem, "designButton"))
            verify(fresh.sheet instanceof DesignBoardDialog)
            tryCompare(fresh.sheet, "opened", true)
            fixture.table.choices.layoutDraft.read("1b@3C 2a@9I")
            fresh.sheet.close()     // cancelled
            verify(fresh.sheet instanceof NewGameDialog)
            tryCompare(fresh.sheet, "opened", true)
            verify(findChild(fresh.sheet.contentItem, "boardName").text.startsWith("8a Plaza"))
            keyClick(Qt.Key_Return)     // the focus is on the button that led there, so this starts no game
            verify(fresh.sheet instanceof DesignBoardDialog)
            tryCompare(fresh.sheet, "opened", true)
            fixture.table.choices.layoutDraft.read("1b@3C")
            mouseClick(findChild(fresh.sheet.footer, "useButton"))
            verify(fresh.sheet instanceof NewGameDialog)
            tryCompare(fresh.sheet, "opened", true)
            compare(fresh.sheet.variant, "surprise")
            compare(findChild(fresh.sheet.contentItem, "boardName").text, "1b Button")
            keyClick(Qt.Key_Return)
            compare(fixture.lastSetup().layout, "1b@3C")
            compare(fixture.table.view.shape.plates.length, 1)
        }
        function test_the_loser_designs_the_board_of_a_rematch() {
            const setup = { variant: "surprise", players: [{ name: "Ann Lee", level: "" }, { name: "Bo", level: "" }], houseRules: { "first-player": "listed" }, seed: 3 }
            compare(fixture.start(setup), "")
            while (!fixture.table.game.over) {
                fixture.table.game.screen.uncover()
                tryVerify(() => fixture.table.view.canPass)
                fixture.table.view.pass()
            }
            dialogs.show("result")
            tryCompare(dialogs.sheet, "opened", true)
            const button = findChild(dialogs.sheet.contentItem, "designButton")
            const totals = fixture.table.results.end.rows.map(row => row.total)
            compare(button.text, totals[0] === totals[1] ? "Design the next board" : fixture.table.results.end.rows[1].name + " designs the next board")
            mouseClick(button)
            verify(dialogs.sheet instanceof DesignBoardDialog)
            tryCompare(dialogs.sheet, "opened", true)
            dialogs.sheet.close()
            verify(dialogs.sheet instanceof ResultDialog)
            tryCompare(dialogs.sheet, "opened", true)
            mouseClick(findChild(dialogs.sheet.contentItem, "designButton"))
            tryCompare(dialogs.sheet, "opened", true)
            fixture.table.choices.layoutDraft.read("1b@3C")
            mouseClick(findChild(dialogs.sheet.footer, "useButton"))
            verify(!(dialogs.sheet instanceof ResultDialog))
            compare(fixture.table.game.over, false)
            compare(fixture.table.view.shape.plates.length, 1)
        }
        function test_nobody_passes_or_exchanges_out_of_turn() {
            begin("stack10", 17)
            dialogs.show("pass")
            dialogs.show("exchange")
            compare(dialogs.open, false)
        }
        function test_laid_tiles_come_back_before_an_exchange() {
            compare(fixture.table.cursor.layText("A8 KAS"), "")
            dialogs.show("exchange")
            compare(fixture.table.view.draft.count, 0)
            dialogs.sheet.close()
        }
        // The last play is made, and the person wins.
        function end(): void {
            begin("stack10", 34)
            compare(fixture.table.cursor.layText("A8 B.."), "")
            fixture.table.view.play()
            verify(fixture.table.game.over)
        }
        function test_the_end_shows_the_result_and_a_new_game_follows() {
            end()
            tryVerify(() => dialogs.sheet instanceof TriumphDialog && dialogs.sheet.opened)
            compare(dialogs.sheet.title, "Well played!")
            keyClick("x")
            tryVerify(() => dialogs.sheet instanceof ResultDialog)
            compare(dialogs.sheet.title, "You win")
            dialogs.sheet.wanted("newGame")
            verify(dialogs.sheet instanceof NewGameDialog)
            dialogs.sheet.close()
        }
        function test_the_result_waits_for_the_card_of_the_last_play() {
            show.active = true
            end()
            wait(1500)
            compare(dialogs.open, false)
            show.active = false
            compare(dialogs.open, false)        // what ended it is not for the dialog
            tryVerify(() => dialogs.sheet instanceof TriumphDialog && dialogs.sheet.opened)
            mouseClick(dialogs.sheet.contentItem)
            tryVerify(() => dialogs.sheet instanceof ResultDialog)
            dialogs.sheet.close()
        }
        function test_the_result_waits_for_what_is_being_read() {
            end()
            dialogs.show("about")
            wait(1500)
            verify(dialogs.sheet instanceof AboutDialog)
            dialogs.sheet.close()
            tryVerify(() => dialogs.sheet instanceof TriumphDialog)
            tryVerify(() => dialogs.sheet instanceof ResultDialog)      // by itself
            dialogs.sheet.close()
        }
        function test_details_for_a_report_of_a_fault_are_copied() {
            dialogs.show("about")
            tryVerify(() => dialogs.sheet instanceof AboutDialog && dialogs.sheet.opened)
            const about = dialogs.sheet
            compare(findChild(about.contentItem, "faults").visible, FaultDetails.address !== "")
            mouseClick(findChild(about, "copyButton") ?? findChild(about.contentItem, "copyButton"))
            const copied = about.clipboard.text()
            verify(copied.includes("Storeys"), copied)
            verify(copied.includes("\nQt 6."), copied)
            verify(copied.endsWith(FaultDetails.address), copied)
            dialogs.sheet.close()
        }
        function test_a_win_is_not_shown_with_reduced_motion() {
            end()
            Theme.reducedMotion = true
            dialogs.show("end")
            verify(dialogs.sheet instanceof ResultDialog)
            dialogs.sheet.close()
            Theme.reducedMotion = false
        }
        function test_a_win_of_a_computer_is_not_shown() {
            begin("cross15", -1)
            verify(fixture.table.game.over)
            dialogs.show("end")
            verify(dialogs.sheet instanceof ResultDialog)
            dialogs.sheet.close()
        }
        function test_what_was_set_in_a_new_game_is_there_again_after_the_help_data() { return [{ tag: "started", inGame: false }, { tag: "in a game", inGame: true }] }
        function test_what_was_set_in_a_new_game_is_there_again_after_the_help(data) {
            if (!data.inGame)
                fixture.leave()
            dialogs.show("newGame")
            tryVerify(() => dialogs.sheet.opened)
            mouseClick(findChild(dialogs.sheet.contentItem, "stack8"))
            mouseClick(findChild(dialogs.sheet.contentItem, "addPlayer"))
            mouseClick(findChild(dialogs.sheet.contentItem, "more"))
            const before = fixture.setup()
            compare(dialogs.sheet.form.page, "more")
            dialogs.showRules("goal")
            dialogs.show("preferences")
            tryVerify(() => dialogs.sheet instanceof PreferencesDialog && dialogs.sheet.opened)
            dialogs.sheet.close()
            tryVerify(() => dialogs.sheet instanceof NewGameDialog && dialogs.sheet.opened)
            compare(fixture.setup(), before)
            compare(dialogs.sheet.form.page, "more")
            fixture.begin()
            dialogs.sheet.close()
            tryCompare(dialogs, "open", false)
            dialogs.show("newGame")
            compare(dialogs.sheet.variant, "stack10")
            dialogs.sheet.close()
        }
        function test_the_clock_is_paused_under_a_dialog_that_hides_the_board_data() {
            return [{ tag: "newGame", show: "newGame", pauses: true }, { tag: "preferences", show: "preferences", pauses: true },
                    { tag: "rules", show: "rules", pauses: true }, { tag: "statistics", show: "statistics", pauses: true },
                    { tag: "soloResults", show: "soloResults", pauses: true }, { tag: "about", show: "about", pauses: true },
                    { tag: "unseen", show: "unseen", pauses: false }]
        }
        function test_the_clock_is_paused_under_a_dialog_that_hides_the_board(data) {
            fixture.start({ players: [{ name: "You", level: "" }], clock: { time: "total=600" } })
            dialogs.show(data.show)
            tryVerify(() => dialogs.sheet.opened)
            compare(fixture.table.game.clock.paused, data.pauses)
            compare(dialogs.sheet.hides, data.pauses)
            dialogs.sheet.close()
            tryCompare(dialogs, "open", false)
            compare(fixture.table.game.clock.paused, false)
        }
        function test_another_game_has_no_result_of_the_last_one() {
            show.active = true
            end()
            fixture.start({ players: [{ name: "You", level: "" }] })
            show.active = false
            wait(600)
            compare(dialogs.open, false)
        }
        function test_a_shared_win_names_everybody() {
            begin("stack10", -1)
            dialogs.show("result")
            compare(dialogs.sheet.heading(["Ann", "Bo"]), "Ann and Bo tie for first place")
            compare(dialogs.sheet.heading(["Ann", "Bo", "Cleo"]), "Ann, Bo and Cleo tie for first place")
            dialogs.sheet.close()
        }
        function test_the_credits_are_shown() {
            dialogs.show("about")
            tryCompare(dialogs.sheet, "opened", true)
            compare(findChild(dialogs.sheet.contentItem, "creditsText").text, "Thanks.")
            keyClick(Qt.Key_Escape)
            compare(dialogs.open, false)
        }
    }
}
