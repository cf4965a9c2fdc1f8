import QtQuick
import Storeys
import Storeys.Table

// The front of a card: the sign of what it does on a plum head, its title, and a sentence. Its sides are 5 : 7; it is
// taller if the words need it. The head fills what the words leave.
Card {
    id: face

    required property shownCard card
    property bool small: false          // only sign and title
    readonly property int gap: Math.round((small ? 0.5 : 1.5) * Theme.unit)     // above the words
    property real turned: 1             // from 0, edge-on, to 1, face-on

    implicitWidth: Math.round((small ? 84 : 170) * Theme.scale)
    implicitHeight: Math.max(Math.round(1.4 * width), Math.round(0.59 * width) + words.height + gap + Theme.unit)
    Accessible.role: Accessible.StaticText
    Accessible.name: face.card.title
    Accessible.description: face.card.text
    transform: Scale { origin.x: face.width / 2; xScale: face.turned }

    Rectangle {
        id: head

        objectName: "cardHead"
        width: parent.width
        height: words.y - face.gap
        radius: parent.radius
        color: Theme.p.plumPlaque

        Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: parent.radius; color: parent.color }
        Icon { anchors.centerIn: parent; name: face.card.sign !== "" ? face.card.sign : "card"; size: Math.round(Math.min(0.4 * face.width, 0.42 * head.height)); tint: Theme.p.premiumInk }
    }
    Column {
        id: words

        objectName: "cardWords"
        x: Theme.unit
        y: parent.height - height - Theme.unit
        width: parent.width - 2 * Theme.unit
        spacing: Theme.unit / 2

        SilentLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: face.card.title
            wrapMode: Text.Wrap
            elide: Text.ElideNone
            font { pixelSize: face.small ? Theme.caption : Theme.body; bold: true }
        }
        SilentLabel {
            visible: !face.small
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: face.card.text
            wrapMode: Text.WordWrap
            elide: Text.ElideNone
        }
    }
}
