import QtQuick
import Storeys

// The number of pieces of one kind, in their colour: in a player's reserve, on the pile or in the deck. Faint for none.
Rectangle {
    id: tag

    required property int count
    required property color ground
    required property color ink
    required property string words      // the number in words, for the tooltip and screen readers

    width: Math.round(24 * Theme.scale)
    height: width
    radius: Theme.chipRadius
    color: ground
    border { width: 1; color: Theme.p.line }
    opacity: count > 0 ? 1 : 0.55
    Accessible.role: Accessible.StaticText
    Accessible.name: words

    SilentLabel {
        anchors.centerIn: parent
        text: tag.visible ? tag.count : ""
        color: tag.ink
        font { pixelSize: Theme.caption; bold: true }
    }
    HoverHandler { id: pointer }
    Hint {
        side: Qt.LeftEdge
        visible: pointer.hovered
        text: tag.words
    }
}
