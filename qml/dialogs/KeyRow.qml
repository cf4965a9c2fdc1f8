import QtQuick
import Storeys

// A key and what it does.
Item {
    id: row

    required property var modelData     // { keys, text }

    implicitHeight: what.height
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(modelData.keys).arg(modelData.text)

    Label {
        width: Math.round(130 * Theme.scale)
        text: row.modelData.keys
        font.bold: true
        Accessible.ignored: true
    }
    Paragraph {
        id: what

        x: Math.round(138 * Theme.scale)
        width: row.width - x
        text: row.modelData.text
    }
}
