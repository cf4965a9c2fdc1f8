import QtQuick
import Storeys
import Storeys.Table

// A kind of tile and how many of it are unseen; pale if there are none.
Item {
    id: place

    required property unseenKind modelData

    implicitWidth: Math.round(62 * Theme.scale)
    implicitHeight: Math.round(34 * Theme.scale)
    opacity: modelData.count > 0 ? 1 : 0.4
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(modelData.face).arg(modelData.count)

    TileChip {
        id: chip

        anchors.left: parent.left
        face: place.modelData.face
        Accessible.ignored: true
    }
    Label {
        anchors { left: chip.right; leftMargin: Theme.unit / 2; verticalCenter: chip.verticalCenter }
        text: place.modelData.count
        font { pixelSize: Theme.title; bold: place.modelData.count > 0 }
        Accessible.ignored: true
    }
}
