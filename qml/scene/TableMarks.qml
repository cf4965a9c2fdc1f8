pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table

// What is painted over the board: the claims; while a blocker is held or picked, a shade on the squares where it can't
// lie; and while a turn is tried again, the squares of the play that was made in the game.
Item {
    id: table

    required property TableView view
    required property ClaimPen claims
    required property Retry retry
    required property PlayBoard board       // null: there is none yet
    required property Hand hand
    required property PickedTile picked
    required property bool shown            // the first frame is on the screen
    // a blocker is in the hand
    readonly property bool held: hand.face.blocker

    OnDemand {
        active: table.shown && table.view.shape.paths
        anchors.fill: parent
        // The claims on the board: arrows across the edges between their letters, a number on the first letter, a
        // marker along the claim in focus. While a word is drawn, tiles that can't be next are dimmed.
        content: BoardMarks {
            id: claimed

            readonly property bool past: table.claims.lines.length === 0      // the claims of the last play are shown
            readonly property list<claimLine> shown: past ? table.claims.last : table.claims.lines

            function drawStep(context: var, from: int, to: int, number: int, last: bool): void {
                const columns = table.view.shape.columns
                const a = claimed.pointOf(from), b = claimed.pointOf(to)
                const diagonal = from % columns !== to % columns && Math.floor(from / columns) !== Math.floor(to / columns)
                const length = Math.hypot(b.x - a.x, b.y - a.y)
                ink.step(context, a, b, number, claimed.past ? Theme.p.lastMark : ink.colourOf(number), length / (diagonal ? Math.SQRT2 : 1), last)
            }
            function drawMarker(context: var, squares: var): void {
                context.strokeStyle = Theme.p.claimMarker
                context.lineWidth = claimed.cellAt(squares[0]) * 0.6
                context.lineCap = context.lineJoin = "round"
                context.beginPath()
                squares.forEach((square, i) => {
                    const at = claimed.pointOf(square)
                    i === 0 ? context.moveTo(at.x, at.y) : context.lineTo(at.x, at.y)
                })
                if (squares.length === 1) {
                    const at = claimed.pointOf(squares[0])
                    context.lineTo(at.x + 0.1, at.y)    // a line of no length is not painted
                }
                context.stroke()
            }
            function draw(context: var): void {
                const lines = Array.from(claimed.shown)
                if (table.claims.drawing) {
                    const bright = Array.from(table.claims.next).concat(Array.from(lines[lines.length - 1].squares))
                    context.fillStyle = Theme.p.dimmed
                    Array.from(table.view.stacks).forEach((stack, square) => {
                        if (stack !== "" && !bright.includes(square))
                            claimed.dim(context, square)
                    })
                }
                for (const line of lines)
                    if (line.focused)
                        claimed.drawMarker(context, Array.from(line.squares))
                for (const line of lines)
                    for (let i = 1; i < line.squares.length; ++i)
                        claimed.drawStep(context, line.squares[i - 1], line.squares[i], line.number, i === line.squares.length - 1)
            }

            ClaimInk { id: ink }
            Connections {
                target: table.claims

                function onChanged(): void { claimed.requestPaint() }
            }
            Repeater {
                model: claimed.shown

                ClaimBead {
                    required property claimLine modelData
                    required property int index
                    readonly property int square: modelData.squares[0]
                    // How many earlier claims begin on this square; their beads stand above this one.
                    readonly property int above: Array.from(claimed.shown).slice(0, index).filter(line => line.squares[0] === square).length
                    readonly property point at: claimed.placeOn(square, -0.36, -0.36 + 0.27 * above)

                    objectName: "claimBead"
                    number: modelData.number
                    width: Math.round(claimed.cellAt(square) * 0.25)
                    x: Math.round(at.x - width / 2)
                    y: Math.round(at.y - width / 2)
                    color: claimed.past ? Theme.p.lastMark : ink.colourOf(number)
                }
            }
        }
    }
    OnDemand {
        active: table.shown && (table.held || Symbols.faceOf(table.view.symbolAt(table.picked.slot), []).blocker)
        anchors.fill: parent
        content: BoardMarks {
            id: dimmed

            readonly property list<int> squares: Array.from(table.held ? table.view.refusedSquares(table.hand.slot, table.hand.square)
                                                                       : table.view.refusedSquares(table.picked.slot, -1))
            readonly property int target: table.hand.target     // has a frame already, so it is not dimmed

            function draw(context: var): void {
                context.fillStyle = Theme.p.dimmed
                for (const square of Array.from(dimmed.squares))
                    if (square !== dimmed.target)
                        dimmed.dim(context, square)
            }

            onSquaresChanged: dimmed.requestPaint()
            onTargetChanged: dimmed.requestPaint()
        }
    }
    OnDemand {
        active: table.shown && table.retry.taken.length > 0 && !table.retry.settled
        anchors.fill: parent
        content: BoardMarks {
            id: outlined

            readonly property list<int> squares: table.retry.taken

            function draw(context: var): void {
                for (const square of Array.from(outlined.squares)) {
                    context.lineWidth = Math.max(2, outlined.cellAt(square) / 22)
                    outlined.trace(context, square)
                    // light on dark, so that it is seen on squares and on tiles
                    context.setLineDash([])
                    context.strokeStyle = "#14100c"
                    context.stroke()
                    context.setLineDash([2, 2])     // in widths of the line
                    context.strokeStyle = "#fff6e0"
                    context.stroke()
                }
            }

            onSquaresChanged: outlined.requestPaint()

            Connections {
                target: table.view

                function onBoardChanged(): void { outlined.requestPaint() }     // stacks grow and shrink
            }
        }
    }

    // The base of what is painted over the squares of the board, in three dimensions or flat. It paints again
    // whenever the squares move on the picture, and hides while the board is taken apart. Each overrides draw().
    component BoardMarks: Canvas {
        id: marks

        readonly property bool there: !(table.board?.explosion.seen ?? true)
        // Changes whenever the marks have to be painted again.
        readonly property string seen: [table.board?.views ?? 0, there, width, height, Theme.name].join()

        function draw(context: var): void {}
        // The middle of the top of a square's stack; all points are pixels of the board.
        function pointOf(square: int): point {
            return table.board?.squarePointNow(square, String(table.view.stacks[square] ?? "").length) ?? Qt.point(0, 0)
        }
        // The vector from the middle of a square to the middle of the next one in its row (`step` 1) or column (`step`
        // columns), measured from the square before or, for the first of its row or column, to the next one.
        function side(square: int, step: int, first: bool): point {
            const a = marks.pointOf(first ? square : square - step), b = marks.pointOf(first ? square + step : square)
            return Qt.point(b.x - a.x, b.y - a.y)
        }
        function acrossAt(square: int): point { return marks.side(square, 1, square % table.view.shape.columns === 0) }
        function downAt(square: int): point {
            const columns = table.view.shape.columns
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
            marks.trace(context, square)
            context.fill()
        }
        // Begins a path around the square.
        function trace(context: var, square: int): void {
            context.beginPath()
            for (const [right, down] of [[-0.47, -0.47], [0.47, -0.47], [0.47, 0.47], [-0.47, 0.47]]) {
                const at = marks.placeOn(square, right, down)
                context.lineTo(at.x, at.y)
            }
            context.closePath()
        }

        anchors.fill: parent
        visible: there
        onSeenChanged: marks.requestPaint()
        onPaint: {
            const context = marks.getContext("2d")
            context.reset()
            if (marks.there)
                marks.draw(context)
        }
    }
}
