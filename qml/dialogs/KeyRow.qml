import QtQuick
import Storeys

// A key and what it does.
Item {
    id: row

    required property var modelData     // { keys, text }
    readonly property bool abreast: width > 420 * Theme.scale       // false: the key stands above its text
    readonly property int indent: abreast ? Math.round(172 * Theme.scale) : 0

    implicitHeight: Math.max(what.y + what.height, keys.height)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(modelData.keys).arg(modelData.text)

    Label {
        id: keys

        anchors.left: parent.left
        width: row.abreast ? row.indent - Theme.unit : row.width
        text: row.modelData.keys
        wrapMode: Text.Wrap         // a long combination has no space to break at
        font.bold: true
        Accessible.ignored: true
    }
    Paragraph {
        id: what

        anchors { left: parent.left; leftMargin: row.indent }
        y: row.abreast ? 0 : keys.height
        width: row.width - row.indent
        text: row.modelData.text
    }
}
