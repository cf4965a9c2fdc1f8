pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table

// The board and the rack in front of it, in three dimensions and flat. Each pair is created when it is first shown;
// only one is visible at a time.
Item {
    id: boards

    required property GameTable gameTable
    required property Hand hand
    required property string quality        // as in Table
    required property bool solid            // three dimensions can be drawn
    required property bool flat             // the flat board is shown
    required property bool early            // until the first frame is on the screen
    required property rect safe             // part of this item that nothing covers
    required property int rackHeight
    required property int before            // kept free at the left of the rack, pixels
    required property int after             // and at its right
    required property int hovered           // slot of the rack under the pointer, -1 = none
    required property int dealt             // as in PlayRack
    required property bool handBusy         // the person holds a tile or turns the board
    required property bool keyed            // as in PlayBoard
    required property bool uprightLetters   // this and the next four: as in BoardView
    required property bool heightMap
    required property bool lowered
    required property bool pointing
    required property point pointer
    // Quick 3D keeps separate shaders for every size that a view has ever had, some MB each. So the views have few
    // sizes: that of the board is rounded up to a multiple of this, and what sticks out at the right and below is
    // clipped.
    readonly property int step: 64
    readonly property BoardView solidBoard: boardHost.item as BoardView
    readonly property FlatBoard flatBoard: flatHost.item as FlatBoard
    readonly property PlayBoard board: flat ? flatBoard : solidBoard
    readonly property PlayRack rack: (flat ? flatRackHost : rackHost).item as PlayRack

    function putTogether(): void {
        boards.solidBoard?.explode(false)
        boards.flatBoard?.explode(false)
    }

    clip: true

    // Once created, it is kept while the flat board is shown, so that the camera stays where it is.
    OnDemand {
        id: boardHost

        property bool wanted: false

        active: boards.solid && (!boards.flat || boardHost.wanted)
        width: Math.ceil(boards.width / boards.step) * boards.step
        height: Math.ceil(boards.height / boards.step) * boards.step
        visible: !boards.flat
        onItemChanged: if (item !== null) boardHost.wanted = true
        content: BoardView {
            anchors.fill: parent
            gameTable: boards.gameTable
            rack: boards.rack
            held: boards.hand.overRack ? "" : boards.hand.symbol
            heldFrom: boards.hand.square
            target: boards.hand.target
            refused: boards.hand.reason !== ""
            shaken: boards.hand.shaken
            keyed: boards.keyed
            safe: boards.safe
            quality: boards.quality
            moving: boards.handBusy
            early: boards.early
            uprightLetters: boards.uprightLetters
            heightMap: boards.heightMap
            lowered: boards.lowered || alt.lasts
            pointing: boards.pointing
            pointer: boards.pointer
        }
    }
    OnDemand {
        id: rackHost

        active: !boards.early && boardHost.active
        anchors.fill: parent
        visible: !boards.flat && !(boards.board?.explosion.open ?? false)
        content: RackView {
            // in steps of 16, as above; 0.86 slots are the rims
            width: 16 * Math.floor(Math.min(boards.width - boards.before - boards.after, boards.rackHeight * 4.2 * (extent + 0.86) / (slots + 0.86)) / 16)
            height: boards.rackHeight / 0.72    // with its headroom
            x: Math.round((boards.width + boards.before - boards.after - width) / 2)
            y: boards.height - height
            gameTable: boards.gameTable
            quality: boards.quality
            held: boards.hand.overRack ? boards.hand.symbol : ""
            heldFrom: boards.hand.slot
            gap: boards.hand.gap
            hovered: boards.hovered
            dealt: boards.dealt
        }
    }
    OnDemand {
        id: flatHost

        active: boards.flat
        anchors.fill: parent
        content: FlatBoard {
            anchors.fill: parent
            gameTable: boards.gameTable
            rack: boards.rack
            held: boards.hand.overRack ? "" : boards.hand.symbol
            heldFrom: boards.hand.square
            target: boards.hand.target
            refused: boards.hand.reason !== ""
            shaken: boards.hand.shaken
            keyed: boards.keyed
            safe: boards.safe
            heightMap: boards.heightMap
        }
    }
    OnDemand {
        id: flatRackHost

        active: boards.flat
        anchors.fill: parent
        content: FlatRack {
            width: Math.round(Math.min(boards.width - boards.before - boards.after, height * 6.6 * (extent + 0.2) / (slots + 0.2)))
            height: Math.round(boards.rackHeight * 0.72)
            x: Math.round((boards.width + boards.before - boards.after - width) / 2)
            y: boards.height - height - Theme.unit
            gameTable: boards.gameTable
            held: boards.hand.overRack ? boards.hand.symbol : ""
            heldFrom: boards.hand.slot
            gap: boards.hand.gap
            hovered: boards.hovered
            dealt: boards.dealt
        }
    }
    // `lasts` is true once Alt alone has been held longer than it takes to press a shortcut with it, until it is
    // released.
    HeldKey {
        id: alt

        property bool lasts: false
        readonly property Timer moment: Timer {
            interval: 180   // milliseconds
            running: alt.held
            onTriggered: alt.lasts = true
        }

        window: boards.Window.window
        onHeldChanged: if (!alt.held) alt.lasts = false
    }
}
