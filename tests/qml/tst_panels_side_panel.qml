import QtQuick
import QtTest
import QtQuick.Templates as T
import Storeys
import Storeys.Table
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
        commands: Commands {
            gameTable: fixture.table
            settings: Preferences {}
            onDialogWanted: kind => dialogs.show(kind)
        }
    }
    Component {
        id: windows

        Item {
            SidePanel { width: 328; height: parent.height; gameTable: fixture.table; commands: panel.commands }
        }
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

        function test_the_head_names_the_language_of_the_words_if_it_is_another(): void {
            const language = findChild(panel, "wordsLanguage")
            begin("stack10", 2)
            verify(!language.visible)
            compare(fixture.start({ language: "fr", players: [{ name: "You", level: "" }] }), "")
            tryCompare(language, "text", "Words in French")
            verify(language.visible)
            const first = findChild(panel, "newGameButton")
            verify(!(first?.visible ?? false) || language.mapToItem(panel, language.implicitWidth, 0).x <= first.mapToItem(panel, 0, 0).x)
            verify(language.mapToItem(panel, 0, language.height).y <= findChild(panel, "scores").mapToItem(panel, 0, 0).y)
            fixture.leave()
            begin("stack10", 2)
        }
        function test_names_beside_a_clock_are_whole_in_large_text(): void {
            Theme.textScale = 2
            for (const compact of [false, true]) {
                const card = createTemporaryObject(scoreCards, root, { name: "Alexander", compact: compact, width: 512 })
                waitForRendering(root)
                verify(!findChild(card, "name").truncated)
            }
            Theme.textScale = 1
        }
        // Of a race too, whose distance is a sentence.
        function test_nothing_on_a_score_card_overlaps_data(): var {
            const rows = []
            for (const distance of ["", "noch am Anfang", "Zeile 14 von 15"])
                for (const name of ["Ann", "Maximilian-Alexander Oberhuber"])
                    for (const slim of [false, true])
                        for (const note of ["am Zug", "Computer, Fortgeschrittener"])
                            for (const time of ["", "24:59"])
                                rows.push({ tag: [distance, name, slim, note, time].join(), card: { distance: distance, name: name, slim: slim, compact: slim, note: note, time: time, blanks: 1, side: 1 } })
            return rows
        }
        function test_nothing_on_a_score_card_overlaps(row: var): void {
            for (const scale of [1, 1.5, 2]) {
                Theme.textScale = scale
                const width = Math.min(328 * scale, 615) - 2 * Theme.margin      // of the panel, on a laptop's screen
                const card = createTemporaryObject(scoreCards, root, Object.assign({ width: width }, row.card))
                waitForRendering(root)
                const parts = ["name", "status", "counters", "result"].map(part => findChild(card, part)).filter(part => part.visible && part.width > 0)
                const places = parts.map(part => part.mapToItem(card, 0, 0, part.width, part.height))
                places.forEach((one, i) => {
                    const where = [scale, parts[i].objectName, one].join()
                    verify(one.left >= 0 && one.right <= card.width && one.top >= Theme.unit / 4 && one.bottom <= card.height - Theme.unit / 4, where)
                    for (const other of places.slice(0, i))
                        verify(one.left >= other.right - 1 || other.left >= one.right - 1 || one.top >= other.bottom - 1 || other.top >= one.bottom - 1, where + " over " + other)
                })
                verify(findChild(card, "name").width >= 40 * scale || !findChild(card, "name").truncated)
                card.destroy()
            }
            Theme.textScale = 1
        }
        function test_a_waiting_player_of_a_race_takes_two_lines_in_large_text(): void {
            Theme.textScale = 1.25
            const card = createTemporaryObject(scoreCards, root, { name: "Ada", note: "computer, beginner", distance: "row 14 of 15", blanks: 0, blockers: -1, side: 2, time: "",
                                                                   width: 328 * 1.25 - 2 * Theme.margin })
            waitForRendering(root)
            const name = findChild(card, "name"), status = findChild(card, "status"), counters = findChild(card, "counters")
            verify(card.split && status.y >= name.y + name.height - 1)
            verify(counters.y < status.y + status.height && counters.x >= status.x + status.width)
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
        function test_a_game_of_thousands_of_turns_has_few_rows() {
            begin("stack10", 32)
            fixture.repeat(100)
            for (const height of [800, 250]) {
                const other = createTemporaryObject(windows, root)     // a window has no size at first
                other.height = height
                wait(50)
                const turns = findChild(other, "history")
                compare(turns.count, 3200)
                verify(turns.contentItem.children.length < 300, turns.contentItem.children.length)
                turns.choose(turns.count - 1)
                verify(turns.currentItem.entry.number === 3200)
            }
        }
        // Rows of several lines: the list learns how high all are only when it lays them out.
        function test_a_window_that_grows_too_low_and_back_scrolls_all_of_the_turns() {
            failOnWarning(/Binding loop/)
            Theme.textScale = 1.5
            begin("two-surprise", -1)
            for (const height of [250, 900, 250, 800]) {
                root.height = height
                fixture.table.view.look.show(height % 7)
                wait(50)
                fixture.table.view.look.leave()
                wait(50)
            }
            root.height = 250
            tryVerify(() => Math.abs(list.height - list.contentHeight) < 1)
            root.height = 800
            Theme.textScale = 1
        }
        function test_unused_lines_of_a_word_list_are_told_until_that_is_dismissed() {
            const words = Qt.resolvedUrl("../data/word-lists/definitions-one-bare.txt").toString().replace("file://", "")
            compare(fixture.start({ variant: "cross15", lexicon: words, players: [{ name: "Ann" }, { name: "Bo" }] }), "")
            const problem = findChild(panel, "problem")
            verify(problem.message.includes("used only 1 of 6 lines"), problem.message)
            tryVerify(() => problem.visible && problem.height > 0)
            findChild(problem, "hideButton").clicked()
            tryVerify(() => !problem.visible)
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
            mouseClick(button)
            verify(chart.visible)
            tryVerify(() => list.y + list.height <= chart.y)
            verify(button.active)
            mouseClick(button)
            verify(!chart.visible)
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
            compare(fixture.table.cursor.layText("7B OILNU."), "")
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
