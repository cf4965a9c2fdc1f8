import QtQuick
import Storeys
import Storeys.Table

// Where the board is looked at from, and how it is shown. On the flat board the camera's buttons stay where they are, and lead back to
// the solid one.
Column {
    id: buttons

    required property ViewCommands commands
    required property Lesson lesson
    required property bool solid        // three dimensions can be drawn

    spacing: Theme.unit

    component ViewButton: IconButton {
        objectName: command.name + "Button"
        visible: command.offered
        hintSide: Qt.RightEdge
    }

    Column {
        visible: buttons.solid
        spacing: Theme.unit / 2

        ViewButton { command: buttons.commands.top; marked: buttons.lesson.button === "camera" }
        ViewButton { command: buttons.commands.corner; marked: buttons.lesson.button === "camera" }
        ViewButton { command: buttons.commands.low; marked: buttons.lesson.button === "camera" }
        ViewButton { command: buttons.commands.reset; objectName: "resetViewButton" }    // keeps its place, as those below it do
    }
    Column {
        spacing: Theme.unit / 2

        ViewButton { command: buttons.commands.flat; visible: buttons.solid; marked: buttons.lesson.button === "flat" }
        ViewButton { command: buttons.commands.heights }
        ViewButton { command: buttons.commands.explode; marked: buttons.lesson.button === "explode" }
    }
}
