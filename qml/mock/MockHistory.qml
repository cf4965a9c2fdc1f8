import QtQuick

// The last turns of a game, as GameSession (app/desktop) lists them, without C++.
ListModel {
    ListElement { number: 15; who: "You"; what: "NET · LEAN"; sum: "5 + 7"; points: 12; play: true; latest: false; hints: 0; words: [] }
    ListElement { number: 16; who: "Ada"; what: "exchanged 1 tile"; sum: ""; points: 0; play: false; latest: false; hints: 0; words: [] }
    ListElement { number: 17; who: "You"; what: "WOOD"; sum: "5"; points: 5; play: true; latest: false; hints: 2; words: [] }
    ListElement { number: 18; who: "Ada"; what: "PLUS · NETS"; sum: "5 + 6"; points: 11; play: true; latest: true; hints: 0; words: [] }
}
