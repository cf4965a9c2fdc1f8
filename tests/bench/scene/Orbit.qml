import QtQuick
import QtQuick.Window
import Storeys

// The board alone, to be turned a little in every frame; with no tiles, or with five on every square.
Window {
    id: window

    property bool full: false
    property string quality: "low"
    property bool turning: true
    readonly property QtObject game: QtObject {
        readonly property int rows: 10
        readonly property int columns: 10
        readonly property int stackLimit: 5
        readonly property var startSquares: [44, 45, 54, 55]
        readonly property var stacks: Array.from({ length: 100 }, (_, i) => window.full ? window.stack(i) : "")
        readonly property var marks: []
        readonly property var faults: []
        readonly property var squareKinds: []
        readonly property var tileFaces: []
        readonly property var cursor: ({ shown: false })

        signal tilesLanded(var tiles)
    }

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
