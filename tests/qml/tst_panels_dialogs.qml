import QtQuick
import QtTest
import Storeys
import Storeys.Mock

Item {
    id: root

    width: 1280
    height: 800

    MockSession {
        id: mockSession

        property int passes: 0
        property string openAnswer: ""

        property var written: []

        function open(file: string): string { return openAnswer }
        function exportTo(file: string): string { written.push("record " + file); return "" }
        function exportPicture(file: string): string { written.push("picture " + file); return "" }
        function exportPage(file: string): string { written.push("page " + file); return "The disk is full." }
        property int takenBack: 0

        function pass(): void { ++passes }
        function takeBackAll(): void { ++takenBack }
        function newGame(setup: var): string {
            gameStarted()
            return ""
        }
    }
    SignalSpy { id: quits; signalName: "quitWanted" }
    Component {
        id: maker

        Dialogs {
            anchors.fill: parent
            session: mockSession
            preferences: MockPreferences {}
            chooser: MockFileChooser {}
            credits: "Thanks."
        }
    }

    TestCase {
        id: testCase

        property Dialogs dialogs

        name: "Dialogs"
        when: windowShown

        function init() {
            mockSession.inGame = true
            mockSession.resumed = false
            mockSession.shelf.unfinished = mockSession.shelf.games
            mockSession.passes = 0
            mockSession.canPass = true
            dialogs = createTemporaryObject(maker, root)
        }

        function test_without_a_game_the_new_game_dialog_comes_first() {
            compare(dialogs.open, false)
            mockSession.inGame = false
            mockSession.shelf.unfinished = []
            const fresh = createTemporaryObject(maker, root)
            verify(fresh.sheet instanceof NewGameDialog)
            fresh.sheet.close()
        }
        function test_without_a_game_those_that_can_be_continued_come_first() {
            mockSession.inGame = false
            const fresh = createTemporaryObject(maker, root)
            verify(fresh.sheet instanceof GamesDialog)
            fresh.sheet.newGameRequested()
            verify(fresh.sheet instanceof NewGameDialog)
        }
        function test_a_game_that_is_continued_shows_no_draw() {
            mockSession.resumed = true
            mockSession.gameStarted()
            compare(dialogs.open, false)
        }
        function test_a_dropped_file_that_cannot_be_opened_says_why() {
            mockSession.openAnswer = "game.gcg:3: no"
            dialogs.openFile("file:///game.gcg")
            verify(dialogs.sheet instanceof RecordProblemDialog)
            tryCompare(dialogs.sheet, "opened", true)
            compare(dialogs.sheet.problem, "game.gcg:3: no")
            keyClick(Qt.Key_Return)
            compare(dialogs.open, false)
        }
        function test_a_record_that_cannot_be_opened_leaves_ways_on() {
            mockSession.openAnswer = "game.gcg:3: no"
            dialogs.chooser.answer = "/home/ann/other.gcg"
            dialogs.openFile("/game.gcg")
            tryCompare(dialogs.sheet, "opened", true)
            mockSession.openAnswer = ""
            mouseClick(findChild(dialogs.sheet.contentItem, "otherButton"))
            compare(dialogs.chooser.asked.length, 1)
            compare(dialogs.open, false)
            mockSession.openAnswer = "game.gcg:3: no"
            dialogs.openFile("/game.gcg")
            tryCompare(dialogs.sheet, "opened", true)
            mouseClick(findChild(dialogs.sheet.contentItem, "newGameButton"))
            verify(dialogs.sheet instanceof NewGameDialog)
            dialogs.sheet.close()
        }
        function test_a_record_that_the_program_was_started_with_says_why_it_cannot_be_opened() {
            mockSession.inGame = false
            const fresh = createTemporaryObject(maker, root, { openProblem: "game.gcg:3: no" })
            verify(fresh.sheet instanceof RecordProblemDialog)
            tryCompare(fresh.sheet, "opened", true)
            compare(fresh.sheet.problem, "game.gcg:3: no")
            keyClick(Qt.Key_Escape)
            tryVerify(() => fresh.sheet instanceof GamesDialog)     // there is no game to go back to
            fresh.sheet.close()
        }
        function test_the_welcome_and_a_new_game_say_in_which_language_the_words_are(): void {
            for (const show of ["showLessonOffer", "showNewGame"]) {
                mockSession.wordsLanguage = "Gespielt wird mit englischen Wörtern."
                dialogs[show]()
                tryCompare(dialogs.sheet, "opened", true)
                const note = findChild(dialogs.sheet.contentItem, "wordsLanguage")
                compare(note.visible, true)
                compare(note.text, mockSession.wordsLanguage)
                mockSession.wordsLanguage = ""
                compare(note.visible, false)
            }
        }
        function test_preferences_lead_back_before_the_first_game() {
            mockSession.inGame = false
            dialogs.showLessonOffer()
            tryCompare(dialogs.sheet, "opened", true)
            mouseClick(findChild(dialogs.sheet.contentItem, "preferencesButton"))
            tryVerify(() => dialogs.sheet instanceof PreferencesDialog && dialogs.sheet.opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => dialogs.sheet instanceof LessonOfferDialog)
            dialogs.showNewGame()
            tryCompare(dialogs.sheet, "opened", true)
            mouseClick(findChild(dialogs.sheet.contentItem, "preferencesButton"))
            tryVerify(() => dialogs.sheet instanceof PreferencesDialog && dialogs.sheet.opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => dialogs.sheet instanceof NewGameDialog)
            dialogs.sheet.close()
        }
        function test_a_game_that_cannot_be_saved_is_not_left_unasked() {
            quits.target = dialogs
            verify(dialogs.mayQuit())
            verify(!dialogs.open)
            mockSession.shelf.unsaved = true
            mockSession.shelf.problem = "The game could not be saved: the disk is full."
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
            mockSession.shelf.unsaved = false
            mockSession.shelf.problem = ""
            dialogs.sheet?.close()
        }
        function test_before_the_first_game_the_rules_lead_back() {
            mockSession.inGame = false
            for (const [show, kind] of [["showLessonOffer", LessonOfferDialog], ["showNewGame", NewGameDialog], ["showGames", GamesDialog]]) {
                dialogs[show]()
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
            mockSession.inGame = false
            for (const show of ["showLessonOffer", "showGames"]) {
                dialogs[show]()
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
            mockSession.inGame = false
            dialogs.showNewGame()
            dialogs.continueGame()
            verify(dialogs.sheet instanceof GamesDialog)
            compare(dialogs.chooser.asked.length, 0)
            dialogs.continueGame()
            compare(dialogs.chooser.asked.length, 1)
            mockSession.inGame = true
            dialogs.sheet?.close()
        }
        function test_record_picture_and_page_are_exported() {
            mockSession.written = []
            dialogs.chooser.answer = "/home/ann/file"
            dialogs.exportRecord()
            dialogs.exportPicture()
            compare(dialogs.open, false)
            compare(dialogs.news, "Exported to /home/ann/file")
            dialogs.exportPage()
            compare(dialogs.news, "")
            compare(mockSession.written, ["record /home/ann/file", "picture /home/ann/file", "page /home/ann/file"])
            compare(dialogs.chooser.asked.map(one => one.name), ["You-Ada.gcg", "You-Ada.png", "You-Ada.html"])
            verify(dialogs.sheet instanceof RecordProblemDialog)
            compare(dialogs.sheet.problem, "The disk is full.")
            dialogs.sheet.close()
        }
        function test_nothing_is_exported_without_a_game_or_when_it_is_cancelled() {
            mockSession.written = []
            dialogs.exportRecord()
            mockSession.inGame = false
            dialogs.chooser.answer = "/home/ann/file"
            dialogs.exportRecord()
            compare(dialogs.chooser.asked.length, 1)
            compare(mockSession.written, [])
        }
        function test_starting_a_game_leads_to_the_table() {
            dialogs.showNewGame()
            tryCompare(dialogs.sheet, "opened", true)
            keyClick(Qt.Key_Return)
            compare(dialogs.open, false)
        }
        function test_dialogs_that_come_by_themselves_wait_for_the_draw_on_the_table() {
            dialogs.dealing = true
            verify(mockSession.clock.held)
            mockSession.covered = true
            mockSession.gameStarted()
            wait(50)
            compare(dialogs.open, false)
            dialogs.dealing = false
            tryVerify(() => dialogs.sheet instanceof HandOverDialog)
            mockSession.covered = false
            dialogs.sheet.close()
            tryCompare(dialogs, "open", false)
        }
        function test_passing_asks_first() {
            dialogs.showPass()
            tryCompare(dialogs.sheet, "opened", true)
            keyClick(Qt.Key_Escape)
            compare(mockSession.passes, 0)
            compare(dialogs.open, false)
            dialogs.showPass()
            tryCompare(dialogs.sheet, "opened", true)
            keyClick(Qt.Key_Return)
            compare(mockSession.passes, 1)
        }
        function test_the_analysis_leads_back_to_the_result_or_to_a_turn() {
            mockSession.analysis.available = true
            for (const turn of [0, 3]) {
                dialogs.showResult()
                dialogs.showAnalysis()
                tryCompare(dialogs.sheet, "opened", true)
                if (turn > 0)
                    dialogs.sheet.look(turn)
                else
                    keyClick(Qt.Key_Escape)
                tryVerify(() => turn > 0 ? !dialogs.open : dialogs.sheet instanceof ResultDialog)
                compare(mockSession.historyView.active, turn > 0)
                dialogs.sheet?.close()
                tryCompare(dialogs, "open", false)
            }
            mockSession.historyView.leave()
            mockSession.analysis.available = false
        }
        function test_the_pass_that_ends_the_game_says_so() {
            for (const last of [false, true]) {
                mockSession.passEndsGame = last
                dialogs.showPass()
                tryCompare(dialogs.sheet, "opened", true)
                compare(findChild(dialogs.sheet.contentItem, "question").text.includes("If you pass too, the game ends."), last)
                dialogs.sheet.close()
                tryCompare(dialogs, "open", false)
            }
            mockSession.passEndsGame = false
        }
        function test_nobody_passes_or_exchanges_out_of_turn() {
            mockSession.canPass = false
            mockSession.bagCount = 0
            dialogs.showPass()
            dialogs.showExchange()
            compare(dialogs.open, false)
            mockSession.bagCount = 18
        }
        function test_laid_tiles_come_back_before_an_exchange() {
            mockSession.takenBack = 0
            dialogs.showExchange()
            compare(mockSession.takenBack, 1)
            dialogs.sheet.close()
        }
        function test_the_end_shows_the_result_and_a_new_game_follows() {
            mockSession.gameEnded()
            tryVerify(() => dialogs.sheet instanceof TriumphDialog && dialogs.sheet.opened)
            compare(dialogs.sheet.title, "Well played!")
            keyClick("x")
            tryVerify(() => dialogs.sheet instanceof ResultDialog)
            compare(dialogs.sheet.title, "You win")
            dialogs.sheet.newGameRequested()
            verify(dialogs.sheet instanceof NewGameDialog)
            dialogs.sheet.close()
        }
        function test_the_result_waits_for_the_card_of_the_last_play() {
            mockSession.flow.showing = true
            mockSession.gameEnded()
            wait(1500)
            compare(dialogs.open, false)
            mockSession.flow.showing = false
            compare(dialogs.open, false)        // what ended it is not for the dialog
            tryVerify(() => dialogs.sheet instanceof TriumphDialog && dialogs.sheet.opened)
            mouseClick(dialogs.sheet.contentItem)
            tryVerify(() => dialogs.sheet instanceof ResultDialog)
            dialogs.sheet.close()
        }
        function test_the_result_waits_for_what_is_being_read() {
            mockSession.gameEnded()
            dialogs.showAbout()
            wait(1500)
            verify(dialogs.sheet instanceof AboutDialog)
            dialogs.sheet.close()
            tryVerify(() => dialogs.sheet instanceof TriumphDialog)
            tryVerify(() => dialogs.sheet instanceof ResultDialog)      // by itself
            dialogs.sheet.close()
        }
        function test_a_win_is_not_shown_with_reduced_motion_nor_that_of_a_computer_data() { return [{ tag: "reduced", reduced: true }, { tag: "computer", reduced: false }] }
        function test_a_win_is_not_shown_with_reduced_motion_nor_that_of_a_computer(data) {
            const before = mockSession.result
            Theme.reducedMotion = data.reduced
            mockSession.result = Object.assign({}, before, { person: data.reduced ? "You" : "" })
            dialogs.showEnd()
            verify(dialogs.sheet instanceof ResultDialog)
            dialogs.sheet.close()
            Theme.reducedMotion = false
            mockSession.result = before
        }
        function test_what_was_set_in_a_new_game_is_there_again_after_the_help_data() { return [{ tag: "started", inGame: false }, { tag: "in a game", inGame: true }] }
        function test_what_was_set_in_a_new_game_is_there_again_after_the_help(data) {
            mockSession.inGame = data.inGame
            dialogs.showNewGame()
            tryVerify(() => dialogs.sheet.opened)
            mouseClick(findChild(dialogs.sheet.contentItem, "stack8"))
            mouseClick(findChild(dialogs.sheet.contentItem, "addPlayer"))
            mouseClick(findChild(dialogs.sheet.contentItem, "more"))
            const before = dialogs.sheet.choices()
            compare(before.page, "more")
            dialogs.showRules("goal")
            dialogs.showPreferences()
            tryVerify(() => dialogs.sheet instanceof PreferencesDialog && dialogs.sheet.opened)
            dialogs.sheet.close()
            tryVerify(() => dialogs.sheet instanceof NewGameDialog && dialogs.sheet.opened)
            compare(dialogs.sheet.choices(), before)
            mockSession.inGame = true
            dialogs.sheet.close()
            tryCompare(dialogs, "open", false)
            dialogs.showNewGame()
            compare(dialogs.sheet.choices().variant, "stack10")
            dialogs.sheet.close()
        }
        function test_the_clock_is_paused_under_a_dialog_that_hides_the_board_data() {
            return [{ tag: "newGame", show: "showNewGame", pauses: true }, { tag: "preferences", show: "showPreferences", pauses: true },
                    { tag: "unseen", show: "showUnseen", pauses: false }]
        }
        function test_the_clock_is_paused_under_a_dialog_that_hides_the_board(data) {
            mockSession.clock.on = true
            dialogs[data.show]()
            tryVerify(() => dialogs.sheet.opened)
            compare(mockSession.clock.paused, data.pauses)
            compare(dialogs.sheet.hides, data.pauses)
            dialogs.sheet.close()
            tryCompare(dialogs, "open", false)
            compare(mockSession.clock.paused, false)
            mockSession.clock.on = false
        }
        function test_another_game_has_no_result_of_the_last_one() {
            mockSession.flow.showing = true
            mockSession.gameEnded()
            mockSession.gameStarted()
            mockSession.flow.showing = false
            wait(600)
            compare(dialogs.open, false)
        }
        function test_a_shared_win_names_everybody() {
            dialogs.showResult()
            compare(dialogs.sheet.heading(["Ann", "Bo"]), "Ann and Bo tie for first place")
            compare(dialogs.sheet.heading(["Ann", "Bo", "Cleo"]), "Ann, Bo and Cleo tie for first place")
            dialogs.sheet.close()
        }
        function test_the_credits_are_shown() {
            dialogs.showAbout()
            tryCompare(dialogs.sheet, "opened", true)
            compare(findChild(dialogs.sheet.contentItem, "credits").text, "Thanks.")
            keyClick(Qt.Key_Escape)
            compare(dialogs.open, false)
        }
    }
}
