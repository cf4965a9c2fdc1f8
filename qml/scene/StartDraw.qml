pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Storeys
import Storeys.Scene
import Storeys.Table
import Storeys.Desktop

// The draw for who starts, on the board itself: everybody's tile comes down over the name, those nearest to A are marked, players
// who tie draw again, and then the rack fills. Any input ends it. With reduced motion it is a still picture with all rounds, the
// last one in front, which goes after a while.
Item {
    id: deal

    required property LiveGame game
    required property TableView view
    required property PlayBoard board
    required property SoundPlayer player    // null is silence
    property bool running: false
    property int round: 0
    property bool judged: false             // the round is: winners are known
    property int dealt: -1                  // tiles on the rack, -1 = all
    property var places: []                 // of the tiles that are there: { name, square, tile, wins }
    readonly property var draw: view.startDraw
    readonly property bool still: Theme.reducedMotion || Theme.showPace === 0
    readonly property bool last: round >= draw.rounds.length - 1
    readonly property var winners: draw.rounds.length === 0 ? [] : last ? [draw.first] : Array.from(draw.rounds[round + 1], drawn => drawn.name)
    readonly property string headline: !judged ? (round === 0 ? qsTr("Everyone draws a tile. The letter closest to A starts.") : qsTr("Tied players draw again."))
        : !last ? qsTr("%1 tie and draw again.").arg(winners.join(qsTr(", ")))
        : deal.view.isYou(draw.first ?? "") ? qsTr("You start") : qsTr("%1 starts").arg(draw.first)

    function begin(): void {
        deal.end()
        const rounds = Object(deal.view.startDraw).rounds
        if (deal.board === null || rounds.length === 0 || rounds[0].length < 2)
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
        deal.places = []
    }
    function goOn(after: int): void {
        clock.interval = deal.still ? after : Math.max(1, Math.round(after * Theme.showPace))
        clock.restart()
    }
    function step(): void {
        if (deal.still && !deal.judged)
            return deal.showAll()
        if (deal.still || (deal.round === deal.draw.rounds.length && (deal.game.screen.covered || deal.dealt >= deal.view.rack.length)))
            return deal.end()
        if (deal.round === deal.draw.rounds.length) {
            ++deal.dealt
            deal.player?.play("lay-1", 0)
            deal.goOn(110)
        } else if (deal.places.length < deal.draw.rounds[deal.round].length) {
            deal.put(deal.places.length, 0)
            deal.goOn(550)
        } else if (!deal.judged) {
            deal.judge()
            deal.goOn(1600)
        } else {
            deal.board.flights.liftShown()
            deal.places = []
            deal.judged = false
            ++deal.round
            deal.goOn(500)
        }
    }
    // Side by side in the middle, up rows above it.
    function put(index: int, up: int): void {
        const drawn = deal.draw.rounds[deal.round][index], count = deal.draw.rounds[deal.round].length, columns = deal.view.shape.columns
        const apart = Math.max(2, Math.min(3, Math.floor(columns / count))), row = Math.max(0, Math.floor((deal.view.shape.rows - 1) / 2) - 2 * up)
        const square = row * columns + Math.max(0, Math.min(columns - 1, Math.round((columns - 1) / 2 + (index - (count - 1) / 2) * apart)))
        deal.places = deal.places.concat([{ name: drawn.name, square: square, tile: drawn.tile, wins: false }])
        deal.board.flights.show(square, drawn.symbol)
        deal.player?.play("lay-1", deal.still ? 0 : Theme.leave)
    }
    function judge(): void {
        deal.judged = true
        deal.places = deal.places.map(place => Object.assign({}, place, { wins: place.wins || deal.winners.includes(place.name) }))
        deal.board.flights.markShown(deal.places.filter(place => place.wins).map(place => place.square), 1)
    }
    function showAll(): void {
        const count = deal.draw.rounds.length
        for (let round = 0; round < count; ++round) {
            deal.round = round
            for (let i = 0; i < deal.draw.rounds[round].length; ++i)
                deal.put(i, count - 1 - round)
        }
        const squares = deal.places.slice(-deal.draw.rounds[count - 1].length).map(place => place.square)
        deal.judged = true
        deal.places = deal.places.map(place => Object.assign({}, place, { wins: squares.includes(place.square) && place.name === deal.draw.first }))
        deal.board.flights.markShown(deal.places.filter(place => place.wins).map(place => place.square), 1)
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
        model: deal.places

        Label {
            id: name

            required property var modelData
            readonly property point at: deal.board.views < 0 ? Qt.point(0, 0) : deal.board.squarePoint(modelData.square, 0)
            readonly property point below: deal.board.views < 0 ? Qt.point(0, 0) : deal.board.squarePoint(modelData.square + deal.view.shape.columns, 0)

            objectName: "drawnName"
            x: Math.round(at.x + (below.x - at.x) * 0.7 - width / 2)
            y: Math.round(at.y + (below.y - at.y) * 0.7 - Theme.unit)
            leftPadding: Theme.unit
            rightPadding: Theme.unit
            text: modelData.name
            color: modelData.wins ? Theme.p.accentInk : Theme.p.text
            font.bold: modelData.wins
            Accessible.name: qsTr("%1: %2").arg(modelData.name).arg(modelData.tile)

            Rectangle {
                anchors.fill: parent
                z: -1
                radius: Theme.chipRadius
                color: name.modelData.wins ? Theme.p.accent : Theme.p.panel
                border { width: 1; color: name.modelData.wins ? Theme.p.accent : Theme.p.line }
            }
        }
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 2 * Theme.unit
        visible: deal.round < deal.draw.rounds.length
        // Measured apart from the words: where they are wrapped, their own width follows from this one.
        width: Math.min(Math.ceil(metrics.advanceWidth(deal.headline)) + 1 + 2 * Theme.margin, parent.width - 2 * (Theme.target + 4 * Theme.unit))
        height: Math.max(Theme.target, words.implicitHeight + Theme.unit)
        radius: Theme.target / 2
        color: Theme.p.panel
        border { width: 2; color: Theme.p.accent }

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
