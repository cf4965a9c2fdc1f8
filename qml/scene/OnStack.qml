import QtQuick
import QtQuick3D
import Storeys.Scene

// A node on top of the stack on a square. It follows the stack as that grows, sinks and rises.
Node {
    id: place

    required property BoardSpace space
    required property int square        // -1: none, so the place has no meaning
    property vector3d lift              // added to the top
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
