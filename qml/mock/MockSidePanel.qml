import QtQuick
import Storeys

// The side panel by itself, without C++.
MockWindow {
    id: window

    SidePanel {
        anchors.right: parent.right
        height: window.height
        session: MockSession {}
    }
}
