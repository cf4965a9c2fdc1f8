import QtQuick
import Storeys

// One tile of a stack and how it came there.
Item {
    id: layer

    required property var told      // one of MockStory's layers
    required property int shift     // of the tile to the right, pixels

    TileChip {
        id: chip

        x: layer.shift
        anchors.verticalCenter: parent.verticalCenter
        face: layer.told.face
        storey: layer.told.height
        laid: layer.told.turn === 0
        Accessible.ignored: true
    }
    Column {
        x: Math.round(66 * Theme.scale)
        anchors.verticalCenter: parent.verticalCenter
        width: layer.width - x

        Label {
            width: parent.width
            text: layer.told.turn > 0 ? layer.told.words : qsTr("not yet played")
            font.bold: true
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            visible: layer.told.turn > 0
            text: qsTr("%1, turn %2").arg(layer.told.who).arg(layer.told.turn)
            color: Theme.p.soft
            font.pixelSize: Theme.caption
            Accessible.ignored: true
        }
    }
}
