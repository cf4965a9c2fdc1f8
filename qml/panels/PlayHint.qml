import QtQuick
import Storeys

// Stands in the play card while nothing is laid: whose turn it is and what can be done.
Column {
    id: hint

    required property var session
    required property string nameAtTurn
    property bool dealing: false        // the draw for the start is shown
    readonly property bool won: session.game.over && (session.results.end.rows ?? []).some(row => row.winner)     // by anybody
    readonly property string headline: session.game.over ? qsTr("Game over")
                                     : session.game.lookOnly ? qsTr("View only")
                                     : dealing ? qsTr("Draw for the first turn")
                                     : session.flow.thinking ? qsTr("%1 is thinking").arg(nameAtTurn) : qsTr("Make a word")

    spacing: Math.round(6 * Theme.scale)

    Row {
        spacing: Theme.unit

        Icon {
            id: symbol

            objectName: "symbol"
            name: hint.won ? "trophy" : hint.session.game.over ? "info" : hint.session.game.lookOnly ? "info" : hint.dealing ? "bag" : hint.session.flow.thinking ? "computer" : "person"
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
        text: hint.session.game.over ? hint.session.results.end.reason
            : hint.session.game.lookOnly ? hint.session.records.lookOnlyReason
            : hint.dealing ? qsTr("Everyone draws a tile. The letter closest to A starts.")
            : hint.session.flow.thinking ? qsTr("You can sort your rack while you wait.")
            : hint.session.view.shape.canStack ? qsTr("Drag tiles to the board or type them (Ctrl+F1). You can stack tiles up to %n high.", "", hint.session.view.shape.stackLimit)
            : qsTr("Drag tiles to the board or type them (Ctrl+F1).")
    }
}
