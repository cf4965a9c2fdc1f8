pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// The camera, on an arm that turns about the board. It has three presets; from each it can be turned, tilted, moved and
// zoomed. It never goes below the table and always looks at some part of the board. go() leads to a preset from
// anywhere. Angles are in degrees, lengths in tenths of a square.
Node {
    id: rig

    required property size view             // pixels
    required property rect safe             // part of the view that the board should fill
    required property vector3d low          // corners of the box to be shown
    required property vector3d high
    property string preset: "corner"        // top, corner or low
    property real side: 1                   // where the viewer sits: from 1, at the right, to -1, at the left
    property bool moved: false              // the person has moved it away from its preset
    property real yaw: 0
    property real pitch: -45
    property real fieldOfView: 24
    property real zoom: 1                   // smaller is nearer
    // from the point looked at to the camera, at zoom 1 and before yaw and pitch turn it
    property vector3d arm
    // latest moves of a drag that turns the board: x and y in pixels, z the time in ms
    property list<vector3d> moves
    readonly property int memory: 80        // milliseconds; older moves don't count for the speed of a drag
    // how far the board swings on at most, as pixels of a drag: about 30 degrees
    readonly property real longest: 90
    readonly property bool turning: turn.running || glide.running
    readonly property real nearest: 0.42    // zoom
    readonly property real farthest: 1.25
    readonly property real flattest: -20    // pitch; in a lower view, letters could not be read
    // Side of a square in the middle of the view.
    readonly property real cellPixels: view.height * 5 / (arm.z * zoom * Math.tan(fieldOfView * Math.PI / 360))
    readonly property alias camera: eye
    readonly property alias viewpoint: point

    component Pose: QtObject {
        property real yaw: 0
        property real pitch
        property real fieldOfView
        property real above         // as in Framing
    }
    // The animation of one property on the way to a preset.
    component Move: PropertyAnimation { target: rig; duration: Theme.turnCamera; easing.type: Easing.InOutCubic }

    // The corner is steep and nearly in front, so that no stack hides a letter: legibility_test measures it.
    readonly property Pose pose: preset === "top" ? top : preset === "low" ? front : corner
    readonly property Pose top: Pose { pitch: -89.9; fieldOfView: 16; above: 0.5 }
    readonly property Pose corner: Pose { yaw: 7 * rig.side; pitch: -63; fieldOfView: 18; above: 0.6 }
    readonly property Pose front: Pose { yaw: 9 * rig.side; pitch: -33; fieldOfView: 24; above: 0.97 }

    // What is saved when the window closes, for restore().
    readonly property var place: ({ preset: preset, moved: moved, yaw: yaw, pitch: pitch, zoom: zoom, x: position.x, z: position.z })

    // Half the length of the box along the line of sight. Near plane and shadows follow from it.
    readonly property real reach: Math.cos(pitch * Math.PI / 180) * (Math.max(high.x, -low.x) * Math.abs(Math.sin(yaw * Math.PI / 180))
                                                                    + Math.max(high.z, -low.z) * Math.abs(Math.cos(yaw * Math.PI / 180)))
    readonly property real shadowFar: arm.z * zoom + reach + position.length() + 8

    // Goes to a preset. Changing `preset` changes the arm at once, so the animation gets the old one back to start
    // from.
    function go(name: string, animated: bool): void {
        const before = rig.arm
        turn.stop()
        rig.stop()
        rig.preset = name
        rig.moved = false
        rig.yaw -= 360 * Math.round((rig.yaw - rig.pose.yaw) / 360)     // turns the shorter way
        rig.arm = before
        turn.start()
        if (!animated)
            turn.complete()
    }
    // Goes at once to a saved `place`. An unknown preset changes nothing. If a number is missing, only the preset
    // counts; numbers out of bounds are limited.
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
    // Yaw and pitch after a drag by that many pixels.
    function turned(dx: real, dy: real): var {
        return { yaw: rig.yaw - dx * 0.35, pitch: Math.max(-89.9, Math.min(rig.flattest, rig.pitch - dy * 0.25)) }
    }
    // Ends the way to a preset at once, because the person moves the camera.
    function arrive(): void { turn.complete() }
    function orbit(dx: real, dy: real): void {
        rig.arrive()
        const to = rig.turned(dx, dy)
        rig.yaw = to.yaw
        rig.pitch = to.pitch
        rig.moved = true
        const now = watch.elapsed()
        rig.moves = rig.lateMoves(now).concat([Qt.vector3d(dx, dy, now)])
    }
    // A drag has ended: the board swings on a little, as fast as it was turned last.
    function letGo(): void {
        const sum = rig.lateMoves(watch.elapsed()).reduce((sum, move) => sum.plus(move), Qt.vector3d(0, 0, 0))
        // 3: slope of OutCubic at its start
        const way = Qt.vector2d(sum.x, sum.y).times(Theme.swing / (3 * rig.memory))
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
    // The point of the table under a pixel; where there is none, the point looked at.
    function tableAt(pixel: point): vector3d {
        const from = rig.viewpoint.eye(), ray = rig.viewpoint.towards(pixel.x, pixel.y)
        return ray.y < -0.05 ? from.minus(ray.times(from.y / ray.y)) : rig.position
    }
    // Looks at a point of the table. The nearer the camera, the further that point may be from the middle, up to the
    // edge of the box; from farthest away, it must be the middle.
    function lookAt(target: vector3d): void {
        const room = Math.min(1, 1.5 * (rig.farthest - rig.zoom) / (rig.farthest - rig.nearest))
        const inside = (value, low, high) => Math.max(low * room, Math.min(high * room, value))
        rig.position = Qt.vector3d(inside(target.x, rig.low.x, rig.high.x), 0, inside(target.z, rig.low.z, rig.high.z))
        rig.moved = true
    }
    // Moves the board so that what was under the first pixel comes under the second.
    function pan(from: point, to: point): void {
        rig.arrive()
        rig.lookAt(rig.position.plus(rig.tableAt(from)).minus(rig.tableAt(to)))
    }
    // Moves nearer (factor < 1) or away; what is under the pixel stays there.
    function zoomAt(pixel: point, factor: real): void {
        rig.arrive()
        const fixed = rig.tableAt(pixel), before = rig.zoom
        rig.zoom = Math.max(rig.nearest, Math.min(rig.farthest, before * factor))
        rig.lookAt(fixed.plus(rig.position.minus(fixed).times(rig.zoom / before)))
    }
    // Turns the board clockwise about what is under the pixel.
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
        if (!rig.moved)     // else restore() was called first
            rig.go(preset, false)
    }

    Stopwatch { id: watch }
    // Runs after a change of side, once the pose has followed it. Does not animate before the view has a size.
    Timer { id: follow; interval: 0; onTriggered: rig.go(rig.preset, rig.safe.width > 0 && rig.safe.height > 0) }
    ParallelAnimation {
        id: glide

        NumberAnimation { id: glideYaw; target: rig; property: "yaw"; duration: Theme.swing; easing.type: Easing.OutCubic }
        NumberAnimation { id: glidePitch; target: rig; property: "pitch"; duration: Theme.swing; easing.type: Easing.OutCubic }
    }
    // The near plane is as far away as what is seen allows, for precise depths.
    PerspectiveCamera {
        id: eye

        // Distance, along the line of sight, at which the lower edge of the view meets the table.
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

        onFinished: rig.arm = framing.arm       // the framing may have changed during the animation

        Move { property: "yaw"; to: rig.pose.yaw }
        Move { property: "pitch"; to: rig.pose.pitch }
        Move { property: "fieldOfView"; to: rig.pose.fieldOfView }
        Move { property: "zoom"; to: 1 }
        Move { property: "arm"; to: framing.arm }
        Move { property: "position"; to: Qt.vector3d(0, 0, 0) }
    }
}
