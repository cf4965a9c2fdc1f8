import QtQuick
import Storeys
import Storeys.Table

// Tells a lesson what the person looks at, and shows the person what the lesson wants seen. Draws nothing itself.
Item {
    id: eyes

    required property Lesson lesson
    required property HintGiver hint
    required property PlayBoard board       // the board that is shown: solid or flat
    required property CameraRig rig         // null: there is none yet
    required property Peel peel
    required property bool flat
    readonly property bool exploded: board?.explosion.open ?? false

    signal turnWanted()                     // the board is to be turned by a step

    visible: false
    onExplodedChanged: if (eyes.exploded && eyes.lesson.active) eyes.lesson.see("inside")

    Binding { target: eyes.lesson; property: "flat"; value: eyes.flat }
    // The person moves the camera, by hand or keys. What it does by itself, on its way to a preset or swinging on, does
    // not count.
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
