import QtQuick
import QtQuick.Window
import Storeys
import Storeys.Fixture

// The board alone, to be turned a little in every frame; with no tiles, or with five on every square; or the flat board with
// all its signs and 100 tiles.
Window {
    id: window

    property bool full: false
    property bool flat: false
    property string quality: "low"
    property bool turning: true
    readonly property QtObject game: QtObject {
        readonly property int rows: window.flat ? 15 : 10
        readonly property int columns: rows
        readonly property int stackLimit: window.flat ? 1 : 5
        readonly property var startSquares: window.flat ? [112] : [44, 45, 54, 55]
        readonly property var stacks: Array.from({ length: rows * columns }, (_, i) =>
            window.flat ? (i % 9 < 4 ? window.stack(i)[0] : "") : window.full ? window.stack(i) : "")
        readonly property var marks: []
        readonly property var faults: []
        readonly property var squareKinds: window.flat ? flatGame.session.view.shape.squareKinds : []
        readonly property var tileFaces: window.flat ? flatGame.session.view.shape.tileFaces : []
        readonly property var cursor: ({ shown: false })
        readonly property real cameraSide: 1

        signal tilesLanded(var tiles)
        signal tilesWithdrawn(var tiles)
        signal tilesLifted(var tiles)
    }

    GameFixture { id: flatGame; variant: "cross15"; rack: "A" }

    function stack(square: int): string {
        return Array.from({ length: 5 }, (_, level) => String.fromCharCode(65 + (square * 7 + level * 11) % 26)).join("")
    }
    function turn(): void { board.rig.orbit(4, 0) }

    width: 1280
    height: 800
    visible: true

    BoardView {
        id: board

        anchors.fill: parent
        session: window.game
        quality: window.quality
        moving: window.turning
        safe: Qt.rect(16, 32, width - 32, height - 64)
    }
}
