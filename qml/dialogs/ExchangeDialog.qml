import QtQuick
import Storeys

// Which tiles of the rack go back for others: one, or as many as the game allows.
Sheet {
    id: dialog

    required property var session
    readonly property int most: session.view.maxExchange
    readonly property int count: tiles.chosen.length

    function exchange(): void {
        if (dialog.count === 0)
            return
        dialog.close()
        dialog.session.view.exchange(tiles.chosen)
    }

    title: dialog.most > 1 ? qsTr("Choose tiles to exchange") : qsTr("Choose a tile to exchange")
    implicitWidth: Math.round(460 * Theme.scale)
    first: tiles.first
    onConfirmed: dialog.exchange()
    onKeyPressed: event => tiles.handle(event)      // wherever the focus is in it

    Paragraph {
        text: dialog.session.game.solo
            ? qsTr("You draw a new tile for the one you choose. Free exchanges left: %n.", "", dialog.session.game.freeExchanges)
            : dialog.most > 1 ? qsTr("Choose up to %n tiles. You draw new ones for them, and your turn ends.", "", dialog.most)
            : qsTr("You draw a new tile for the one you choose, and your turn ends.")
    }
    TileChoice {
        id: tiles

        objectName: "tileChoice"
        anchors.horizontalCenter: parent.horizontalCenter
        session: dialog.session
        most: dialog.most
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
            enabled: dialog.count > 0
            text: dialog.count === 0 ? qsTr("Exchange")
                : qsTr("Exchange %1").arg(tiles.chosen.map(place => dialog.session.view.symbolText(dialog.session.view.rack[place])).join(" "))
            hint: qsTr("Enter")
            onClicked: dialog.exchange()
        }
    }
}
