import QtQuick
import Storeys
import Storeys.Table

// The rack and its shadow at the lower edge of the table.
Item {
    id: place

    required property TableView view
    required property HintGiver hint
    required property string quality
    required property Hand hand
    required property int rackHeight
    required property int before            // kept free beside the rack
    required property int after
    required property int hovered           // the slot under the pointer, -1 = none
    required property int dealt             // number of slots that have their tile, -1 = all
    readonly property alias rack: rack

    readonly property real wide: place.rackHeight * 4.2 * (rack.extent + 0.86) / (rack.slots + 0.86)     // with the rims

    RackShadow {
        x: rack.x
        y: place.height - place.rackHeight
        width: rack.width
        height: place.rackHeight
    }
    RackView {
        id: rack

        width: 16 * Math.floor(Math.min(place.width - place.before - place.after, place.wide) / 16)    // in few sizes, see TableBoards
        height: place.rackHeight / 0.72     // with headroom, see RackView
        x: Math.round((place.width + place.before - place.after - width) / 2)
        y: place.height - height
        view: place.view
        hint: place.hint
        quality: place.quality
        held: place.hand.overRack ? place.hand.symbol : ""
        heldFrom: place.hand.slot
        gap: place.hand.gap
        hovered: place.hovered
        dealt: place.dealt
    }
}
