import QtQuick

// Tiles laid and not yet played, as DraftPlay (app/desktop) has them for QML, without C++.
QtObject {
    property int count: 2           // tiles laid
    property bool legal: true
    property bool onTheWay: false   // of the mock alone: it is not legal yet, more tiles can make it so
    readonly property bool wrong: count > 0 && !legal && !onTheWay
    readonly property string state: count === 0 ? "empty" : legal ? "playable" : onTheWay ? "onTheWay" : "impossible"     // or "refused"
    property int score: 17
    property int bonus: 0           // points in the score for using all seven tiles
    property string reason: ""      // why the draft can't be played, or what it lacks, StyledText; "" if legal or empty
    // words formed, main word first: their tiles, what each of them adds, and the arithmetic
    property var words: [{
        word: "SHARK", score: 17, arithmetic: "5 + 3 + 2 + 3 + 4",
        chips: [{ face: "S", height: 5, points: 5, laid: false, fault: false }, { face: "H", height: 3, points: 3, laid: true, fault: false },
                { face: "A", height: 2, points: 2, laid: false, fault: false }, { face: "R", height: 3, points: 3, laid: true, fault: false },
                { face: "K", height: 4, points: 4, laid: false, fault: false }] }]

    signal refused()                // it was to be played as it is
}
