import QtQuick
import Storeys

// Draws claims, each with a different kind of line, so that they can be told apart without colours.
QtObject {
    id: ink

    property bool slim: false       // thin lines, and an arrow's head only at the end: for small boards
    readonly property color halo: "#fffaf0"     // edge of an arrow, to set it off from letters

    // Claims are numbered from 1.
    function colourOf(number: int): color { return Theme.p.claims[(number - 1) % Theme.p.claims.length] }
    // Draws an arrow across the edge between two neighbours. a and b are the middles of their squares, `cell` is the
    // side of a square. Claims run side by side in three lanes; a claim has the same lane from a to b as from b to a.
    // `last`: the claim ends with this step.
    function step(context: var, a: point, b: point, number: int, colour: color, cell: real, last: bool): void {
        const length = Math.hypot(b.x - a.x, b.y - a.y), diagonal = length > 1.2 * cell
        const ux = (b.x - a.x) / length, uy = (b.y - a.y) / length
        const turned = -uy < 0 || (uy === 0 && ux < 0) ? -1 : 1
        const aside = [0, -0.2, 0.2][(number - 1) % 3] * cell * (diagonal ? 0.72 : 1) * turned
        const x = (a.x + b.x) / 2 - uy * aside, y = (a.y + b.y) / 2 + ux * aside
        const half = cell * (diagonal ? 0.16 : 0.2)
        ink.arrow(context, Qt.point(x - ux * half, y - uy * half), Qt.point(x + ux * half, y + uy * half), number, colour, cell, last || !ink.slim)
    }
    // Draws an arrow with one line, two lines or dots, by the number of the claim. `cell` is the side of a square.
    // Without `headed`, it has no head.
    function arrow(context: var, from: point, to: point, number: int, colour: color, cell: real, headed: bool): void {
        const length = Math.hypot(to.x - from.x, to.y - from.y)
        if (length < 1)
            return
        const ux = (to.x - from.x) / length, uy = (to.y - from.y) / length
        const thick = cell * (ink.slim ? 0.6 : 1), neck = headed ? Qt.point(to.x - ux * thick * 0.13, to.y - uy * thick * 0.13) : to
        const wing = thick * 0.085
        const head = () => {
            context.beginPath()
            context.moveTo(to.x, to.y)
            context.lineTo(neck.x - uy * wing, neck.y + ux * wing)
            context.lineTo(neck.x + uy * wing, neck.y - ux * wing)
            context.closePath()
        }
        const line = (aside, width) => {
            context.lineWidth = width
            context.beginPath()
            context.moveTo(from.x - uy * aside, from.y + ux * aside)
            context.lineTo(neck.x - uy * aside, neck.y + ux * aside)
            context.stroke()
        }
        context.lineJoin = "round"
        context.lineCap = "round"
        context.strokeStyle = context.fillStyle = ink.halo
        line(0, thick * 0.15)
        if (headed) {
            head()
            context.lineWidth = thick * 0.06
            context.stroke()
            context.fill()
        }
        context.lineCap = "butt"
        context.strokeStyle = context.fillStyle = colour
        if (number === 1)
            line(0, thick * 0.075)
        if (number === 2)
            [-1, 1].forEach(side => line(side * thick * 0.036, thick * 0.032))
        if (number >= 3)
            [0.07, 0.44, 0.81].forEach(part => {
                context.beginPath()
                context.arc(from.x + (neck.x - from.x) * part, from.y + (neck.y - from.y) * part, thick * 0.042, 0, 2 * Math.PI)
                context.fill()
            })
        if (headed) {
            head()
            context.fill()
        }
    }
}
