pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// A part of a board drawn flat: the tops of its stacks, and how high those of two and more are. Small and without input.
Rectangle {
    id: board

    required property var session           // knows what stands on a tile
    required property int rows
    required property int columns
    required property var stacks            // by square: symbols from the bottom up, "" = empty
    property var starts: []                 // by square: whether play may begin there
    property var kinds: []                  // by square: "2W", "3L" or ""
    property var laid: []                   // squares whose top tile is new
    property var faults: []                 // squares at fault
    property int cell: Math.round(30 * Theme.scale)

    implicitWidth: columns * cell + 2 * rim
    implicitHeight: rows * cell + 2 * rim
    readonly property int rim: Math.round(5 * Theme.scale)

    radius: Theme.chipRadius
    color: Theme.p.rim
    LayoutMirroring.enabled: false          // words run as on the board
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Graphic

    Grid {
        x: board.rim
        y: board.rim
        columns: board.columns

        Repeater {
            model: board.rows * board.columns

            SmallSquare {
                required property int index

                width: board.cell
                height: board.cell
                stack: board.stacks[index] ?? ""
                face: board.session.view.symbolText(stack.slice(-1))
                start: board.starts[index] ?? false
                kind: board.kinds[index] ?? ""
                laid: board.laid.includes(index)
                fault: board.faults.includes(index)
            }
        }
    }
}
