pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// The buttons on the table, what explains its look, and why a tile may not lie where it is held.
Item {
    id: buttons

    required property var session
    required property var view          // the Table
    readonly property real banner: why.item?.visible ? why.item.height + Theme.unit : 0     // height that a notice takes at the top
    readonly property bool withRack: !view.exploded || view.showsFlat     // else the parts of the board have its place

    signal exchangeRequested()
    signal passRequested()

    function dismiss(): void { notice.dismiss() }
    function inGroup(group: string): var { return Array.from(buttons.view.commands).filter(command => command.group === group && command.offered) }

    MenuButton {
        objectName: "viewMenuButton"
        visible: buttons.view.folded
        x: 2 * Theme.unit
        y: 2 * Theme.unit
        quiet: false
        icon: "corner"
        text: qsTr("View")
        hintSide: Qt.RightEdge
        fromLeft: true

        MenuLines { commands: buttons.inGroup("view") }
    }
    MenuButton {
        objectName: "rackMenuButton"
        visible: buttons.view.folded && buttons.withRack
        x: 2 * Theme.unit
        anchors { bottom: parent.bottom; bottomMargin: 2 * Theme.unit }
        quiet: false
        icon: "more"
        text: qsTr("Rack and turn")
        hintSide: Qt.RightEdge
        fromLeft: true

        MenuLines { commands: buttons.inGroup("play").filter(command => ["shuffle", "sort", "recall", "exchange", "pass"].includes(command.name)) }
    }
    Column {
        visible: !buttons.view.folded
        x: 2 * Theme.unit
        y: 2 * Theme.unit
        spacing: Theme.unit

        CameraButtons {
            visible: buttons.view.solid
            view: buttons.view
        }
        ViewButtons { view: buttons.view }
        HeightLegend {
            visible: buttons.view.heightMap && limit > 1 && 10 * (Theme.target + Theme.unit / 2) + 8 * Theme.unit + 12 * Theme.body < buttons.height    // the tiles have numbers too
            limit: buttons.session.view.shape.stackLimit
        }
    }
    LookSign {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 2 * Theme.unit
        look: buttons.session.view.look
    }
    FloorNames { board: buttons.view.board }
    OnDemand {
        id: why

        active: !buttons.view.solid
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Theme.unit }
        content: NoGraphics { room: buttons.width }
    }
    RackButtons {
        visible: !buttons.view.folded && buttons.withRack
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
        narrow: buttons.view.folded
    }
}
