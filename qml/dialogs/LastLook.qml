import QtQuick
import Storeys.Table

// When the result of a game may be shown: the last tiles have come down, what they changed has been shown or was skipped, and
// no other dialog is being read.
Item {
    id: look

    required property TurnFlow flow
    required property bool reading      // another dialog
    property bool waits: false          // a game has ended

    signal over()

    function begin(): void {
        look.waits = true
        look.goOn(1200)
    }
    function stop(): void {
        look.waits = false
        pause.stop()
    }
    // Never in the middle of some input, which would be the dialog's then.
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
