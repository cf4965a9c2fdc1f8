import QtQuick
import Storeys
import Storeys.Table

// While the last play can be challenged: who played which words, and a button to challenge. After a failed challenge by
// a computer, a notice says so. Takes no room otherwise.
Item {
    id: bar

    required property GameTable gameTable
    required property Command command
    readonly property bool possible: gameTable.flow.challengeable.turn >= 0
    readonly property int turns: gameTable.view.turns.count
    property string challenger: ""      // the computer whose challenge failed, until the next turn; "" for none

    visible: !gameTable.view.look.active && (possible || notice.present)
    height: visible ? Math.max(button.height, notice.present ? notice.height : 0) : 0
    onTurnsChanged: bar.challenger = ""

    Connections {
        target: bar.gameTable.flow

        function onJudged(): void {
            const outcome = bar.gameTable.flow.outcome
            bar.challenger = outcome.byComputer && !outcome.withdrawn ? outcome.challenger : ""
        }
    }
    Notice {
        id: notice

        warning: false
        text: bar.challenger === "" ? "" : qsTr("%1 challenged the play: all words are valid.").arg(bar.challenger)
    }
    Label {
        anchors { left: parent.left; right: button.left; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
        // without room it is left out: the list of turns has it too
        visible: bar.possible && !notice.present && implicitWidth <= width
        text: Theme.filled(qsTr("%1: %2"), [bar.gameTable.flow.challengeable.who, bar.gameTable.flow.challengeable.words])
        color: Theme.p.soft
    }
    TextButton {
        id: button

        objectName: "challengeLastPlay"
        anchors.right: parent.right
        visible: bar.possible && !notice.present
        symbol: "flag"
        command: bar.command
        text: qsTr("Challenge")
    }
}
