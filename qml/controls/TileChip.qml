import QtQuick
import Storeys

// A flat picture of a tile: its face on the colour of its storey. Laid tiles have a wide border.
Rectangle {
    id: chip

    required property string face
    property int storey: 0          // from 1; 0: not on a board
    property bool laid: false
    property int size: Math.round(30 * Theme.scale)

    width: size
    height: size
    radius: Math.round(size / 6)
    color: laid || storey < 1 ? Theme.p.face : Theme.p.storeys[Math.min(storey, Theme.p.storeys.length) - 1]
    border {
        width: laid ? Math.max(2, Math.round(size / 10)) : 1
        color: laid ? Theme.p.draftMark : Qt.darker(color, 1.35)
    }
    Accessible.ignored: true        // what it is a part of says the same

    Text {
        anchors { centerIn: parent; verticalCenterOffset: Math.round(chip.size / 24) }
        text: chip.face
        color: Theme.p.ink
        font { family: Theme.displayFont; bold: true; pixelSize: Math.round(chip.size * (chip.face.length > 1 ? 0.44 : 0.58)) }
        Accessible.ignored: true
    }
}
