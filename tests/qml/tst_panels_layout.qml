import QtQuick
import QtTest
import Storeys
import Storeys.Fixture

// Large text and layouts from right to left: everything stays in sight and in order.
Item {
    id: root

    width: 1280
    height: 800

    GameFixture { id: fixture; record: "stack10"; turns: 18 }
    Component {
        id: maker

        SidePanel {
            anchors.right: parent.right
            height: parent.height
            gameTable: fixture.table
            commands: Commands { gameTable: fixture.table }
            LayoutMirroring.enabled: mirrored
            LayoutMirroring.childrenInherit: true

            property bool mirrored: false
        }
    }

    TestCase {
        name: "Layout"
        when: windowShown

        function initTestCase(): void { compare(fixture.table.cursor.layText("A8 KAS"), "") }
        function edge(item: Item): real { return item.mapToItem(root, 0, 0).x }
        function cleanup(): void {
            Theme.textScale = 1
            Theme.windowWidth = 1280
            root.height = 800
        }

        function isInSight(item: Item): bool {
            return item.mapToItem(root, 0, 0).y >= 0 && item.mapToItem(root, 0, item.height).y <= root.height
        }

        function test_the_panel_grows_with_the_text_but_the_board_keeps_the_larger_part(): void {
            const panel = createTemporaryObject(maker, root)
            const width = panel.width
            Theme.textScale = 1.5
            verify(panel.width > 1.4 * width)
            Theme.textScale = 2
            for (const window of [1280, 960, 800]) {
                Theme.windowWidth = window
                verify(panel.width < window / 2)
            }
            compare(findChild(panel, "playButton").height, 2 * Math.round(46 * Theme.windowScale))
        }
        function test_the_play_is_always_in_sight_data(): var {
            return [{ tag: "large text", height: 800, width: 1280, text: 2 }, { tag: "low", height: 500, width: 760, text: 1 },
                    { tag: "low, large text", height: 540, width: 960, text: 2 }]
        }
        function test_the_play_is_always_in_sight(row: var): void {
            Theme.textScale = row.text
            Theme.windowWidth = row.width
            root.height = row.height
            const panel = createTemporaryObject(maker, root), button = findChild(panel, "playButton")
            tryVerify(() => button.height > 0 && isInSight(button))
            tryVerify(() => findChild(panel, "history").height >= 80 * Theme.scale)     // and a few turns can be scrolled to
            verify(isInSight(findChild(panel, "moreButton")))
        }
        function test_where_there_is_too_little_room_buttons_go_into_menus(): void {
            const panel = createTemporaryObject(maker, root)
            verify(!findChild(panel, "turnsMenu").visible)
            verify(findChild(panel, "preferencesButton").visible)
            Theme.textScale = 2
            Theme.windowWidth = 800
            tryVerify(() => findChild(panel, "turnsMenu").visible && !findChild(panel, "undoButton").visible)
            verify(findChild(panel, "moreButton").visible)
            const head = findChild(panel, "moreButton").parent
            verify(Array.from(head.children).every(button => button.mapToItem(panel, 0, 0).x >= 0))
        }
        function test_at_the_usual_size_nothing_scrolls(): void {
            const panel = createTemporaryObject(maker, root), button = findChild(panel, "playButton")
            verify(button.mapToItem(root, 0, button.height).y <= root.height)
        }
        function test_from_right_to_left_the_panel_is_mirrored_but_not_the_word(): void {
            const panel = createTemporaryObject(maker, root, { mirrored: true })
            const word = findChild(panel, "mainWord")
            tryVerify(() => edge(findChild(panel, "newGameButton")) > edge(findChild(panel, "moreButton")))
            tryVerify(() => edge(word.children[0]) < edge(word.children[1]))
            verify(edge(findChild(panel, "tilesLeft")) < edge(panel) + panel.width / 2)
        }
    }
}
