import QtQuick
import Storeys
import Storeys.Table

// What is painted over the squares of the board, and moves with them on the picture.
Canvas {
    id: marks

    required property TableView view
    required property PlayBoard board       // null while it is not there
    readonly property bool there: !(board?.explosion.seen ?? true)
    // Changes when they are to be painted elsewhere.
    readonly property string seen: [board?.views ?? 0, there, width, height].join()

    function pointOf(square: int): point {
        return marks.board?.squarePoint(square, String(marks.view.stacks[square] ?? "").length) ?? Qt.point(0, 0)
    }
    // From the middle of one square to that of the next in its row or column.
    function side(square: int, step: int, first: bool): point {
        const a = marks.pointOf(first ? square : square - step), b = marks.pointOf(first ? square + step : square)
        return Qt.point(b.x - a.x, b.y - a.y)
    }
    function acrossAt(square: int): point { return marks.side(square, 1, square % marks.view.shape.columns === 0) }
    function downAt(square: int): point {
        const columns = marks.view.shape.columns
        return marks.side(square, columns, square < columns)
    }
    function cellAt(square: int): real {
        const across = marks.acrossAt(square)
        return Math.hypot(across.x, across.y)
    }
    // The place on a square, in parts of it from its middle.
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
