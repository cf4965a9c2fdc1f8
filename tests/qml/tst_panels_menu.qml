import QtQuick
import QtTest
import Storeys
import Storeys.Table
import Storeys.Fixture

// The menu with everything, by mouse and by keys.
Item {
    id: root

    width: 1280
    height: 800

    GameFixture { id: fixture; record: "stack10"; turns: 18 }
    Dialogs {
        id: dialogs

        anchors.fill: parent
        gameTable: fixture.table
        commands: commands
        preferences: Preferences { id: preferences }
        silent: true
    }
    Item {
        id: home

        anchors.fill: parent
        focus: true
    }
    MouseArea {
        id: under

        property int clicks: 0

        anchors.fill: parent
        onClicked: ++under.clicks
    }
    PlayEntry { id: entry; width: 400; gameTable: fixture.table }
    MainMenu {
        id: menu

        anchors { right: parent.right; top: parent.top }
        commands: Commands { id: commands; gameTable: fixture.table; settings: preferences; onDialogWanted: kind => dialogs.show(kind); onEntryWanted: entry.show(); onFindWanted: part => dialogs.find(part) }
    }

    MenuButton {
        id: low

        x: 20
        y: 740
        fromLeft: true

        MenuLines { commands: commands.named(["shuffle", "sort", "recall", "exchange", "pass"]) }
    }

    TestCase {
        id: testCase

        property var done: []

        function all(kind: string, from: Item): var {
            const below = Array.from(from.children).reduce((found, child) => found.concat(all(kind, child)), [])
            return (from.visible && from.objectName.endsWith(kind) ? [from] : []).concat(below)
        }
        function lines(): var { return all("Line", root.Window.window.contentItem) }
        function line(name: string): Item { return lines().find(item => item.objectName === name + "Line") ?? null }
        // Of a list that is open, or just opens.
        function clickLine(name: string): void {
            tryVerify(() => testCase.line(name)?.menu.opened ?? false)     // a click while it opens would be lost
            waitForRendering(root.Window.window.contentItem)
            mouseClick(line(name))
        }
        function chosen(): string { return lines().filter(item => item.highlighted).map(item => item.objectName).join() }
        function openByKey(): void {
            commands.menuWanted()
            tryCompare(menu, "open", true)
            tryVerify(() => testCase.chosen() === "newGameLine")
        }

        name: "MainMenu"
        when: windowShown

        function initTestCase() {
            for (const command of Array.from(commands.all))
                command.triggered.connect(() => testCase.done.push(command.name))
        }
        function init() {
            done = []
            mouseMove(root, 10, 700)
            home.forceActiveFocus()
        }
        function cleanup() {
            menu.dismiss()
            tryCompare(menu, "open", false)
            if (dialogs.open)
                dialogs.sheet.close()
            tryCompare(dialogs, "open", false)
            Theme.textScale = 1
            Theme.windowWidth = 1280
        }

        function test_opened_by_a_key_it_shows_what_is_chosen() {
            openByKey()
            compare(line("newGame").background.border.width >= 2, true)
            keyClick(Qt.Key_Down)
            compare(chosen(), "gamesLine")
        }
        function test_opened_by_the_mouse_nothing_is_chosen() {
            mouseMove(root, 10, 700)
            mouseClick(menu)
            tryVerify(() => testCase.line("newGame") !== null)
            compare(chosen(), "")
        }
        function test_a_click_elsewhere_only_closes_it() {
            mouseClick(menu)
            clickLine("helpMenu")
            tryVerify(() => testCase.line("about") !== null)
            under.clicks = 0
            mouseClick(root, 20, 700)
            tryCompare(menu, "open", false)
            compare(under.clicks, 0)
        }
        function test_on_its_way_to_a_list_the_pointer_may_cross_other_lines() {
            mouseClick(menu)
            for (let i = 0; i < 20 && testCase.line("about") === null; ++i) {     // a busy machine loses a click
                clickLine("helpMenu")
                wait(300)
            }
            verify(testCase.line("about") !== null)
            const own = line("helpMenu"), other = line("quit")
            for (let step = 0; step <= 10; ++step) {
                mouseMove(own, own.width / 2 - step, own.height / 2 + (other.mapToItem(own, 0, other.height / 2).y - own.height / 2) * step / 10)
                wait(5)
            }
            verify(testCase.line("about") !== null)
            wait(400)
            mouseMove(other, other.width / 2, other.height / 2 + 1)
            tryVerify(() => testCase.line("about") === null)
            tryVerify(() => other.highlighted)
        }
        function test_arrows_and_enter_reach_every_list() {
            openByKey()
            for (const name of ["games", "openRecord", "paste", "saveAs", "exportMenu", "playMenu"]) {
                keyClick(Qt.Key_Down)
                compare(chosen(), name + "Line")
            }
            keyClick(Qt.Key_Right)
            tryVerify(() => testCase.line("undo")?.highlighted)
            keyClick(Qt.Key_Left)
            tryVerify(() => testCase.line("undo") === null)
            keyClick(Qt.Key_Right)
            tryVerify(() => testCase.line("undo")?.highlighted)
            keyClick(Qt.Key_Return)
            compare(done, ["undo"])
            tryCompare(menu, "open", false)
        }
        function test_no_line_opens_over_the_button_data(): var {
            return [{ tag: "near the bottom", y: 740 }, { tag: "in a window with no room above or below", y: 100, height: 260 }]
        }
        function test_no_line_opens_over_the_button(row: var) {
            const window = root.Window.window, before = window.height
            low.y = row.y
            window.height = row.height ?? before
            wait(50)
            mouseMove(low, 20, 20)
            mouseClick(low, 20, 20)
            tryVerify(() => testCase.line("pass") !== null)
            waitForRendering(window.contentItem)
            const apart = lines().every(item => {
                const at = item.mapToItem(low, 0, 0)
                return at.y + item.height <= 0 || at.y >= low.height || at.x >= low.width || at.x + item.width <= 0
            })
            verify(apart)
            compare(chosen(), "")
            low.dismiss()
            tryCompare(low, "open", false)
            window.height = before
        }
        function test_past_its_ends_it_goes_on_at_the_other() {
            openByKey()
            keyClick(Qt.Key_Up)
            compare(chosen(), "quitLine")
            keyClick(Qt.Key_Down)
            compare(chosen(), "newGameLine")
            keyClick(Qt.Key_Down)
            compare(chosen(), "gamesLine")
        }
        function test_letters_home_and_end_choose_a_line(): void {
            openByKey()
            keyClick(Qt.Key_End)
            compare(chosen(), "quitLine")
            keyClick(Qt.Key_Home)
            compare(chosen(), "newGameLine")
            for (let i = 0; i < 6; ++i)
                keyClick(Qt.Key_Down)
            compare(chosen(), "playMenuLine")
            keyClick(Qt.Key_Right)
            tryVerify(() => testCase.line("undo")?.highlighted)
            keyClick(Qt.Key_S)
            compare(testCase.line("shuffle").highlighted, true)
            keyClick(Qt.Key_S)
            compare(testCase.line("sort").highlighted, true)
            keyClick(Qt.Key_S)      // on from the top
            compare(testCase.line("shuffle").highlighted, true)
            keyClick(Qt.Key_Z)      // none
            compare(testCase.line("shuffle").highlighted, true)
        }
        function found(): var { return Array.from(dialogs.sheet.found).map(command => command.name) }
        function test_letters_typed_in_the_menu_choose_a_line_or_find_a_command(): void {
            openByKey()
            keyClick(Qt.Key_E)
            compare(chosen(), "exportMenuLine")
            verify(menu.open)
            keyClick(Qt.Key_X)      // none
            tryVerify(() => dialogs.sheet instanceof FindDialog && dialogs.sheet.opened)
            verify(!menu.open)
            for (const key of [Qt.Key_C, Qt.Key_H])
                keyClick(key)
            compare(found(), ["exchange"])
            const list = findChild(dialogs.sheet.contentItem, "commandList")
            compare([list.currentItem.text, list.currentItem.Accessible.description], [commands.play.exchange.text, commands.play.exchange.keys])
            keyClick(Qt.Key_Return)
            compare(done.filter(name => name !== "find"), ["exchange"])
            tryVerify(() => dialogs.sheet instanceof ExchangeDialog)
        }
        function test_the_field_of_the_menu_and_arrows_find_a_command(): void {
            mouseClick(menu)
            tryVerify(() => testCase.line("newGame") !== null)
            waitForRendering(root.Window.window.contentItem)
            mouseClick(testCase.all("findLine", root.Window.window.contentItem)[0])
            tryVerify(() => dialogs.sheet instanceof FindDialog && dialogs.sheet.opened)
            verify(found().length > 30)
            for (const key of [Qt.Key_R, Qt.Key_A, Qt.Key_C, Qt.Key_K])
                keyClick(key)
            compare(found().slice(0, 3), ["recall", "shuffle", "sort"])
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            tryCompare(dialogs, "open", false)
            compare(done, ["sort"])
        }
        function test_a_pointer_that_rests_over_the_list_chooses_nothing(): void {
            mouseMove(root, 640, 400)
            commands.findWanted("ta")
            tryVerify(() => dialogs.sheet instanceof FindDialog && dialogs.sheet.opened)
            waitForRendering(root.Window.window.contentItem)
            mouseMove(root, 640, 402)
            const list = findChild(dialogs.sheet.contentItem, "commandList")
            tryVerify(() => Array.from(list.contentItem.children).some(row => row.hovered ?? false))
            compare(list.currentIndex, 0)
            compare(found()[0], "explode")      // “Take the board apart” before “Printable page…”
            verify(found().includes("exportPage"))
        }
        function test_what_cannot_be_done_now_is_found_and_says_why(): void {
            commands.findWanted("redo")
            tryVerify(() => dialogs.sheet instanceof FindDialog && dialogs.sheet.opened)
            compare(found(), ["redo"])
            const why = findChild(dialogs.sheet.contentItem, "why")
            verify(commands.play.redo.why !== "")
            compare(why.text, commands.play.redo.why)
            verify(findChild(dialogs.sheet.contentItem, "commandList").currentItem.Accessible.description.endsWith(why.text))
            keyClick(Qt.Key_Return)
            compare(done, [])
            verify(dialogs.sheet.opened)
            keyClick(Qt.Key_Z)
            compare(found(), [])
            compare(why.text, "")
            verify(findChild(dialogs.sheet.contentItem, "noCommand").visible)
        }
        function test_opened_by_the_mouse_up_chooses_its_last_line() {
            mouseClick(menu)
            tryVerify(() => testCase.line("newGame") !== null)
            keyClick(Qt.Key_Up)
            compare(chosen(), "quitLine")
        }
        function test_what_is_in_force_has_a_check_mark() {
            for (const on of [true, false]) {
                preferences.scoreChart = on
                mouseClick(menu)
                clickLine("viewMenu")
                tryVerify(() => testCase.line("scoreChart") !== null)
                const chart = line("scoreChart")
                compare(Array.from(chart.contentItem.children).some(item => item instanceof Icon && item.visible && item.name === "check"), on)
                compare([chart.Accessible.checkable, chart.Accessible.checked], [true, on])
                compare(line("peel").Accessible.checkable, false)
                menu.dismiss()
                tryCompare(menu, "open", false)
            }
        }
        function test_escape_gives_the_focus_back() {
            openByKey()
            keyClick(Qt.Key_Escape)
            tryCompare(menu, "open", false)
            compare(root.Window.window.activeFocusItem, home)
        }
        function test_every_command_of_a_group_has_a_line_with_its_keys() {
            mouseClick(menu)
            let found = []
            tryVerify(() => testCase.line("quit") !== null)
            for (const list of ["export", "play", "view", "results", "help"]) {
                clickLine(list + "Menu")
                tryVerify(() => testCase.lines().some(item => item.command?.group === list))
                found = found.concat(lines())
            }
            for (const command of Array.from(commands.all)) {
                if (command.group === "" || !command.offered)
                    continue
                const own = found.find(item => item.command === command)
                verify(own, command.name)
                compare(own.text, command.now)
                compare(own.keys, command.keys)
            }
        }
        function test_what_cannot_be_done_is_grey_and_does_nothing() {
            fixture.turns = 0
            fixture.begin()
            mouseClick(menu)
            clickLine("playMenu")
            tryVerify(() => testCase.line("undo") !== null)
            compare(line("undo").enabled, false)
            mouseClick(line("undo"))
            compare(done, [])
            fixture.turns = 18
            fixture.begin()
        }
        function test_what_belongs_to_stacks_is_missing_on_a_flat_game() {
            fixture.record = "cross15"
            fixture.turns = 2
            fixture.begin()
            compare(commands.of("view").some(command => command.name === "explode"), false)
            fixture.record = "stack10"
            fixture.turns = 18
            fixture.begin()
            compare(commands.of("view").some(command => command.name === "explode"), true)
        }
        function test_a_line_opens_its_dialog() {
            mouseClick(menu)
            clickLine("preferences")
            tryVerify(() => dialogs.sheet instanceof PreferencesDialog && dialogs.sheet.opened)
        }
        function test_a_line_may_take_the_focus() {
            mouseClick(menu)
            clickLine("playMenu")
            clickLine("entry")
            tryCompare(menu, "open", false)
            verify(entry.open && entry.activeFocus)
            entry.open = false
        }
        function test_in_a_low_window_with_large_text_every_line_can_be_reached() {
            root.height = 540
            Theme.textScale = 2
            Theme.windowWidth = 800
            openByKey()
            for (let frame = 0; frame < 2; ++frame) {       // the lines have their places then
                root.Window.window.update()
                waitForRendering(root.Window.window.contentItem)
            }
            for (let i = 0; i < 20 && chosen() !== "quitLine"; ++i)
                keyClick(Qt.Key_Down)
            compare(chosen(), "quitLine")
            const quit = line("quit")
            tryVerify(() => quit.mapToItem(root, 0, quit.height).y <= root.Window.height)
            root.height = 800
        }
        function test_no_address_is_named_that_nobody_keeps(): void {
            compare(commands.of("help").filter(command => command.name === "home" || command.name === "fault").length, 0)
            dialogs.show("about")
            tryVerify(() => dialogs.sheet?.opened)
            const shown = item => [item.text ?? "", item.address ?? ""].concat(Array.from(item.children ?? [], shown)).join(" ")
            verify(!shown(dialogs.sheet.contentItem).includes("storeys.github.io"))
            verify(!shown(dialogs.sheet.contentItem).includes("github.com/storeys"))
        }
    }
}
