import QtQuick
import QtQuick3D
import Storeys

// Lets the board swing on a little when a person lets go of it while it turns, and come to rest by itself.
Node {
    id: swing

    required property var rig               // a CameraRig
    property var moves: []                  // the last ones of the hand: { dx, dy, time }, pixels and milliseconds
    readonly property bool running: glide.running
    readonly property int memory: 80        // milliseconds: what was before says nothing of the speed
    readonly property real farthest: 90     // pixels; a third of the way that a person drags to turn the board by half

    function moved(dx: real, dy: real, time: real): void {
        swing.moves = swing.moves.filter(move => time - move.time < swing.memory).concat([{ dx: dx, dy: dy, time: time }])
    }
    function letGo(time: real): void {
        const late = swing.moves.filter(move => time - move.time < swing.memory)
        const way = part => late.reduce((sum, move) => sum + move[part], 0) * Theme.swing / (3 * swing.memory)     // 3: how steeply OutCubic begins
        const dx = way("dx"), dy = way("dy"), length = Math.hypot(dx, dy)
        swing.moves = []
        if (length < 2)
            return
        const to = swing.rig.turned(dx * Math.min(1, swing.farthest / length), dy * Math.min(1, swing.farthest / length))
        yaw.to = to.yaw
        pitch.to = to.pitch
        glide.start()
    }
    function stop(): void {
        swing.moves = []
        glide.stop()
    }

    ParallelAnimation {
        id: glide

        NumberAnimation { id: yaw; target: swing.rig; property: "yaw"; duration: Theme.swing; easing.type: Easing.OutCubic }
        NumberAnimation { id: pitch; target: swing.rig; property: "pitch"; duration: Theme.swing; easing.type: Easing.OutCubic }
    }
}
