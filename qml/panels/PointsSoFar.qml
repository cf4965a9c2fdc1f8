pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// A chart of the points by turns, below the list of turns, if it is wanted. A click shows the board after a turn.
Item {
    id: race

    required property LiveGame game
    required property TableView view
    required property GameAnalysis analysis
    required property bool wanted

    visible: wanted && game.there && view.shape.counted && analysis.count > 1
    height: visible ? Math.round(170 * Theme.scale) : 0

    OnDemand {
        anchors.fill: parent
        active: race.visible
        content: GameChart {
            anchors.fill: parent
            players: race.analysis.players
            count: race.analysis.count
            onTurnChosen: turn => race.view.look.show(turn)
        }
    }
}
