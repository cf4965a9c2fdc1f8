import QtQuick
import QtQuick.Window
import Storeys
import Storeys.Fixture

// The board alone, in three dimensions, to be turned a little in every frame: of any game, empty or full. Full is five tiles on
// every square where tiles stack, else a tile on four of nine squares.
Window {
    id: window

    property string variant: "stack10"
    property bool full: false
    property string quality: "low"
    property bool turning: true

    function show(): void {
        game.variant = window.variant
        game.stacks = []
        game.begin()
        const shape = game.table.view.shape
        if (window.full) {
            game.stacks = Array.from({ length: shape.rows * shape.columns }, (_, square) => window.stack(square, shape))
            game.begin()
        }
    }
    function stack(square: int, shape: var): string {
        const letters = Array.from({ length: shape.stackLimit }, (_, level) => String.fromCharCode(65 + (square * 7 + level * 11) % 26)).join("")
        return shape.canStack || (square % 9 < 4 && !["wall", "asteroid"].includes(shape.squareKinds[square])) ? letters : ""
    }
    function turn(): void { board.rig.orbit(4, 0) }

    width: 1280
    height: 800
    visible: true
    onVariantChanged: window.show()
    onFullChanged: window.show()

    GameFixture { id: game; rack: "A" }
    BoardView {
        id: board

        anchors.fill: parent
        gameTable: game.table
        quality: window.quality
        moving: window.turning
        safe: Qt.rect(16, 32, width - 32, height - 64)
    }
}
