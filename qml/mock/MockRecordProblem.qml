import QtQuick
import Storeys

// The dialog by itself, without C++.
MockWindow {
    id: window

    RecordProblemDialog {
        parent: window.contentItem
        visible: true
        problem: "game.gcg, line 3: that is no play."
    }
}
