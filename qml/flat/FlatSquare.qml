import QtQuick
import Storeys

// One square of the flat board, without what lies there.
Item {
    id: square

    required property string kind       // "2L", "3W", "" = a plain one; others are of the BoardGround
    required property bool start
    required property bool covered      // by a tile
    readonly property int premium: Theme.premiumKinds.indexOf(kind)

    Rectangle {
        anchors { fill: parent; margins: Math.round(square.width * 0.03) }
        radius: square.kind.endsWith("L") ? width / 2 : Math.round(square.width / 10)
        color: square.premium >= 0 ? Theme.p.premiums[square.premium] : square.start ? Theme.p.start : Theme.p.pad

        Rectangle {     // a diamond
            anchors.centerIn: parent
            visible: square.start && !square.covered
            rotation: 45
            width: Math.round(square.width * 0.32)
            height: width
            color: Theme.p.inlay
            antialiasing: true
        }
        Text {
            anchors.centerIn: parent
            visible: square.premium >= 0 && !square.start && !square.covered
            text: Theme.premiumLabel(square.kind)
            horizontalAlignment: Text.AlignHCenter
            color: Theme.p.premiumInk
            font { family: Theme.uiFont; bold: true; underline: square.kind.endsWith("W"); pixelSize: Math.max(8, Math.round(square.width * 0.36)) }
        }
    }
}
