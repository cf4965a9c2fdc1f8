pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table
import Storeys.Desktop

// Shows the draw for who starts, on the board: a tile for each player comes down above their name, the tiles nearest to
// A are marked, tied players draw again, and at the end the rack fills. Any input ends it. With reduced motion, or if
// plays are not shown, it is a still picture of all rounds, the last one in front, for five seconds.
Item {
    id: deal

    required property LiveGame game
    required property TableView view
    required property PlayBoard board
    required property SoundPlayer player    // null: no sounds
    property bool running: false
    property int round: 0                   // from 0; `rounds`: the rack is filling
    property bool judged: false             // the winners of the round are marked
    property int dealt: -1                  // how many slots of the rack have their tile, -1 = all
    property list<drawnTile> there          // the drawn tiles on the board
    property list<int> squares              // and their squares
    readonly property list<drawnTile> drawn: view.startDraw
    readonly property int rounds: (drawn[drawn.length - 1]?.round ?? -1) + 1
    readonly property bool still: Theme.reducedMotion || Theme.showPace === 0
    readonly property bool last: round >= rounds - 1
    // Names of the round's winners: one starts; several draw again.
    readonly property list<string> winners: deal.inRound(Math.min(round, rounds - 1)).filter(tile => tile.wins).map(tile => tile.name)
    readonly property string headline: !judged ? (round === 0 ? qsTr("Everyone draws a tile. The player with the letter closest to A starts.") : qsTr("Tied players draw again."))
        : !last ? Theme.filled(qsTr("%1 and %2 tie and draw again."), [Array.from(winners).slice(0, -1).join(qsTr(", ")), winners[winners.length - 1]])
        : deal.view.isYou(winners[0] ?? "") ? qsTr("You start") : qsTr("%1 starts").arg(winners[0] ?? "")

    function inRound(round: int): var { return Array.from(deal.drawn).filter(tile => tile.round === round) }
    function begin(): void {
        deal.end()
        if (deal.board === null || deal.inRound(0).length < 2)
            return
        deal.running = true
        deal.round = 0
        deal.dealt = deal.still ? -1 : 0
        deal.goOn(deal.still ? 0 : 500)
    }
    function end(): void {
        clock.stop()
        if (deal.running)
            deal.board?.flights.finish()
        deal.running = deal.judged = false
        deal.dealt = -1
        deal.clear()
    }
    function clear(): void { deal.there = deal.squares = [] }
    // Calls step() after that many milliseconds, at the pace of shown plays.
    function goOn(after: int): void {
        clock.interval = deal.still ? after : Math.max(1, Math.round(after * Theme.showPace))
        clock.restart()
    }
    function step(): void {
        if (deal.still && !deal.judged)
            return deal.showAll()
        if (deal.still || (deal.round === deal.rounds && (deal.game.screen.covered || deal.dealt >= deal.view.rack.length)))
            return deal.end()
        if (deal.round === deal.rounds) {
            ++deal.dealt
            deal.player?.play("lay-1", 0)
            deal.goOn(110)
        } else if (deal.there.length < deal.inRound(deal.round).length) {
            deal.put(deal.there.length, 0)
            deal.goOn(550)
        } else if (!deal.judged) {
            deal.judge()
            deal.goOn(1600)
        } else {
            deal.board.flights.liftShown()
            deal.clear()
            deal.judged = false
            ++deal.round
            deal.goOn(500)
        }
    }
    // Puts a tile of the round on the board, side by side with the others, in the middle row or 2 * up rows above it.
    function put(index: int, up: int): void {
        const drawn = deal.inRound(deal.round), count = drawn.length, columns = deal.view.shape.columns
        const apart = Math.max(2, Math.min(3, Math.floor(columns / count))), row = Math.max(0, Math.floor((deal.view.shape.rows - 1) / 2) - 2 * up)
        const square = row * columns + Math.max(0, Math.min(columns - 1, Math.round((columns - 1) / 2 + (index - (count - 1) / 2) * apart)))
        deal.squares = Array.from(deal.squares).concat([square])
        deal.there = Array.from(deal.there).concat([drawn[index]])
        deal.board.flights.show(square, drawn[index].symbol)
        deal.player?.play("lay-1", deal.still ? 0 : Theme.leave)
    }
    function judge(): void {
        deal.judged = true
        deal.board.flights.markShown(Array.from(deal.squares).filter((square, i) => deal.wins(deal.there[i])), 1)
    }
    // Whether the tile is marked. A still picture shows earlier rounds too, without marks.
    function wins(tile: drawnTile): bool { return deal.judged && tile.wins && tile.round === deal.round }
    function showAll(): void {
        const count = deal.rounds
        for (let round = 0; round < count; ++round) {
            deal.round = round
            for (let i = 0; i < deal.inRound(round).length; ++i)
                deal.put(i, count - 1 - round)
        }
        deal.judge()
        deal.goOn(5000)
    }

    visible: running

    Timer { id: clock; onTriggered: deal.step() }
    InputWatch {
        window: deal.Window.window
        on: deal.running
        onUsed: deal.end()
    }
    Repeater {
        id: names

        model: deal.there

        Label {
            id: name

            required property drawnTile modelData
            required property int index
            readonly property int square: deal.squares[index] ?? 0
            readonly property bool wins: deal.wins(modelData)
            readonly property point at: deal.board.squarePointNow(square, 0)
            readonly property point below: deal.board.squarePointNow(square + deal.view.shape.columns, 0)

            objectName: "drawnName"
            x: Math.round(at.x + (below.x - at.x) * 0.7 - width / 2)
            y: Math.round(at.y + (below.y - at.y) * 0.7 - Theme.unit)
            leftPadding: Theme.unit
            rightPadding: Theme.unit
            text: modelData.name
            color: wins ? Theme.p.accentInk : Theme.p.text
            font.bold: wins
            Accessible.name: Theme.filled(qsTr("%1: %2"), [modelData.name, modelData.face])

            Rectangle {
                anchors.fill: parent
                z: -1
                radius: Theme.chipRadius
                color: name.wins ? Theme.p.accent : Theme.p.panel
                border { width: 1; color: name.wins ? Theme.p.accent : Theme.p.line }
            }
        }
    }
    Card {
        id: banner

        // On the empty board, below the tiles and their names, so that it covers no coordinates.
        readonly property int row: Math.min(Math.floor((deal.view.shape.rows - 1) / 2) + 2, deal.view.shape.rows - 1)
        readonly property rect from: banner.squareRect(0)
        readonly property rect to: banner.squareRect(deal.view.shape.columns - 1)
        readonly property real namesBottom: names.count === 0 ? 0 : names.itemAt(0).y + names.itemAt(0).height

        function squareRect(column: int): rect {
            return deal.board?.stackRectNow(banner.row * deal.view.shape.columns + column) ?? Qt.rect(0, 0, 0, 0)
        }

        objectName: "drawBanner"
        x: Math.round((from.x + to.x + to.width - width) / 2)
        y: Math.round(Math.max((from.y + from.height / 2 + to.y + to.height / 2 - height) / 2, namesBottom + Theme.unit / 2))
        visible: deal.round < deal.rounds
        // Measured by FontMetrics, as the width of the label depends on this width.
        width: Math.min(Math.ceil(metrics.advanceWidth(deal.headline)) + 1 + 2 * Theme.margin, to.x + to.width - from.x)
        height: Math.max(Theme.target, words.implicitHeight + Theme.unit)
        radius: Theme.target / 2
        color: Theme.p.panel
        marked: true

        FontMetrics { id: metrics; font: words.font }
        Label {
            id: words

            objectName: "drawHeadline"
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.margin
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: deal.headline
            font.bold: true
        }
    }
}
