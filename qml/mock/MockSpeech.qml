import QtQuick

// The board and the rack in words, as BoardSpeech (app/desktop) has them for QML, without C++.
QtObject {
    id: speech

    required property var rack
    property bool active: false         // a screen reader or the like is there
    property list<string> squares: []   // by square, "row 5, column D, W on M, height 2"; [] while nobody listens
    property list<string> layers: []    // by square, what lies under the top tile
    property list<string> places: Array.from(speech.rack, (tile, at) => qsTr("%1, %2 of 7").arg(tile).arg(at + 1))   // of the rack
}
