import QtQuick
import Storeys
import Storeys.Table

// Keeps the keyboard focus from getting lost. When a dialog closes, the focus returns to the item that had it before
// or, if that item is gone, to the board. It also goes to the board when a game begins, and when the item that has it
// is hidden or disabled.
QtObject {
    id: way

    required property TableView view
    required property Dialogs dialogs
    required property Item home         // the board
    required property Item focused      // has the focus now
    property Item before: null          // had the focus when the dialog opened
    property Item used: null            // had the focus last; kept while it is lost
    readonly property bool lost: used !== null && !(used.visible && used.enabled) && !(dialogs?.open ?? false)

    onFocusedChanged: {
        if (!way.lost)
            way.used = way.focused
    }
    onLostChanged: {
        if (way.lost)
            Qt.callLater(way.goOn)
    }

    // A hidden item keeps the focus; a disabled one leaves it to the FocusScope around it. In both cases the board gets
    // it. If another item has taken the focus meanwhile, that item keeps it.
    function goOn(): void {
        if (!way.focused?.visible || way.focused instanceof FocusScope)
            way.home.forceActiveFocus(Qt.OtherFocusReason)
        way.used = way.focused
    }

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
