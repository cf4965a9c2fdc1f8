import QtQuick
import Storeys

// The text of a control's line, which may wrap, with space left before and after it.
Item {
    id: content

    required property string text
    property real before: 0
    property real after: 0
    property bool bold: false
    property string note: ""            // explanation in small text below

    implicitHeight: lines.height

    Column {
        id: lines

        anchors { left: parent.left; leftMargin: content.before; right: parent.right; rightMargin: content.after; verticalCenter: parent.verticalCenter }

        SilentLabel {
            width: parent.width
            text: content.text
            wrapMode: Text.WordWrap
            font.bold: content.bold
        }
        Remark {
            objectName: "note"
            visible: content.note !== ""
            text: content.note
        }
    }
}
