import QtQuick
import QtQuick3D

// The camera at the end of the rig's arm, with near and far planes that fit what it sees closely.
PerspectiveCamera {
    id: eye

    required property var rig      // a CameraRig
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
