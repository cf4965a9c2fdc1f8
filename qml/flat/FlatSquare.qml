import QtQuick
import Storeys

// One square of the flat board: its kind, and the stack that lies there as its top tile.
Item {
    id: square

    required property string stack      // "" = empty
    required property string kind       // "2L", "3W", "" = nothing is multiplied
    required property bool start
    required property int mark          // of the top tile, as in FlatTile
    required property bool fault        // of an illegal draft
    required property var session
    property bool numbered: false       // tiles show how high they lie
    readonly property string symbol: stack.slice(-1)
    readonly property var kinds: ["2L", "3L", "2W", "3W"]

    Rectangle {
        anchors { fill: parent; margins: Math.round(square.width * 0.03) }
        radius: square.kind.endsWith("L") ? width / 2 : Math.round(square.width / 10)
        color: square.kind !== "" ? Theme.p.premiums[square.kinds.indexOf(square.kind)] : square.start ? Theme.p.start : Theme.p.pad

        Rectangle {     // a diamond
            anchors.centerIn: parent
            visible: square.start && square.stack === ""
            rotation: 45
            width: Math.round(square.width * 0.32)
            height: width
            color: Theme.p.inlay
            antialiasing: true
        }
        Text {
            anchors.centerIn: parent
            visible: square.kind !== "" && !square.start && square.stack === ""
            text: square.kind
            color: Theme.p.premiumInk
            font { family: Theme.uiFont; bold: true; underline: square.kind.endsWith("W"); pixelSize: Math.max(8, Math.round(square.width * 0.36)) }
        }
    }
    Loader {
        active: square.stack !== ""
        anchors { fill: parent; margins: Math.round(square.width * 0.03) }
        sourceComponent: FlatTile {
            face: square.session.tileFaces[square.symbol.toUpperCase().charCodeAt(0) - 65] ?? ""
            storey: square.stack.length
            limit: square.session.stackLimit
            mark: square.mark
            blank: square.symbol !== square.symbol.toUpperCase()
            numbered: square.numbered
        }
    }
    FlatFrame {
        anchors.fill: parent
        visible: square.fault && square.stack === ""
        closed: true
        crossed: true
        core: Theme.p.badMark
        edge: Theme.p.face
    }
}
