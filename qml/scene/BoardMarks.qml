import QtQuick
import Storeys
import Storeys.Table

// The base of what is painted over the squares of the board, in three dimensions or flat. It paints again whenever the
// squares move on the picture, and hides while the board is taken apart.
Canvas {
    id: marks

    required property TableView view
    required property PlayBoard board       // null: there is none yet
    readonly property bool there: !(board?.explosion.seen ?? true)
    // Changes whenever the marks have to be painted again; never empty.
    readonly property string seen: [board?.views ?? 0, there, width, height].join()

    // The middle of the top of a square's stack; all points are pixels of the board.
    function pointOf(square: int): point {
        return marks.board?.squarePoint(square, String(marks.view.stacks[square] ?? "").length) ?? Qt.point(0, 0)
    }
    // The way from the middle of a square to that of the next one in its row (step: 1) or column (step: columns).
    // Measured from the square before, or, if this is the first of its row or column, to the next one.
    function side(square: int, step: int, first: bool): point {
        const a = marks.pointOf(first ? square : square - step), b = marks.pointOf(first ? square + step : square)
        return Qt.point(b.x - a.x, b.y - a.y)
    }
    function acrossAt(square: int): point { return marks.side(square, 1, square % marks.view.shape.columns === 0) }
    function downAt(square: int): point {
        const columns = marks.view.shape.columns
        return marks.side(square, columns, square < columns)
    }
    // The width of a square.
    function cellAt(square: int): real {
        const across = marks.acrossAt(square)
        return Math.hypot(across.x, across.y)
    }
    // A point on a square. right and down count from its middle, in sides of the square.
    function placeOn(square: int, right: real, down: real): point {
        const middle = marks.pointOf(square), across = marks.acrossAt(square), below = marks.downAt(square)
        return Qt.point(middle.x + across.x * right + below.x * down, middle.y + across.y * right + below.y * down)
    }
    function dim(context: var, square: int): void {
        context.beginPath()
        for (const [right, down] of [[-0.47, -0.47], [0.47, -0.47], [0.47, 0.47], [-0.47, 0.47]]) {
            const at = marks.placeOn(square, right, down)
            context.lineTo(at.x, at.y)
        }
        context.closePath()
        context.fill()
    }

    visible: there
    onSeenChanged: marks.requestPaint()

    Connections {
        target: Theme

        function onPChanged(): void { marks.requestPaint() }
    }
}
