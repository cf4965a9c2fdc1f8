import QtQuick
import Storeys

// The dialog by itself, without C++.
MockWindow {
    id: window

    UnseenDialog {
        parent: window.contentItem
        visible: true
        session: MockSession {}
    }
}
