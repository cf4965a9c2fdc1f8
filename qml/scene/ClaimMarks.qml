pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The claims on the board: arrows across the edges between their letters, a number on the first letter, a marker along
// the claim in focus. While a word is drawn, tiles that can't be next are dimmed.
BoardMarks {
    id: marks

    readonly property ClaimPen claims: view.cursor.claims
    readonly property bool past: claims.lines.length === 0      // the claims of the last play are shown
    readonly property list<claimLine> shown: past ? claims.last : claims.lines

    function drawStep(context: var, from: int, to: int, number: int, last: bool): void {
        const columns = marks.view.shape.columns
        const a = marks.pointOf(from), b = marks.pointOf(to)
        const diagonal = from % columns !== to % columns && Math.floor(from / columns) !== Math.floor(to / columns)
        const length = Math.hypot(b.x - a.x, b.y - a.y)
        ink.step(context, a, b, number, marks.past ? Theme.p.lastMark : ink.colourOf(number), length / (diagonal ? Math.SQRT2 : 1), last)
    }
    function drawMarker(context: var, squares: var): void {
        context.strokeStyle = Theme.p.claimMarker
        context.lineWidth = marks.cellAt(squares[0]) * 0.6
        context.lineCap = context.lineJoin = "round"
        context.beginPath()
        squares.forEach((square, i) => {
            const at = marks.pointOf(square)
            i === 0 ? context.moveTo(at.x, at.y) : context.lineTo(at.x, at.y)
        })
        if (squares.length === 1) {
            const at = marks.pointOf(squares[0])
            context.lineTo(at.x + 0.1, at.y)    // a line of no length is not painted
        }
        context.stroke()
    }
    onPaint: {
        const context = marks.getContext("2d")
        context.reset()
        if (!marks.there)
            return
        const lines = Array.from(marks.shown)
        if (marks.claims.drawing) {
            const bright = Array.from(marks.claims.next).concat(Array.from(lines[lines.length - 1].squares))
            context.fillStyle = Theme.p.dimmed
            Array.from(marks.view.stacks).forEach((stack, square) => {
                if (stack !== "" && !bright.includes(square))
                    marks.dim(context, square)
            })
        }
        for (const line of lines)
            if (line.focused)
                marks.drawMarker(context, Array.from(line.squares))
        for (const line of lines)
            for (let i = 1; i < line.squares.length; ++i)
                marks.drawStep(context, line.squares[i - 1], line.squares[i], line.number, i === line.squares.length - 1)
    }

    ClaimInk { id: ink }
    Connections {
        target: marks.claims

        function onChanged(): void { marks.requestPaint() }
    }
    Repeater {
        model: marks.shown

        ClaimBead {
            id: bead

            required property claimLine modelData
            required property int index
            readonly property int square: modelData.squares[0]
            // How many earlier claims begin on this square; their beads stand above this one.
            readonly property int above: Array.from(marks.shown).slice(0, index).filter(line => line.squares[0] === square).length
            // Reads `seen`, which is never empty, to follow the picture; the width does the same.
            readonly property point at: marks.seen === "" ? Qt.point(0, 0) : marks.placeOn(square, -0.36, -0.36 + 0.27 * above)

            objectName: "claimBead"
            number: modelData.number
            width: Math.round(marks.seen === "" ? 0 : marks.cellAt(square) * 0.25)
            x: Math.round(at.x - width / 2)
            y: Math.round(at.y - width / 2)
            color: marks.past ? Theme.p.lastMark : ink.colourOf(number)
        }
    }
}
