pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// How full a stack is: a block for each storey that it has, a dot for each one that it has room for; a full one is one bar.
Item {
    id: gauge

    required property int storeys
    required property int limit
    readonly property bool full: storeys >= limit
    readonly property real pitch: width / limit

    Repeater {
        model: gauge.limit

        Rectangle {
            required property int index
            readonly property bool there: index < gauge.storeys
            readonly property real side: Math.max(2, Math.round(gauge.height * 0.45))

            width: gauge.full ? Math.ceil(gauge.pitch) : there ? Math.max(2, Math.round(gauge.pitch * 0.7)) : side
            height: there ? gauge.height : side
            x: Math.round((index + 0.5) * gauge.pitch - width / 2)
            y: Math.round((gauge.height - height) / 2)
            color: Theme.p.ink
        }
    }
}
