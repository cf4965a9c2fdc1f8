import QtQuick
import Storeys
import Storeys.Scene

// Animates Sinking: stacks that hide a letter sink, and rise again later, each time in one short move.
Sinking {
    id: stacks

    readonly property bool running: motion.running
    property list<int> rested: []   // tiles by which each stack had sunk when they last came to rest; missing: 0
    readonly property NumberAnimation motion: NumberAnimation {
        target: stacks
        property: "part"
        to: 1
        duration: Theme.sink
        easing.type: Easing.OutCubic
    }

    function skip(): void { motion.complete() }

    onWantedChanged: motion.restart()
    onRunningChanged: if (!running) rested = Array.from(depths, Math.round)
}
