import QtQuick
import Storeys

// The dialog by itself, without C++.
MockWindow {
    id: window

    PassDialog {
        parent: window.contentItem
        visible: true
        session: MockSession {}
    }
}
