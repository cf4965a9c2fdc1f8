pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// The soft shadow of the rack on the table. Flat, because one more shader would delay the first picture.
Item {
    id: shadow

    readonly property real darkness: Theme.p.woodLight.hslLightness < 0.5 ? 0.034 : 0.017

    Repeater {
        model: 14

        Rectangle {
            required property int index
            readonly property real spread: (index - 6.5) * Theme.unit * 0.2

            x: 4 - spread
            y: Theme.unit * 0.9 - spread * 0.7
            width: shadow.width + 2 * spread - 8
            height: shadow.height + 1.4 * spread - 6
            radius: 30 * Theme.scale + spread
            color: "black"
            opacity: shadow.darkness
        }
    }
}
