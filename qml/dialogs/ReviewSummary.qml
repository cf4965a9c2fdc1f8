import QtQuick
import Storeys
import Storeys.Table

// What the analysis says about one player: a sentence, and figures below it.
Column {
    id: summary

    required property reviewedPlayer player
    readonly property int mistakes: player.small + player.medium + player.large

    function whole(value: int): string { return Theme.signed(value > 0 ? "+" + value : String(value)) }

    width: parent?.width ?? 0
    spacing: Math.round(2 * Theme.scale)
    visible: player.turns > 0

    Label {
        objectName: "summary"
        width: parent.width
        wrapMode: Text.WordWrap
        elide: Text.ElideNone
        font.bold: true
        text: Theme.filled(qsTr("%1: %2 of %n turn(s) were good", "", summary.player.turns), [summary.player.name, summary.player.turns - summary.mistakes])
    }
    Caption {
        width: parent.width
        wrapMode: Text.WordWrap
        text: Array.of(summary.player.accuracy >= 0 ? qsTr("accuracy %1%").arg(summary.player.accuracy) : "",
               Theme.filled(qsTr("mistakes: %1 small, %2 medium, %3 large"), [summary.player.small, summary.player.medium, summary.player.large]),
               Theme.filled(qsTr("luck of the draw %1 ± %2"), [summary.whole(summary.player.draws), summary.player.drawsError]),
               qsTr("lost in play %1").arg(Theme.signed(-summary.player.plays))).filter(part => part !== "").join(" · ")
    }
}
