import QtQuick
import Storeys

// The words of a line that may wrap, with room for what stands before and behind them.
Item {
    id: content

    required property string text
    property real before: 0
    property real behind: 0
    property bool bold: false

    implicitHeight: words.implicitHeight

    Label {
        id: words

        anchors { left: parent.left; leftMargin: content.before; right: parent.right; rightMargin: content.behind; verticalCenter: parent.verticalCenter }
        text: content.text
        wrapMode: Text.WordWrap
        font.bold: content.bold
        Accessible.ignored: true
    }
}
