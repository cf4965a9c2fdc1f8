pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// The layers of one stack, fanned out beside it from the top down: which tile, who played it, in which turn, for which words.
Rectangle {
    id: card

    required property var layers        // as in StackStory
    required property int limit         // tiles on a full stack
    required property string covered    // where tiles don't stack: what lies under the tile
    required property rect stack        // what the stack covers
    required property size room         // to be placed in
    property rect free: stack           // what is not to be covered
    property bool slim: false           // with fewer words
    readonly property bool fits: fitsRight || fitsLeft || fitsAbove || free.bottom + gap + height <= room.height - gap
    property real fan: 1                // 0: the tiles lie on each other
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

        PeelLayer {
            required property int index
            readonly property int level: card.layers.length - 1 - index

            x: head.x
            y: head.y + head.height + Theme.unit / 2 + Math.round(card.fan * index * card.pitch)
            z: level
            width: head.width
            height: card.pitch
            told: card.layers[level]
            slim: card.slim
            shift: Math.round(level * Theme.unit * 0.75 * card.fan)
            opacity: index === 0 ? 1 : card.fan
        }
    }
}
