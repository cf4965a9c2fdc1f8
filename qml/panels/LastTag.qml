import QtQuick
import Storeys

// Marks the turn whose tiles carry the thin line on the board. Without a width when hidden, so that text can run up to it.
Rectangle {
    id: tag

    width: visible ? words.implicitWidth + Math.round(12 * Theme.scale) : 0
    height: Math.max(Math.round(18 * Theme.scale), words.implicitHeight)
    radius: Math.round(4 * Theme.scale)
    color: "transparent"
    border { width: Math.max(1, Math.round(1.5 * Theme.scale)); color: Theme.p.lastTag }

    Label {
        id: words

        anchors.centerIn: parent
        text: qsTr("last play")
        color: Theme.p.lastTag
        font { pixelSize: Math.round(11 * Theme.scale); bold: true }
    }
}
