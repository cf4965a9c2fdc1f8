import QtQuick
import Storeys.Table

// Waits until the result of a game may be shown: the last tiles have come down, the words that they changed were shown
// or skipped, and no other dialog is open.
Item {
    id: look

    required property TurnFlow flow
    required property bool reading      // another dialog is open
    property bool waits: false          // a game has ended and its result was not shown yet

    signal over()

    function begin(): void {
        look.waits = true
        look.goOn(1200)
    }
    function stop(): void {
        look.waits = false
        pause.stop()
    }
    // Never in the middle of some input, as the dialog would get the rest of it.
    function goOn(after: int): void {
        pause.interval = after      // milliseconds
        pause.restart()
    }

    visible: false
    onReadingChanged: if (look.waits && !look.reading) look.goOn(300)

    Connections {
        target: look.flow
        enabled: look.waits

        function onShowingChanged(): void { if (!look.flow.showing) look.goOn(300) }
    }
    Timer {
        id: pause

        onTriggered: {
            if (!look.waits || look.reading || look.flow.showing)
                return
            look.waits = false
            look.over()
        }
    }
}
