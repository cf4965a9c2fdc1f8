import QtQuick
import Storeys

// How many tiles a player has on the rack, in an outline like a tile: always there, and known of everybody at a table.
Rectangle {
    id: count

    required property int tiles
    readonly property string words: qsTr("%n tile(s) on the rack", "", count.tiles)

    width: Math.round(24 * Theme.scale)
    height: Math.round(24 * Theme.scale)
    radius: Theme.chipRadius
    color: "transparent"
    border { width: 1; color: Theme.p.soft }

    Label {
        anchors.centerIn: parent
        text: count.tiles
        color: Theme.p.soft
        font { pixelSize: Theme.caption; bold: true }
        Accessible.ignored: true
    }
    HoverHandler { id: pointer }
    Hint {
        side: Qt.LeftEdge
        visible: pointer.hovered
        text: count.words
    }
}
