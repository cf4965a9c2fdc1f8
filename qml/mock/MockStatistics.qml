import QtQuick
import Storeys

// The dialog by itself, without C++.
MockWindow {
    id: window

    MockSession { id: session }
    StatisticsDialog {
        parent: window.contentItem
        visible: true
        statistics: session.statistics
    }
}
