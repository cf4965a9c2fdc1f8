import QtQuick
import Storeys

// A tile on its way up from a square that, for the rules, it has left already.
LooseTile {
    id: tile

    required property int square    // -1: no square of the board waits for it
    required property vector3d from
    required property vector3d to
    property int wait: 0            // before it starts, milliseconds

    signal landed()                 // out of sight

    position: from
    Component.onCompleted: rise.start()

    SequentialAnimation {
        id: rise

        onFinished: tile.landed()

        PauseAnimation { duration: tile.wait }
        NumberAnimation { target: tile; property: "y"; to: tile.to.y; duration: Theme.slide; easing.type: Easing.InQuad }
    }
}
