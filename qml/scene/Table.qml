import QtQuick
import QtQuick.Window
import Storeys

// Everything on the table: the board, the rack before it, the tile in the hand, and their buttons. It fills its item.
FocusScope {
    id: table

    required property var session
    property string quality: "medium"       // "low", "medium" or "high"
    readonly property alias board: board
    readonly property alias hand: hand
    readonly property RackView rack: front.item as RackView
    readonly property bool shown: front.active      // the first frame is on the screen
    readonly property int rackHeight: Math.round(Math.min(height * 0.16, 168 * Theme.scale))
    readonly property bool fromAbove: board.rig.preset === "top"

    signal exchangeRequested()
    signal passRequested()

    function preset(name: string): void { board.rig.go(name, true) }
    function reset(): void { board.rig.go(board.rig.preset, true) }
    // Ends every animation; any input does.
    function skip(): void { input.skip() }

    BoardView {
        id: board

        anchors.fill: parent
        session: table.session
        quality: table.quality
        held: hand.overRack ? "" : hand.symbol
        heldFrom: hand.square
        target: hand.target
        refused: hand.reason !== ""
        moving: hand.active || input.turning || !table.shown
        safe: {
            const above = (table.fromAbove ? 2 : 4) * Theme.unit, below = (table.fromAbove ? 1 : 2) * Theme.unit
            return Qt.rect(2 * Theme.unit, above, table.width - 4 * Theme.unit, table.height - table.rackHeight - above - below)
        }
    }
    TableInput {
        id: input

        anchors.fill: parent
        session: table.session
        board: board
        hand: hand
        onUsed: notice.dismiss()
    }
    Connections {
        target: table.session

        function onGameStarted(): void { table.skip() }
    }
    // The rack would cost a third of the time to the first picture, so it comes after it.
    Connections {
        target: table.Window.window
        enabled: !front.active

        function onFrameSwapped(): void { front.active = true }
    }
    RackShadow {
        visible: front.item !== null
        x: front.x
        y: table.height - table.rackHeight
        width: front.width
        height: table.rackHeight
    }
    Loader {
        id: front

        active: false
        width: Math.min(table.width - 16 * Theme.unit, table.rackHeight * 4.2)
        height: table.rackHeight / 0.72     // with headroom, see RackView
        x: Math.round((table.width - width) / 2)
        y: table.height - height
        sourceComponent: RackView {
            session: table.session
            quality: table.quality
            origin: Qt.point(front.x, front.y)
            held: hand.overRack ? hand.symbol : ""
            heldFrom: hand.slot
            gap: hand.gap
        }
    }
    Hand {
        id: hand

        session: table.session
        board: board
        rack: table.rack
    }
    CameraButtons {
        x: 2 * Theme.unit
        y: 2 * Theme.unit
        rig: board.rig
    }
    RackButtons {
        x: 2 * Theme.unit
        width: parent.width - 4 * Theme.unit
        anchors { bottom: parent.bottom; bottomMargin: 2 * Theme.unit }
        session: table.session
        onExchangeRequested: table.exchangeRequested()
        onPassRequested: table.passRequested()
    }
    RefusalNotice {
        id: notice

        anchors.horizontalCenter: parent.horizontalCenter
        y: 2 * Theme.unit
        hand: hand
    }
}
