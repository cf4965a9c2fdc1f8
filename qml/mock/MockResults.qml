import QtQuick

// How games and challenges came out, as GameSession (app/desktop) tells it, without C++.
QtObject {
    readonly property var end: ({ reason: qsTr("Ada has played the last tile."), person: "You",
        rows: [{ name: "You", points: 120, tilesLeft: "", subtraction: 0, gain: 0, timePenalty: 0, total: 120, winner: true },
               { name: "Ada", points: 118, tilesLeft: "A Qu", subtraction: 10, gain: 0, timePenalty: 0, total: 108, winner: false }] })
    readonly property var challenge: ({ challenger: "You", player: "Ada", dictionary: "standard", withdrawn: true, byComputer: false,
        words: [{ word: "PLUSK", good: false }, { word: "NETS", good: true }], consequence: qsTr("The tiles go back, and Ada plays again.") })
    readonly property var solo: [{ variant: "stack10", lexicon: "standard", rows: [
        { rank: 1, total: 412, name: "You", date: "03/11/2026", bestWord: "QUICKEST", bestWordPoints: 22, bestPlay: "QUICKEST · NETS", bestPlayPoints: 50, latest: true },
        { rank: 2, total: 388, name: "Ann", date: "01/11/2026", bestWord: "SHARK", bestWordPoints: 17, bestPlay: "SHARK · LEAN", bestPlayPoints: 24, latest: false }], withHints: [
        { rank: 1, total: 431, name: "You", date: "02/11/2026", bestWord: "SHIELD", bestWordPoints: 20, bestPlay: "SHIELD", bestPlayPoints: 20, hints: 3, latest: false }] }]
}
