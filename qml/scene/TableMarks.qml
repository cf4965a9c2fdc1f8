pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// What is painted over the board: the claims and, while a blocker is held or picked, a shade on the squares where it
// can't lie.
Item {
    id: marks

    required property TableView view
    required property PlayBoard board       // null: there is none yet
    required property Hand hand
    required property PickedTile picked
    required property bool shown            // the first frame is on the screen
    // a blocker is in the hand
    readonly property bool held: hand.symbol === "#"

    OnDemand {
        active: marks.shown && marks.view.shape.paths
        anchors.fill: parent
        content: ClaimMarks {
            anchors.fill: parent
            view: marks.view
            board: marks.board
        }
    }
    OnDemand {
        active: marks.shown && (marks.held || marks.view.symbolAt(marks.picked.slot) === "#")
        anchors.fill: parent
        content: BoardMarks {
            id: dimmed

            readonly property list<int> squares: Array.from(marks.held ? marks.view.refusedSquares(marks.hand.slot, marks.hand.square)
                                                                       : marks.view.refusedSquares(marks.picked.slot, -1))
            readonly property int target: marks.hand.target     // has a frame already, so it is not dimmed

            anchors.fill: parent
            view: marks.view
            board: marks.board
            onSquaresChanged: dimmed.requestPaint()
            onTargetChanged: dimmed.requestPaint()
            onPaint: {
                const context = dimmed.getContext("2d")
                context.reset()
                context.fillStyle = Theme.p.dimmed
                for (const square of dimmed.there ? Array.from(dimmed.squares) : [])
                    if (square !== dimmed.target)
                        dimmed.dim(context, square)
            }
        }
    }
}
