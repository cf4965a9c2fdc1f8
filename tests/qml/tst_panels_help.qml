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

        property int hints: 0
        property int undone: 0
        property var written: []
        property string answer: ""

        function giveHint(): void { ++hints }
        function undoTurn(): void { ++undone }
        function exportStatistics(file: string): string {
            written.push(file)
            return answer
        }
    }
    Dialogs { id: dialogs; anchors.fill: parent; session: mockSession; chooser: MockFileChooser { answer: "/home/ann/Documents/storeys-statistics.csv" } }
    SidePanel {
        id: panel

        width: 328
        height: root.height
        session: mockSession
        onWordRequested: word => dialogs.showWord(word)
        onUnseenRequested: dialogs.showUnseen()
        commands: Commands { session: mockSession; dialogs: dialogs }
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

        function cleanup() {
            if (dialogs.open)
                dialogs.sheet.close()
            tryCompare(dialogs, "open", false)
            mockSession.laid.count = 2
            mockSession.laid.legal = true
        }

        function test_an_illegal_play_offers_the_nearest() {
            const button = findChild(panel, "nearestButton")
            verify(!button.visible)
            mockSession.laid.legal = false
            mockSession.nearest.text = "5D W..."
            mockSession.nearest.word = "WOOD"
            mockSession.nearest.place = "D5 across"
            mockSession.nearest.score = 5
            verify(button.visible)
            verify(button.text.startsWith("Closest valid play: WOOD (5 point"))
            mockSession.lesson.active = true    // which wants another play
            verify(!button.visible)
            mockSession.lesson.active = false
            mockSession.nearest.text = ""
        }
        function test_hints_are_asked_for_and_shown() {
            mockSession.laid.count = 0
            wait(50)
            mouseClick(findChild(panel, "hintButton"))
            compare(mockSession.hints, 1)
            mockSession.hint.text = "Look at the upper left."
            verify(findChild(panel, "hintText").visible)
            verify(!findChild(panel, "layHintButton").visible)
            mockSession.hint.play = "5D W..."
            mockSession.hint.word = "WOOD"
            verify(findChild(panel, "layHintButton").visible)
            compare(findChild(panel, "layHintButton").text, "Place WOOD")
            mockSession.hint.text = mockSession.hint.play = ""
        }
        function test_a_game_without_hints_says_why() {
            mockSession.laid.count = 0
            wait(50)
            verify(!findChild(panel, "noHints").visible)
            mockSession.noHints = "No hints here."
            verify(findChild(panel, "noHints").visible && !findChild(panel, "hintButton").visible)
            mockSession.noHints = ""
        }
        function test_unseen_tiles_are_counted() {
            mouseClick(findChild(panel, "unseenButton"))
            tryVerify(() => dialogs.sheet?.opened)
            compare(findChild(dialogs.sheet.contentItem, "unseenPlaces").text, "18 in the bag · Ada has 7")
        }
        function test_a_click_on_a_word_explains_it() {
            const word = findChild(panel, "mainWord")
            mouseClick(word, 20, 15)
            tryVerify(() => dialogs.sheet?.opened)
            compare(dialogs.sheet.answer.word, "SHARK")
            verify(findChild(dialogs.sheet.contentItem, "wordVerdict").visible)
        }
        function test_a_typed_word_is_looked_up() {
            dialogs.showWord("")
            tryVerify(() => dialogs.sheet?.opened)
            const field = findChild(dialogs.sheet.contentItem, "wordField")
            keyClick("z")
            keyClick("z")
            compare(field.text, "zz")
            verify(!dialogs.sheet.told)
            keyClick(Qt.Key_Return)
            verify(dialogs.sheet.told)
            verify(findChild(dialogs.sheet.contentItem, "wordVerdict").warning)
            verify(findChild(dialogs.sheet.contentItem, "noMeaning").visible)
        }
        function test_statistics_are_written_where_one_chooses() {
            mouseClick(findChild(panel, "moreButton"))
            clickLine("resultsMenuLine")
            clickLine("statisticsLine")
            tryVerify(() => dialogs.sheet?.opened ?? false)
            mouseClick(findChild(dialogs.sheet.contentItem, "exportButton"))
            compare(dialogs.chooser.asked[0].name, "storeys-statistics.csv")
            compare(mockSession.written, ["/home/ann/Documents/storeys-statistics.csv"])
            verify(dialogs.sheet instanceof StatisticsDialog)
            mockSession.answer = "The disk is full."
            dialogs.exportStatistics()
            tryVerify(() => dialogs.sheet instanceof RecordProblemDialog && dialogs.sheet.opened)
            compare(findChild(dialogs.sheet.contentItem, "recordProblem").text, "The disk is full.")
            keyClick(Qt.Key_Return)
            tryCompare(dialogs, "open", false)
        }
        function test_statistics_ask_before_they_forget() {
            mouseClick(findChild(panel, "moreButton"))
            clickLine("resultsMenuLine")
            clickLine("statisticsLine")
            tryVerify(() => dialogs.sheet?.opened)
            const before = mockSession.statistics.people, button = findChild(dialogs.sheet.contentItem, "resetButton")
            mouseClick(button)
            compare(mockSession.statistics.people.length, 2)
            wait(50)
            mouseClick(button)
            compare(mockSession.statistics.people.length, 0)
            verify(!button.enabled)
            mockSession.statistics.people = before
        }
        function test_two_enters_on_reset_delete_no_statistics() {
            dialogs.showStatistics()
            tryVerify(() => dialogs.sheet?.opened)
            findChild(dialogs.sheet.contentItem, "resetButton").forceActiveFocus(Qt.TabFocusReason)
            const count = mockSession.statistics.people.length
            keyClick(Qt.Key_Return)
            verify(dialogs.sheet.asking)
            compare(root.Window.activeFocusItem.objectName, "closeButton")
            verify(root.Window.activeFocusItem.visualFocus)
            keyClick(Qt.Key_Return)
            tryCompare(dialogs, "open", false)
            compare(mockSession.statistics.people.length, count)
        }
        function test_no_button_moves_when_turns_are_undone_and_redone() {
            const places = () => ["undoButton", "redoButton", "chartButton"].map(name => findChild(panel, name)).map(button => button.visible ? button.x : -1)
            mockSession.canUndo = true
            wait(50)
            const before = places()
            verify(!before.includes(-1))
            verify(!findChild(panel, "redoButton").enabled)
            mockSession.canUndo = false
            mockSession.canRedo = true
            wait(50)
            compare(places(), before)
            verify(findChild(panel, "redoButton").enabled && !findChild(panel, "undoButton").enabled)
            mockSession.canUndo = true
            mockSession.canRedo = false
        }
        function test_undo_is_a_click() {
            mouseClick(findChild(panel, "undoButton"))
            compare(mockSession.undone, 1)
        }
    }
}
