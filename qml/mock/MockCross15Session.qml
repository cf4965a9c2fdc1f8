import Storeys

// The mock in the middle of a flat game: squares that multiply, values on the tiles, blanks on the board and the rack.
MockSession {
    id: mock

    readonly property var points: [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10]
    readonly property var layout: ["T..d...T...d..T", ".D...t...t...D.", "..D...d.d...D..", "d..D...d...D..d", "....D.....D....",
                                   ".t...t...t...t.", "..d...d.d...d..", "T..d...D...d..T"]
    readonly property var lines: ["", "", "", "", "", ".......F", ".......A", ".....HORN", ".......M", ".....PASTe", "....BIT", "", "", "", ""]

    function setUp(): void {
        const kinds = { d: "2L", t: "3L", D: "2W", T: "3W" }
        const cells = (rows, fill) => Array.from(rows.map(row => row.padEnd(15, ".")).join("")).map(fill)
        mock.squareKinds = cells(mock.layout.concat(mock.layout.slice(0, 7).reverse()), cell => kinds[cell] ?? "")
        mock.stacks = cells(mock.lines, cell => cell === "." ? "" : cell)
        const marks = Array(225).fill(0)
        for (const square of [140, 141, 142, 143, 144])
            marks[square] = 1
        for (const square of [154, 155, 156])
            marks[square] = 2
        mock.marks = marks
    }
    function symbolText(symbol: string): string { return symbol.toUpperCase() }

    variant: "cross15"
    variantName: "15 × 15"
    rows: 15
    columns: 15
    stackLimit: 1
    startSquares: [112]
    blankLetters: Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    tileFaces: Array.from(blankLetters, (letter, i) => letter + " " + points[i])
    maxExchange: 7
    rack: ["Q", "U", "?", "Z", "E", "", "I"]
}
