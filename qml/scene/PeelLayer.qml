import QtQuick
import Storeys

// One tile of a stack and how it came there.
Item {
    id: layer

    required property var told      // one of StackStory's layers
    property bool slim: false       // only the words
    required property int shift     // of the tile to the right, pixels

    TileChip {
        id: chip

        x: layer.shift
        anchors.verticalCenter: parent.verticalCenter
        face: layer.told.face
        storey: layer.told.height
        laid: layer.told.laid
        Accessible.ignored: true
    }
    Column {
        x: Math.round(66 * Theme.scale)
        anchors.verticalCenter: parent.verticalCenter
        width: layer.width - x

        Label {
            width: parent.width
            text: layer.told.turn > 0 ? layer.told.words : layer.told.laid ? qsTr("not yet played") : qsTr("on the board from the start")
            font.bold: true
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            visible: layer.told.turn > 0 && !layer.slim
            text: qsTr("%1, turn %2").arg(layer.told.who).arg(layer.told.turn)
            color: Theme.p.soft
            font.pixelSize: Theme.caption
            Accessible.ignored: true
        }
    }
}
