import QtQuick
import Storeys

// A control with a label before it, or above it where space is short.
Item {
    id: line

    required property string title
    property real needed: Math.round(236 * Theme.scale)     // least width of the control to stand beside the label
    property real wished: needed            // its width there
    property real column: 0                 // width of the labels that it stands next to; 0: it stands at the other edge
    readonly property real labelWidth: label.implicitWidth
    property real controlHeight: Theme.target
    default property alias control: place.data
    readonly property bool abreast: Math.max(column, labelWidth) + Theme.margin + wished <= width

    width: parent?.width ?? 0
    height: !visible ? 0 : abreast ? controlHeight : label.height + Theme.unit / 2 + controlHeight

    SilentLabel {
        id: label

        anchors.left: parent.left
        width: Math.min(implicitWidth, parent.width)
        y: line.abreast ? Math.round((line.controlHeight - height) / 2) : 0
        text: line.title
        wrapMode: Text.WordWrap
    }
    Item {
        id: place

        anchors { right: parent.right; rightMargin: line.abreast && line.column > 0 ? line.width - line.column - Theme.margin - width : 0; bottom: parent.bottom }
        width: line.abreast ? line.wished : line.width
        height: line.controlHeight
    }
}
