pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The buttons on the table, what explains its look, and why a tile may not lie where it is held.
Item {
    id: buttons

    required property LiveGame game
    required property TableView view
    required property Lesson lesson
    required property Announcer announcer
    required property var scene         // the Table
    readonly property real banner: why.item?.visible ? why.item.height + Theme.unit : 0     // height that a notice takes at the top
    readonly property bool withRack: !scene.exploded || scene.showsFlat     // else the parts of the board have its place

    signal exchangeRequested()
    signal passRequested()

    function dismiss(): void { notice.dismiss() }
    function inGroup(group: string): var { return Array.from(buttons.scene.commands).filter(command => command.group === group && command.offered) }

    MenuButton {
        objectName: "viewMenuButton"
        visible: buttons.scene.folded
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
        visible: buttons.scene.folded && buttons.withRack
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
        visible: !buttons.scene.folded
        x: 2 * Theme.unit
        y: 2 * Theme.unit
        spacing: Theme.unit

        CameraButtons {
            visible: buttons.scene.solid
            scene: buttons.scene
        }
        ViewButtons { scene: buttons.scene }
        HeightLegend {
            visible: buttons.scene.heightMap && limit > 1 && 10 * (Theme.target + Theme.unit / 2) + 8 * Theme.unit + 12 * Theme.body < buttons.height    // the tiles have numbers too
            limit: buttons.view.shape.stackLimit
        }
    }
    LookSign {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 2 * Theme.unit
        look: buttons.view.look
    }
    FloorNames { board: buttons.scene.board }
    OnDemand {
        id: why

        active: !buttons.scene.solid
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Theme.unit }
        content: NoGraphics { room: buttons.width }
    }
    RackButtons {
        visible: !buttons.scene.folded && buttons.withRack
        x: 2 * Theme.unit
        width: parent.width - 4 * Theme.unit
        anchors { bottom: parent.bottom; bottomMargin: 2 * Theme.unit }
        game: buttons.game
        view: buttons.view
        lesson: buttons.lesson
        onExchangeRequested: buttons.exchangeRequested()
        onPassRequested: buttons.passRequested()
    }
    RefusalNotice {
        id: notice

        anchors.horizontalCenter: parent.horizontalCenter
        y: buttons.height - Math.round(buttons.scene.rackHeight * 0.74) - height    // between the letters of the board and those of the rack
        hand: buttons.scene.hand
        announcer: buttons.announcer
        narrow: buttons.scene.folded
    }
}
