import QtQuick
import QtQuick.Templates as T
import Storeys

// The words that come up beside a button under the mouse: above it, or to the left or right.
T.ToolTip {
    id: hint

    property int side: Qt.TopEdge

    x: !parent ? 0
     : side === Qt.LeftEdge ? -width - Theme.unit / 2
     : side === Qt.RightEdge ? parent.width + Theme.unit / 2 : Math.round((parent.width - width) / 2)
    y: side === Qt.TopEdge || !parent ? -height - Theme.unit / 2 : Math.round((parent.height - height) / 2)
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    margins: Theme.unit / 2
    horizontalPadding: Theme.unit
    verticalPadding: Math.round(5 * Theme.scale)
    delay: 500
    closePolicy: T.Popup.NoAutoClose

    contentItem: Label {
        text: hint.text
        color: Theme.p.panel
        font.pixelSize: Theme.caption
    }
    background: Rectangle {
        radius: Theme.chipRadius
        color: Theme.p.text
    }
}
