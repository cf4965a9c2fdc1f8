import QtQuick
import QtTest
import QtQuick.Templates as T
import Storeys
import Storeys.Mock

Item {
    id: root

    width: 400
    height: 800

    MockSession { id: mockSession }
    SidePanel {
        id: panel

        width: 328
        height: root.height
        session: mockSession
        commands: Commands { id: commands; session: mockSession; dialogs: dialogs }
    }
    Dialogs { id: dialogs; anchors.fill: parent; session: mockSession; silent: true }

    TestCase {
        id: testCase

        readonly property var list: findChild(panel, "history")

        function addTurns(count: int): void {
            for (let i = 0; i < count; ++i)
                mockSession.history.append({ number: mockSession.history.count + 15, who: "Ada", what: "TAR", sum: "2 + 2 + 4", points: 8, play: true, latest: false, hints: 0, words: [] })
        }

        name: "SidePanel"
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
            if (mockSession.history.count > 4)
                mockSession.history.remove(4, mockSession.history.count - 4)
            wait(50)    // for the list to lay itself out
        }

        function test_who_is_to_play_is_not_told_before_the_draw() {
            const status = findChild(panel, "status")
            verify(status.text !== "")
            panel.dealing = true
            compare(status.text, "")
            panel.dealing = false
        }
        function test_the_scroll_handle_lies_beside_the_points() {
            addTurns(30)
            tryVerify(() => list.atYEnd)
            const handle = findChild(panel, "history").T.ScrollBar.vertical
            tryVerify(() => handle.visible && list.itemAtIndex(list.count - 1) !== null)
            verify(list.itemAtIndex(list.count - 1).width <= list.width - handle.width)
        }
        function test_a_short_list_starts_at_the_top() {
            tryVerify(() => list.atYBeginning)
            verify(list.contentHeight < list.height)
        }
        function test_a_long_list_follows_the_newest_turn() {
            addTurns(30)
            wait(50)
            tryVerify(() => list.atYEnd)
            list.positionViewAtBeginning()
            addTurns(1)
            tryVerify(() => list.atYEnd)
        }
        function test_a_long_list_scrolls_by_keys() {
            addTurns(30)
            wait(50)
            tryVerify(() => list.atYEnd)
            list.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Home)
            tryVerify(() => list.atYBeginning)
            keyClick(Qt.Key_PageDown)
            tryVerify(() => !list.atYBeginning)
            keyClick(Qt.Key_End)
            tryVerify(() => list.atYEnd)
        }
        function test_a_list_that_grows_by_itself_keeps_to_the_newest_turn() {
            addTurns(30)
            tryVerify(() => list.atYEnd)
            for (let i = 0; i < 4; ++i)
                mockSession.history.setProperty(mockSession.history.count - 1, "what", Array(40).fill("WORDS").join(" · "))
            tryVerify(() => list.atYEnd)
            wait(50)
            list.scrollBy(-200)
            mockSession.history.setProperty(0, "what", Array(40).fill("WORDS").join(" · "))
            wait(50)
            verify(!list.atYEnd)            // who reads elsewhere stays there
        }
        function test_the_score_chart_is_there_when_asked_for() {
            const chart = findChild(panel, "pointsSoFar"), button = findChild(panel, "chartButton")
            verify(!chart.visible)
            const spy = createTemporaryQmlObject("import QtTest; SignalSpy { signalName: 'scoreChartToggled' }", root)
            spy.target = panel
            mouseClick(button)
            compare(spy.count, 1)
            panel.scoreChart = true
            verify(chart.visible)
            tryVerify(() => list.y + list.height <= chart.y)
            verify(button.active)
            panel.scoreChart = false
        }
        function test_points_below_zero_have_one_sign_everywhere() {
            compare(Theme.signed(-18), "−18")
            compare(Theme.signed("Ann: -3 points, 10-18"), "Ann: −3 points, 10-18")
            mockSession.players.setProperty(1, "points", -18)
            mockSession.history.append({ number: 99, who: "Ada", what: "TAR taken back", sum: "", points: -18, play: false, latest: false, hints: 0, words: [] })
            wait(50)
            const texts = []
            const walk = item => {
                if (item.text !== undefined && item.visible)
                    texts.push(String(item.text))
                texts.push(String(item.Accessible.name))
                Array.from(item.children).forEach(walk)
            }
            tryVerify(() => {
                texts.length = 0
                walk(panel)
                return texts.filter(text => text === "−18").length >= 2
            })
            compare(texts.filter(text => /(^|[^\w])-\d/.test(text)), [])
            mockSession.players.setProperty(1, "points", 18)
        }
        function test_the_name_at_turn_follows_the_players() {
            const scores = findChild(panel, "scores")
            compare(scores.nameAtTurn, "You")
            mockSession.players.setProperty(0, "atTurn", false)
            mockSession.players.setProperty(1, "atTurn", true)
            compare(scores.nameAtTurn, "Ada")
            mockSession.players.setProperty(1, "atTurn", false)
            mockSession.players.setProperty(0, "atTurn", true)
        }
        function test_four_players_leave_room_for_the_turns() {
            root.height = 640
            mockSession.players.append({ name: "A rather long name", note: "computer, random", points: -5, tiles: 7, atTurn: false, computer: true })
            mockSession.players.append({ name: "Bo", note: "computer, random", points: 0, tiles: 7, atTurn: false, computer: true })
            tryVerify(() => list.height >= 2 * 43)
            mockSession.players.remove(2, 2)
            root.height = 800
        }
        function test_a_problem_is_shown_until_it_is_hidden() {
            const notice = findChild(panel, "problem")
            compare(notice.height, 0)
            mockSession.problem = "The word list cannot be read. Reinstall Storeys or choose another list."
            verify(notice.height > 0)
            mouseClick(findChild(notice, "hideButton"))
            compare(notice.height, 0)
            mockSession.problem = "The game cannot be saved."
            verify(notice.height > 0)
            mockSession.problem = ""
        }
        function test_tab_visits_the_controls_from_top_to_bottom() {
            findChild(panel, "newGameButton").forceActiveFocus(Qt.TabFocusReason)
            const seen = []
            for (let i = 0; i < 10; ++i) {
                seen.push(root.Window.window.activeFocusItem.objectName)
                keyClick(Qt.Key_Tab)
            }
            compare(seen, ["newGameButton", "gamesButton", "preferencesButton", "moreButton", "lookBackButton", "undoButton", "chartButton", "unseenButton", "history", "playButton"])
        }
        function test_the_head_opens_a_new_game_and_the_credits() {
            mouseClick(findChild(panel, "newGameButton"))
            tryVerify(() => dialogs.sheet instanceof NewGameDialog && dialogs.sheet.opened)
            dialogs.sheet.close()
            tryCompare(dialogs, "open", false)
            mouseClick(findChild(panel, "moreButton"))
            clickLine("helpMenuLine")
            clickLine("aboutLine")
            tryVerify(() => dialogs.sheet instanceof AboutDialog && dialogs.sheet.opened)
            dialogs.sheet.close()
            tryCompare(dialogs, "open", false)
        }
    }
}
