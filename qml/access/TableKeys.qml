pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The table for the keyboard and for screen readers: first the board, then the rack; and the tile that was picked.
FocusScope {
    id: keys

    required property TableView view
    required property TypingCursor cursor
    required property BoardSpeech speech
    required property PlayBoard board   // null until it is loaded
    required property PlayRack rack     // null until it is loaded
    required property Hand hand
    readonly property Item boardKeys: boardHost
    readonly property Item rackKeys: rackHost
    readonly property alias picked: pickedTile
    // the stack that the next letter goes to; empty while the typing cursor is hidden
    readonly property rect next: cursor.shown && board !== null ? board.stackRectNow(cursor.square) : Qt.rect(0, 0, 0, 0)

    // Also shows the typing cursor, so that the person sees where on the board the focus is.
    function focusBoard(): void {
        boardHost.forceActiveFocus(Qt.TabFocusReason)
        keys.showCursor()
    }
    function showCursor(): void {
        if (!keys.cursor.shown)
            keys.cursor.point(keys.cursor.square)
    }

    focus: true
    Keys.onPressed: event => pickedTile.handle(event)

    PickedTile {
        id: pickedTile

        view: keys.view
        cursor: keys.cursor
        hand: keys.hand
    }
    FocusScope {
        id: boardHost

        anchors.fill: parent
        focus: true

        OnDemand {
            active: keys.speech.active && keys.board !== null
            anchors.fill: parent
            focus: true
            content: BoardAccess {
                anchors.fill: parent
                view: keys.view
                cursor: keys.cursor
                speech: keys.speech
                board: keys.board
                picked: pickedTile
            }
        }
    }
    OnDemand {
        id: rackHost

        active: keys.rack !== null
        anchors.fill: parent
        content: RackAccess {
            anchors.fill: parent
            focus: true
            view: keys.view
            speech: keys.speech
            rack: keys.rack
            picked: pickedTile
            onBoardWanted: keys.focusBoard()
        }
    }
}
