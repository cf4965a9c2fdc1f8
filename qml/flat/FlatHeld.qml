import QtQuick
import Storeys

// The tile in the hand. When it is picked up it rises from where it lay; from elsewhere it is in the hand at once.
FlatTile {
    id: tile

    required property string held   // its symbol, "" = none
    required property point at      // its middle
    required property point lay     // where it lay, of meaning only
    required property bool lays     // if it comes from here
    required property real side
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
