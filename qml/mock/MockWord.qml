import QtQuick
import Storeys

// The dialog by itself, without C++.
MockWindow {
    id: window

    MockSession { id: session }
    WordDialog {
        parent: window.contentItem
        visible: true
        dictionary: session.dictionary
        Component.onCompleted: lookUp("walks")
    }
}
