import QtQuick
import Storeys
import Storeys.Table

// The line of a player in the final table: rank, name, tiles left, points, what the tiles left and the clock cost or
// bring, total.
Rectangle {
    id: row

    required property seatResult entry
    required property bool counted      // by points; false in a race
    readonly property ResultColumns columns: ResultColumns { width: row.width }
    readonly property int off: entry.subtraction + entry.timePenalty
    readonly property list<string> faces: counted ? entry.tilesLeft : []

    height: Math.round(52 * Theme.scale)
    radius: Theme.cardRadius
    color: entry.winner ? Theme.p.accentSoft : Theme.p.card
    border { width: entry.winner ? 2 : 1; color: entry.winner ? Theme.p.accent : Theme.p.line }
    Accessible.role: Accessible.Row
    Accessible.name: counted ? Theme.filled(qsTr("%1. %2, %n point(s)", "", entry.total), [entry.rank, entry.name])
                             : Theme.filled(qsTr("%1. %2, %3", "rank, player, how far from the goal"), [entry.rank, entry.name, entry.distance])
    Accessible.description: !counted ? "" : Array.of(qsTr("%n point(s) played", "", entry.points),
        faces.length > 0 ? qsTr("−%n for tiles left (%1)", "points", entry.subtraction).arg(Array.from(faces).join(" ")) : "",
        entry.gain > 0 ? qsTr("%n more", "points", entry.gain) : "", entry.timePenalty > 0 ? qsTr("−%n for overtime", "points", entry.timePenalty) : ""
    ).filter(part => part !== "").join(", ")

    Icon {
        visible: row.entry.winner
        anchors { left: parent.left; leftMargin: Math.round(14 * Theme.scale); verticalCenter: parent.verticalCenter }
        name: "trophy"
        tint: Theme.p.accent
    }
    Label {
        visible: !row.entry.winner
        anchors { left: parent.left; leftMargin: Math.round(14 * Theme.scale); verticalCenter: parent.verticalCenter }
        width: Theme.icon
        horizontalAlignment: Text.AlignHCenter
        text: row.entry.rank
        color: Theme.p.soft
        Accessible.ignored: true
    }
    Label {
        anchors { left: parent.left; leftMargin: row.columns.name }
        y: row.columns.narrow && row.faces.length > 0 ? Math.round(4 * Theme.scale) : Math.round((row.height - height) / 2)
        width: (row.columns.narrow ? row.width - row.columns.points - 5 * Theme.unit : row.columns.tiles) - row.columns.name - Theme.unit
        text: row.entry.name
        font { pixelSize: Theme.title; bold: true }
        Accessible.ignored: true
    }
    Row {
        anchors { left: parent.left; leftMargin: row.columns.tiles }
        y: row.columns.narrow ? row.height - height - Math.round(4 * Theme.scale) : Math.round((row.height - height) / 2)
        spacing: Math.round(3 * Theme.scale)

        Repeater {
            model: row.faces

            TileChip {
                required property string modelData

                face: modelData
                size: Math.round(22 * Theme.scale)
                Accessible.ignored: true
            }
        }
    }
    Label {
        anchors { right: parent.right; rightMargin: row.columns.points; verticalCenter: parent.verticalCenter }
        visible: row.counted
        text: Theme.signed(row.entry.points)
        color: Theme.p.soft
        Accessible.ignored: true
    }
    Label {
        anchors { right: parent.right; rightMargin: row.columns.subtraction; verticalCenter: parent.verticalCenter }
        visible: row.counted
        text: row.off > 0 ? Theme.signed(-row.off) : row.entry.gain > 0 ? qsTr("+%1").arg(row.entry.gain) : "0"
        color: Theme.p.soft
        Accessible.ignored: true
    }
    Label {
        objectName: "timePenalty"
        anchors { right: parent.right; rightMargin: row.columns.subtraction; bottom: parent.bottom; bottomMargin: Math.round(3 * Theme.scale) }
        visible: row.entry.timePenalty > 0
        text: qsTr("%1 for time").arg(row.entry.timePenalty)
        color: Theme.p.soft
        font.pixelSize: Theme.caption
        Accessible.ignored: true
    }
    Label {
        anchors { right: parent.right; rightMargin: row.columns.total; verticalCenter: parent.verticalCenter }
        objectName: "total"
        text: row.counted ? Theme.signed(row.entry.total) : row.entry.distance
        font { pixelSize: row.counted ? Math.round(22 * Theme.scale) : Theme.body; bold: true }
        Accessible.ignored: true
    }
}
