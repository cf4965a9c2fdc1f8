import QtQuick
import Storeys

// The dialog by itself, without C++.
MockWindow {
    id: window

    RulesDialog {
        parent: window.contentItem
        visible: true
        session: MockSession {}
        current: "stacking"
    }
}
