import QtQuick
import Storeys
import Storeys.Table

// Where the keyboard goes on. A dialog that closes would leave the focus nowhere: it goes back to what had it before or, where that
// has gone, home to the board. It goes there too in another game, and when the button that was pressed hides or is disabled.
QtObject {
    id: way

    required property TableView view
    required property Dialogs dialogs
    required property Item home         // the board
    required property Item focused      // now
    property Item before: null
    property Item used: null            // what had the focus last
    readonly property bool lost: used !== null && !(used.visible && used.enabled) && !(dialogs?.open ?? false)

    onFocusedChanged: {
        if (!way.lost)
            way.used = way.focused
    }
    onLostChanged: {
        if (way.lost)
            Qt.callLater(way.goOn)
    }

    // What is hidden keeps the focus, what is disabled leaves it to what holds it. If another item has taken it, that one goes on.
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
