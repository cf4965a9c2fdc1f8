import QtQuick
import Storeys

// A key and what it does.
Item {
    id: row

    required property var modelData     // { keys, text }
    readonly property int indent: Math.round(172 * Theme.scale)

    implicitHeight: what.height
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(modelData.keys).arg(modelData.text)

    Label {
        anchors.left: parent.left
        width: Math.round(164 * Theme.scale)
        text: row.modelData.keys
        font.bold: true
        Accessible.ignored: true
    }
    Paragraph {
        id: what

        anchors { left: parent.left; leftMargin: row.indent }
        width: row.width - row.indent
        text: row.modelData.text
    }
}
