import QtQuick

// Two at a table, as GameSession (app/desktop) lists them, without C++.
ListModel {
    ListElement { name: "You"; note: "to play"; points: 96; tiles: 7; atTurn: true; computer: false }
    ListElement { name: "Ada"; note: "computer, greedy"; points: 104; tiles: 7; atTurn: false; computer: true }
}
