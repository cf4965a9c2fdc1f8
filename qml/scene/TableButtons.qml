import QtQuick
import Storeys

// The buttons on the table, what explains its look, and why a tile may not lie where it is held.
Item {
    id: buttons

    required property var session
    required property var view          // the Table
    readonly property real banner: why.item?.visible ? why.item.height + Theme.unit : 0     // height that a notice takes at the top

    signal exchangeRequested()
    signal passRequested()

    function dismiss(): void { notice.dismiss() }

    Column {
        x: 2 * Theme.unit
        y: 2 * Theme.unit
        spacing: Theme.unit

        CameraButtons {
            visible: !buttons.view.showsFlat && buttons.view.solidBoard !== null
            rig: buttons.view.solidBoard?.rig ?? null
        }
        ViewButtons { view: buttons.view }
        HeightLegend {
            visible: buttons.view.heightMap && limit > 1
            limit: buttons.session.stackLimit
        }
    }
    LookSign {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 2 * Theme.unit
        look: buttons.session.historyView
    }
    FloorNames { board: buttons.view.board }
    Loader {
        id: why

        active: !buttons.view.solid
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Theme.unit }
        sourceComponent: NoGraphics { room: buttons.width }
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
        y: buttons.height - Math.round(buttons.view.rackHeight * 0.74) - height    // between the letters of the board and those of the rack
        hand: buttons.view.hand
    }
}
