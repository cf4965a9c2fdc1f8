import QtQuick
import Storeys

// How far a tile that was picked up has risen from where it lay to the hand. A tile that lay elsewhere is in the hand
// at once.
QtObject {
    id: pickUp

    required property bool held
    required property bool near     // it lay close to the hand; read only when it is picked up
    property real risen: 1          // part of its way up, 0 to 1

    readonly property NumberAnimation motion: NumberAnimation {
        target: pickUp
        property: "risen"
        from: 0
        to: 1
        duration: Theme.lift
        easing.type: Easing.OutQuad
    }

    onHeldChanged: {
        motion.stop()
        pickUp.risen = 1
        if (pickUp.held && pickUp.near)
            motion.start()
    }
}
