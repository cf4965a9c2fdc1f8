pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// The table for the keyboard and for screen readers: the board first, then the rack, and the tile that was picked there.
FocusScope {
    id: keys

    required property var session
    required property var board     // a BoardView or a FlatBoard, null until it is there
    required property var rack      // a RackView or a FlatRack
    required property Hand hand
    readonly property Item boardKeys: boardHost
    readonly property Item rackKeys: rackHost
    readonly property alias picked: pickedTile
    readonly property int lifted: pickedTile.slot   // the place of the rack whose tile is picked, -1 = none

    // It is seen where on the board the keyboard is.
    function focusBoard(): void {
        boardHost.forceActiveFocus(Qt.TabFocusReason)
        if (!keys.session.view.cursor.shown)
            keys.session.view.cursor.point(keys.session.view.cursor.square)
    }

    focus: true
    Keys.onPressed: event => pickedTile.handle(event)

    PickedTile {
        id: pickedTile

        session: keys.session
        hand: keys.hand
    }
    FocusScope {
        id: boardHost

        anchors.fill: parent
        focus: true

        OnDemand {
            active: keys.session.speech.active && keys.board !== null
            anchors.fill: parent
            focus: true
            content: BoardAccess {
                anchors.fill: parent
                session: keys.session
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
            session: keys.session
            rack: keys.rack
            picked: pickedTile
            onBoardWanted: keys.focusBoard()
        }
    }
}
