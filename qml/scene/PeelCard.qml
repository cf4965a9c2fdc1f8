pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The tiles of one stack, fanned out beside it from the top down: each with its words, who played it and in which turn.
Rectangle {
    id: card

    required property list<stackLayer> layers       // from the bottom up
    required property int limit         // tiles on a full stack
    required property string covered    // as StackStory.covered() tells it
    required property rect stack        // the pixels that the stack covers
    required property size room         // of the parent, in which the card is placed
    property rect free: stack           // what the card should not cover
    property bool slim: false           // small, with fewer words
    // whether there is room to the right, to the left, above or below
    readonly property bool fits: fitsRight || fitsLeft || fitsAbove || free.bottom + gap + height <= room.height - gap
    property real fan: 1                // from 0, tiles on each other, to 1, fanned out
    readonly property int gap: Theme.unit
    readonly property bool fitsRight: free.right + gap + width <= room.width - gap
    readonly property bool fitsLeft: free.left - gap - width >= gap
    readonly property bool fitsAbove: free.top - gap - height >= gap
    readonly property int pitch: Math.round(slim ? 34 * Theme.scale : (Theme.body + Theme.caption) * 1.25 + 5 * Theme.scale)

    function within(value: real, most: real): real { return Math.max(card.gap, Math.min(most - card.gap, value)) }

    x: Math.round(fitsRight ? free.right + gap : fitsLeft ? free.left - gap - width
                            : card.within(stack.x + (stack.width - width) / 2, room.width - width))
    y: {
        if (fitsRight || fitsLeft)
            return Math.round(card.within(stack.y + (stack.height - height) / 2, room.height - height))
        return Math.round(fitsAbove ? free.top - gap - height : free.bottom + gap)
    }
    width: (slim ? 13 : 19) * Theme.body
    height: head.height + layers.length * pitch + 2.5 * Theme.unit
    radius: Theme.cardRadius
    color: Theme.p.panel
    border { width: 1; color: Theme.p.line }
    Accessible.role: Accessible.ToolTip
    Accessible.name: Array.from(layers, layer => layer.text).reverse().concat(covered !== "" ? [covered] : []).join("; ")

    Label {
        id: head

        x: Theme.margin * 0.75
        y: Theme.unit
        width: card.width - 2 * x
        text: card.covered !== "" ? card.covered.charAt(0).toUpperCase() + card.covered.slice(1)
            : card.layers.length < card.limit ? qsTr("%1 of %n storey(s)", "", card.limit).arg(card.layers.length)
                                              : qsTr("%1 of %n storey(s) – full", "", card.limit).arg(card.layers.length)
        color: Theme.p.soft
        font { pixelSize: Theme.caption; bold: true }
        Accessible.ignored: true
    }
    Repeater {
        model: card.layers.length

        Item {
            id: layer

            required property int index     // from the top down
            readonly property int level: card.layers.length - 1 - index
            readonly property stackLayer told: card.layers[level]

            x: head.x
            y: head.y + head.height + Theme.unit / 2 + Math.round(card.fan * index * card.pitch)
            z: level
            width: head.width
            height: card.pitch
            opacity: index === 0 ? 1 : card.fan

            TileChip {
                x: Math.round(layer.level * Theme.unit * 0.75 * card.fan)
                anchors.verticalCenter: parent.verticalCenter
                face: layer.told.face
                storey: layer.told.height
                laid: layer.told.laid
                Accessible.ignored: true
            }
            Column {
                x: Math.round(66 * Theme.scale)
                anchors.verticalCenter: parent.verticalCenter
                width: layer.width - x

                Label {
                    width: parent.width
                    text: layer.told.turn > 0 ? layer.told.words : layer.told.laid ? qsTr("not yet played") : qsTr("on the board from the start")
                    font.bold: true
                    Accessible.ignored: true
                }
                Label {
                    width: parent.width
                    visible: layer.told.turn > 0 && !card.slim
                    text: Theme.filled(qsTr("%1, turn %2"), [layer.told.who, layer.told.turn])
                    color: Theme.p.soft
                    font.pixelSize: Theme.caption
                    Accessible.ignored: true
                }
            }
        }
    }
}
