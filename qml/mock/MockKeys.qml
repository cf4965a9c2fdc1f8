import QtQuick
import Storeys

// The dialog by itself, without C++.
MockWindow {
    id: window

    KeysDialog {
        parent: window.contentItem
        visible: true
        session: MockSession {}
    }
}
