pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The players: a card for each, in the order of play.
Column {
    id: scores

    required property GameTable gameTable
    property bool dealing: false        // as in ScoreCard
    property bool slim: false           // little height: cards are no higher than their texts
    property string nameAtTurn: ""      // name of the player to move

    // "Ann 44 · Bo 32"; in a race, how far it is to the goals
    function standing(): string {
        return Array.from({ length: cards.count }, (none, seat) => cards.itemAt(seat)).filter(card => card !== null).map(card => card.distance !== "" ? Theme.filled(qsTr("%1: %2", "a player, how far from the goal"), [card.name, card.distance])
                                                                                             : card.name + " " + Theme.signed(card.points)).join(" · ")
    }

    spacing: slim ? Theme.unit / 2 : Theme.unit
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Players")

    Repeater {
        id: cards

        model: scores.gameTable.view.players

        ScoreCard {
            id: card

            required property int index

            width: scores.width
            time: scores.gameTable.game.clock.times[index] ?? ""
            late: scores.gameTable.game.clock.late[index] ?? false
            thinking: scores.gameTable.flow.thinking
            dealing: scores.dealing
            compact: cards.count > 2 || scores.slim
            slim: scores.slim

            Binding {
                target: scores
                property: "nameAtTurn"
                value: card.name
                when: card.atTurn
                restoreMode: Binding.RestoreNone
            }
        }
    }
}
