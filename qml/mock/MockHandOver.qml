import QtQuick
import Storeys

// The dialog by itself, without C++.
MockWindow {
    id: window

    HandOverDialog {
        parent: window.contentItem
        visible: true
        session: MockSession { rackOwner: "Bo"; covered: true }
    }
}
