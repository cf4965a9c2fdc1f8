import QtQuick
import Storeys
import Storeys.Scene

// The tile of the rack or reserve under the pointer, lifted a little to show that it can be taken. The rack itself does
// not draw it.
LooseTile {
    id: tile

    required property int wanted            // place under the pointer, -1 = none
    required property list<string> tiles    // by place
    required property vector3d floor        // of the tray, added to the places of `space`
    required property BoardSpace space
    property int slot: -1                   // place whose tile is up or on its way down; -1 = none
    property real rise: 0

    onWantedChanged: {
        if (tile.wanted >= 0 && tile.wanted !== tile.slot) {
            tile.slot = tile.wanted
            tile.rise = 0
        }
        motion.to = tile.wanted >= 0 ? 1.4 : 0
        motion.restart()
    }

    visible: slot >= 0 && symbol !== ""
    symbol: tiles[slot] ?? ""
    storeys: [Theme.p.face]
    position: space.place(Math.max(0, slot), 0).plus(floor).plus(Qt.vector3d(0, rise, 0))

    NumberAnimation {
        id: motion

        target: tile
        property: "rise"
        duration: Theme.hover
        easing.type: Easing.OutQuad
        onFinished: {
            if (tile.wanted < 0)
                tile.slot = -1
        }
    }
}
