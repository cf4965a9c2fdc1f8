import QtQuick
import Storeys
import Storeys.Scene

// Stacks that hide a letter sink, and rise again, in one short move.
Sinking {
    id: stacks

    readonly property bool running: motion.running
    property list<int> rested: []   // how many tiles deep each stack was when they last came to rest; short = none
    readonly property NumberAnimation motion: NumberAnimation {
        target: stacks
        property: "part"
        to: 1
        duration: Theme.sink
        easing.type: Easing.OutCubic
    }

    function skip(): void {
        if (motion.running)
            motion.complete()
    }

    onWantedChanged: motion.restart()
    onRunningChanged: {
        if (!running)
            rested = Array.from(depths, Math.round)
    }
}
