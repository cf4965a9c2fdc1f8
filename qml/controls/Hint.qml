import QtQuick
import QtQuick.Templates as T
import Storeys

// A tooltip beside a control: at its left, at its right or below it. Where there is no space below, it is above the
// control.
T.ToolTip {
    id: hint

    property int side: Qt.BottomEdge        // Qt.LeftEdge, Qt.RightEdge or Qt.BottomEdge
    property bool above: false              // there is no space below

    x: !parent ? 0
     : side === Qt.LeftEdge ? -width - Theme.unit / 2
     : side === Qt.RightEdge ? parent.width + Theme.unit / 2 : Math.round((parent.width - width) / 2)
    y: !parent ? 0
     : side !== Qt.BottomEdge ? Math.round((parent.height - height) / 2)
     : above ? -height - Theme.unit / 2 : parent.height + Theme.unit / 2
    onAboutToShow: hint.above = parent.mapToItem(null, 0, parent.height).y + height + Theme.unit > parent.Window.height
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    margins: Theme.unit / 2
    horizontalPadding: Theme.unit
    verticalPadding: Math.round(5 * Theme.scale)
    delay: 500
    closePolicy: T.Popup.NoAutoClose

    contentItem: Label {
        text: hint.text
        wrapMode: Text.WordWrap
        color: Theme.p.panel
        font.pixelSize: Theme.caption
        LayoutMirroring.enabled: Theme.mirrored
    }
    background: Rectangle {
        radius: Theme.chipRadius
        color: Theme.p.text
    }
}
