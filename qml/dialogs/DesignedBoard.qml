pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The designed board with its mini boards and, beside the selected one, what can be done with it.
VariantPicture {
    id: board

    required property LayoutDraft draft
    required property real side         // of the whole, in pixels
    property int selected: 0            // number of the selected mini board; 0: none
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
    component RimLabel: Label {
        width: board.rim
        height: board.rim
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        color: Theme.p.premiumInk
        opacity: 0.75
        font { pixelSize: Math.max(8, Math.round(board.rim * 0.5)); bold: true }
        Accessible.ignored: true
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

            MiniBoardPiece {
                required property int index

                objectName: "piece" + entry.number
                draft: board.draft
                entry: board.draft.miniBoards[index] ?? board.none
                cell: board.cell
                selected: entry.number === board.selected
                onSelectedNow: board.selected = entry.number
                onRemoved: board.remove(entry.number)
            }
        }
        Rectangle {
            readonly property int gap: Math.round(Theme.unit * 0.75)
            readonly property real below: (board.chosen.row + board.chosen.rows) * board.cell + gap
            readonly property real above: board.chosen.row * board.cell - gap - height

            objectName: "pieceBar"
            z: 100
            visible: board.chosen.laid && !(board.piece(board.selected) as MiniBoardPiece)?.dragged
            x: Math.max(0, Math.min(parent.width - width, (board.chosen.column + board.chosen.columns / 2) * board.cell - width / 2))
            y: below + height <= parent.height ? below : above >= 0 ? above : parent.height - height
            width: buttons.width + Theme.unit
            height: buttons.height + Math.round(Theme.unit / 2)
            radius: Theme.buttonRadius
            color: Theme.p.control
            border { width: 1; color: Theme.p.line }

            Row {
                id: buttons

                anchors.centerIn: parent

                IconButton {
                    objectName: "turnPiece"
                    quiet: true
                    icon: "turn"
                    text: qsTr("Turn")
                    shortcut: qsTr("R")
                    onClicked: board.draft.turn(board.selected)
                }
                IconButton {
                    objectName: "flipPiece"
                    quiet: true
                    icon: "flip"
                    text: qsTr("Flip")
                    shortcut: qsTr("F")
                    onClicked: board.draft.flip(board.selected)
                }
                IconButton {
                    objectName: "removePiece"
                    quiet: true
                    icon: "trash"
                    text: qsTr("Remove")
                    shortcut: qsTr("Del")
                    onClicked: board.remove(board.selected)
                }
            }
        }
    }
}
