import QtQuick
import QtQuick3D
import Storeys.Scene

// A place on top of what lies on a square, wherever that has sunk to.
Node {
    id: place

    required property BoardSpace space
    required property int square        // -1: any
    property vector3d lift              // above it
    property vector3d top

    function follow(): void { place.top = place.space.topOf(Math.max(0, place.square)) }

    position: top.plus(lift)
    onSquareChanged: place.follow()
    Component.onCompleted: place.follow()

    Connections {
        target: place.space

        function onChanged(): void { place.follow() }
    }
}
