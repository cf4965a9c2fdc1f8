import QtQuick
import Storeys

// The tile in the hand. If it was picked up here, it rises from where it lay; otherwise it is in the hand at once.
FlatTile {
    id: tile

    required property string held   // its symbol; "": the hand is empty
    required property point at      // its middle in the hand
    required property point lay     // the middle of where it lay; valid only if `lays`
    required property bool lays     // it was picked up from here
    required property real side     // pixels
    readonly property PickUp pickUp: PickUp {
        held: tile.held !== ""
        near: tile.lays && Math.hypot(tile.at.x - tile.lay.x, tile.at.y - tile.lay.y) < 1.2 * tile.side
    }

    visible: held !== ""
    x: Math.round(lay.x + (at.x - lay.x) * pickUp.risen - side / 2)
    y: Math.round(lay.y + (at.y - lay.y) * pickUp.risen - side / 2)
    width: side
    height: side
    scale: 1 + 0.1 * pickUp.risen
    symbol: held
}
