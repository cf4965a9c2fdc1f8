import QtQuick

// A game looked through, as GameAnalysis (app/desktop) has it for QML, without C++.
QtObject {
    id: analysis

    property bool available: false      // the game is over or there to be looked at
    property bool running: false
    property int done: count            // turns looked at, of count
    property int count: 8
    readonly property var losses: [0, 2.4, 0, 11.2, 0.4, 0, 6, 0]
    // of those looked at: turn, who, seat, what, points, judged; judged ones also best, bestPlace, bestPoints, value, loss
    property var turns: losses.slice(0, done).map((loss, i) => ({ turn: i + 1, who: i % 2 ? "Ada" : "You", seat: i % 2,
        what: "PLUS · NETS", points: 10 + i, judged: i !== 5, best: "SNACK · LEAN", bestPlace: "F8 across", bestPoints: 14 + i, value: 9.5, loss: loss }))
    // of each seat: name, scores after 0, 1, … turns
    property var players: [{ name: "You", scores: [0, 10, 10, 22, 22, 36, 36, 52, 52] }, { name: "Ada", scores: [0, 0, 11, 11, 24, 24, 39, 39, 56] }]

    function start(): void { analysis.running = analysis.done < analysis.count }    // goes on where it stopped
    function cancel(): void { analysis.running = false }
}
