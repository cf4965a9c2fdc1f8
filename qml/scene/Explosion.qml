import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table

// The board taken apart: each storey slides off the stacks and lies beside the board like the plan of a floor, so that every
// letter can be read. How far they go can be set.
QtObject {
    id: explosion

    required property TableView view
    required property real aspect           // width by height of the part of the view that it may fill
    required property real margin           // of a tray round its squares
    property bool open: false
    property real spread: 1                 // as wanted; 1 = side by side
    property real amount: 0                 // at the moment
    property real begun: 0                  // where it was before the last change of what is wanted
    readonly property real wanted: open ? spread : 0
    readonly property real progress: wanted === begun ? 1 : (amount - begun) / (wanted - begun)     // 0 to 1, since then
    readonly property bool seen: amount > 0
    readonly property bool moving: motion.running
    readonly property bool resting: open && !motion.running
    readonly property int storeys: Math.max(1, ...Array.from(view.stacks, stack => stack.length))
    readonly property real stepX: 10 * view.shape.columns + 2 * margin + 4
    readonly property real coordinates: seen ? 1.55 : 1     // their size: trays side by side are small
    readonly property real nameRoom: 11     // before the back edge of each tray, for what it is called
    readonly property real stepZ: 10 * view.shape.rows + 2 * margin + nameRoom
    readonly property int across: {
        const scale = across => Math.min(explosion.aspect / (across * stepX), 1 / (Math.ceil(storeys / across) * stepZ))
        let best = 1
        for (let across = 2; across <= storeys; ++across)
            best = scale(across) > scale(best) ? across : best
        return best
    }
    // How far the tiles of each level are from their stacks.
    readonly property list<vector3d> floors: seen ? Array.from({ length: storeys }, (_, level) => explosion.away(level, amount)) : []
    // What it reaches beyond the board when it has opened.
    readonly property vector2d room: reach(wanted)

    function reach(amount: real): vector2d {
        return Qt.vector2d(Math.min(across, storeys) - 1, Math.ceil(storeys / across) - 1).times(amount).times(Qt.vector2d(stepX, stepZ))
    }
    function skip(): void {
        if (motion.running)
            motion.complete()
    }
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
