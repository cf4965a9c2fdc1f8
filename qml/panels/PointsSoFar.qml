import QtQuick
import Storeys

// The points turn by turn, where the list of turns leaves room below it. A click shows the board after a turn.
Item {
    id: race

    required property var session
    required property real room         // below the turns
    readonly property var analysis: session.analysis

    visible: session.inGame && analysis.count > 1 && room >= Math.round(170 * Theme.scale)
    height: Math.min(room, Math.round(240 * Theme.scale))

    Loader {
        anchors.fill: parent
        active: race.visible
        sourceComponent: GameChart {
            withLosses: false
            players: race.analysis.players
            losses: []
            count: race.analysis.count
            onTurnChosen: turn => race.session.historyView.show(turn)
        }
    }
}
