import QtQuick
import Storeys

// The dialog by itself, without C++.
MockWindow {
    id: window

    LetterDialog {
        parent: window.contentItem
        visible: true
        session: MockCross15Session {}
    }
}
