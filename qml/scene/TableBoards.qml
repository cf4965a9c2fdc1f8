pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// The board and the rack before it, in three dimensions or flat: each is made when it is first wanted, one of them is seen.
Item {
    id: boards

    required property var table             // the Table
    required property bool handBusy         // of a person: it holds a tile, or turns the board
    required property real shaken           // as in Shake
    // Quick 3D keeps shaders of its own for every size that a view has ever had, some MB each time. So the views come in few
    // sizes: the board's is a little too large as a rule, and what stands out at the right and below is cut off.
    readonly property int step: 64
    readonly property BoardView solidBoard: boardHost.item as BoardView
    readonly property FlatTable flatTable: flatHost.item as FlatTable
    readonly property var board: table.showsFlat ? flatTable?.board ?? null : solidBoard
    readonly property var rack: table.showsFlat ? flatTable?.rack ?? null : (rackHost.item as RackPlace)?.rack ?? null

    function putTogether(): void {
        boards.solidBoard?.explode(false)
        boards.flatTable?.board.explode(false)
    }

    clip: true

    // Kept when the flat board is shown, so that the camera is where it was.
    OnDemand {
        id: boardHost

        property bool wanted: false

        active: boards.table.solid && (!boards.table.flat || boardHost.wanted)
        width: Math.ceil(boards.width / boards.step) * boards.step
        height: Math.ceil(boards.height / boards.step) * boards.step
        visible: !boards.table.showsFlat
        onItemChanged: {
            if (item !== null)
                boardHost.wanted = true
        }
        content: BoardView {
            anchors.fill: parent
            game: boards.table.gameTable.game
            view: boards.table.gameTable.view
            cards: boards.table.gameTable.cards
            hint: boards.table.gameTable.hint
            quality: boards.table.quality
            uprightLetters: boards.table.uprightLetters
            heightMap: boards.table.showsHeights
            pointing: boards.table.pointing
            pointer: boards.table.pointer
            lowered: boards.table.lowersNow
            held: boards.table.hand.overRack ? "" : boards.table.hand.symbol
            heldFrom: boards.table.hand.square
            target: boards.table.hand.target
            refused: boards.table.hand.reason !== ""
            moving: boards.handBusy
            early: !boards.table.shown
            safe: boards.table.safe
            rack: boards.rack
            shaken: boards.shaken
            Component.onCompleted: {
                rig.go(boards.table.camera, false)
                rig.restore(boards.table.cameraBefore)
            }
        }
    }
    OnDemand {
        id: rackHost

        active: boards.table.shown && boardHost.active
        anchors.fill: parent
        visible: !boards.table.showsFlat && !boards.table.exploded
        content: RackPlace {
            anchors.fill: parent
            view: boards.table.gameTable.view
            hint: boards.table.gameTable.hint
            quality: boards.table.quality
            hand: boards.table.hand
            rackHeight: boards.table.rackHeight
            before: boards.table.rackLeft
            after: boards.table.rackRight
            hovered: boards.table.lifted
            dealt: boards.table.deal.dealt
        }
    }
    OnDemand {
        id: flatHost

        active: boards.table.showsFlat
        anchors.fill: parent
        content: FlatTable {
            anchors.fill: parent
            view: boards.table.gameTable.view
            cards: boards.table.gameTable.cards
            hint: boards.table.gameTable.hint
            hand: boards.table.hand
            safe: boards.table.safe
            rackHeight: boards.table.rackHeight
            before: boards.table.rackLeft
            after: boards.table.rackRight
            hovered: boards.table.lifted
            dealt: boards.table.deal.dealt
            heightMap: boards.table.showsHeights
            shaken: boards.shaken
        }
    }
}
