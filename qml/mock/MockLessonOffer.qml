import QtQuick
import Storeys

// The dialog by itself, without C++.
MockWindow {
    id: window

    LessonOfferDialog {
        parent: window.contentItem
        session: MockSession {}
        visible: true
    }
}
