import QtQuick
import Storeys

// One round of the draw for who starts: a tile over each name, a framed ground behind the one who starts.
Column {
    id: round

    required property var draws         // of { name, tile }
    property string heading: ""
    property string winner: ""          // "" in a round that ended in a tie

    spacing: Theme.unit

    Label {
        visible: round.heading !== ""
        text: round.heading
        color: Theme.p.soft
        font { pixelSize: Theme.caption; bold: true }
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.unit

        Repeater {
            model: round.draws

            Rectangle {
                id: place

                required property var modelData
                readonly property bool first: modelData.name === round.winner

                width: Math.min(Math.round(104 * Theme.scale), (round.width + Theme.unit) / round.draws.length - Theme.unit)
                height: Math.round(96 * Theme.scale)
                radius: Theme.cardRadius
                color: first ? Theme.p.accentSoft : "transparent"
                border { width: first ? 2 : 0; color: Theme.p.accent }

                TileChip {
                    id: tile

                    anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Math.round(12 * Theme.scale) }
                    face: place.modelData.tile
                    size: Math.round(48 * Theme.scale)
                }
                Label {
                    anchors { top: tile.bottom; topMargin: Theme.unit; horizontalCenter: parent.horizontalCenter }
                    width: Math.min(implicitWidth, parent.width - Theme.unit)
                    text: place.modelData.name
                    font.bold: place.first
                }
            }
        }
    }
}
