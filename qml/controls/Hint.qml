import QtQuick
import QtQuick.Templates as T
import Storeys

// The words that come up beside a button under the mouse.
T.ToolTip {
    id: hint

    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: -height - Theme.unit / 2
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
