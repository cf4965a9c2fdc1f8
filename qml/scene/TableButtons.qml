pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The buttons on the table, the legend of a map of heights, and the names of storeys.
Item {
    id: buttons

    required property GameTable gameTable
    required property Commands commands
    required property PlayBoard board
    required property bool solid        // three dimensions can be drawn
    required property bool numbered     // a map of heights is wanted
    required property bool folded       // two menus have the buttons, for lack of room
    required property bool withRack     // the rack is shown; else the storeys take its place

    component FramedButton: IconButton { quiet: false }
    component ViewButton: IconButton {
        quiet: false
        objectName: command.name + "Button"
        visible: command.offered
        hintSide: Qt.RightEdge
    }

    MenuButton {
        objectName: "viewMenuButton"
        visible: buttons.folded
        x: 2 * Theme.unit
        y: 2 * Theme.unit
        quiet: false
        symbol: "corner"
        text: qsTr("View")
        hintSide: Qt.RightEdge
        fromLeft: true

        MenuLines { commands: Array.from(buttons.commands.of("view")) }
    }
    MenuButton {
        objectName: "rackMenuButton"
        visible: buttons.folded && buttons.withRack
        x: 2 * Theme.unit
        anchors { bottom: parent.bottom; bottomMargin: 2 * Theme.unit }
        quiet: false
        symbol: "more"
        text: qsTr("Rack and turn")
        hintSide: Qt.RightEdge
        fromLeft: true

        MenuLines { commands: Array.from(buttons.commands.named(["shuffle", "sort", "recall", "exchange", "pass"])) }
    }
    // The buttons of the view. On the flat board those of the camera stay, and lead back to three dimensions.
    Column {
        visible: !buttons.folded
        x: 2 * Theme.unit
        y: 2 * Theme.unit
        spacing: Theme.unit

        Column {
            visible: buttons.solid
            spacing: Theme.unit / 2

            ViewButton { command: buttons.commands.view.top; marked: buttons.gameTable.lesson.button === "camera" }
            ViewButton { command: buttons.commands.view.corner; marked: buttons.gameTable.lesson.button === "camera" }
            ViewButton { command: buttons.commands.view.low; marked: buttons.gameTable.lesson.button === "camera" }
            // always there, so that no button moves
            ViewButton { command: buttons.commands.view.reset; objectName: "resetViewButton" }
        }
        Column {
            spacing: Theme.unit / 2

            ViewButton { command: buttons.commands.view.flat; visible: buttons.solid; marked: buttons.gameTable.lesson.button === "flat" }
            ViewButton { command: buttons.commands.view.heights }
            ViewButton { command: buttons.commands.view.explode; marked: buttons.gameTable.lesson.button === "explode" }
        }
        // The legend of a map of heights: colour and number of each height, the highest on top. Left out where there is
        // no room: the tiles show their numbers too.
        Card {
            id: legend

            readonly property int limit: buttons.gameTable.view.shape.stackLimit      // tiles on a full stack

            visible: buttons.numbered && limit > 1 && 10 * (Theme.target + Theme.unit / 2) + 8 * Theme.unit + 12 * Theme.body < buttons.height
            width: Theme.target
            height: column.height + Theme.unit
            radius: Theme.buttonRadius
            color: Theme.p.panel
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Heights from 1 to %1 (full)").arg(limit)

            Column {
                id: column

                anchors.centerIn: parent
                spacing: Math.round(2 * Theme.scale)

                Repeater {
                    model: legend.limit

                    Rectangle {
                        id: chip

                        required property int index
                        readonly property int storey: legend.limit - index

                        width: legend.width - Theme.unit
                        height: Math.round(1.9 * Theme.body)
                        radius: Theme.chipRadius
                        color: Theme.p.heights[Math.min(storey, Theme.p.heights.length) - 1]
                        border { width: 1; color: Qt.darker(color, 1.5) }

                        SilentLabel {
                            anchors.centerIn: parent
                            text: String(chip.storey)
                            color: Theme.p.ink
                            font.bold: true
                        }
                    }
                }
            }
        }
    }
    // The names of the storeys while the board is taken apart, each at the back edge of its tray. Shown only while
    // the trays lie side by side and nothing moves.
    Repeater {
        model: buttons.board?.explosion.resting && buttons.board.explosion.spread === 1 && !buttons.board.turning ? buttons.board.explosion.storeys : 0

        Label {
            required property int index
            readonly property point at: buttons.board.floorEdgeNow(index)

            x: at.x - width / 2
            y: Math.round(at.y - height - Theme.unit / 2)
            text: qsTr("Storey %1").arg(index + 1)
            font.bold: true
            leftPadding: Theme.unit
            rightPadding: Theme.unit

            Rectangle {
                anchors.fill: parent
                z: -1
                radius: Theme.chipRadius
                color: Theme.p.panel
            }
        }
    }
    // Beside the rack: at the left, buttons to order it and to take laid tiles back; at the right, buttons for turns
    // that lay no tile.
    Column {
        visible: !buttons.folded && buttons.withRack
        anchors { left: parent.left; bottom: parent.bottom; margins: 2 * Theme.unit }
        spacing: Theme.unit / 2

        FramedButton { command: buttons.commands.play.shuffle; hintSide: Qt.RightEdge }
        FramedButton { command: buttons.commands.play.sort; hintSide: Qt.RightEdge }
        FramedButton { command: buttons.commands.play.recall; shortcut: KeyNames.esc; hintSide: Qt.RightEdge }
    }
    Column {
        visible: !buttons.folded && buttons.withRack
        anchors { right: parent.right; bottom: parent.bottom; margins: 2 * Theme.unit }
        spacing: Theme.unit / 2

        FramedButton {
            objectName: "exchangeTileButton"
            command: buttons.commands.play.exchange
            marked: buttons.gameTable.lesson.button === "exchange"
            hintSide: Qt.LeftEdge
        }
        FramedButton { objectName: "passTurnButton"; command: buttons.commands.play.pass; hintSide: Qt.LeftEdge }
    }
}
