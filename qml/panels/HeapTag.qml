import QtQuick
import Storeys

// How many pieces of one kind a player holds beside the rack, in their colour; faint where there are none.
Rectangle {
    id: tag

    required property int count
    required property color ground
    required property color ink
    required property string words

    width: Math.round(24 * Theme.scale)
    height: width
    radius: Theme.chipRadius
    color: ground
    border { width: 1; color: Theme.p.line }
    opacity: count > 0 ? 1 : 0.55
    Accessible.role: Accessible.StaticText
    Accessible.name: words

    Label {
        anchors.centerIn: parent
        text: tag.visible ? tag.count : ""
        color: tag.ink
        font { pixelSize: Theme.caption; bold: true }
        Accessible.ignored: true
    }
    HoverHandler { id: pointer }
    Hint {
        side: Qt.LeftEdge
        visible: pointer.hovered
        text: tag.words
    }
}
