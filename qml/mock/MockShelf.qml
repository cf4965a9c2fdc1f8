import QtQuick

// The games that are kept, as GameShelf (app/desktop) has them for QML, without C++.
QtObject {
    id: shelf

    // id, file, when, problem, elsewhere, from (the turn of another game that it goes on from, -1: none), variantName, who, points, turns, rows, columns, stacks, over, open
    property var unfinished: shelf.games
    property var finished: []
    property bool unsaved: false            // the game can't be saved just now: what was played since is lost when the program is left
    property string problem: ""             // why the game can't be saved just now, or settings can't be read; that stays until dismissProblem()

    readonly property var games: [
        { id: "a", file: "/home/ann/a.gcg", when: "20/11/2026 08:50", problem: "", elsewhere: false, from: -1, variantName: "10 × 10", who: "You · Ada",
          points: "96 : 104", turns: 18, rows: 10, columns: 10, over: false, open: false,
          stacks: Array.from({ length: 100 }, (_, i) => i % 7 === 3 && i > 20 && i < 80 ? "SHARK".slice(0, i % 5 + 1) : i > 42 && i < 48 ? "O" : "") },
        { id: "b", file: "/home/ann/b.gcg", when: "19/11/2026 21:07", problem: "", elsewhere: true, from: 2, variantName: "8 × 8", who: "You · Bo · Cleo",
          points: "12 : 0 : 31", turns: 4, rows: 8, columns: 8, over: false, open: false,
          stacks: Array.from({ length: 64 }, (_, i) => i > 26 && i < 31 ? "W" : "") },
        { id: "c", file: "/home/ann/c.gcg", when: "18/11/2026 10:30", problem: "/home/ann/c.gcg: Line 12: the score is +8, not +9.", elsewhere: false, from: -1,
          variantName: "10 × 10", who: "You", points: "8", turns: 1, rows: 10, columns: 10, over: false, open: false, stacks: [] }
    ]

    function flush(): bool { return !shelf.unsaved }   // waits until the game is on disk or can't be saved; whether it is there
    function refresh(): void { }
    function dismissProblem(): void { }     // it has been read
    function remove(id: string): string { return "" }       // says why not, or ""
}
