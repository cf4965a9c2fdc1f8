import QtQuick
import QtTest
import QtQuick.Templates as T
import Storeys
import Storeys.Fixture

Item {
    id: root

    width: 400
    height: 800

    GameFixture { id: fixture; keeps: true; record: "stack10"; turns: 2 }
    SidePanel {
        id: panel

        width: 328
        height: root.height
        gameTable: fixture.table
        commands: Commands { id: commands; gameTable: fixture.table; onDialogWanted: kind => dialogs.show(kind) }
    }
    Dialogs { id: dialogs; anchors.fill: parent; gameTable: fixture.table; silent: true }
    Component {
        id: scoreCards

        ScoreCard { note: "Person"; points: 123; distance: ""; blanks: -1; blockers: -1; tiles: 7; atTurn: true; computer: false; won: false; side: 0; time: "24:59" }
    }

    TestCase {
        id: testCase

        readonly property var list: findChild(panel, "history")

        function begin(record: string, turns: int): void {
            fixture.record = record
            fixture.turns = turns
            fixture.begin()
            wait(50)    // for the list to lay itself out
        }
        name: "SidePanel"
        when: windowShown

        function test_names_beside_a_clock_are_whole_in_large_text(): void {
            Theme.textScale = 2
            for (const compact of [false, true]) {
                const card = createTemporaryObject(scoreCards, root, { name: "Alexander", compact: compact, width: 512 })
                waitForRendering(root)
                verify(!findChild(card, "name").truncated)
            }
            Theme.textScale = 1
        }
        function test_another_game_shows_no_points_of_the_game_before(): void {
            const cards = () => Array.from(findChild(panel, "scores").children).filter(item => item instanceof ScoreCard)
            begin("stack10", 18)
            tryVerify(() => cards().every(card => card.counted > 0 && card.counted === card.points))
            compare(fixture.start({ players: ["You", "Ada"].map(name => ({ name: name, level: "" })) }), "")
            compare(cards().map(card => card.counted), [0, 0])
        }
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

        function init() { begin("stack10", 2) }

        function test_who_is_to_play_is_not_told_before_the_draw() {
            const status = findChild(panel, "status")
            verify(status.text !== "")
            panel.dealing = true
            compare(status.text, "")
            panel.dealing = false
        }
        function test_the_scroll_handle_lies_beside_the_points() {
            begin("stack10", 32)
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
            begin("stack10", 32)
            tryVerify(() => list.atYEnd)
            list.positionViewAtBeginning()
            fixture.table.view.pass()
            tryVerify(() => list.count === 33 && list.atYEnd)
        }
        function test_a_long_list_scrolls_by_keys() {
            begin("stack10", 32)
            tryVerify(() => list.atYEnd)
            list.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Home)
            tryVerify(() => list.atYBeginning)
            keyClick(Qt.Key_PageDown)
            tryVerify(() => !list.atYBeginning)
            keyClick(Qt.Key_End)
            tryVerify(() => list.atYEnd)
        }
        function test_a_list_whose_texts_grow_keeps_to_the_newest_turn() {
            begin("stack10", 32)
            tryVerify(() => list.atYEnd)
            Theme.textScale = 1.5
            wait(50)
            tryVerify(() => list.atYEnd)
            Theme.textScale = 1
        }
        function test_the_score_chart_is_there_when_asked_for() {
            const chart = findChild(panel, "pointsSoFar"), button = findChild(panel, "chartButton")
            verify(!chart.visible)
            const spy = createTemporaryQmlObject("import QtTest; SignalSpy { signalName: 'chartToggled' }", root)
            spy.target = commands
            mouseClick(button)
            compare(spy.count, 1)
            commands.chartShown = true
            verify(chart.visible)
            tryVerify(() => list.y + list.height <= chart.y)
            verify(button.active)
            commands.chartShown = false
        }
        function test_points_below_zero_have_one_sign_everywhere() {
            compare(Theme.signed(-18), "−18")
            compare(Theme.signed("Ann: -3 points, 10-18"), "Ann: −3 points, 10-18")
            begin("three8-challenge", 21)     // Bo's play of 10 points was taken back
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
                return texts.some(text => /^−\d+$/.test(text))
            })
            compare(texts.filter(text => /(^|[^\w])-\d/.test(text)), [])
        }
        function test_the_name_at_turn_follows_the_players() {
            const scores = findChild(panel, "scores")
            compare(scores.nameAtTurn, "You")
            fixture.table.view.pass()
            compare(scores.nameAtTurn, "Ada")
            fixture.answer()
            tryCompare(scores, "nameAtTurn", "You")
        }
        function test_four_players_leave_room_for_the_turns() {
            root.height = 640
            fixture.start({ players: ["You", "Ada", "A rather long name", "Bo"].map(name => ({ name: name, level: "" })) })
            tryVerify(() => list.height >= 2 * 43)
            root.height = 800
        }
        function test_a_problem_is_shown_until_it_is_hidden() {
            const notice = findChild(panel, "problem")
            compare(notice.height, 0)
            fixture.obstruct("solo-results.json")
            begin("solo", 9)
            fixture.table.view.pass()
            tryVerify(() => notice.height > 0)
            mouseClick(findChild(notice, "hideButton"))
            tryCompare(notice, "height", 0)
            fixture.clear("solo-results.json")
        }
        function test_tab_visits_the_controls_from_top_to_bottom() {
            compare(fixture.table.view.cursor.layText("7B OILNU."), "")
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
