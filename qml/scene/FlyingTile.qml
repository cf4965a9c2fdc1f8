import QtQuick
import Storeys

// A tile on its way down to a square where, for the rules, it lies already.
LooseTile {
    id: tile

    required property int square
    required property vector3d from
    required property vector3d to
    property int wait: 0            // before it starts, milliseconds

    signal landed()

    position: from
    Component.onCompleted: fall.start()

    SequentialAnimation {
        id: fall

        onFinished: tile.landed()

        PauseAnimation { duration: tile.wait }
        ParallelAnimation {
            NumberAnimation { target: tile; property: "x"; to: tile.to.x; duration: Theme.slide; easing.type: Easing.OutQuad }
            NumberAnimation { target: tile; property: "z"; to: tile.to.z; duration: Theme.slide; easing.type: Easing.OutQuad }
            NumberAnimation {
                target: tile
                property: "y"
                to: tile.to.y
                duration: Theme.drop
                easing { type: Easing.OutBounce; amplitude: 0.5 }
            }
        }
    }
}
