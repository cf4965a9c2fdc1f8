import QtQuick
import Storeys
import Storeys.Table
import Storeys.Desktop

// Plays the sounds of the table: for tiles picked up and laid (higher on taller stacks), refusals, plays, challenges
// and the end. A laid tile sounds when it touches down, not when it is let go.
Item {
    id: sounds

    required property GameTable gameTable
    required property SoundPlayer player    // null: no sounds
    required property Hand hand
    // milliseconds after a fall begins, as in the curve OutBounce
    readonly property int touchDown: Math.round(Theme.drop / 2.75)

    function lay(level: int, wait: int): void { sounds.player?.play("lay-%1".arg(Math.min(level + 1, 5)), wait) }

    Connections {
        target: sounds.hand

        function onPickedUp(): void { sounds.player?.play("pick-up", 0) }
        function onRefused(): void { sounds.player?.play("refuse", 0) }
    }
    Connections {
        target: sounds.gameTable.cursor

        function onRefused(): void { sounds.player?.play("refuse", 0) }
    }
    Connections {
        target: sounds.gameTable.view.draft

        function onRefused(): void { sounds.player?.play("refuse", 0) }
    }
    Connections {
        target: sounds.gameTable.view

        function onTileLaid(level: int): void { sounds.lay(level, sounds.hand.active ? sounds.touchDown : 0) }
        function onTilesLanded(tiles: list<movingTile>): void {
            Array.from(tiles).forEach((tile, i) => sounds.lay(tile.level, i * Theme.landGap + sounds.touchDown))
        }
        function onPlayed(): void { sounds.player?.play("play", 0) }
    }
    Connections {
        target: sounds.gameTable.flow

        function onJudged(): void { sounds.player?.play("challenge", 0) }
    }
    Connections {
        target: sounds.gameTable.game

        function onEnded(): void { sounds.player?.play("end", Theme.leave) }
    }
}
