import QtQuick
import Storeys

// Tells, the first time that stacks sink for the pointer or the typing cursor, which key lowers all of them. It goes
// after a while, or once the person lowers them.
Notice {
    id: hint

    required property SinkingStacks sinking     // null: no stack sinks
    required property bool known                // the person was told before
    required property string keys
    required property bool covered              // another message is shown here
    required property real room                 // width that it may have
    property bool due: false                    // stacks have sunk, and the person was not told yet
    readonly property bool all: sinking?.all ?? false
    readonly property bool sunk: !all && (sinking?.depths.length ?? 0) > 0

    signal read()

    function end(): void {
        if (!hint.due)
            return
        hint.due = false
        hint.read()
    }

    warning: false
    dismissable: true
    text: due && !covered ? qsTr("Stacks sink where they hide a letter. Hold %1 to lower all of them.").arg(keys) : ""
    width: Math.min(Math.ceil(oneLine), Math.round(600 * Theme.scale), room)
    onSunkChanged: {
        if (hint.sunk && !hint.known)
            hint.due = true
    }
    onAllChanged: {
        if (hint.all)
            hint.end()
    }
    onDismissed: hint.end()

    Timer {
        interval: 8000
        running: hint.due
        onTriggered: hint.end()
    }
}
