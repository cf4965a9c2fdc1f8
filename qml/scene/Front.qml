import QtQuick
import Storeys

// What stands before the board: the rack on its shadow, the buttons, and why a tile may not lie where it is held.
Item {
    id: front

    required property var session
    required property string quality
    required property CameraRig rig
    required property Hand hand
    required property int rackHeight
    required property int hovered           // the slot under the pointer, -1 = none
    readonly property alias rack: rack

    signal exchangeRequested()
    signal passRequested()

    function dismiss(): void { notice.dismiss() }

    RackShadow {
        x: rack.x
        y: front.height - front.rackHeight
        width: rack.width
        height: front.rackHeight
    }
    RackView {
        id: rack

        width: Math.min(front.width - 16 * Theme.unit, front.rackHeight * 4.2)
        height: front.rackHeight / 0.72     // with headroom, see RackView
        x: Math.round((front.width - width) / 2)
        y: front.height - height
        session: front.session
        quality: front.quality
        held: front.hand.overRack ? front.hand.symbol : ""
        heldFrom: front.hand.slot
        gap: front.hand.gap
        hovered: front.hovered
    }
    CameraButtons {
        x: 2 * Theme.unit
        y: 2 * Theme.unit
        rig: front.rig
    }
    RackButtons {
        x: 2 * Theme.unit
        width: parent.width - 4 * Theme.unit
        anchors { bottom: parent.bottom; bottomMargin: 2 * Theme.unit }
        session: front.session
        onExchangeRequested: front.exchangeRequested()
        onPassRequested: front.passRequested()
    }
    RefusalNotice {
        id: notice

        anchors.horizontalCenter: parent.horizontalCenter
        y: rack.y + rack.tilesTop - height  // between the letters of the board and those of the rack
        hand: front.hand
    }
}
