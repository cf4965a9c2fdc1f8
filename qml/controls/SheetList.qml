import QtQuick
import Storeys

// A list among the lines of a Sheet. Where the dialog leaves too little height for it, the list is whole and scrolls
// with the dialog.
ScrolledList {
    id: list

    required property Sheet sheet
    property real most: whole       // height where there is room for it
    readonly property real least: 4 * Theme.target       // smallest height to scroll in
    property real whole             // of all its rows
    readonly property real room: sheet.roomFor(list)

    function scrollBy(distance: real): void {
        const view = list.interactive ? list : list.sheet.page.scroller
        view.contentY = Math.max(view.originY, Math.min(view.originY + Math.max(0, view.contentHeight - view.height), view.contentY + distance))
    }
    // Scrolls to a row.
    function reveal(row: int): void {
        if (list.interactive)
            list.positionViewAtIndex(row, ListView.Contain)
        else if (list.itemAtIndex(row) !== null)
            list.sheet.page.show(list.itemAtIndex(row))
    }

    width: parent?.width ?? 0
    height: Math.round(room >= Math.min(least, whole) ? Math.min(most, room) : Math.max(whole, least))
    interactive: contentHeight > height + 0.5

    // Delayed: the list learns contentHeight while it is laid out, which depends on `whole`.
    Binding on whole { value: list.contentHeight; delayed: true }
}
