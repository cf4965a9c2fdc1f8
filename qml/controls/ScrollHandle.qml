import QtQuick
import QtQuick.Templates as T
import Storeys

// A thin scroll handle beside a list that does not fit: always visible, and clearer on hover and while scrolling.
T.ScrollBar {
    id: bar

    objectName: "scrollHandle"

    implicitWidth: Math.round(8 * Theme.scale)
    padding: Math.round(2 * Theme.scale)
    visible: size < 0.998       // content is often a fraction of a pixel higher than its view
    hoverEnabled: true
    minimumSize: 0.1
    Accessible.ignored: true        // views scroll to the focus by themselves

    contentItem: Rectangle {
        radius: width / 2
        color: Theme.p.soft
        opacity: bar.pressed || bar.hovered || bar.active ? 0.9 : 0.55
    }
}
