pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Table

// What a person sets once for all games. Every choice takes effect and is saved at once.
Sheet {
    id: dialog

    required property Preferences preferences
    property list<option> languages         // each with its native name
    property bool solid: true               // the board can be shown in three dimensions

    readonly property list<option> qualities: [Options.of("low", qsTr("low")), Options.of("medium", qsTr("medium")), Options.of("high", qsTr("high"))]
    readonly property string automatic: preferences.measuredQuality === "" ? qsTr("Automatic")
        : qsTr("Automatic: %1").arg(Array.from(qualities).find(quality => quality.id === preferences.measuredQuality)?.name ?? "")

    // Lines whose objectName is the name of the preference that they set.
    component Switch: CheckLine {
        width: parent?.width ?? 0
        checked: dialog.preferences[objectName]
        onToggled: dialog.preferences.set(objectName, checked)
    }
    component Selection: PickerLine {
        current: dialog.preferences[objectName]
        onChosen: id => dialog.preferences.set(objectName, id)
    }

    title: qsTr("Preferences")
    first: colours.button
    implicitWidth: Math.round(520 * Theme.scale)

    Titled {
        title: qsTr("Display")

        Selection {
            id: colours

            objectName: "theme"
            title: qsTr("Colours")
            options: [Options.of("system", qsTr("Same as system")), Options.of("light", qsTr("Light")), Options.of("dark", qsTr("Dark")), Options.of("contrast", qsTr("High contrast"))]
        }
        Selection {
            objectName: "quality"
            visible: dialog.solid
            title: qsTr("Graphics quality")
            options: [Options.of("auto", dialog.automatic), Options.of("low", qsTr("Low")), Options.of("medium", qsTr("Medium")), Options.of("high", qsTr("High"))]
        }
        Switch {
            objectName: "uprightLetters"
            visible: dialog.solid
            text: qsTr("Keep letters upright")
        }
    }
    Titled {
        title: qsTr("Text and motion")

        Selection {
            objectName: "language"
            title: qsTr("Language")
            options: [Options.of("", qsTr("Same as system")), ...Array.from(dialog.languages)]
        }
        SliderLine {
            objectName: "textScale"
            title: qsTr("Text size")
            from: 100
            to: 200
            step: 25
        }
        Selection {
            objectName: "showSpeed"
            title: qsTr("Animation speed")
            options: [Options.of("slow", qsTr("Slow")), Options.of("normal", qsTr("Normal")), Options.of("fast", qsTr("Fast")), Options.of("off", qsTr("Off"))]
        }
        Switch { objectName: "reducedMotion"; text: qsTr("Reduce motion") }
    }
    Titled {
        title: qsTr("Sound")

        Switch { objectName: "sound"; text: qsTr("Sound effects") }
        SliderLine {
            objectName: "volume"
            enabled: dialog.preferences.sound
            title: qsTr("Volume")
            from: 0
            to: 100
            step: 10
        }
    }
    Titled {
        title: qsTr("Words")

        Switch { objectName: "commonWordsFirst"; text: qsTr("Hints name common words first, rarer ones beside them") }
        Switch { objectName: "offensiveWords"; text: qsTr("Computers and hints may use offensive words") }
    }
    Titled {
        title: qsTr("Analysis")

        Switch { objectName: "reviewGames"; text: qsTr("Analyse a game as soon as it ends") }
    }
    Titled {
        title: qsTr("Sharing this screen")

        Switch { objectName: "turnCamera"; text: qsTr("Turn the board to face the player to move") }
    }
    foot: SheetButtons {
        CloseButton { onClicked: dialog.close() }
    }

    // A slider for the preference that its objectName names, in percent, with a label before and the number after it.
    // During a drag only the number shown changes; applying it could move the knob away from the mouse.
    component SliderLine: NamedLine {
        id: line

        required property real from
        required property real to
        required property real step
        readonly property real value: dialog.preferences[objectName]

        function choose(value: real): void {
            const steps = Math.round((value - line.from) / line.step)
            dialog.preferences.set(line.objectName, Math.max(line.from, Math.min(line.to, line.from + steps * line.step)))
        }
        // The same by mouse: scrolls so that the slider stays under the pointer, although other text has another size.
        function chooseHere(value: real): void {
            const before = line.mapToItem(null, 0, line.height - line.controlHeight / 2).y
            line.choose(value)
            Qt.callLater(line.returnTo, before)
        }
        function returnTo(before: real): void {
            const scroller = dialog.page.scroller
            dialog.layOut(dialog.page)
            const way = line.mapToItem(null, 0, line.height - line.controlHeight / 2).y - before
            scroller.contentY = Math.max(0, Math.min(scroller.contentHeight - scroller.height, scroller.contentY + way))
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
            focusPolicy: Qt.StrongFocus     // so that no other line with the focus is scrolled into sight
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
            onMoved: if (!pressed) line.choose(value)
            onPressedChanged: if (!pressed && value !== line.value) line.chooseHere(value)

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
        SilentLabel {
            id: number

            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            width: Math.round(48 * Theme.scale)
            horizontalAlignment: Text.AlignRight
            text: qsTr("%1%").arg(slider.value)
            font.bold: true
        }
    }
}
