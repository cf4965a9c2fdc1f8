import QtQuick
import QtTest
import Storeys
import Storeys.Mock

// Large text and layouts from right to left: everything stays in sight and in order.
Item {
    id: root

    width: 1280
    height: 800

    MockSession { id: mockSession }
    Component {
        id: maker

        SidePanel {
            anchors.right: parent.right
            height: parent.height
            session: mockSession
            commands: Commands { session: mockSession }
            LayoutMirroring.enabled: mirrored
            LayoutMirroring.childrenInherit: true

            property bool mirrored: false
        }
    }

    TestCase {
        name: "Layout"
        when: windowShown

        function edge(item: Item): real { return item.mapToItem(root, 0, 0).x }
        function cleanup(): void { Theme.textScale = 1 }

        function test_the_panel_grows_with_the_text(): void {
            const panel = createTemporaryObject(maker, root)
            const width = panel.width
            Theme.textScale = 2
            compare(panel.width, 2 * width)
            compare(findChild(panel, "playButton").height, 2 * Math.round(46 * Theme.windowScale))
        }
        function test_what_does_not_fit_can_be_scrolled_to(): void {
            Theme.textScale = 2
            const panel = createTemporaryObject(maker, root), button = findChild(panel, "playButton")
            tryVerify(() => findChild(panel, "history").height >= 80 * Theme.scale)
            tryVerify(() => button.mapToItem(root, 0, button.height).y > root.height)
            button.forceActiveFocus(Qt.TabFocusReason)
            tryVerify(() => button.mapToItem(root, 0, button.height).y <= root.height)
        }
        function test_at_the_usual_size_nothing_scrolls(): void {
            const panel = createTemporaryObject(maker, root), button = findChild(panel, "playButton")
            verify(button.mapToItem(root, 0, button.height).y <= root.height)
        }
        function test_from_right_to_left_the_panel_is_mirrored_but_not_the_word(): void {
            const panel = createTemporaryObject(maker, root, { mirrored: true })
            const word = findChild(panel, "mainWord")
            verify(edge(findChild(panel, "newGameButton")) > edge(findChild(panel, "moreButton")))
            verify(edge(word.children[0]) < edge(word.children[1]))
            verify(edge(findChild(panel, "tilesLeft")) < edge(panel) + panel.width / 2)
        }
    }
}
