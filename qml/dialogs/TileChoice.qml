import QtQuick
import QtQuick.Templates as T
import Storeys

// The tiles of the rack, of which one can be chosen: by mouse, or by arrows and Space.
Row {
    id: choice

    required property var session
    property int slot: -1               // chosen rack slot

    signal confirmed()                  // Enter

    // rack slots that hold a tile
    readonly property var filled: session.rack.map((symbol, at) => symbol === "" ? -1 : at).filter(at => at >= 0)

    function focusFirst(): void {
        if (tiles.count > 0)
            tiles.itemAt(0).forceActiveFocus(Qt.PopupFocusReason)
    }
    function step(from: int, by: int): void {
        const next = choice.slot < 0 ? from : Math.max(0, Math.min(tiles.count - 1, from + by))
        choice.slot = choice.filled[next]
        tiles.itemAt(next).forceActiveFocus(Qt.TabFocusReason)
    }

    spacing: Theme.unit
    Keys.onReturnPressed: choice.confirmed()
    Keys.onEnterPressed: choice.confirmed()

    Repeater {
        id: tiles

        model: choice.filled

        T.AbstractButton {
            id: tile

            required property int modelData
            required property int index
            readonly property bool chosen: choice.slot === modelData
            readonly property int lift: Math.round(6 * Theme.scale)

            objectName: "tile" + modelData
            implicitWidth: Math.round(48 * Theme.scale)
            implicitHeight: implicitWidth + 2 * lift
            hoverEnabled: true
            focusPolicy: chosen || activeFocus || (choice.slot < 0 && index === 0) ? Qt.TabFocus : Qt.NoFocus
            text: choice.session.symbolText(choice.session.rack[modelData])
            Accessible.role: Accessible.RadioButton
            Accessible.name: text
            Accessible.checked: chosen
            onClicked: choice.slot = modelData
            Keys.onLeftPressed: choice.step(index, -1)
            Keys.onRightPressed: choice.step(index, 1)

            contentItem: Item {
                TileChip {
                    y: tile.chosen ? 0 : tile.hovered ? tile.lift / 2 : tile.lift
                    face: tile.text
                    laid: tile.chosen
                    size: tile.width
                    Accessible.ignored: true

                    FocusRing { shown: tile.visualFocus; cornerRadius: parent.radius }
                }
            }
        }
    }
}
