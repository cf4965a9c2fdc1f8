pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Scene
import Storeys.Table

// The designed board with its mini boards and, beside the selected one, what can be done with it.
VariantPicture {
    id: board

    required property LayoutDraft draft
    required property real side         // of the whole, in pixels
    property int selected: 0            // number of the selected mini board; 0: none
    property bool dragging: false       // the selected mini board is being dragged
    readonly property int columns: Math.max(1, draft.shape.columns)
    readonly property int rows: Math.max(1, draft.shape.rows)
    readonly property int cell: Math.max(1, Math.floor(side / (Math.max(columns, rows) + 1.4)))
    readonly property miniBoardEntry chosen: Array.from(draft.miniBoards).find(entry => entry.number === selected && entry.laid) ?? none
    property miniBoardEntry none

    signal removed(int number)

    function piece(number: int): Item { return pieces.itemAt(Array.from(board.draft.miniBoards).findIndex(entry => entry.number === number)) }
    function take(number: int): void {
        board.selected = number
        board.piece(number).forceActiveFocus(Qt.TabFocusReason)
    }
    function remove(number: int): void {
        board.draft.remove(number)
        board.removed(number)
    }
    // Where a dragged mini board would lie, from the point under its middle, in this item: [row, column], or null
    // beside the board.
    function placeAt(point: point, entry: miniBoardEntry): var {
        const x = point.x - board.rim, y = point.y - board.rim
        if (x < 0 || y < 0 || x >= board.columns * board.cell || y >= board.rows * board.cell)
            return null
        return [Math.round(y / board.cell - entry.rows / 2), Math.round(x / board.cell - entry.columns / 2)]
    }

    shape: draft.shape
    font: Theme.uiFont
    rim: Math.round(0.7 * cell)
    radius: Math.round(rim / 2)
    width: columns * cell + 2 * rim
    height: rows * cell + 2 * rim
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.ignored: false
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Board")

    MouseArea { anchors.fill: parent; onClicked: board.selected = 0 }
    component RimLabel: SilentLabel {
        width: board.rim
        height: board.rim
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        color: Theme.p.premiumInk
        opacity: 0.75
        font { pixelSize: Math.max(8, Math.round(board.rim * 0.5)); bold: true }
    }
    Repeater {
        model: 2 * board.columns

        RimLabel {
            required property int index

            x: board.rim + (index % board.columns) * board.cell
            y: index < board.columns ? 0 : board.height - board.rim
            width: board.cell
            text: String.fromCharCode(65 + index % board.columns)
        }
    }
    Repeater {
        model: 2 * board.rows

        RimLabel {
            required property int index

            x: index < board.rows ? 0 : board.width - board.rim
            y: board.rim + (index % board.rows) * board.cell
            height: board.cell
            text: index % board.rows + 1
        }
    }
    Item {
        x: board.rim
        y: board.rim
        width: board.columns * board.cell
        height: board.rows * board.cell

        Repeater {
            id: pieces

            model: board.draft.miniBoards.length

            // A mini board that lies on the designed board: only its outline, as the board draws the squares. It is
            // dragged, or moved by keys. While it is selected it has the focus.
            T.AbstractButton {
                id: piece

                required property int index
                readonly property miniBoardEntry entry: board.draft.miniBoards[index] ?? board.none
                readonly property bool selected: entry.number === board.selected

                // Moves it to the square under the pointer, held at the point where it was taken.
                function follow(x: real, y: real): void {
                    const row = Math.round((piece.y + y - hand.from.y) / board.cell), column = Math.round((piece.x + x - hand.from.x) / board.cell)
                    if (row !== piece.entry.row || column !== piece.entry.column || !hand.moving)
                        board.draft.lay(piece.entry.number, row, column)
                    hand.moving = true
                }

                objectName: "piece" + entry.number
                x: entry.column * board.cell
                y: entry.row * board.cell
                z: entry.order
                width: entry.columns * board.cell
                height: entry.rows * board.cell
                visible: entry.laid
                focusPolicy: Qt.TabFocus
                onActiveFocusChanged: if (piece.activeFocus) board.selected = entry.number
                Accessible.name: entry.spoken
                Accessible.description: qsTr("Arrows move it, R turns it, F flips it, Delete removes it.")
                Keys.onPressed: event => {
                    const letter = layout.latin(event.text, event.nativeScanCode).toUpperCase()
                    const steps = { [Qt.Key_Up]: [-1, 0], [Qt.Key_Down]: [1, 0], [Qt.Key_Left]: [0, -1], [Qt.Key_Right]: [0, 1] }
                    const number = piece.entry.number
                    event.accepted = true
                    if (steps[event.key] !== undefined)
                        board.draft.move(number, steps[event.key][0], steps[event.key][1])
                    else if (letter === "R")
                        board.draft.turn(number)
                    else if (letter === "F")
                        board.draft.flip(number)
                    else if (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace)
                        board.remove(entry.number)
                    else
                        event.accepted = false
                }

                background: Rectangle {     // an outline that is visible on every square
                    visible: piece.selected
                    radius: Theme.chipRadius
                    color: "transparent"
                    border { width: Math.round(4 * Theme.scale); color: Theme.p.ink }

                    Rectangle {
                        anchors { fill: parent; margins: Math.round(1.5 * Theme.scale) }
                        radius: Theme.chipRadius
                        color: "transparent"
                        border { width: Math.round(2 * Theme.scale); color: Theme.p.control }
                    }
                    FocusRing { shown: piece.visualFocus; cornerRadius: Theme.chipRadius; offset: 0; border.color: Theme.p.accent }
                }

                MouseArea {
                    id: hand

                    property point from
                    property bool moving: false     // dragged; before that it may be a click

                    onMovingChanged: board.dragging = hand.moving
                    anchors.fill: parent
                    cursorShape: Qt.OpenHandCursor
                    preventStealing: true
                    onPressed: event => {
                        hand.from = Qt.point(event.x, event.y)
                        hand.moving = false
                        piece.forceActiveFocus(Qt.MouseFocusReason)
                        board.selected = piece.entry.number
                    }
                    onPositionChanged: event => {
                        if (hand.moving || Math.abs(event.x - hand.from.x) + Math.abs(event.y - hand.from.y) > Application.styleHints.startDragDistance)
                            piece.follow(event.x, event.y)
                    }
                    onReleased: hand.moving = false
                    onCanceled: hand.moving = false
                }

                KeyLayout { id: layout }
            }
        }
        Card {
            readonly property int gap: Math.round(Theme.unit * 0.75)
            readonly property real below: (board.chosen.row + board.chosen.rows) * board.cell + gap
            readonly property real above: board.chosen.row * board.cell - gap - height

            objectName: "pieceBar"
            z: 100
            visible: board.chosen.laid && !board.dragging
            x: Math.max(0, Math.min(parent.width - width, (board.chosen.column + board.chosen.columns / 2) * board.cell - width / 2))
            y: below + height <= parent.height ? below : above >= 0 ? above : parent.height - height
            width: buttons.width + Theme.unit
            height: buttons.height + Math.round(Theme.unit / 2)
            radius: Theme.buttonRadius
            color: Theme.p.control

            Row {
                id: buttons

                anchors.centerIn: parent

                IconButton {
                    objectName: "turnPiece"
                    symbol: "turn"
                    text: qsTr("Turn")
                    shortcut: qsTr("R")
                    onClicked: board.draft.turn(board.selected)
                }
                IconButton {
                    objectName: "flipPiece"
                    symbol: "flip"
                    text: qsTr("Flip")
                    shortcut: qsTr("F")
                    onClicked: board.draft.flip(board.selected)
                }
                IconButton {
                    objectName: "removePiece"
                    symbol: "trash"
                    text: qsTr("Remove")
                    shortcut: qsTr("Del")
                    onClicked: board.remove(board.selected)
                }
            }
        }
    }
}
