import QtQuick
import Storeys
import Storeys.Table

// The flat board and the rack before it. A held tile is drawn over both.
Item {
    id: table

    required property TableView view
    required property CardShow cards
    required property HintGiver hint
    required property Hand hand
    required property rect safe             // part of the table that nothing covers
    required property int rackHeight
    required property int before            // kept free beside the rack
    required property int after
    required property int hovered           // slot of the rack under the pointer, -1 = none
    required property int dealt             // number of rack slots that have their tile, -1 = all
    required property bool heightMap        // tiles show how high they lie
    required property real shaken           // as in Shake
    required property bool keyed            // the same
    readonly property alias board: board
    readonly property alias rack: rack

    FlatBoard {
        id: board

        anchors.fill: parent
        view: table.view
        cards: table.cards
        hint: table.hint
        safe: table.safe
        rack: rack
        held: table.hand.overRack ? "" : table.hand.symbol
        heldFrom: table.hand.square
        target: table.hand.target
        refused: table.hand.reason !== ""
        heightMap: table.heightMap
        shaken: table.shaken
        keyed: table.keyed
    }
    FlatRack {
        id: rack

        width: Math.round(Math.min(table.width - table.before - table.after, height * 6.6 * (rack.extent + 0.2) / (rack.slots + 0.2)))
        height: Math.round(table.rackHeight * 0.72)
        x: Math.round((table.width + table.before - table.after - width) / 2)
        y: table.height - height - Theme.unit
        view: table.view
        held: table.hand.overRack ? table.hand.symbol : ""
        heldFrom: table.hand.slot
        gap: table.hand.gap
        hovered: table.hovered
        dealt: table.dealt
    }
}
