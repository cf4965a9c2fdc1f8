import QtQuick
import Storeys.Scene

// `lasts` is true once Alt alone has been held longer than it takes to press a shortcut with it, until it is released.
HeldKey {
    id: key

    property bool lasts: false
    readonly property Timer moment: Timer {
        interval: 180   // milliseconds
        running: key.held
        onTriggered: key.lasts = true
    }

    onHeldChanged: {
        if (!key.held)
            key.lasts = false
    }
}
