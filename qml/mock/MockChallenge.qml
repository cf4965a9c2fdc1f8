import QtQuick
import Storeys

// The dialog by itself, without C++.
MockWindow {
    id: window

    ChallengeDialog {
        parent: window.contentItem
        visible: true
        session: MockSession { challengers: ["Bo", "Cleo"]; challengeable: ({ who: "Ada", words: "PLUSK · NETS", rule: qsTr("If a word is not in the dictionary, the tiles go back. If all are good, whoever challenged loses the next turn.") }) }
    }
}
