import QtQuick
import Storeys

// A player's line in the final table: rank, name, tiles left, points, what those tiles and the clock cost or bring,
// total.
Rectangle {
    id: row

    required property var entry         // as in gameTable.results.end.rows
    required property int rank
    readonly property ResultColumns columns: ResultColumns { width: row.width }
    readonly property bool counted: !entry.distance       // by points; else it was a race
    readonly property int overtime: entry.timePenalty ?? 0
    readonly property int off: entry.subtraction + overtime
    readonly property var faces: !counted || entry.tilesLeft === "" ? [] : entry.tilesLeft.split(" ")

    height: Math.round(52 * Theme.scale)
    radius: Theme.cardRadius
    color: entry.winner ? Theme.p.accentSoft : Theme.p.card
    border { width: entry.winner ? 2 : 1; color: entry.winner ? Theme.p.accent : Theme.p.line }
    Accessible.role: Accessible.Row
    Accessible.name: counted ? qsTr("%1. %2, %n point(s)", "", entry.total).arg(rank).arg(entry.name)
                             : qsTr("%1. %2, %3", "rank, player, how far from the goal").arg(rank).arg(entry.name).arg(entry.distance)
    Accessible.description: !counted ? "" : [qsTr("%n point(s) played", "", entry.points),
        faces.length > 0 ? qsTr("−%n for tiles left (%1)", "points", entry.subtraction).arg(faces.join(" ")) : "",
        entry.gain > 0 ? qsTr("%n more", "points", entry.gain) : "", overtime > 0 ? qsTr("−%n for overtime", "points", overtime) : ""
    ].filter(part => part !== "").join(", ")

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
        text: row.rank
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
        visible: row.overtime > 0
        text: qsTr("%1 for time").arg(row.overtime)
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
