import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table

// Takes the board apart: each storey slides off the stacks and lies beside the board like the plan of a floor, so that
// every letter can be read. How far the storeys go can be set. Lengths are in tenths of a square.
QtObject {
    id: explosion

    required property TableView view
    required property real aspect           // width / height of the part of the view that it may fill
    required property real margin           // of a tray, round its squares
    property bool open: false
    property real spread: 1                 // how far the storeys are to go, 0.25 to 1; at 1 they lie side by side
    property real amount: 0                 // how far they are now: 0 together, 1 side by side
    property real begun: 0                  // amount when `wanted` changed last
    readonly property real wanted: open ? spread : 0
    // from begun to wanted, 0 to 1
    readonly property real progress: wanted === begun ? 1 : (amount - begun) / (wanted - begun)
    readonly property bool seen: amount > 0
    readonly property bool moving: motion.running
    readonly property bool resting: open && !motion.running
    // height of the tallest stack, at least 1
    readonly property int storeys: Math.max(1, ...Array.from(view.stacks, stack => stack.length))
    // from tray to tray, like stepZ
    readonly property real stepX: 10 * view.shape.columns + 2 * margin + 4
    readonly property real nameRoom: 11     // free behind each tray, for the name of the storey
    readonly property real stepZ: 10 * view.shape.rows + 2 * margin + nameRoom
    // Trays in a row: the number with which all trays are largest.
    readonly property int across: {
        const scale = across => Math.min(explosion.aspect / (across * stepX), 1 / (Math.ceil(storeys / across) * stepZ))
        let best = 1
        for (let across = 2; across <= storeys; ++across)
            best = scale(across) > scale(best) ? across : best
        return best
    }
    // By level, how far its tiles are moved away from the stacks, as in TileTable.
    readonly property list<vector3d> floors: seen ? Array.from({ length: storeys }, (_, level) => explosion.away(level, amount)) : []
    // How far the trays will reach beyond the board, to the right and towards the viewer, when the motion has ended.
    readonly property vector2d room: reach(wanted)

    function reach(amount: real): vector2d {
        return Qt.vector2d(Math.min(across, storeys) - 1, Math.ceil(storeys / across) - 1).times(amount).times(Qt.vector2d(stepX, stepZ))
    }
    function skip(): void { motion.complete() }
    // How far a level is moved away. On their way, tiles rise in an arc and sink to the height of the board.
    function away(level: int, amount: real): vector3d {
        const down = Measures.storey * amount, arc = 20 * amount * (1 - amount)
        return Qt.vector3d(level % across * stepX * amount, level * (arc - down), Math.floor(level / across) * stepZ * amount)
    }
    function spreadBy(step: real): void {
        if (explosion.open)
            explosion.spread = Math.max(0.25, Math.min(1, explosion.spread + step))
    }

    readonly property NumberAnimation motion: NumberAnimation { target: explosion; property: "amount"; duration: Theme.turnCamera; easing.type: Easing.InOutCubic }

    onWantedChanged: {
        begun = amount
        motion.to = wanted
        motion.restart()
    }
}
