import QtQuick
import QtQuick.Templates as T
import Storeys

// A slider for a number, with a label before and the number after it. During a drag only the number shown changes;
// applying it could move the knob away from the mouse.
NamedLine {
    id: line

    required property real from
    required property real to
    required property real step
    required property real value
    property string unit: qsTr("%1%")      // how the number is shown, with %1 for it

    signal chosen(real value)

    function choose(value: real): void {
        const steps = Math.round((value - line.from) / line.step)
        line.chosen(Math.max(line.from, Math.min(line.to, line.from + steps * line.step)))
    }

    opacity: enabled ? 1 : 0.45

    T.Slider {
        id: slider

        objectName: line.objectName + "Slider"
        anchors { left: parent?.left; right: number.left; rightMargin: Theme.unit }
        height: Theme.target
        from: line.from
        to: line.to
        stepSize: line.step
        snapMode: T.Slider.SnapAlways
        value: line.value
        focusPolicy: Qt.TabFocus
        hoverEnabled: true
        Accessible.name: line.title
        Accessible.description: number.text
        Accessible.onIncreaseAction: line.choose(line.value + line.step)
        Accessible.onDecreaseAction: line.choose(line.value - line.step)
        Keys.onPressed: event => {
            const page = Math.max(line.step, (line.to - line.from) / 5)
            const goals = { [Qt.Key_Home]: line.from, [Qt.Key_End]: line.to, [Qt.Key_PageUp]: line.value + page, [Qt.Key_PageDown]: line.value - page }
            event.accepted = goals[event.key] !== undefined
            if (event.accepted)
                line.choose(goals[event.key])
        }
        onMoved: if (!pressed) line.chosen(value)
        onPressedChanged: if (!pressed && value !== line.value) line.chosen(value)

        background: Rectangle {
            y: Math.round((slider.height - height) / 2)
            width: slider.width
            height: Math.round(4 * Theme.scale)
            radius: height / 2
            color: Theme.p.soft

            Rectangle { width: slider.visualPosition * parent.width; height: parent.height; radius: parent.radius; color: Theme.p.accent }
        }
        handle: Rectangle {
            x: slider.visualPosition * (slider.width - width)
            y: Math.round((slider.height - height) / 2)
            width: Theme.icon
            height: Theme.icon
            radius: height / 2
            color: slider.pressed || slider.hovered ? Theme.p.accentSoft : Theme.p.control
            border { width: 2; color: Theme.p.accent }

            FocusRing { shown: slider.visualFocus; cornerRadius: parent.radius }
        }
    }
    Label {
        id: number

        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        width: Math.round(48 * Theme.scale)
        horizontalAlignment: Text.AlignRight
        text: line.unit.arg(slider.value)
        font.bold: true
        Accessible.ignored: true
    }
}
