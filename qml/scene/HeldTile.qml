import QtQuick
import Storeys

// The tile in the hand. If it was picked up here, it rises from where it lay; otherwise it is in the hand at once.
LooseTile {
    id: tile

    required property vector3d at           // where the hand holds it
    required property vector3d lay          // where it lay; valid only if `lays`
    required property bool lays             // it was picked up from here
    readonly property PickUp pickUp: PickUp {
        held: tile.symbol !== ""
        near: tile.lays && Math.hypot(tile.at.x - tile.lay.x, tile.at.z - tile.lay.z) < 12
    }

    visible: symbol !== ""
    position: pickUp.risen === 1 ? at : lay.plus(at.minus(lay).times(pickUp.risen))
    storeys: [Theme.p.face]
}
