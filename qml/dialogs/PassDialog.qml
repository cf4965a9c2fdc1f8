import QtQuick
import Storeys
import Storeys.Table

// Asks before a pass, which in a solo game ends the game.
Sheet {
    id: dialog

    required property LiveGame game
    required property TableView view

    title: game.solo ? qsTr("Give up the game?") : qsTr("Pass your turn?")
    implicitWidth: Math.round(380 * Theme.scale)
    main: keepButton       // Enter gives no turn away

    Paragraph {
        objectName: "question"
        text: dialog.game.solo ? qsTr("The game ends now, and the tiles on your rack cost points.")
            : dialog.view.passEndsGame() ? (dialog.view.players.count === 2 ? qsTr("The other player has passed. If you pass too, the game ends.")
                                                                            : qsTr("Everyone else has passed. If you pass too, the game ends."))
            : qsTr("You score nothing and keep your tiles. The game ends when all players pass in a row.")
    }
    foot: SheetButtons {
        TextButton {
            id: keepButton

            objectName: "keepButton"
            filled: true
            text: dialog.game.solo ? qsTr("Keep playing") : qsTr("Cancel")
            hint: KeyNames.esc
            onClicked: dialog.close()
        }
        TextButton {
            objectName: "passButton"
            text: dialog.game.solo ? qsTr("Give up") : qsTr("Pass")
            onClicked: {
                dialog.close()
                dialog.view.pass()
            }
        }
    }
}
