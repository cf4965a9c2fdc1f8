import QtQuick
import Storeys
import Storeys.Table

// Reports to the lesson what the person looks at, and shows the person what the lesson wants to be seen. Draws nothing
// itself.
Item {
    id: observer

    required property Lesson lesson
    required property HintGiver hint
    required property PlayBoard board       // the board that is shown: solid or flat
    required property CameraRig rig         // null: there is none yet
    required property Peel peel
    required property bool flat
    readonly property bool exploded: board?.explosion.open ?? false

    signal turnWanted()                     // the board is to be turned by a step

    onExplodedChanged: if (observer.exploded && observer.lesson.active) observer.lesson.see("inside")

    Binding { target: observer.lesson; property: "flat"; value: observer.flat }
    // The person moves the camera, by hand or keys. Its own motion, on the way to a preset or swinging on, does not
    // count.
    Connections {
        target: observer.rig
        enabled: observer.lesson.active && !(observer.rig?.turning ?? true)

        function onYawChanged(): void { observer.lesson.see("camera") }
        function onPitchChanged(): void { observer.lesson.see("camera") }
        function onZoomChanged(): void { observer.lesson.see("camera") }
    }
    Connections {
        target: observer.rig
        enabled: observer.lesson.active

        function onPresetChanged(): void { observer.lesson.see("camera") }
    }
    Connections {
        target: observer.peel
        enabled: observer.lesson.active

        function onSquareChanged(): void {
            if (observer.peel.square >= 0)
                observer.lesson.see("inside")
        }
    }
    Connections {
        target: observer.lesson

        function onLookWanted(what: string): void {
            if (what === "camera")
                observer.turnWanted()
            else
                observer.peel.show(observer.hint.squares[0] ?? -1)
        }
    }
}
