import QtQuick
import Storeys

// How far a tile that is picked up has risen from where it lay to the hand. One that comes from elsewhere is in the hand at once.
QtObject {
    id: pickUp

    required property bool held
    required property bool near     // it lay close by; of meaning in the moment in which it is picked up
    property real risen: 1          // of its way up

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
