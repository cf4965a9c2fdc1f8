import QtQuick
import Storeys
import Storeys.Table

// Tells a lesson what a person looks at, and shows them what the lesson wants them to see. It draws nothing.
Item {
    id: eyes

    required property var table             // the Table
    readonly property Lesson lesson: table.gameTable.lesson
    readonly property CameraRig rig: table.solidBoard?.rig ?? null

    visible: false

    Binding { target: eyes.lesson; property: "flat"; value: eyes.table.showsFlat }
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
        target: eyes.table.peeled
        enabled: eyes.lesson.active

        function onSquareChanged(): void {
            if (eyes.table.peeled.square >= 0)
                eyes.lesson.see("inside")
        }
    }
    Connections {
        target: eyes.table
        enabled: eyes.lesson.active

        function onExplodedChanged(): void {
            if (eyes.table.exploded)
                eyes.lesson.see("inside")
        }
    }
    Connections {
        target: eyes.lesson

        function onLookWanted(what: string): void {
            if (what === "camera")
                eyes.table.turnBy(1, 0)
            else
                eyes.table.peeled.show(eyes.table.gameTable.hint.squares[0] ?? -1)
        }
    }
}
