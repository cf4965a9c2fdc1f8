import QtQuick
import Storeys

// A control with a label before it, or above it where space is short.
Item {
    id: line

    required property string title
    property real wished: Math.round(236 * Theme.scale)     // preferred width of the control
    property real controlHeight: Theme.target
    default property alias control: place.data
    readonly property bool abreast: label.implicitWidth + Theme.unit + wished <= width

    width: parent?.width ?? 0
    height: !visible ? 0 : abreast ? controlHeight : label.height + Theme.unit / 2 + controlHeight

    Label {
        id: label

        anchors.left: parent.left
        width: Math.min(implicitWidth, parent.width)
        y: line.abreast ? Math.round((line.controlHeight - height) / 2) : 0
        text: line.title
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }
    Item {
        id: place

        anchors { right: parent.right; bottom: parent.bottom }
        width: line.abreast ? line.wished : line.width
        height: line.controlHeight
    }
}
