import QtQuick
import Storeys
import Storeys.Table

// The keyboard focus in the window. It never gets lost: when a dialog closes, the focus returns to the item that had it
// before or, if that item is gone, to the board. It also goes to the board when a game begins, and when the item that
// has it is hidden or disabled. F6 moves it through the regions of the window in turn: the board, the rack, the panel.
QtObject {
    id: way

    required property TableView view
    required property Dialogs dialogs
    required property Table table       // null before the first frame
    required property Item home         // the board
    required property Item panel
    required property Item play         // the button in the panel that plays the draft; null: there is none yet
    required property Item focused      // has the focus now
    property Item before: null          // had the focus when the dialog opened
    property Item used: null            // had the focus last; kept while it is lost
    readonly property Item rack: table?.keys.rackKeys ?? null
    readonly property bool lost: used !== null && !(used.visible && used.enabled) && !(dialogs?.open ?? false)

    function holds(region: Item, item: Item): bool {
        for (let at = item; at !== null; at = at.parent)
            if (at === region)
                return true
        return false
    }
    // Focuses the next region (by: 1) or the one before (-1), counted from the region of the focused item.
    function step(by: int): void {
        const at = way.holds(way.panel, way.focused) ? 2 : way.holds(way.rack, way.focused) ? 1 : 0
        way.enter((at + by + 3) % 3)
    }
    // 0: the board, 1: the rack, 2: the panel. In the panel, the button to play comes first, if there is something to
    // play.
    function enter(which: int): void {
        if (which === 2 && (way.play?.visible ?? false) && way.play.enabled)
            way.play.forceActiveFocus(Qt.TabFocusReason)
        else if (which === 2)
            way.panel.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        else if (which === 1)
            way.rack.forceActiveFocus(Qt.TabFocusReason)
        else
            way.table.keys.focusBoard()
    }
    // Focuses the board, unless the focus is there already.
    function useBoard(): void {
        if (!way.holds(way.home, way.focused))
            way.home.forceActiveFocus(Qt.OtherFocusReason)
    }
    // In Qt a hidden item keeps the focus; a disabled one leaves it to the FocusScope around it. In both cases the
    // board gets it. If another item has taken the focus meanwhile, that item keeps it.
    function goOn(): void {
        if (!way.focused?.visible || way.focused instanceof FocusScope)
            way.home.forceActiveFocus(Qt.OtherFocusReason)
        way.used = way.focused
    }

    onFocusedChanged: if (!way.lost) way.used = way.focused
    onLostChanged: if (way.lost) Qt.callLater(way.goOn)

    readonly property Connections watch: Connections {
        target: way.dialogs

        function onOpenChanged(): void {
            if (way.dialogs.open)
                way.before = way.focused
            else
                (way.before?.visible && way.before.enabled ? way.before : way.home).forceActiveFocus(Qt.PopupFocusReason)
        }
    }
    readonly property Connections games: Connections {
        target: way.view

        function onBegun(): void {
            way.before = null
            if (!(way.dialogs?.open ?? false))
                way.home.forceActiveFocus(Qt.OtherFocusReason)
        }
    }
}
