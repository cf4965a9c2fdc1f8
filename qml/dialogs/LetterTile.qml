import QtQuick
import QtQuick.Templates as T
import Storeys

// One of the letters that a blank can stand for, as a tile to click.
T.AbstractButton {
    id: tile

    required property string modelData      // the letter's symbol
    required property int index
    required property string face

    objectName: "letter" + modelData
    implicitWidth: Math.round(46 * Theme.scale)
    implicitHeight: implicitWidth
    hoverEnabled: true
    focusPolicy: activeFocus || index === 0 ? Qt.TabFocus : Qt.NoFocus
    Accessible.name: face
    Accessible.onPressAction: tile.clicked()
    Keys.onReturnPressed: tile.clicked()
    Keys.onEnterPressed: tile.clicked()

    contentItem: TileChip {
        face: tile.face
        laid: tile.hovered || tile.visualFocus
        size: tile.width
        Accessible.ignored: true

        FocusRing { shown: tile.visualFocus; cornerRadius: parent.radius }
    }
}
