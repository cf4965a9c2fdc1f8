pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The chart of a game by turns: a line of points or chances for each player, with different marks, and below it a hanging
// bar for what each turn lost against the best play. A click chooses a turn, and so do arrow keys and Enter.
Item {
    id: chart

    required property list<playerScores> players
    property ValueModel losses: null    // rows of reviewedTurn, analysed so far; null: not shown
    property real mostLost: 0           // by one turn
    required property int count         // turns
    property int full: 0                // end of the scale; 0: as far as the points go
    property string title: qsTr("Points by turn: %1")       // for screen readers, with %1 for the ends of the lines
    property int turn: 0                // that Enter chooses; 0: none
    readonly property bool withLosses: losses !== null
    // what the lines say about that turn
    readonly property string told: turn < 1 || turn > count ? "" : Theme.filled(qsTr("Turn %1: %2"), [turn,
        Array.from(players, player => chart.isKnown(player, chart.turn) ? player.name + " " + Theme.signed(player.scores[chart.turn]) : qsTr("not known")).join(" · ")])
    // width of the labels at the left
    readonly property int labels: Math.max(Math.round(36 * Theme.scale), withLosses ? Math.ceil(lost.implicitWidth) + Theme.unit : 0)
    readonly property int depth: withLosses ? Math.round(46 * Theme.scale) : 0      // height of the losses
    // from turn to turn
    readonly property real step: (width - labels - Theme.unit) / Math.max(1, count)
    readonly property int highest: full > 0 ? full : Math.max(10, ...Array.from(players, player => Math.max(...player.scores)))
    readonly property int lowest: Math.min(0, ...Array.from(players, player => Math.min(...player.scores)))
    readonly property real heaviest: Math.max(5, mostLost)

    signal turnChosen(int turn)

    function xOf(turn: int): real { return chart.labels + turn * chart.step }
    function isKnown(player: playerScores, turn: int): bool { return player.known[turn] ?? true }
    function lastOf(player: playerScores): int { return player.scores[player.scores.length - 1] }
    function choose(turn: int): void { chart.turn = Math.max(1, Math.min(chart.count, turn)) }

    implicitHeight: Math.round(190 * Theme.scale) + legend.height
    Accessible.role: Accessible.Graphic
    Accessible.name: activeFocus && told !== "" ? told : title.arg(
        Array.from(players, player => Theme.filled(chart.isKnown(player, player.scores.length - 1) ? qsTr("%1: %2 at the end") : qsTr("%1: %2 so far"),
                                                   [player.name, chart.lastOf(player)])).join(qsTr(", ")))
    Accessible.description: activeFocusOnTab ? qsTr("Arrow keys choose a turn, Enter shows the board after it.") : ""
    Accessible.focusable: activeFocusOnTab
    Keys.onLeftPressed: chart.choose(chart.turn - 1)
    Keys.onRightPressed: chart.choose(chart.turn + 1)
    Keys.onPressed: event => {
        event.accepted = true
        if (event.key === Qt.Key_Home || event.key === Qt.Key_End)
            chart.choose(event.key === Qt.Key_Home ? 1 : chart.count)
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space) && chart.told !== "")
            chart.turnChosen(chart.turn)
        else
            event.accepted = false
    }

    Flow {
        id: legend

        x: chart.labels
        width: parent.width - x
        spacing: Theme.margin

        Repeater {
            model: chart.players

            Row {
                id: entry

                required property playerScores modelData
                required property int index

                spacing: Theme.unit / 2

                Mark { anchors.verticalCenter: parent.verticalCenter; kind: entry.index; tint: Theme.p.lines[entry.index] }
                Label { text: entry.modelData.name; font.pixelSize: Theme.caption }
            }
        }
    }
    Item {
        id: plot

        function yOf(points: real): real { return (chart.highest - points) * height / (chart.highest - chart.lowest) }

        y: legend.height + Theme.unit
        width: parent.width
        height: parent.height - y - chart.depth - Theme.margin

        Caption { y: -height / 2; text: chart.highest }
        Caption { y: plot.yOf(0) - height / 2; text: "0" }
        Rectangle { x: chart.labels; y: plot.yOf(0); width: chart.width - x; height: 1; color: Theme.p.line }
        Repeater {
            model: chart.players

            // A line of a chart through its points, with a mark on each.
            Item {
                id: line

                required property playerScores modelData
                required property int index
                // the turns whose value is known
                readonly property list<int> turns: Array.from(modelData.scores, (score, turn) => turn).filter(turn => chart.isKnown(modelData, turn))
                readonly property list<point> points: Array.from(turns, turn => Qt.point(chart.xOf(turn), plot.yOf(modelData.scores[turn])))
                readonly property color tint: Theme.p.lines[index]

                Repeater {
                    model: Math.max(0, line.points.length - 1)

                    Rectangle {
                        required property int index
                        readonly property point from: line.points[index]
                        readonly property point to: line.points[index + 1]

                        // pale where nothing is known in between
                        opacity: line.turns[index + 1] - line.turns[index] > 1 ? 0.3 : 1
                        x: from.x
                        y: from.y - height / 2
                        width: Math.hypot(to.x - from.x, to.y - from.y)
                        height: Math.max(1.5, 2 * Theme.scale)
                        rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI
                        transformOrigin: Item.Left
                        antialiasing: true
                        color: line.tint
                    }
                }
                Repeater {
                    model: line.points

                    Mark {
                        required property point modelData

                        x: modelData.x - width / 2
                        y: modelData.y - height / 2
                        kind: line.index
                        tint: line.tint
                    }
                }
            }
        }
    }
    Item {
        visible: chart.withLosses
        anchors { bottom: parent.bottom }
        width: parent.width
        height: chart.depth

        Caption { id: lost; text: qsTr("lost") }
        Rectangle { x: chart.labels; width: chart.width - x; height: 1; color: Theme.p.soft }
        Repeater {
            model: chart.losses

            Rectangle {
                required property real loss
                required property int index

                x: chart.xOf(index + 1) - width / 2
                width: Math.max(2, Math.min(chart.step - 2, Math.round(12 * Theme.scale)))
                height: loss * chart.depth / chart.heaviest
                color: Theme.p.warning
            }
        }
    }
    MouseArea {
        anchors { fill: parent; topMargin: plot.y; leftMargin: chart.labels }
        cursorShape: Qt.PointingHandCursor
        onClicked: mouse => {
            const turn = Math.round(mouse.x / chart.step)
            if (turn >= 1 && turn <= chart.count)
                chart.turnChosen(turn)
        }
    }

    // The turn that Enter chooses.
    Rectangle {
        visible: chart.activeFocus && chart.told !== ""
        x: chart.xOf(chart.turn) - width / 2
        y: plot.y
        width: Math.max(2, Math.round(2 * Theme.scale))
        height: chart.height - y
        opacity: 0.6
        color: Theme.p.accent
    }
    Caption {
        objectName: "chartTurn"
        visible: chart.activeFocus && text !== ""
        anchors.right: parent.right
        text: chart.told
    }
    FocusRing { shown: chart.activeFocus }

    // The mark of a line in a chart: a disc, a diamond, a ring or a square, so that lines can be told apart without
    // colours.
    component Mark: Rectangle {
        required property int kind          // 0 to 3, in that order
        required property color tint

        width: Math.round((kind === 0 || kind === 2 ? 8 : 7) * Theme.scale)
        height: width
        radius: kind === 0 || kind === 2 ? width / 2 : 0
        rotation: kind === 1 ? 45 : 0
        antialiasing: true
        color: kind === 2 ? Theme.p.panel : tint
        border { width: Math.max(1, Math.round(2 * Theme.scale)); color: tint }
    }
}
