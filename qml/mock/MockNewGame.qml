import QtQuick
import Storeys

// The dialog by itself, without C++.
MockWindow {
    id: window

    NewGameDialog {
        parent: window.contentItem
        visible: true
        session: MockSession {}
    }
}
