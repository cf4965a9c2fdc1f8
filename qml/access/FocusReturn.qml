import QtQuick
import Storeys

// Where the keyboard goes on. A dialog that closes would leave the focus nowhere: it goes back to what had it before or, where that
// has gone, home to the board. So it does in another game.
QtObject {
    id: way

    required property var session
    required property Dialogs dialogs
    required property Item home         // the board
    required property Item focused      // now
    property Item before: null

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
        target: way.session

        function onGameStarted(): void {
            way.before = null
            if (!(way.dialogs?.open ?? false))
                way.home.forceActiveFocus(Qt.OtherFocusReason)
        }
    }
}
