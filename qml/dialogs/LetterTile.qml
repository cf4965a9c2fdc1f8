import QtQuick
import QtQuick.Templates as T
import Storeys

// A tile to click, one of the letters that a blank can stand for.
T.AbstractButton {
    id: tile

    required property string modelData      // symbol
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
