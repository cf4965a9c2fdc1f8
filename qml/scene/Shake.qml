import QtQuick
import Storeys

// What is refused shakes its head: a short swing to the right, to the left and back.
QtObject {
    id: shake

    required property Hand hand
    property real away: 0           // from its place, 1 to -1

    readonly property SequentialAnimation motion: SequentialAnimation {
        NumberAnimation { target: shake; property: "away"; to: 1; duration: Theme.shake * 0.2; easing.type: Easing.OutQuad }
        NumberAnimation { target: shake; property: "away"; to: -0.7; duration: Theme.shake * 0.3; easing.type: Easing.InOutQuad }
        NumberAnimation { target: shake; property: "away"; to: 0.4; duration: Theme.shake * 0.25; easing.type: Easing.InOutQuad }
        NumberAnimation { target: shake; property: "away"; to: 0; duration: Theme.shake * 0.25; easing.type: Easing.InOutQuad }
    }
    readonly property Connections tiles: Connections {
        target: shake.hand

        function onRefused(): void { shake.motion.restart() }
    }
    readonly property Connections letters: Connections {
        target: shake.hand.view.cursor

        function onRefused(): void { shake.motion.restart() }
    }
}
