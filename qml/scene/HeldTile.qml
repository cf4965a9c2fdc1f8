import QtQuick
import Storeys

// The tile in the hand. When it is picked up it rises from where it lay; from elsewhere it is in the hand at once.
LooseTile {
    id: tile

    required property vector3d at           // where the hand holds it
    required property vector3d lay          // where it lay, of meaning only
    required property bool lays             // if it comes from here
    property real risen: 1                  // of its way up

    visible: symbol !== ""
    position: risen === 1 ? at : lay.plus(at.minus(lay).times(risen))
    storeys: [Theme.p.face]
    onVisibleChanged: {
        rise.stop()
        tile.risen = 1
        if (tile.visible && tile.lays && Math.hypot(tile.at.x - tile.lay.x, tile.at.z - tile.lay.z) < 12)
            rise.start()
    }

    NumberAnimation {
        id: rise

        target: tile
        property: "risen"
        from: 0
        to: 1
        duration: Theme.lift
        easing.type: Easing.OutQuad
    }
}
