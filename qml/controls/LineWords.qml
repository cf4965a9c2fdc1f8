import QtQuick
import Storeys

// The words of a line that may wrap, with room for what stands before and behind them.
Item {
    id: content

    required property string text
    property real before: 0
    property real behind: 0
    property bool bold: false
    property string note: ""            // what the line means, in smaller letters under it

    implicitHeight: words.implicitHeight + (note === "" ? 0 : meaning.implicitHeight)

    Label {
        id: words

        anchors { left: parent.left; leftMargin: content.before; right: parent.right; rightMargin: content.behind; verticalCenter: parent.verticalCenter; verticalCenterOffset: content.note === "" ? 0 : -meaning.height / 2 }
        text: content.text
        wrapMode: Text.WordWrap
        font.bold: content.bold
        Accessible.ignored: true
    }
    Label {
        id: meaning

        objectName: "note"
        anchors { left: words.left; right: words.right; top: words.bottom }
        visible: content.note !== ""
        text: content.note
        wrapMode: Text.WordWrap
        color: Theme.p.soft
        font.pixelSize: Theme.caption
        Accessible.ignored: true
    }
}
