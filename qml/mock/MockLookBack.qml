import QtQuick
import Storeys

// The side panel while an earlier turn is looked at, without C++.
MockWindow {
    id: window

    SidePanel {
        anchors.right: parent.right
        height: window.height
        session: MockSession {}
        Component.onCompleted: session.historyView.show(17)
    }
}
