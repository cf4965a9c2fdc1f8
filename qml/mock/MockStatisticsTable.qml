import QtQuick

// What every person has reached, as Statistics (app/desktop), without C++.
QtObject {
    property string problem: ""
    property var people: [{ name: "You", games: 12, wins: 7, winsWithHints: 2, average: 143, bestPlay: "SHARK · ARE", bestPlayPoints: 38, bestWord: "QUICKEST",
                            bestWordPoints: 22, highest: 5, scores: [120, 98, 143, 151, 87, 160, 155, 149, 171, 166, 158, 161] },
                          { name: "Bo", games: 1, wins: 0, winsWithHints: 0, average: -12, bestPlay: "", bestPlayPoints: 0, bestWord: "", bestWordPoints: 0,
                            highest: 0, scores: [-12] }]

    function reset(): void { people = [] }
}
