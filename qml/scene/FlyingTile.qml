import QtQuick
import Storeys

// A tile on its way down to a square where, for the rules, it lies already, or away from one where it lay.
LooseTile {
    id: tile

    required property int square
    required property vector3d from
    required property vector3d to
    property int wait: 0            // before it starts, milliseconds
    property bool down: true        // to the square; else away from it

    signal landed()

    position: from
    Component.onCompleted: fall.start()

    SequentialAnimation {
        id: fall

        onFinished: tile.landed()

        PauseAnimation { duration: tile.wait }
        ParallelAnimation {
            NumberAnimation { target: tile; property: "x"; to: tile.to.x; duration: tile.down ? Theme.slide : Theme.leave; easing.type: Easing.OutQuad }
            NumberAnimation { target: tile; property: "z"; to: tile.to.z; duration: tile.down ? Theme.slide : Theme.leave; easing.type: Easing.OutQuad }
            NumberAnimation {
                target: tile
                property: "y"
                to: tile.to.y
                duration: tile.down ? Theme.drop : Theme.leave
                easing { type: tile.down ? Easing.OutBounce : Easing.OutQuad; amplitude: 0.5 }
            }
        }
    }
}
