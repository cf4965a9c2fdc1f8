import QtQuick
import QtQuick.Templates as T
import Storeys

// A thin handle at the side of a list that does not fit; always seen, and clearly under the mouse and while the list moves.
T.ScrollBar {
    id: bar

    objectName: "scrollHandle"

    implicitWidth: Math.round(8 * Theme.scale)
    padding: Math.round(2 * Theme.scale)
    visible: size < 0.998       // a page is often a fraction of a pixel higher than its place
    hoverEnabled: true
    minimumSize: 0.1
    Accessible.ignored: true        // what has the focus is brought into sight by itself

    contentItem: Rectangle {
        radius: width / 2
        color: Theme.p.soft
        opacity: bar.pressed || bar.hovered || bar.active ? 0.9 : 0.55
    }
}
