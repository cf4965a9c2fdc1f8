import QtQuick
import Storeys

// Which tile of the rack goes back for another one.
Sheet {
    id: dialog

    required property var session

    function exchange(): void {
        if (tiles.slot < 0)
            return
        dialog.close()
        dialog.session.exchange(tiles.slot)
    }

    title: qsTr("Exchange a tile")
    width: Math.round(460 * Theme.scale)
    onOpened: tiles.focusFirst()
    onConfirmed: dialog.exchange()

    Paragraph {
        text: dialog.session.solo
            ? qsTr("Choose the tile to give back. You draw another one for it; it costs nothing, %n more time(s).", "", dialog.session.freeExchanges)
            : qsTr("Choose the tile to give back. You draw another one for it, and your turn ends.")
    }
    TileChoice {
        id: tiles

        objectName: "tileChoice"
        anchors.horizontalCenter: parent.horizontalCenter
        session: dialog.session
        onConfirmed: dialog.exchange()
    }
    SheetButtons {
        TextButton {
            text: qsTr("Cancel")
            hint: qsTr("Esc")
            onClicked: dialog.close()
        }
        TextButton {
            objectName: "exchangeButton"
            filled: true
            enabled: tiles.slot >= 0
            text: tiles.slot >= 0 ? qsTr("Exchange %1").arg(dialog.session.symbolText(dialog.session.rack[tiles.slot])) : qsTr("Exchange")
            hint: qsTr("Enter")
            onClicked: dialog.exchange()
        }
    }
}
