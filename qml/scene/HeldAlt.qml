import QtQuick
import Storeys.Scene

// Whether Alt has been held by itself for a moment, longer than it takes to press a shortcut with it.
HeldKey {
    id: key

    property bool lasts: false
    readonly property Timer moment: Timer {
        interval: 180
        running: key.held
        onTriggered: key.lasts = true
    }

    onHeldChanged: {
        if (!key.held)
            key.lasts = false
    }
}
