import QtQuick
import Storeys

// The tile in the hand. When it is picked up it rises from where it lay; from elsewhere it is in the hand at once.
LooseTile {
    id: tile

    required property vector3d at           // where the hand holds it
    required property vector3d lay          // where it lay, of meaning only
    required property bool lays             // if it comes from here
    readonly property PickUp pickUp: PickUp {
        held: tile.symbol !== ""
        near: tile.lays && Math.hypot(tile.at.x - tile.lay.x, tile.at.z - tile.lay.z) < 12
    }
    readonly property real risen: pickUp.risen

    visible: symbol !== ""
    position: pickUp.risen === 1 ? at : lay.plus(at.minus(lay).times(pickUp.risen))
    storeys: [Theme.p.face]
}
