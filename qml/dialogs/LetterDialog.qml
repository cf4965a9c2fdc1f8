pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table

// Asks which letter a blank stands for. It answers exactly once, however it closes: with a symbol, or "" for none.
Sheet {
    id: dialog

    required property TableView view
    readonly property int columns: 7
    property string chosen: ""
    property bool done: false       // it has answered

    signal answered(string symbol)

    function choose(symbol: string): void {
        dialog.chosen = symbol
        dialog.close()
    }
    function answer(): void {
        if (!dialog.done)
            dialog.answered(dialog.chosen)
        dialog.done = true
    }
    // Moves the focus to another tile of the grid; does nothing beyond its edge.
    function step(from: int, by: int): void {
        tiles.itemAt(from + by)?.forceActiveFocus(Qt.TabFocusReason)
    }

    title: qsTr("Choose a letter for the blank")
    first: tiles.count > 0 ? tiles.itemAt(0) : null
    onClosed: dialog.answer()
    onLeftChanged: dialog.answer()              // also if another dialog takes its place
    onKeyPressed: event => {                    // wherever the focus is in the dialog
        const symbol = layout.latin(event.text, event.nativeScanCode).toUpperCase()
        event.accepted = symbol !== "" && dialog.view.shape.blankLetters.includes(symbol)
        if (event.accepted)
            dialog.choose(symbol)
    }

    KeyLayout { id: layout }
    Paragraph {
        text: qsTr("Press a key or click a letter. Blanks score 0 and keep their letter once played.")
    }
    Grid {
        anchors.horizontalCenter: parent.horizontalCenter
        LayoutMirroring.enabled: false
        columns: dialog.columns
        spacing: Theme.unit

        Repeater {
            id: tiles

            model: dialog.view.shape.blankLetters

            PlainButton {
                id: tile

                required property string modelData      // symbol
                required property int index
                readonly property string face: dialog.view.symbolText(modelData)

                objectName: "letter" + modelData
                implicitWidth: Math.round(46 * Theme.scale)
                implicitHeight: implicitWidth
                focusPolicy: activeFocus || index === 0 ? Qt.TabFocus : Qt.NoFocus
                Accessible.name: face
                onClicked: dialog.choose(modelData)
                Keys.onLeftPressed: dialog.step(index, -1)
                Keys.onRightPressed: dialog.step(index, 1)
                Keys.onUpPressed: dialog.step(index, -dialog.columns)
                Keys.onDownPressed: dialog.step(index, dialog.columns)

                contentItem: TileChip {
                    face: tile.face
                    laid: tile.hovered || tile.visualFocus
                    size: tile.width

                    FocusRing { shown: tile.visualFocus; cornerRadius: parent.radius }
                }
            }
        }
    }
    foot: SheetButtons {
        CancelButton { onClicked: dialog.close() }
    }
}
