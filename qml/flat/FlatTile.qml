import QtQuick
import Storeys

// A tile drawn flat, with everything that one on the board can show.
Rectangle {
    id: tile

    required property string face       // "A" or "Qu"; with the points where letters have some, "Q 10"
    property int storey: 0              // 0 = on no board
    property int limit: 5               // tiles on a full stack
    property int mark: 0                // 0 none, 1 last play, 2 draft, 3 draft at fault
    property bool blank: false
    property bool numbered: false       // the storey stands large, the letter small
    readonly property string letter: face.split(" ")[0]
    readonly property string points: blank ? "" : face.split(" ")[1] ?? ""
    readonly property bool laid: mark >= 2
    readonly property var colours: numbered ? Theme.p.heights : Theme.p.storeys
    readonly property string large: numbered ? String(storey) : letter
    readonly property string small: numbered ? letter : points !== "" ? points : storey >= 2 || (laid && limit > 1) ? String(storey) : ""
    readonly property int line: Math.max(2, Math.round(width * (laid ? 0.08 : 0.045)))

    radius: Math.round(width / 8)
    color: (laid && !numbered) || storey < 1 ? Theme.p.face : colours[Math.min(storey, colours.length) - 1]
    border {
        width: Theme.p.edge > 0 ? Math.max(2, Math.round(tile.width * 0.04)) : 1
        color: Theme.p.edge > 0 ? Theme.p.ink : Qt.darker(tile.color, 1.45)
    }

    FlatMark { visible: tile.mark > 0; anchors.fill: parent; mark: tile.mark; line: tile.line }
    Rectangle {
        anchors { centerIn: parent; verticalCenterOffset: -tile.width * 0.03; horizontalCenterOffset: -tile.width * 0.03 }
        visible: tile.blank
        width: Math.round(tile.width * 0.74)
        height: width
        radius: width / 2
        color: "transparent"
        border { width: Math.max(1, Math.round(tile.width * 0.04)); color: Theme.p.ink }
    }
    Text {
        anchors { centerIn: parent; horizontalCenterOffset: -tile.width * 0.03; verticalCenterOffset: tile.height * (tile.storey >= 2 ? -0.05 : 0.01) }
        text: tile.large
        color: Theme.p.ink
        font { family: Theme.displayFont; bold: true; pixelSize: Math.max(8, Math.round(tile.width * (tile.blank ? 0.56 : tile.large.length > 1 ? 0.5 : 0.7))) }
    }
    // The storey or the points; in a tab on a laid tile, with a cross there on one at fault.
    Rectangle {
        anchors { right: parent.right; bottom: parent.bottom; margins: tile.mark === 1 ? tile.line * 2 : Math.round(tile.width * 0.05) }
        visible: tile.small !== "" || tile.mark === 3
        width: Math.round(tile.width * (tile.small.length > 1 ? 0.34 : 0.27))
        height: Math.round(tile.width * 0.28)
        radius: Math.round(tile.width / 20)
        color: tile.mark === 3 ? Theme.p.badMark : tile.laid ? Theme.p.draftMark : "transparent"

        Text {
            anchors.centerIn: parent
            text: tile.mark === 3 ? "×" : tile.small
            color: tile.laid ? Theme.p.face : Theme.p.ink
            font { family: Theme.uiFont; bold: true; pixelSize: Math.max(8, Math.round(tile.width * 0.27)) }
        }
    }
    FlatGauge {
        x: Math.round(tile.width * 0.13)
        anchors { bottom: parent.bottom; bottomMargin: Math.round(tile.width * (tile.laid ? 0.11 : 0.13)) }
        visible: tile.storey >= 2 && tile.points === ""
        width: Math.round(tile.width * 0.5)
        height: Math.max(3, Math.round(tile.width * 0.08))
        storeys: tile.storey
        limit: tile.limit
    }
}
