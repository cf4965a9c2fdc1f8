import QtQuick
import Storeys
import Storeys.Table

// A square of a SmallBoard: its top tile, or signs that the ground does not draw, for a start, a premium or a fault.
Item {
    id: square

    required property boardShape shape
    required property int place             // number of the square
    required property string stack
    required property bool laid
    required property bool fault
    readonly property string kind: shape.squareKinds[place] ?? ""
    // It is a start square that gets a diamond.
    readonly property bool begins: (kind === "" || premium) && Array.from(shape.startSquares).includes(place) && !Array.from(shape.stars).includes(place)
    readonly property bool premium: Theme.premiumKinds.includes(kind)

    Rectangle {
        anchors { centerIn: parent; verticalCenterOffset: square.premium ? -Math.round(square.height * 0.22) : 0 }
        visible: square.begins
        width: Math.round(parent.width * (square.premium ? 0.2 : 0.34))
        height: width
        rotation: 45
        color: Theme.p.inlay
    }
    Label {
        anchors { centerIn: parent; verticalCenterOffset: square.begins ? Math.round(square.height * 0.16) : 0 }
        visible: square.premium
        text: Theme.premiumLabel(square.kind)
        horizontalAlignment: Text.AlignHCenter
        color: Theme.p.premiumInk
        font { pixelSize: Math.round(square.width * (square.begins ? 0.32 : 0.36)); bold: true }
        Accessible.ignored: true
    }
    FlatTile {
        visible: square.stack !== ""
        anchors { fill: parent; margins: 1 }
        symbol: square.stack.slice(-1)
        faces: Array.from(square.shape.tileFaces)
        storey: square.stack.length
        limit: square.shape.stackLimit
        mark: square.fault ? 3 : square.laid ? 2 : 0
    }
    Icon {
        anchors.centerIn: parent
        visible: square.fault && square.stack === ""
        name: "close"
        size: Math.round(square.width * 0.7)
        tint: Theme.p.target
    }
}
