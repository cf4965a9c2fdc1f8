import QtQuick
import QtQuick.Window
import Storeys

// Everything on the table: the board, the rack before it, the tile in the hand, and their buttons. It fills its item.
FocusScope {
    id: table

    required property var session
    property var sounds: null               // a SoundPlayer
    property string quality: "medium"       // "low", "medium" or "high"
    readonly property alias board: board
    readonly property alias hand: hand
    readonly property RackView rack: (rackHost.item as RackPlace)?.rack ?? null
    property bool shown: false              // the first frame is on the screen
    readonly property int rackHeight: Math.round(Math.min(height * 0.16, 168 * Theme.scale))
    readonly property bool fromAbove: board.rig.preset === "top"

    signal exchangeRequested()
    signal passRequested()
    signal letterWanted()                   // for a blank: to be answered by hand.chooseLetter()

    function preset(name: string): void { board.rig.go(name, true) }
    function reset(): void { board.rig.go(board.rig.preset, true) }
    // Ends every animation; any input does.
    function skip(): void {
        table.sounds?.hush()
        input.skip()
    }

    BoardView {
        id: board

        anchors.fill: parent
        session: table.session
        quality: table.quality
        held: hand.overRack ? "" : hand.symbol
        heldFrom: hand.square
        target: hand.target
        refused: hand.reason !== ""
        moving: (hand.active && !hand.choosing) || input.turning
        early: !table.shown
        safe: {
            const above = (table.fromAbove ? 2 : 4) * Theme.unit, below = (table.fromAbove ? 1 : 2) * Theme.unit
            return Qt.rect(2 * Theme.unit, above, table.width - 4 * Theme.unit, table.height - table.rackHeight - above - below)
        }
    }
    Loader {
        id: rackHost

        active: table.shown
        anchors.fill: parent
        sourceComponent: RackPlace {
            session: table.session
            quality: table.quality
            hand: table.hand
            rackHeight: table.rackHeight
            hovered: input.hovered
        }
    }
    TableInput {
        id: input

        anchors.fill: parent
        session: table.session
        board: board
        hand: hand
        onUsed: (buttons.item as TableButtons)?.dismiss()
    }
    Connections {
        target: table.session

        function onGameStarted(): void { table.skip() }
    }
    // The first picture is the board alone: everything else together would make it take twice as long.
    Connections {
        target: table.Window.window
        enabled: !table.shown

        function onFrameSwapped(): void { table.shown = true }
    }
    Hand {
        id: hand

        session: table.session
        board: board
        rack: table.rack
        onLetterWanted: table.letterWanted()
    }
    TableSounds {
        session: table.session
        player: table.sounds
        hand: hand
    }
    Loader {
        id: buttons

        active: rackHost.item !== null
        anchors.fill: parent
        sourceComponent: TableButtons {
            session: table.session
            rig: board.rig
            hand: table.hand
            rackHeight: table.rackHeight
            onExchangeRequested: table.exchangeRequested()
            onPassRequested: table.passRequested()
        }
    }
}
