import QtQuick

// Scrolls a view so that the item with the focus is visible, or its whole row in a list. Focus moved by a click scrolls
// nothing: the person already looks there.
QtObject {
    id: sight

    required property Flickable view
    property bool byRow: false      // shows the whole row, in a list
    property int edge: 0            // free space above and below the item, pixels
    readonly property Item focused: view.Window.activeFocusItem

    function reveal(): void {
        let item = null
        for (let at = sight.focused; at !== null; at = at.parent) {
            if (at.parent === sight.view.contentItem && sight.byRow)
                item = at
            if (at === sight.view.contentItem)
                return sight.show(item ?? sight.focused)
        }
    }
    // Like reveal(), unless a click moved the focus.
    function follow(): void {
        if (sight.reasonOf(sight.focused) !== Qt.MouseFocusReason)
            sight.reveal()
    }
    // Only controls and fields have a focusReason, each type its own property; undefined for other items.
    function reasonOf(item: var): var { return item?.focusReason }
    function show(item: Item): void {
        const view = sight.view
        if (!view.interactive || item === view.contentItem)
            return
        const top = item.mapToItem(view.contentItem, 0, 0).y - sight.edge
        const bottom = top + item.height + 2 * sight.edge
        const lowest = Math.min(top, view.originY + view.contentHeight - view.height)
        view.contentY = Math.max(view.originY, Math.min(lowest, Math.max(view.contentY, bottom - view.height)))
    }

    onFocusedChanged: sight.follow()
}
