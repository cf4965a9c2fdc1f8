import QtQuick
import Storeys

// A menu, opened by a button or by a line of another menu. Scrolls where the window is too low.
MenuBase {
    id: menu

    property real wished: 0         // width of the content
    property real tall: 0           // height of the content
    property Item header: null      // above the lines, always in sight
    property bool seeks: false      // a letter that no line begins with is reported as sought
    readonly property MenuLine chosen: itemAt(currentIndex) as MenuLine
    property bool left: false       // the pointer rests on a line other than that of the open submenu
    // Holds the header. Not in the background, which gets no clicks.
    readonly property Item top: Item {
        parent: menu.contentItem.parent
        x: menu.padding
        y: menu.padding
        width: menu.width - 2 * menu.padding
        LayoutMirroring.enabled: Theme.mirrored
        LayoutMirroring.childrenInherit: true
        children: menu.header !== null ? [menu.header] : []
    }
    readonly property Timer rest: Timer { interval: 250; onTriggered: menu.left = !(menu.chosen?.hovered ?? false) }

    signal sought(string letter)

    // Makes the menu as wide as its longest line. Needs the lines to exist.
    function measure(): void {
        let widest = 0
        for (let at = 0; at < menu.count; ++at)
            widest = Math.max(widest, (menu.itemAt(at) as MenuLine)?.wished ?? 0)
        menu.wished = widest
    }
    function measureShown(): void { if (menu.visible) menu.measure() }
    // The numbers of lines with text, without separators.
    function lines(): var { return Array.from({ length: menu.count }, (_, at) => at).filter(at => menu.itemAt(at) instanceof MenuLine) }
    // Goes to the next line that begins with the letter, after the last one to the first. False if there is none.
    function goToLetter(letter: string): bool {
        const found = menu.lines().filter(at => (menu.itemAt(at) as MenuLine).text.toLowerCase().startsWith(letter.toLowerCase()))
        if (letter.trim() === "" || found.length === 0)
            return false
        menu.currentIndex = found.find(at => at > menu.currentIndex) ?? found[0]
        return true
    }
    // A key with that text was pressed. False if it means nothing.
    function take(text: string): bool {
        if (menu.goToLetter(text))
            return true
        const isLetter = menu.seeks && text.toLowerCase() !== text.toUpperCase()
        if (isLetter)
            menu.sought(text)
        return isLetter
    }
    // Goes from the last line to the first (by: 1) or back (-1). False if another line is selected.
    function wrap(by: int): bool {
        const lines = menu.lines()
        const from = by > 0 ? lines[lines.length - 1] : lines[0], to = by > 0 ? lines[0] : lines[lines.length - 1]
        if (menu.currentIndex !== from && !(menu.currentIndex < 0 && by < 0))
            return false
        menu.currentIndex = to
        return true
    }

    width: Math.min(Math.ceil(wished) + 2 * padding, (parent?.Window.width ?? wished) - 2 * margins)
    height: Math.min(tall + topPadding + bottomPadding, (parent?.Window.height ?? 0) - 2 * margins)
    padding: Math.round(4 * Theme.scale)
    topPadding: padding + (header !== null ? header.height + padding : 0)
    margins: Theme.unit
    cascade: Theme.windowWidth > 720 * Theme.scale      // submenus open beside it, else over it
    delegate: MenuLine {}
    // On a diagonal way to the submenu, the pointer crosses other lines. Resting on one ends this.
    aiming: (chosen?.list?.visible ?? false) && !left
    onAboutToShow: menu.measure()
    onLineChanged: Qt.callLater(menu.measureShown)

    contentItem: ScrolledList {
        implicitHeight: menu.tall
        cacheBuffer: 4000       // creates all lines, so that the height is known
        onContentHeightChanged: menu.tall = contentHeight
        model: menu.contentModel
        currentIndex: menu.currentIndex
        interactive: contentHeight > height
        clip: interactive
        highlightMoveDuration: 0
        LayoutMirroring.enabled: Theme.mirrored
        LayoutMirroring.childrenInherit: true
        keyNavigationEnabled: false     // the menu itself handles arrow keys
        Keys.onUpPressed: event => event.accepted = menu.wrap(-1)
        Keys.onDownPressed: event => event.accepted = menu.wrap(1)
        Keys.onPressed: event => {
            const lines = menu.lines()
            event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End
            if (event.accepted)
                menu.currentIndex = event.key === Qt.Key_Home ? lines[0] : lines[lines.length - 1]
            else
                event.accepted = !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier)) && menu.take(event.text)
        }

        HoverHandler {
            onPointChanged: {
                if (menu.chosen?.hovered)
                    menu.left = false
                if (!menu.left)
                    menu.rest.restart()
            }
        }
    }
    background: Card { radius: Theme.buttonRadius }
}
