import QtQuick
import Storeys

// A square of a SmallBoard: the pad, or the top tile with the height of its stack.
Item {
    id: square

    required property string stack
    required property string face
    required property bool start
    required property string kind
    required property bool laid
    required property bool fault
    readonly property int premium: Theme.premiumKinds.indexOf(kind)

    Rectangle {
        anchors { fill: parent; margins: 1 }
        radius: square.premium >= 0 && square.kind[1] === "L" ? width / 2 : Math.round(width / 8)
        color: square.premium >= 0 ? Theme.p.premiums[square.premium] : square.start ? Theme.p.start : Theme.p.pad

        Rectangle {
            anchors.centerIn: parent
            visible: square.start && square.premium < 0
            width: Math.round(parent.width * 0.36)
            height: width
            rotation: 45
            color: Theme.p.inlay
        }
        Label {
            anchors.centerIn: parent
            visible: square.premium >= 0
            text: square.kind
            color: Theme.p.premiumInk
            font { pixelSize: Math.round(square.width * 0.36); bold: true }
            Accessible.ignored: true
        }
    }
    TileChip {
        visible: square.stack !== ""
        anchors.centerIn: parent
        size: square.width - 2
        face: square.face
        storey: square.stack.length
        laid: square.laid
        fault: square.fault
        Accessible.ignored: true
    }
    Label {
        anchors { right: parent.right; bottom: parent.bottom; rightMargin: Math.round(square.width * 0.13); bottomMargin: Math.round(square.width * 0.04) }
        visible: square.stack.length > 1
        text: square.stack.length
        color: Theme.p.ink
        font { pixelSize: Math.round(square.width * 0.32); bold: true }
        Accessible.ignored: true
    }
    Icon {
        anchors.centerIn: parent
        visible: square.fault && square.stack === ""
        name: "close"
        size: Math.round(square.width * 0.7)
        tint: Theme.p.target
    }
}
