import QtQuick
import Storeys

// The dialog by itself, without C++.
MockWindow {
    id: window

    ChallengeDialog {
        parent: window.contentItem
        visible: true
        session: MockSession { challengers: ["Bo", "Cleo"]; challengeable: ({ who: "Ada", words: "PLUSK · NETS", costsTurn: true }) }
    }
}
