import QtQuick
import Storeys
import Storeys.Table

// The text of the play card while nothing is laid: the state of the game, and what can be done.
Column {
    id: hint

    required property GameTable gameTable
    required property string nameAtTurn
    property bool dealing: false        // the draw for who starts is being shown
    property bool brief: false          // says nothing about how tiles are laid
    // somebody has won
    readonly property bool won: gameTable.game.over && Array.from(gameTable.results.end.rows).some(row => row.winner)
    readonly property string headline: gameTable.game.over ? qsTr("Game over")
                                     : gameTable.game.lookOnly ? qsTr("View only")
                                     : dealing ? qsTr("Draw for the first turn")
                                     : gameTable.flow.thinking ? qsTr("%1 is thinking").arg(nameAtTurn) : qsTr("Make a word")

    spacing: Math.round(6 * Theme.scale)

    Row {
        spacing: Theme.unit

        Icon {
            id: symbol

            objectName: "symbol"
            name: hint.won ? "trophy" : hint.gameTable.game.over ? "info" : hint.gameTable.game.lookOnly ? "info" : hint.dealing ? "bag" : hint.gameTable.flow.thinking ? "computer" : "person"
            tint: Theme.p.accent
        }
        Label {
            width: hint.width - symbol.width - parent.spacing
            anchors.verticalCenter: symbol.verticalCenter
            text: hint.headline
            wrapMode: Text.WordWrap
            font { pixelSize: Theme.title; bold: true }
        }
    }
    Paragraph {
        visible: text !== ""
        text: hint.gameTable.game.over ? hint.gameTable.results.end.reason
            : hint.gameTable.game.lookOnly ? hint.gameTable.records.lookOnlyReason
            : hint.dealing ? qsTr("Everyone draws a tile. The player with the letter closest to A starts.")
            : hint.gameTable.flow.thinking ? qsTr("You can sort your rack while you wait.")
            : hint.brief ? ""
            : hint.gameTable.view.shape.canStack ? qsTr("Drag tiles to the board or type them (Ctrl+F1). You can stack tiles up to %n high.", "", hint.gameTable.view.shape.stackLimit)
            : qsTr("Drag tiles to the board or type them (Ctrl+F1).")
    }
}
