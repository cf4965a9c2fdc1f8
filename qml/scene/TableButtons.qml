import QtQuick
import Storeys

// The buttons on the table, and why a tile may not lie where it is held.
Item {
    id: buttons

    required property var session
    required property CameraRig rig
    required property Hand hand
    required property int rackHeight

    signal exchangeRequested()
    signal passRequested()

    function dismiss(): void { notice.dismiss() }

    CameraButtons {
        x: 2 * Theme.unit
        y: 2 * Theme.unit
        rig: buttons.rig
    }
    LookSign {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 2 * Theme.unit
        look: buttons.session.historyView
    }
    RackButtons {
        x: 2 * Theme.unit
        width: parent.width - 4 * Theme.unit
        anchors { bottom: parent.bottom; bottomMargin: 2 * Theme.unit }
        session: buttons.session
        onExchangeRequested: buttons.exchangeRequested()
        onPassRequested: buttons.passRequested()
    }
    RefusalNotice {
        id: notice

        anchors.horizontalCenter: parent.horizontalCenter
        y: buttons.height - Math.round(buttons.rackHeight * 0.74) - height    // between the letters of the board and those of the rack
        hand: buttons.hand
    }
}
