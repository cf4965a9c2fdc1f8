import QtQuick
import Storeys

// A player's line in the final table: rank, name, tiles left, points, what those tiles and the clock cost or bring,
// total.
Rectangle {
    id: row

    required property var entry         // as in session.result.rows
    required property int rank
    readonly property var columns: ResultColumns {}
    readonly property int overtime: entry.timePenalty ?? 0
    readonly property int off: entry.subtraction + overtime
    readonly property var faces: entry.tilesLeft === "" ? [] : entry.tilesLeft.split(" ")

    height: Math.round(52 * Theme.scale)
    radius: Theme.cardRadius
    color: entry.winner ? Theme.p.accentSoft : Theme.p.card
    border { width: entry.winner ? 2 : 1; color: entry.winner ? Theme.p.accent : Theme.p.line }
    Accessible.role: Accessible.Row
    Accessible.name: qsTr("%1. %2, %n point(s)", "", entry.total).arg(rank).arg(entry.name)

    Icon {
        visible: row.entry.winner
        x: Math.round(14 * Theme.scale)
        anchors.verticalCenter: parent.verticalCenter
        name: "trophy"
        tint: Theme.p.accent
    }
    Label {
        visible: !row.entry.winner
        x: Math.round(14 * Theme.scale)
        width: Theme.icon
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignHCenter
        text: row.rank
        color: Theme.p.soft
    }
    Label {
        x: row.columns.name
        width: row.columns.tiles - x - Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        text: row.entry.name
        font { pixelSize: Theme.title; bold: true }
    }
    Row {
        x: row.columns.tiles
        anchors.verticalCenter: parent.verticalCenter
        spacing: Math.round(3 * Theme.scale)

        Repeater {
            model: row.faces

            TileChip {
                required property string modelData

                face: modelData
                size: Math.round(22 * Theme.scale)
            }
        }
    }
    Label {
        width: parent.width - row.columns.points
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        text: String(row.entry.points).replace("-", "−")
        color: Theme.p.soft
    }
    Label {
        width: parent.width - row.columns.subtraction
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        text: row.off > 0 ? qsTr("−%1").arg(row.off) : row.entry.gain > 0 ? qsTr("+%1").arg(row.entry.gain) : "0"
        color: Theme.p.soft
    }
    Label {
        objectName: "timePenalty"
        width: parent.width - row.columns.subtraction
        anchors { bottom: parent.bottom; bottomMargin: Math.round(3 * Theme.scale) }
        visible: row.overtime > 0
        horizontalAlignment: Text.AlignRight
        text: qsTr("%1 for time").arg(row.overtime)
        color: Theme.p.soft
        font.pixelSize: Theme.caption
    }
    Label {
        width: parent.width - row.columns.total
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        text: String(row.entry.total).replace("-", "−")
        font { pixelSize: Math.round(22 * Theme.scale); bold: true }
    }
}
