import QtQuick
import Storeys.Scene

// Alt, held by itself for a moment: a key of which it is a part comes sooner.
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
