pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// A square button with an icon; its text is the tooltip and the accessible name.
PlainButton {
    id: button

    property string shortcut: command?.keys ?? ""   // key sequence of the same command, shown in the tooltip
    property Item hintAt: button    // the item that the tooltip is beside
    readonly property bool active: command?.on ?? false      // what it turns on is on now
    property bool hinted: true      // it shows the tooltip, on hover and on keyboard focus
    property bool marked: false     // a lesson points at it
    property bool quiet: true       // no background until hovered, and no border

    implicitWidth: Theme.target
    implicitHeight: Theme.target
    opacity: enabled ? 1 : 0.45
    symbol: command?.symbol ?? ""
    text: command?.now ?? ""
    Accessible.description: shortcut
    Accessible.checked: active

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: button.symbol
            tint: button.active ? Theme.p.accentInk : Theme.p.text
        }
    }
    background: Rectangle {
        radius: Theme.buttonRadius
        color: button.active ? Theme.p.accent
             : button.down ? Qt.darker(Theme.p.accentSoft, 1.06)
             : button.hovered ? Theme.p.accentSoft
             : button.quiet ? "transparent" : Theme.p.control
        border { width: button.quiet || button.active ? 0 : 1; color: Theme.p.line }

        FocusRing { shown: button.visualFocus }
        LessonMark { shown: button.marked }
    }

    Hint {
        parent: button.hintAt
        visible: (button.hovered || button.visualFocus) && button.hinted && button.text !== ""
        side: button.hintSide
        text: button.shortcut === "" ? button.text : Theme.filled(qsTr("%1 (%2)"), [button.text, button.shortcut])
    }

    // Points at a control for a lesson: four corners of a frame, as around squares of the board. A focus ring is
    // closed, so nobody takes one for the other.
    component LessonMark: Item {
        id: mark

        required property bool shown
        readonly property int line: Math.max(3, Math.round(4 * Theme.scale))
        readonly property int arm: Math.round(13 * Theme.scale)

        objectName: "lessonMark"
        anchors { fill: parent; margins: -Math.round(4 * Theme.scale) }
        visible: shown

        Repeater {
            model: 4

            Item {
                id: corner

                required property int index
                readonly property bool atRight: index % 2 === 1
                readonly property bool atBottom: index >= 2

                x: atRight ? mark.width - width : 0
                y: atBottom ? mark.height - height : 0
                width: mark.arm
                height: mark.arm

                Rectangle { y: corner.atBottom ? corner.height - height : 0; width: corner.width; height: mark.line; color: Theme.p.accent }
                Rectangle { x: corner.atRight ? corner.width - width : 0; width: mark.line; height: corner.height; color: Theme.p.accent }
            }
        }
    }
}
