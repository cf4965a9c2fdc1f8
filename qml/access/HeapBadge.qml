import QtQuick
import Storeys

// The number of pieces in a heap of the reserve, at its corner. An empty heap is an outline.
Item {
    id: badge

    required property int count
    required property string symbol     // of the piece, as in TileTable

    anchors.fill: parent
    LayoutMirroring.enabled: false

    Rectangle {
        anchors { fill: parent; margins: Math.round(parent.width * 0.08) }
        visible: badge.count === 0
        radius: Math.round(width / 8)
        color: "transparent"
        border { width: Math.max(1, Math.round(1.5 * Theme.scale)); color: Theme.p.coordinate }

        Rectangle {
            anchors.centerIn: parent
            width: Math.round(parent.width * 0.5)
            height: badge.symbol === "#" ? Math.round(parent.width * 0.16) : width
            radius: badge.symbol === "#" ? height / 3 : width / 2
            color: badge.symbol === "#" ? Theme.p.coordinate : "transparent"
            border { width: badge.symbol === "#" ? 0 : Math.max(1, Math.round(2 * Theme.scale)); color: Theme.p.coordinate }
        }
    }
    Rectangle {
        anchors { right: parent.right; bottom: parent.bottom; margins: -Math.round(parent.width * 0.02) }
        visible: badge.count > 0
        width: Math.max(height, number.implicitWidth + Theme.unit)
        height: Math.round(20 * Theme.scale)
        radius: height / 2
        color: Theme.p.card
        border { width: Math.max(1, Math.round(1.5 * Theme.scale)); color: Theme.p.accent }

        Label {
            id: number

            anchors.centerIn: parent
            text: badge.count
            font { pixelSize: Theme.caption; bold: true }
            Accessible.ignored: true
        }
    }
}
