pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Table

// The list of turns, scrolled to the newest, at the bottom or at the top, or to the turn that is shown. Arrow keys choose
// a turn, Enter shows the board after it.
ListView {
    id: list

    required property TableView view

    property bool newestFirst: false    // from top to bottom
    property Scroller outer: null       // scrolls the whole list in place of the list itself; null: the list scrolls

    signal wordRequested(string word)

    readonly property Flickable scrolled: outer !== null ? outer : list
    readonly property HistoryView look: view.look
    // number of the turn whose board is shown, -1 = none
    readonly property int shownTurn: look.active ? look.turn : -1
    property bool browsed: false         // the person has scrolled elsewhere or chosen a row
    readonly property int pageStep: Math.round(scrolled.height * 0.8)

    function scrollBy(distance: int): void {
        list.browsed = true
        later.stop()
        const view = list.scrolled
        view.contentY = Math.max(view.originY, Math.min(view.originY + view.contentHeight - view.height, view.contentY + distance))
    }

    // Scrolls to a row.
    function reveal(row: int): void {
        if (list.outer === null)
            list.positionViewAtIndex(row, ListView.Contain)
        else if (list.itemAtIndex(row) !== null)        // null: not laid out yet; that will call follow() again
            list.outer.sight.show(list.itemAtIndex(row))
    }

    // Chooses the row that Enter shows.
    function choose(row: int): void {
        list.browsed = true
        later.stop()
        list.currentIndex = Math.max(0, Math.min(list.count - 1, row))
        list.reveal(list.currentIndex)
    }
    // Chooses the row above (-1) or below (1), at first the newest.
    function step(by: int): void { list.choose(list.currentIndex < 0 ? list.count - 1 : list.currentIndex + (list.newestFirst ? -by : by)) }
    function showChosen(): void {
        const row = list.currentItem as TurnRow
        if (row)
            list.look.show(row.entry.number)
    }

    // Scrolls to the turn that is shown or else to the newest.
    function follow(): void {
        list.browsed = false
        if (list.shownTurn >= 0)
            // together with the row above, as the upper edge fades
            for (const row of [list.newestFirst ? list.shownTurn : list.shownTurn - 2, list.shownTurn - 1])
                list.reveal(Math.max(0, Math.min(list.count - 1, row)))
        else if (list.outer === null)       // an outer scroller keeps the players in sight instead
            list.positionViewAtEnd()
    }

    model: view.turns
    verticalLayoutDirection: newestFirst ? ListView.BottomToTop : ListView.TopToBottom
    currentIndex: -1
    highlightFollowsCurrentItem: false
    keyNavigationEnabled: false
    interactive: outer === null
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Turns")
    onCountChanged: later.restart()
    onHeightChanged: later.restart()
    onContentHeightChanged: if (!list.browsed) later.restart()     // a row has become longer
    onMovementStarted: list.browsed = true
    onActiveFocusChanged: if (!list.activeFocus) list.currentIndex = -1
    onShownTurnChanged: later.restart()
    Keys.onUpPressed: list.step(-1)
    Keys.onDownPressed: list.step(1)
    Keys.onReturnPressed: list.showChosen()
    Keys.onEnterPressed: list.showChosen()
    Keys.onSpacePressed: list.showChosen()
    Keys.onPressed: event => {
        const steps = { [Qt.Key_PageUp]: -list.pageStep, [Qt.Key_PageDown]: list.pageStep, [Qt.Key_Home]: -list.contentHeight, [Qt.Key_End]: list.contentHeight }
        event.accepted = steps[event.key] !== undefined
        if (event.key === (list.newestFirst ? Qt.Key_Home : Qt.Key_End) && list.outer === null)
            list.follow()
        else if (event.accepted)
            list.scrollBy(steps[event.key])
    }

    // Waits until the list has laid out new rows.
    Timer { id: later; interval: 0; onTriggered: list.follow() }

    delegate: TurnRow {
        chosen: ListView.isCurrentItem
        width: list.width - (handle.visible ? handle.width : 0)
        counted: list.view.shape.counted
        latest: index === list.count - 1
        first: list.newestFirst ? latest : index === 0
        shown: entry.number === list.shownTurn
        onLookRequested: list.look.show(entry.number)
        onWordRequested: word => list.wordRequested(word)
    }

    T.ScrollBar.vertical: ScrollHandle { id: handle }

    // The list fades at its upper edge where there is more above.
    Rectangle {
        visible: !list.atYBeginning
        width: list.width
        height: 3 * Theme.unit
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.p.panel }
            GradientStop { position: 1; color: Qt.rgba(Theme.p.panel.r, Theme.p.panel.g, Theme.p.panel.b, 0) }
        }
    }
    FocusRing { anchors.margins: 0; shown: list.activeFocus && list.currentIndex < 0; cornerRadius: Theme.noticeRadius }
}
