import QtQuick
import QtQuick.Templates as T
import Storeys

// A list of commands that opens from a button, or from a line of another list. It scrolls where the window is too low.
T.Menu {
    id: menu

    property string name: ""
    property string symbol: ""
    property real wished: 0         // width
    property real tall: 0           // height of its lines
    readonly property real room: parent?.Window.height ?? 0
    readonly property MenuLine chosen: itemAt(currentIndex) as MenuLine
    property bool left: false       // the pointer rests on another line than the one whose list is open
    readonly property Timer rest: Timer { interval: 250; onTriggered: menu.left = !(menu.chosen?.hovered ?? false) }
    // On its slanted way to the list within, the pointer crosses other lines: they are not chosen before it rests on them.
    readonly property bool aiming: (chosen?.list?.visible ?? false) && !left

    // As wide as its longest line, which is known once it has lines.
    function measure(): void {
        let widest = 0
        for (let at = 0; at < menu.count; ++at)
            widest = Math.max(widest, (menu.itemAt(at) as MenuLine)?.wished ?? 0)
        menu.wished = widest
    }
    // Of the lists within, only that of the line stays open.
    function closeOthers(line: MenuLine): void {
        for (let at = 0; at < menu.count; ++at) {
            const other = menu.itemAt(at) as MenuLine
            if (other !== line && other?.list?.visible)
                other.list.close()
        }
    }
    // From its last line on to the first, and back; false if there is a line that way.
    function wrap(by: int): bool {
        const lines = Array.from({ length: menu.count }, (_, at) => at).filter(at => menu.itemAt(at) instanceof MenuLine)
        const from = by > 0 ? lines[lines.length - 1] : lines[0], to = by > 0 ? lines[0] : lines[lines.length - 1]
        if (menu.currentIndex !== from && !(menu.currentIndex < 0 && by < 0))
            return false
        menu.currentIndex = to
        return true
    }
    function showByKey(): void {
        menu.open()
        menu.currentIndex = 0
    }

    width: Math.min(Math.ceil(wished) + 2 * padding, (parent?.Window.width ?? wished) - 2 * margins)
    height: Math.min(tall + 2 * padding, room - 2 * margins)
    padding: Math.round(4 * Theme.scale)
    margins: Theme.unit
    cascade: Theme.windowWidth > 720 * Theme.scale      // a list within it opens beside it, else over it
    delegate: MenuLine {}
    onAboutToShow: menu.measure()

    contentItem: ListView {
        implicitHeight: menu.tall
        cacheBuffer: 4000       // all lines are there, so that its height is known
        onContentHeightChanged: menu.tall = contentHeight
        model: menu.contentModel
        currentIndex: menu.currentIndex
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        highlightRangeMode: ListView.NoHighlightRange
        LayoutMirroring.enabled: Theme.mirrored
        LayoutMirroring.childrenInherit: true
        T.ScrollBar.vertical: ScrollHandle {}
        keyNavigationEnabled: false     // the menu goes by itself
        Keys.onUpPressed: event => event.accepted = menu.wrap(-1)
        Keys.onDownPressed: event => event.accepted = menu.wrap(1)

        HoverHandler {
            onPointChanged: {
                if (menu.chosen?.hovered)
                    menu.left = false
                if (!menu.left)
                    menu.rest.restart()
            }
        }
    }
    background: Rectangle {
        radius: Theme.buttonRadius
        color: Theme.p.card
        border { width: 1; color: Theme.p.line }
    }
}
