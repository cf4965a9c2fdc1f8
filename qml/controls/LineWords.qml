import QtQuick
import Storeys

// The words of a line that may wrap, with room for what stands before and after them.
Item {
    id: content

    required property string text
    property real before: 0
    property real after: 0
    property bool bold: false
    property string note: ""            // what the line means, in smaller letters under it

    implicitHeight: lines.height

    Column {
        id: lines

        anchors { left: parent.left; leftMargin: content.before; right: parent.right; rightMargin: content.after; verticalCenter: parent.verticalCenter }

        Label {
            width: parent.width
            text: content.text
            wrapMode: Text.WordWrap
            font.bold: content.bold
            Accessible.ignored: true
        }
        Label {
            objectName: "note"
            width: parent.width
            visible: content.note !== ""
            text: content.note
            wrapMode: Text.WordWrap
            color: Theme.p.soft
            font.pixelSize: Theme.caption
            Accessible.ignored: true
        }
    }
}
