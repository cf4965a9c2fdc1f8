import QtQuick

// What a play changed, as GameSession (app/desktop) tells it, without C++: LEAP comes down and makes WOOL of WOOD.
QtObject {
    readonly property var value: ({ who: "Ada", own: false, back: false, points: 14, bonus: 0, words: [
        { word: "WOOL", score: 7, arithmetic: "2 + 1 + 1 + 3", factor: 1, was: ["WOOD"], chips: [
            { face: "W", height: 2, points: 2, laid: false, fault: false, was: "W", wasHeight: 2 },
            { face: "O", height: 1, points: 1, laid: false, fault: false, was: "O", wasHeight: 1 },
            { face: "O", height: 1, points: 1, laid: false, fault: false, was: "O", wasHeight: 1 },
            { face: "L", height: 3, points: 3, laid: true, fault: false, was: "D", wasHeight: 2 }] },
        { word: "LEAP", score: 7, arithmetic: "3 + 1 + 1 + 2", factor: 1, was: [], chips: [
            { face: "L", height: 3, points: 3, laid: true, fault: false, was: "D", wasHeight: 2 },
            { face: "E", height: 1, points: 1, laid: true, fault: false, was: "", wasHeight: 0 },
            { face: "A", height: 1, points: 1, laid: true, fault: false, was: "", wasHeight: 0 },
            { face: "P", height: 2, points: 2, laid: true, fault: false, was: "T", wasHeight: 1 }] }] })
}
