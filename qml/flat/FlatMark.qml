pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// The mark on a tile: a thin line for the last play, a broad band for the draft, and a broken band for a tile of the
// draft at fault.
Item {
    id: sign

    required property int mark      // as in FlatTile
    required property int line      // thickness, pixels
    required property color face        // of the tile
    property color laid: Theme.p.draftMark      // of the band
    readonly property color tint: mark === 1 ? Theme.p.lastMark : mark === 2 ? laid : Theme.p.badMark

    Rectangle {
        anchors { fill: parent; margins: sign.mark === 1 ? Math.min(sign.line, Math.max(2, Math.round(0.045 * sign.width))) : 0 }
        radius: Math.round(parent.width / 8)
        color: "transparent"
        border { width: sign.line; color: sign.tint }
    }
    // The gaps in the band.
    Repeater {
        model: sign.mark === 3 ? 16 : 0

        Rectangle {
            required property int index
            readonly property int side: Math.floor(index / 4)
            // horizontal
            readonly property bool level: side % 2 === 0
            readonly property real along: ((index % 4) + 1) / 5 * sign.width

            x: level ? along - width / 2 : side === 1 ? sign.width - width : 0
            y: !level ? along - height / 2 : side === 0 ? 0 : sign.height - height
            width: level ? sign.line * 0.8 : sign.line
            height: level ? sign.line : sign.line * 0.8
            color: sign.face
        }
    }
}
