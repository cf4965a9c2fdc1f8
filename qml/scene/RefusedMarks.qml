import QtQuick
import Storeys

// Squares where the piece that is held can't lie are dim, so that the others stand out.
BoardMarks {
    id: marks

    property list<int> squares
    property int target: -1         // has a sign of its own

    onSquaresChanged: marks.requestPaint()
    onTargetChanged: marks.requestPaint()
    onPaint: {
        const context = marks.getContext("2d")
        context.reset()
        context.fillStyle = Theme.p.dimmed
        for (const square of marks.there ? Array.from(marks.squares) : [])
            if (square !== marks.target)
                marks.dim(context, square)
    }
}
