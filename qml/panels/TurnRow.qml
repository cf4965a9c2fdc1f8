import QtQuick
import Storeys

// One turn: its number, what was done, by whom and how it was counted, and the points.
Item {
    id: row

    required property int index
    required property int number
    required property string who
    required property string what
    required property string sum
    required property int points
    required property bool play
    required property bool latest

    implicitHeight: Math.round(43 * Theme.scale)
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2, %3, %n point(s)", "", row.points).arg(row.number).arg(row.who).arg(row.what)

    Rectangle {
        visible: row.index > 0
        width: parent.width
        height: 1
        color: Theme.p.line
    }
    Label {
        id: number

        y: what.y
        width: Math.round(22 * Theme.scale)
        horizontalAlignment: Text.AlignRight
        text: row.number
        color: Theme.p.soft
        Accessible.ignored: true
    }
    Label {
        id: what

        anchors { left: number.right; leftMargin: Math.round(10 * Theme.scale); right: points.left; rightMargin: Theme.unit }
        y: Math.round(5 * Theme.scale)
        text: row.what
        color: row.play ? Theme.p.text : Theme.p.soft
        font.bold: row.play
        Accessible.ignored: true
    }
    Label {
        anchors { left: what.left; right: tag.left; rightMargin: Theme.unit }
        y: Math.round(23 * Theme.scale)
        text: row.sum === "" ? row.who : qsTr("%1  %2").arg(row.who).arg(row.sum)
        color: Theme.p.soft
        font.pixelSize: Theme.caption
        Accessible.ignored: true
    }
    Label {
        id: points

        anchors { right: parent.right; rightMargin: Math.round(2 * Theme.scale); baseline: what.baseline }
        text: row.points
        color: row.play ? Theme.p.text : Theme.p.soft
        font.bold: row.play
        Accessible.ignored: true
    }
    LastTag { id: tag; anchors { right: parent.right; bottom: parent.bottom; bottomMargin: Math.round(4 * Theme.scale) } visible: row.latest && row.play }
}
