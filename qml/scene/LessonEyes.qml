import QtQuick
import Storeys
import Storeys.Table

// Tells a lesson what a person looks at, and shows them what the lesson wants them to see. It draws nothing.
Item {
    id: eyes

    required property Lesson lesson
    required property HintGiver hint
    required property PlayBoard board       // the one that is seen
    required property CameraRig rig         // null: there is none
    required property Peel peel
    required property bool flat
    readonly property bool exploded: board?.explosion.open ?? false

    signal turnWanted()                     // the board is to turn by a step

    visible: false
    onExplodedChanged: {
        if (eyes.exploded && eyes.lesson.active)
            eyes.lesson.see("inside")
    }

    Binding { target: eyes.lesson; property: "flat"; value: eyes.flat }
    // By hand or by keys; on its way to a preset the camera goes by itself.
    Connections {
        target: eyes.rig
        enabled: eyes.lesson.active && !(eyes.rig?.turning ?? true)

        function onYawChanged(): void { eyes.lesson.see("camera") }
        function onPitchChanged(): void { eyes.lesson.see("camera") }
        function onZoomChanged(): void { eyes.lesson.see("camera") }
    }
    Connections {
        target: eyes.rig
        enabled: eyes.lesson.active

        function onPresetChanged(): void { eyes.lesson.see("camera") }
    }
    Connections {
        target: eyes.peel
        enabled: eyes.lesson.active

        function onSquareChanged(): void {
            if (eyes.peel.square >= 0)
                eyes.lesson.see("inside")
        }
    }
    Connections {
        target: eyes.lesson

        function onLookWanted(what: string): void {
            if (what === "camera")
                eyes.turnWanted()
            else
                eyes.peel.show(eyes.hint.squares[0] ?? -1)
        }
    }
}
