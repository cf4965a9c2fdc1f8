pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// The camera on an arm that turns about the board. Three presets; from each it can be turned, tipped, moved and brought nearer.
// It never comes below the table, always looks at some part of the board, and go() takes it back from anywhere.
Node {
    id: rig

    required property size view             // pixels
    required property rect safe             // part of the view that the board should fill
    required property vector3d low          // box to be shown
    required property vector3d high
    property string preset: "corner"
    property real side: 1                   // 1: from the right, as the poses say; -1: from the left; between: from between
    property bool moved: false              // away from the preset
    property real yaw: 0
    property real pitch: -45
    property real fieldOfView: 24
    property real zoom: 1                   // smaller is nearer
    property vector3d arm
    property list<vector3d> moves           // the last ones of a hand that turns the board: x and y pixels, z when, milliseconds
    readonly property int memory: 80        // milliseconds: what was before says nothing of the speed
    readonly property real longest: 90      // way that it swings on, pixels; a third of the way that a person drags to turn it by half
    readonly property bool turning: turn.running || glide.running
    readonly property real nearest: 0.42    // zoom
    readonly property real farthest: 1.25
    readonly property real flattest: -20    // pitch: below, letters could not be read
    readonly property real cellPixels: view.height * 5 / (arm.z * zoom * Math.tan(fieldOfView * Math.PI / 360))
    readonly property alias camera: eye
    readonly property alias viewpoint: point

    component Pose: QtObject {
        property real yaw: 0
        property real pitch
        property real fieldOfView
        property real above         // as in Framing
    }
    // One part of the way to a preset.
    component Move: PropertyAnimation { target: rig; duration: Theme.turnCamera; easing.type: Easing.InOutCubic }

    // The corner is steep and nearly in front, so that no stack hides a letter: legibility_test measures it.
    readonly property Pose pose: preset === "top" ? top : preset === "low" ? front : corner
    readonly property Pose top: Pose { pitch: -89.9; fieldOfView: 16; above: 0.5 }
    readonly property Pose corner: Pose { yaw: 7 * rig.side; pitch: -63; fieldOfView: 18; above: 0.6 }
    readonly property Pose front: Pose { yaw: 9 * rig.side; pitch: -33; fieldOfView: 24; above: 0.97 }

    // To be kept until the window is opened again.
    readonly property var place: ({ preset: preset, moved: moved, yaw: yaw, pitch: pitch, zoom: zoom, x: position.x, z: position.z })

    // Half the length of the box along the line of sight, for near and far planes that fit it closely.
    readonly property real reach: Math.cos(pitch * Math.PI / 180) * (Math.max(high.x, -low.x) * Math.abs(Math.sin(yaw * Math.PI / 180))
                                                                    + Math.max(high.z, -low.z) * Math.abs(Math.cos(yaw * Math.PI / 180)))
    readonly property real shadowFar: arm.z * zoom + reach + position.length() + 8

    function go(name: string, animated: bool): void {
        const before = rig.arm
        turn.stop()
        rig.stop()
        rig.preset = name
        rig.moved = false
        rig.yaw -= 360 * Math.round((rig.yaw - rig.pose.yaw) / 360)     // the short way round
        rig.arm = before
        turn.start()
        if (!animated)
            turn.complete()
    }
    // Goes at once to where it stood, as place has it; what is missing or out of bounds stays as it is.
    function restore(before: var): void {
        if (!["top", "corner", "low"].includes(before.preset))
            return
        rig.go(before.preset, false)
        follow.stop()
        const numbers = [before.yaw, before.pitch, before.zoom, before.x, before.z]
        if (!before.moved || !numbers.every(Number.isFinite))
            return
        rig.yaw = before.yaw % 360
        rig.pitch = Math.max(-89.9, Math.min(rig.flattest, before.pitch))
        rig.zoom = Math.max(rig.nearest, Math.min(rig.farthest, before.zoom))
        rig.lookAt(Qt.vector3d(before.x, 0, before.z))
    }
    // Where a drag turns the camera to; its distance in pixels.
    function turned(dx: real, dy: real): var {
        return { yaw: rig.yaw - dx * 0.35, pitch: Math.max(-89.9, Math.min(rig.flattest, rig.pitch - dy * 0.25)) }
    }
    // A hand on the camera ends its way to a preset.
    function arrive(): void { if (turn.running) turn.complete() }
    function orbit(dx: real, dy: real): void {
        rig.arrive()
        const to = rig.turned(dx, dy)
        rig.yaw = to.yaw
        rig.pitch = to.pitch
        rig.moved = true
        const now = watch.elapsed()
        rig.moves = rig.lateMoves(now).concat([Qt.vector3d(dx, dy, now)])
    }
    // The board swings on a little, and comes to rest by itself.
    function letGo(): void {
        const sum = rig.lateMoves(watch.elapsed()).reduce((sum, move) => sum.plus(move), Qt.vector3d(0, 0, 0))
        const way = Qt.vector2d(sum.x, sum.y).times(Theme.swing / (3 * rig.memory))     // 3: how steeply OutCubic begins
        rig.moves = []
        if (way.length() < 2)
            return
        const part = Math.min(1, rig.longest / way.length()), to = rig.turned(way.x * part, way.y * part)
        glideYaw.to = to.yaw
        glidePitch.to = to.pitch
        glide.start()
    }
    function lateMoves(now: real): var { return Array.from(rig.moves).filter(move => now - move.z < rig.memory) }
    function stop(): void {
        rig.moves = []
        glide.stop()
    }
    // What of the table is under the pixel, or would be.
    function tableAt(pixel: point): vector3d {
        const from = rig.viewpoint.eye(), ray = rig.viewpoint.towards(pixel.x, pixel.y)
        return ray.y < -0.05 ? from.minus(ray.times(from.y / ray.y)) : rig.position
    }
    // The nearer the camera, the further from the middle it may look, up to the edge; from afar it looks at the middle.
    function lookAt(target: vector3d): void {
        const room = Math.min(1, 1.5 * (rig.farthest - rig.zoom) / (rig.farthest - rig.nearest))
        const inside = (value, low, high) => Math.max(low * room, Math.min(high * room, value))
        rig.position = Qt.vector3d(inside(target.x, rig.low.x, rig.high.x), 0, inside(target.z, rig.low.z, rig.high.z))
        rig.moved = true
    }
    // What is under one pixel comes under the other.
    function pan(from: point, to: point): void {
        rig.arrive()
        rig.lookAt(rig.position.plus(rig.tableAt(from)).minus(rig.tableAt(to)))
    }
    // Moves nearer (factor < 1) to what is under the pixel, or away; what is under the pixel stays there.
    function zoomAt(pixel: point, factor: real): void {
        rig.arrive()
        const fixed = rig.tableAt(pixel), before = rig.zoom
        rig.zoom = Math.max(rig.nearest, Math.min(rig.farthest, before * factor))
        rig.lookAt(fixed.plus(rig.position.minus(fixed).times(rig.zoom / before)))
    }
    // Turns the board about what is under the pixel, clockwise as it is seen.
    function twistAt(pixel: point, degrees: real): void {
        rig.arrive()
        const fixed = rig.tableAt(pixel)
        rig.yaw += degrees
        rig.lookAt(rig.position.plus(fixed).minus(rig.tableAt(pixel)))
    }
    function skip(): void {
        rig.stop()
        rig.arrive()
    }

    eulerRotation: Qt.vector3d(pitch, yaw, 0)
    onSideChanged: follow.restart()
    Component.onCompleted: {
        if (!rig.moved)     // it may have been restored by then
            rig.go(preset, false)
    }

    // When the pose has followed the side. Before the view has its size there is nothing to be seen on the way.
    Stopwatch { id: watch }
    Timer { id: follow; interval: 0; onTriggered: rig.go(rig.preset, rig.safe.width > 0 && rig.safe.height > 0) }
    ParallelAnimation {
        id: glide

        NumberAnimation { id: glideYaw; target: rig; property: "yaw"; duration: Theme.swing; easing.type: Easing.OutCubic }
        NumberAnimation { id: glidePitch; target: rig; property: "pitch"; duration: Theme.swing; easing.type: Easing.OutCubic }
    }
    // Its near and far planes fit what it sees closely.
    PerspectiveCamera {
        id: eye

        // Where the lower edge of the view meets the table.
        readonly property real tableNear: {
            const half = rig.fieldOfView / 2 * Math.PI / 180, steep = Math.min(Math.PI / 2, half - rig.pitch * Math.PI / 180)
            const height = rig.zoom * (rig.arm.y * Math.cos(rig.pitch * Math.PI / 180) - rig.arm.z * Math.sin(rig.pitch * Math.PI / 180))
            return height / Math.sin(steep) * Math.cos(half)
        }

        position: rig.arm.times(rig.zoom)
        fieldOfView: rig.fieldOfView
        clipNear: Math.max(5, Math.min(eye.tableNear * 0.98, rig.arm.z * rig.zoom - rig.reach - rig.position.length() - 45))
        clipFar: rig.arm.z * rig.zoom + 900
    }
    Viewpoint {
        id: point

        yaw: rig.yaw
        pitch: rig.pitch
        fieldOfView: rig.fieldOfView
        target: rig.position
        arm: eye.position
        size: rig.view
    }
    Framing {
        id: framing

        yaw: rig.pose.yaw
        pitch: rig.pose.pitch
        fieldOfView: rig.pose.fieldOfView
        above: rig.pose.above
        size: rig.view
        safe: rig.safe
        low: rig.low
        high: rig.high
        onChanged: rig.arm = framing.arm
    }
    ParallelAnimation {
        id: turn

        onFinished: rig.arm = framing.arm       // the view may have changed on the way

        Move { property: "yaw"; to: rig.pose.yaw }
        Move { property: "pitch"; to: rig.pose.pitch }
        Move { property: "fieldOfView"; to: rig.pose.fieldOfView }
        Move { property: "zoom"; to: 1 }
        Move { property: "arm"; to: framing.arm }
        Move { property: "position"; to: Qt.vector3d(0, 0, 0) }
    }
}
