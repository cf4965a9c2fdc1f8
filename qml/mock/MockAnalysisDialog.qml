import QtQuick
import Storeys

// The dialog by itself, without C++.
MockWindow {
    id: window

    MockSession { id: session }
    AnalysisDialog {
        parent: window.contentItem
        visible: true
        session: session
    }
}
