import QtQuick
import QtQuick.Templates as T
import Storeys

// What may be higher than its room: it scrolls then, by mouse and wheel, and so that what has the focus is in sight.
Flickable {
    id: scroller

    readonly property Item focused: Window.activeFocusItem
    readonly property int edge: Theme.unit          // kept between that and the border

    function reveal(): void {
        if (!scroller.interactive || scroller.focused === null || !scroller.holds(scroller.focused))
            return
        const top = scroller.focused.mapToItem(scroller.contentItem, 0, 0).y - scroller.edge
        const bottom = top + scroller.focused.height + 2 * scroller.edge
        const lowest = Math.min(top, scroller.contentHeight - scroller.height)
        scroller.contentY = Math.max(0, Math.min(lowest, Math.max(scroller.contentY, bottom - scroller.height)))
    }
    function holds(item: Item): bool {
        for (let at = item; at !== null; at = at.parent)
            if (at === scroller.contentItem)
                return true
        return false
    }

    contentWidth: width
    interactive: contentHeight > height + 0.5
    clip: interactive
    boundsBehavior: Flickable.StopAtBounds
    onFocusedChanged: scroller.reveal()
    onHeightChanged: scroller.reveal()

    T.ScrollBar.vertical: ScrollHandle {}
}
