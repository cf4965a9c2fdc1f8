pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// Shows what a stack hides, on a card: when it is asked for, or after the pointer has rested on the stack for a moment,
// or the typing cursor for longer. A card that comes for the typing cursor is small and leaves the line of the word
// free. Any input hides the card. This item fills the table.
Item {
    id: peel

    required property GameTable gameTable
    required property PlayBoard board
    required property int pointed           // the square under the pointer, -1 = none
    required property bool busy             // the board turns, is taken apart or is being used: no card
    readonly property TableView view: gameTable.view
    // the square of the typing cursor while nothing is laid, -1 = none
    readonly property int typed: gameTable.cursor.shown && view.draft.count === 0 ? gameTable.cursor.square : -1
    property int square: -1                 // whose stack is shown, -1 = none
    property int next: -1                   // square whose stack is shown after the pause
    // square whose card was asked for and is hidden by the current input, -1 = none
    property int gone: -1
    property bool asked: false              // the card was asked for
    property bool slim: false               // the card came by itself to the typing cursor
    readonly property Item card: host.item

    function storeys(square: int): int { return square < 0 ? 0 : String(peel.view.stacks[square] ?? "").length }
    // Shows the stack of a square after a pause, if there is something under its top tile.
    function wait(square: int, typing: bool): void {
        peel.hide()
        if (peel.storeys(square) >= 2 && !peel.busy) {
            peel.next = square
            pause.typing = typing
            pause.interval = typing ? 1500 : 550
            pause.restart()
        }
    }
    function hide(): void {
        pause.stop()
        if (peel.square < 0)
            return
        peel.gone = peel.asked ? peel.square : -1
        peel.square = -1
        peel.asked = peel.slim = false
        inputDone.restart()
    }
    function show(square: int): void {
        peel.hide()
        peel.asked = true
        peel.square = square
    }
    // The row or column that the typing cursor goes along, in pixels.
    function lineAt(square: int): rect {
        const columns = peel.view.shape.columns, down = peel.gameTable.cursor.down
        const first = down ? square % columns : square - square % columns
        const last = down ? first + (peel.view.shape.rows - 1) * columns : first + columns - 1
        const one = peel.board.stackRect(first), other = peel.board.stackRect(last), own = peel.board.stackRect(square)
        const left = Math.min(one.left, other.left, own.left), top = Math.min(one.top, other.top, own.top)
        return Qt.rect(left, top, Math.max(one.right, other.right, own.right) - left, Math.max(one.bottom, other.bottom, own.bottom) - top)
    }
    // Shows the stack under the typing cursor or else under the pointer. If its card was asked for already, only hides
    // it: the input that called this has hidden it before, hence `gone`.
    function toggle(): void {
        const wanted = peel.storeys(peel.typed) > 0 ? peel.typed : peel.pointed
        peel.hide()
        if (wanted !== peel.gone && peel.storeys(wanted) > 0 && !peel.busy)
            peel.show(wanted)
        peel.gameTable.announcer.say(peel.view.story.text(peel.square))
    }

    component TileLine: Item { property real needed: 0 }        // the height that its texts need

    onPointedChanged: peel.wait(pointed, false)
    onTypedChanged: peel.wait(typed, true)
    onBusyChanged: if (busy) peel.hide()

    Connections {
        target: peel.view

        function onStacksChanged(): void { peel.hide() }
    }
    Timer { id: inputDone; interval: 0; onTriggered: peel.gone = -1 }
    Timer {
        id: pause

        property bool typing: false

        onTriggered: {
            peel.slim = pause.typing && !peel.gameTable.lesson.active     // in a lesson the whole card shows
            peel.square = peel.next
        }
    }
    OnDemand {
        id: host

        active: peel.square >= 0
        // The tiles of one stack, fanned out beside it from the top down: each with its words, who played it and in
        // which turn.
        content: Card {
            id: card

            property int shown: -1      // the square, also while the card goes
            // from the bottom up
            readonly property list<stackLayer> layers: Array.from(peel.view.story.layers(shown))
            readonly property string covered: peel.view.story.covered(peel.square)
            readonly property rect stack: peel.board.stackRect(peel.square)        // the pixels that the stack covers
            // of the parent, in which the card is placed
            readonly property size room: Qt.size(peel.width, peel.height)
            // what the card should not cover
            readonly property rect free: peel.slim ? peel.lineAt(peel.square) : stack
            // whether there is room to the right, to the left, above or below
            readonly property bool fits: fitsRight || fitsLeft || fitsAbove || free.bottom + gap + height <= room.height - gap
            property real fan                   // from 0, tiles on each other, to 1, fanned out
            readonly property int gap: Theme.unit
            readonly property bool fitsRight: free.right + gap + width <= room.width - gap
            readonly property bool fitsLeft: free.left - gap - width >= gap
            readonly property bool fitsAbove: free.top - gap - height >= gap
            // of each tile, so that the longest text has room
            readonly property int pitch: Math.round(Math.max(34 * Theme.scale, ...Array.from({ length: tiles.count }, (none, tile) => (tiles.itemAt(tile) as TileLine)?.needed ?? 0)))

            function within(value: real, most: real): real { return Math.max(card.gap, Math.min(most - card.gap, value)) }

            Component.onCompleted: card.shown = peel.square
            visible: !peel.slim || fits     // a small card never covers the line of the word
            x: Math.round(fitsRight ? free.right + gap : fitsLeft ? free.left - gap - width
                                    : card.within(stack.x + (stack.width - width) / 2, room.width - width))
            y: {
                if (fitsRight || fitsLeft)
                    return Math.round(card.within(stack.y + (stack.height - height) / 2, room.height - height))
                return Math.round(fitsAbove ? free.top - gap - height : card.within(free.bottom + gap, room.height - height))
            }
            width: (peel.slim ? 13 : 19) * Theme.body
            height: head.height + layers.length * pitch + 2.5 * Theme.unit
            color: Theme.p.panel
            Accessible.role: Accessible.ToolTip
            Accessible.name: Array.from(layers, layer => layer.text).reverse().concat(covered !== "" ? [covered] : []).join("; ")

            Caption {
                id: head

                x: Theme.margin * 0.75
                y: Theme.unit
                width: card.width - 2 * x
                text: card.covered !== "" ? card.covered.charAt(0).toUpperCase() + card.covered.slice(1)
                    : card.layers.length < peel.view.shape.stackLimit ? qsTr("%1 of %n storey(s)", "", peel.view.shape.stackLimit).arg(card.layers.length)
                                                      : qsTr("%1 of %n storey(s) – full", "", peel.view.shape.stackLimit).arg(card.layers.length)
                font.bold: true
                wrapMode: Text.Wrap
            }
            Repeater {
                id: tiles

                model: card.layers.length

                TileLine {
                    id: layer

                    required property int index     // from the top down
                    readonly property int level: card.layers.length - 1 - index
                    readonly property stackLayer told: card.layers[level]
                    needed: texts.height + Theme.unit / 2

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
                    }
                    Column {
                        id: texts

                        x: Math.round(66 * Theme.scale)
                        anchors.verticalCenter: parent.verticalCenter
                        width: layer.width - x

                        SilentLabel {
                            width: parent.width
                            text: layer.told.turn > 0 ? layer.told.words : layer.told.laid ? qsTr("not yet played") : qsTr("on the board from the start")
                            font.bold: true
                            wrapMode: Text.Wrap
                        }
                        Caption {
                            width: parent.width
                            wrapMode: Text.Wrap
                            visible: layer.told.turn > 0 && !peel.slim
                            text: Theme.filled(qsTr("%1, turn %2"), [layer.told.who, layer.told.turn])
                        }
                    }
                }
            }
            NumberAnimation on fan { from: 0; to: 1; duration: Theme.slide; easing.type: Easing.OutCubic }
        }
    }
}
