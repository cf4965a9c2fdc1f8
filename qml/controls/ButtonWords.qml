import QtQuick
import Storeys

// The icon and text of a TextButton, centred.
Item {
    id: content

    required property string symbol
    required property string text
    required property color ink
    required property int fontSize

    // Not that of the row, as its label shrinks where space is short.
    implicitWidth: label.implicitWidth + (symbol === "" ? 0 : Theme.icon + row.spacing)
    implicitHeight: row.implicitHeight

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.unit / 2

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: content.symbol !== ""
            name: content.symbol
            tint: content.ink
        }
        Label {
            id: label

            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, content.width - x)
            text: content.text
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            color: content.ink
            font { pixelSize: content.fontSize; bold: true }
            Accessible.ignored: true
        }
    }
}
