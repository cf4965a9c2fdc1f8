import QtQuick
import Storeys
import Storeys.Table

// Chooses the tiles of the rack to exchange: one, or as many as the game allows.
Sheet {
    id: dialog

    required property LiveGame game
    required property TableView view
    readonly property int most: view.maxExchange
    readonly property int count: tiles.chosen.length

    function exchange(): void {
        if (dialog.count === 0)
            return
        const places = Array.from(tiles.chosen)     // copied, as the list is destroyed with the dialog
        dialog.close()
        dialog.view.exchange(places)
    }

    title: dialog.most > 1 ? qsTr("Choose tiles to exchange") : qsTr("Choose a tile to exchange")
    implicitWidth: Math.round(460 * Theme.scale)
    first: tiles.first
    onKeyPressed: event => tiles.handle(event)      // wherever the focus is in the dialog

    Paragraph {
        text: dialog.game.solo
            ? qsTr("You draw a new tile for the one you choose. Free exchanges left: %n.", "", dialog.game.freeExchanges)
            : dialog.most > 1 ? qsTr("Choose up to %n tiles. You draw new ones for them, and your turn ends.", "", dialog.most)
            : qsTr("You draw a new tile for the one you choose, and your turn ends.")
    }
    TileChoice {
        id: tiles

        objectName: "tileChoice"
        anchors.horizontalCenter: parent.horizontalCenter
        view: dialog.view
        most: dialog.most
        onConfirmed: dialog.exchange()
    }
    foot: SheetButtons {
        CancelButton { onClicked: dialog.close() }
        MainButton {
            objectName: "exchangeButton"
            enabled: dialog.count > 0
            text: dialog.count === 0 ? qsTr("Exchange")
                : qsTr("Exchange %1").arg(Array.from(tiles.chosen).map(place => dialog.view.symbolText(dialog.view.rack[place])).join(" "))
            onClicked: dialog.exchange()
        }
    }
}
