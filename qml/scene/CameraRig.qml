import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// The camera on an arm that turns about the board. Three presets; from each it can be turned, tipped and brought nearer.
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
    readonly property bool turning: turn.running
    readonly property real nearest: 0.42    // zoom
    readonly property real flattest: -20    // pitch: below, letters could not be read
    readonly property real cellPixels: view.height * 5 / (arm.z * zoom * Math.tan(fieldOfView * Math.PI / 360))
    readonly property alias camera: eye
    readonly property alias viewpoint: point

    readonly property var poses: ({
        top: { yaw: 0, pitch: -89.9, fieldOfView: 16, above: 0.5 },
        corner: { yaw: 32, pitch: -46, fieldOfView: 24, above: 0.6 },
        low: { yaw: 9, pitch: -33, fieldOfView: 24, above: 0.97 }
    })
    readonly property var pose: Object.assign({}, poses[preset], { yaw: poses[preset].yaw * side })

    // Half the length of the box along the line of sight, for near and far planes that fit it closely.
    readonly property real reach: Math.cos(pitch * Math.PI / 180) * (Math.max(high.x, -low.x) * Math.abs(Math.sin(yaw * Math.PI / 180))
                                                                    + Math.max(high.z, -low.z) * Math.abs(Math.cos(yaw * Math.PI / 180)))
    readonly property real shadowFar: arm.z * zoom + reach + position.length() + 8
    // Where the lower edge of the view meets the table.
    readonly property real tableNear: {
        const half = fieldOfView / 2 * Math.PI / 180, steep = Math.min(Math.PI / 2, half - pitch * Math.PI / 180)
        const height = zoom * (arm.y * Math.cos(pitch * Math.PI / 180) - arm.z * Math.sin(pitch * Math.PI / 180))
        return height / Math.sin(steep) * Math.cos(half)
    }

    function go(name: string, animated: bool): void {
        const before = rig.arm
        turn.stop()
        rig.preset = name
        rig.moved = false
        rig.yaw -= 360 * Math.round((rig.yaw - rig.pose.yaw) / 360)     // the short way round
        rig.arm = before
        turn.start()
        if (!animated)
            turn.complete()
    }
    function orbit(dx: real, dy: real): void {
        rig.yaw -= dx * 0.35
        rig.pitch = Math.max(-89.9, Math.min(rig.flattest, rig.pitch - dy * 0.25))
        rig.moved = true
    }
    // Moves nearer (factor < 1) to what is under the pixel, or away; what is under the pixel stays there.
    function zoomAt(pixel: point, factor: real): void {
        const to = Math.max(rig.nearest, Math.min(1.25, rig.zoom * factor))
        const from = rig.viewpoint.eye(), ray = rig.viewpoint.towards(pixel.x, pixel.y)
        const fixed = ray.y < -0.05 ? from.minus(ray.times(from.y / ray.y)) : rig.position
        const target = fixed.plus(rig.position.minus(fixed).times(to / rig.zoom))
        const room = Math.max(0, (1 - to) / (1 - rig.nearest))          // the middle stays on the board, and returns to it
        const inside = (value, half) => Math.max(-half * room, Math.min(half * room, value))
        rig.position = Qt.vector3d(inside(target.x, rig.high.x), 0, inside(target.z, rig.high.z))
        rig.zoom = to
        rig.moved = true
    }
    function skip(): void {
        if (turn.running)
            turn.complete()
    }

    eulerRotation: Qt.vector3d(pitch, yaw, 0)
    onSideChanged: follow.restart()
    Component.onCompleted: rig.go(preset, false)

    // When the pose has followed the side. Before the view has its size there is nothing to be seen on the way.
    Timer { id: follow; interval: 0; onTriggered: rig.go(rig.preset, rig.safe.width > 0 && rig.safe.height > 0) }
    PerspectiveCamera {
        id: eye

        position: rig.arm.times(rig.zoom)
        fieldOfView: rig.fieldOfView
        clipNear: Math.max(5, Math.min(rig.tableNear * 0.98, rig.arm.z * rig.zoom - rig.reach - rig.position.length() - 45))
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

        CameraMove { target: rig; property: "yaw"; to: rig.pose.yaw }
        CameraMove { target: rig; property: "pitch"; to: rig.pose.pitch }
        CameraMove { target: rig; property: "fieldOfView"; to: rig.pose.fieldOfView }
        CameraMove { target: rig; property: "zoom"; to: 1 }
        CameraMove { target: rig; property: "arm"; to: framing.arm }
        CameraMove { target: rig; property: "position"; to: Qt.vector3d(0, 0, 0) }
    }
}
