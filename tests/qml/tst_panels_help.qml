import QtQuick
import QtTest
import Storeys
import Storeys.Fixture

Item {
    id: root

    width: 1280
    height: 800

    GameFixture { id: fixture; record: "stack10"; turns: 18; keeps: true }
    Dialogs { id: dialogs; anchors.fill: parent; gameTable: fixture.table; chooser: ToldChooser {} }
    SidePanel {
        id: panel

        width: 328
        height: root.height
        gameTable: fixture.table
        onWordRequested: word => dialogs.showWord(word)
        commands: Commands { gameTable: fixture.table; onDialogWanted: kind => dialogs.show(kind) }
    }

    TestCase {
        id: testCase

        name: "Help"
        when: windowShown

        function seen(name: string, from: Item): Item {
            return from.objectName === name ? from : Array.from(from.children).reduce((found, child) => found ?? seen(name, child), null)
        }
        // Of a menu that is open, or just opens.
        function clickLine(name: string): void {
            const content = root.Window.window.contentItem
            tryVerify(() => seen(name, content) !== null)
            waitForRendering(content)
            mouseClick(seen(name, content))
        }

        function init() {
            fixture.begin()
            wait(50)    // for the panel to lay itself out
        }
        function cleanup() {
            if (dialogs.open)
                dialogs.sheet.close()
            tryCompare(dialogs, "open", false)
        }

        function test_an_illegal_play_offers_the_nearest() {
            const button = findChild(panel, "nearestButton")
            verify(!button.visible)
            fixture.table.cursor.layText("A8 KAS")
            fixture.table.view.relay(70, 72, "")
            verify(!fixture.table.view.draft.legal)
            tryVerify(() => button.visible, 100000)
            compare(button.text, "Show the closest valid play")
            mouseClick(button)
            verify(button.text.startsWith("Closest valid play: " + fixture.table.nearest.word))
        }
        function test_hints_are_asked_for_and_shown() {
            const hint = fixture.table.hint
            mouseClick(findChild(panel, "hintButton"))
            tryCompare(hint, "step", 1)
            tryVerify(() => findChild(panel, "hintText").visible)
            verify(!findChild(panel, "layHintButton").visible)
            tryVerify(() => fixture.table.hint.can, 100000)
            const button = findChild(panel, "hintButton"), tip = Array.from(button.resources).concat(Array.from(button.data)).find(one => one instanceof Hint)
            mouseMove(panel, 5, 5)
            waitForRendering(root)
            mouseMove(button, 20, 20)
            tryCompare(tip, "opened", true)
            const at = tip.contentItem.mapToItem(button, 0, 0).x
            verify(at + tip.contentItem.width <= 0 || at >= button.width)      // beside it, over no text
            for (const step of [2, 3]) {
                tryVerify(() => fixture.table.hint.can, 100000)
                fixture.table.hint.give()
                tryCompare(hint, "step", step)
            }
            verify(findChild(panel, "layHintButton").visible)
            compare(findChild(panel, "layHintButton").text, "Place " + hint.word)
            findChild(panel, "layHintButton").clicked()
            compare(fixture.table.view.draft.legal, true)
            tryVerify(() => !findChild(panel, "hintText").visible)      // the play lies there
            fixture.table.view.takeBackAll()
            tryVerify(() => findChild(panel, "hintText").visible)
        }
        function test_a_game_without_hints_says_why() {
            verify(!findChild(panel, "noHints").visible)
            fixture.start({ players: [{ name: "You", level: "" }, { name: "Bo", level: "" }], houseRules: { mode: "challenge" } })
            tryVerify(() => findChild(panel, "noHints").visible && !findChild(panel, "hintButton").visible)
        }
        function test_unseen_tiles_are_counted() {
            mouseClick(findChild(panel, "unseenButton"))
            tryVerify(() => dialogs.sheet?.opened)
            compare(findChild(dialogs.sheet.contentItem, "unseenPlaces").text, `${fixture.table.view.stock.tiles} in the bag · Ada has 7`)
        }
        function test_a_click_on_a_word_explains_it() {
            fixture.table.cursor.layText("A8 KAS")
            const word = findChild(panel, "mainWord")
            tryVerify(() => word.visible && word.width > 0)
            waitForItemPolished(word.parent.parent)     // the lines below it are put in their places
            mouseClick(word, 20, 15)
            tryVerify(() => dialogs.sheet?.opened)
            compare(dialogs.sheet.answer.word, "KAS")
            verify(findChild(dialogs.sheet.contentItem, "wordVerdict").visible)
        }
        function test_a_typed_word_is_looked_up() {
            dialogs.showWord("")
            tryVerify(() => dialogs.sheet?.opened)
            const field = findChild(dialogs.sheet.contentItem, "wordField")
            keyClick("z")
            keyClick("z")
            compare(field.text, "zz")
            compare(dialogs.sheet.answer.lexicon, "")
            keyClick(Qt.Key_Return)
            verify(dialogs.sheet.answer.lexicon !== "")
            verify(findChild(dialogs.sheet.contentItem, "wordVerdict").warning)
            verify(findChild(dialogs.sheet.contentItem, "wordVerdict").text.startsWith("ZZ is not a word."))
            verify(!findChild(dialogs.sheet.contentItem, "noMeaning").visible)
        }
        function test_the_dialog_is_as_large_for_every_answer(): void {
            dialogs.showWord("")
            tryVerify(() => dialogs.sheet?.opened)
            const height = dialogs.sheet.height
            for (const word of ["set", "zz", "1"]) {
                dialogs.sheet.lookUp(word)
                waitForRendering(root)
                compare(dialogs.sheet.height, height, word)
            }
        }
        // A game with a person in it that has come to its end here.
        function play(): void {
            fixture.record = "solo"
            fixture.turns = 9
            fixture.begin()
            fixture.table.view.pass()
            verify(fixture.table.game.over && fixture.table.results.statistics.records.length === 2)
            fixture.record = "stack10"
            fixture.turns = 18
        }
        function test_statistics_are_written_where_one_chooses() {
            play()
            mouseClick(findChild(panel, "moreButton"))
            clickLine("resultsMenuLine")
            clickLine("statisticsLine")
            tryVerify(() => dialogs.sheet?.opened ?? false)
            dialogs.chooser.answer = fixture.writable("statistics.csv")
            mouseClick(findChild(dialogs.sheet.contentItem, "exportButton"))
            compare(dialogs.chooser.asked[0].name, "Storeys statistics.csv")
            compare(dialogs.files.news, "Exported to " + dialogs.chooser.answer)
            verify(dialogs.sheet instanceof StatisticsDialog)
            dialogs.chooser.answer = fixture.unwritable()
            dialogs.files.begin("statistics")
            tryVerify(() => dialogs.sheet instanceof RecordProblemDialog && dialogs.sheet.opened)
            verify(findChild(dialogs.sheet.contentItem, "recordProblem").text !== "")
            keyClick(Qt.Key_Return)
            tryCompare(dialogs, "open", false)
        }
        function test_statistics_ask_before_they_forget() {
            play()
            mouseClick(findChild(panel, "moreButton"))
            clickLine("resultsMenuLine")
            clickLine("statisticsLine")
            tryVerify(() => dialogs.sheet?.opened)
            const button = findChild(dialogs.sheet.contentItem, "resetButton")
            mouseClick(button)
            compare(fixture.table.results.statistics.records.length, 2)
            wait(50)
            mouseClick(button)
            compare(fixture.table.results.statistics.records.length, 0)
            verify(!button.enabled)
        }
        function test_games_alone_and_against_others_stand_apart_and_no_play_is_cut() {
            play()
            fixture.start({ players: [{ name: "You", level: "" }, { name: "Bo", level: "" }] })
            while (!fixture.table.game.over)
                fixture.table.view.pass()
            dialogs.show("statistics")
            tryVerify(() => dialogs.sheet?.opened)
            const part = name => findChild(dialogs.sheet.contentItem, name)
            verify(part("companyChoice").visible && part("wonFigure").visible)
            compare(dialogs.sheet.person.bestPlay, "")
            part("companyChoice").current = "alone"
            verify(!part("wonFigure").visible)
            verify(dialogs.sheet.person.bestPlay !== "")
            const figure = part("bestPlayFigure")
            figure.value = "SHARKS · SO · HE · AN · RAIN · KIT · SAT"
            verify(Array.from(figure.children).every(label => !label.truncated && label.width <= figure.width))
            fixture.table.results.statistics.reset()
        }
        function test_two_enters_on_reset_delete_no_statistics() {
            play()
            dialogs.show("statistics")
            tryVerify(() => dialogs.sheet?.opened)
            findChild(dialogs.sheet.contentItem, "resetButton").forceActiveFocus(Qt.TabFocusReason)
            const count = fixture.table.results.statistics.records.length
            keyClick(Qt.Key_Return)
            verify(dialogs.sheet.asking)
            compare(root.Window.activeFocusItem.objectName, "keepButton")
            verify(root.Window.activeFocusItem.visualFocus)
            keyClick(Qt.Key_Return)
            verify(!dialogs.sheet.asking)
            compare(root.Window.activeFocusItem.objectName, "resetButton")
            verify(root.Window.activeFocusItem.visualFocus)
            compare(fixture.table.results.statistics.records.length, count)
            keyClick(Qt.Key_Return)
            findChild(dialogs.sheet.contentItem, "resetButton").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            compare(fixture.table.results.statistics.records.length, 0)
            compare(root.Window.activeFocusItem.objectName, "closeButton")      // there is nothing more to reset
            verify(root.Window.activeFocusItem.visualFocus)
            dialogs.sheet.close()
        }
        function test_no_button_moves_when_turns_are_undone_and_redone() {
            const places = () => ["undoButton", "redoButton", "chartButton"].map(name => findChild(panel, name)).map(button => button.visible ? button.x : -1)
            const before = places()
            verify(!before.includes(-1))
            verify(!findChild(panel, "redoButton").enabled)
            while (fixture.table.flow.canUndo)
                fixture.table.flow.undo()
            wait(50)
            compare(places(), before)
            verify(findChild(panel, "redoButton").enabled && !findChild(panel, "undoButton").enabled)
        }
        function test_the_button_says_what_undo_takes_back() {
            const button = findChild(panel, "undoButton")
            compare(button.text, "Undo: " + fixture.table.view.undoName())
            verify(/^[A-Z]+ \(You\)$/.test(fixture.table.view.undoName()), fixture.table.view.undoName())
            while (fixture.table.flow.canUndo)
                fixture.table.flow.undo()
            compare(button.text, "Undo my last turn")
        }
        function test_undo_is_a_click() {
            mouseClick(findChild(panel, "undoButton"))
            compare(fixture.table.view.turns.count, 16)
        }
    }
}
